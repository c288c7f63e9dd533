import type { BlacklistRules } from '../rules/blacklist-rules.js';
import type { Member, SpaceAttribute, SpaceCategory } from './space-members.js';

/**
 * What a rule forbids together with a member: attributes by their number in the space, and whole categories by index.
 */
export interface Conflicts {
  attributes: ReadonlySet<number>;
  categories: ReadonlySet<number>;
}

const NOTHING: Conflicts = { attributes: new Set(), categories: new Set() };

/**
 * The compiled rules from the view of one member. Computed on first use, and sparse, so that a large brand with few
 * rules costs little.
 */
export class ConflictSet {
  private readonly found = new Map<Member, Conflicts>();
  private readonly attributes = new Map<string, SpaceAttribute>();
  private readonly categories: ReadonlyMap<string, SpaceCategory>;
  /** The attribute–category rules, by category. */
  private readonly attributesByCategory = new Map<string, string[]>();

  constructor(
    private readonly rules: BlacklistRules,
    categories: readonly SpaceCategory[],
  ) {
    this.categories = new Map(categories.map((category) => [category.id, category]));
    for (const { attributes } of categories) {
      for (const attribute of attributes) for (const id of attribute.ids) this.attributes.set(id, attribute);
    }
    for (const [attributeId, categoryIds] of rules.categoriesByAttribute) {
      for (const id of categoryIds) {
        const known = this.attributesByCategory.get(id);
        if (known) known.push(attributeId);
        else this.attributesByCategory.set(id, [attributeId]);
      }
    }
  }

  /** What the rules forbid together with this member. */
  of(member: Member): Conflicts {
    if (this.rules.isEmpty) return NOTHING;
    let conflicts = this.found.get(member);
    if (!conflicts) {
      conflicts = this.find(member);
      this.found.set(member, conflicts);
    }
    return conflicts;
  }

  /** Says whether a rule forbids the attribute together with this member. */
  forbids(member: Member, { number, category }: SpaceAttribute): boolean {
    const { attributes, categories } = this.of(member);
    return attributes.has(number) || categories.has(category);
  }

  private find({ ids, categoryIds }: Member): Conflicts {
    const attributes = new Set<number>();
    const categories = new Set<number>();
    const addAttribute = (id: string) => {
      const attribute = this.attributes.get(id);
      if (attribute) attributes.add(attribute.number);
    };
    const addCategory = (id: string) => {
      const category = this.categories.get(id);
      if (category) categories.add(category.index);
    };
    for (const id of ids) {
      this.rules.attributes.get(id)?.forEach(addAttribute);
      this.rules.categoriesByAttribute.get(id)?.forEach(addCategory);
    }
    for (const id of categoryIds) {
      this.rules.categories.get(id)?.forEach(addCategory);
      this.attributesByCategory.get(id)?.forEach(addAttribute);
    }
    if (attributes.size + categories.size === 0) return NOTHING;
    return { attributes, categories };
  }
}
