import type { BlacklistRules } from '../rules/blacklist-rules.js';
import type { Member, SpaceAttribute, SpaceCategory } from './space-members.js';

/** What may not stand beside a member: attributes by their number in the space, and whole categories by their place. */
export interface Conflicts {
  attributes: ReadonlySet<number>;
  categories: ReadonlySet<number>;
}

const NOTHING: Conflicts = { attributes: new Set(), categories: new Set() };

/**
 * The compiled rules as seen from one member. Worked out when first asked, and sparse, so that a large brand with few
 * rules costs little.
 */
export class ConflictSet {
  private readonly found = new Map<Member, Conflicts>();
  private readonly attributes = new Map<string, SpaceAttribute>();
  private readonly categories: ReadonlyMap<string, SpaceCategory>;
  /** The rules attribute–category, from the side of the category. */
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

  /** What a rule forbids beside this member. */
  of(member: Member): Conflicts {
    if (this.rules.isEmpty) return NOTHING;
    let conflicts = this.found.get(member);
    if (!conflicts) {
      conflicts = this.find(member);
      this.found.set(member, conflicts);
    }
    return conflicts;
  }

  /** Says whether a rule forbids the attribute beside this member. */
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
