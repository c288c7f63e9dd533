import { type AttributeRef, type Combination, membersOf } from '../combinations/combination.js';

/** The rows of the three blacklist tables, with the columns that rules need. */
export interface RuleInputs {
  attributePairs: readonly { forbiddenWithId: string; targetId: string; comment?: string | null }[];
  categoryPairs: readonly {
    forbiddenWithCategoryId: string;
    targetCategoryId: string;
    comment?: string | null;
  }[];
  attributeCategoryPairs: readonly {
    forbiddenWithAttributeId: string;
    targetCategoryId: string;
    comment?: string | null;
  }[];
}

/** Of a brand without rules. */
export const NO_RULES: RuleInputs = { attributePairs: [], categoryPairs: [], attributeCategoryPairs: [] };

/** Attribute with attribute, category with category, product category attribute with category. */
type RuleKind = 'attribute' | 'category' | 'attribute-category';

type Links = ReadonlyMap<string, ReadonlySet<string>>;

/** All rules of a brand in one symmetric form: each side of a rule links to the other. */
export interface BlacklistRules {
  /** True when there are no rules. */
  isEmpty: boolean;
  attributes: Links;
  categories: Links;
  categoriesByAttribute: Links;
}

/**
 * Compiles the three kinds of blacklist pairs into one symmetric rule set.
 * The order within a pair, and pairs that occur twice, make no difference.
 */
export function compileRules(inputs: RuleInputs): BlacklistRules {
  const attributes = new Map<string, Set<string>>();
  const categories = new Map<string, Set<string>>();
  const categoriesByAttribute = new Map<string, Set<string>>();
  for (const pair of inputs.attributePairs) linkBoth(attributes, pair.forbiddenWithId, pair.targetId);
  for (const pair of inputs.categoryPairs) {
    linkBoth(categories, pair.forbiddenWithCategoryId, pair.targetCategoryId);
  }
  for (const pair of inputs.attributeCategoryPairs) {
    link(categoriesByAttribute, pair.forbiddenWithAttributeId, pair.targetCategoryId);
  }
  const isEmpty = attributes.size + categories.size + categoriesByAttribute.size === 0;
  return { isEmpty, attributes, categories, categoriesByAttribute };
}

/** Says whether a combination holds both sides of any rule. */
export function isBlocked(
  rules: BlacklistRules,
  combination: Pick<Combination, 'productCategory' | 'attributes'>,
): boolean {
  return brokenRule(rules, combination) !== null;
}

/** A rule that a combination breaks: its kind, and the names of its two sides. */
export interface BrokenRule {
  kind: RuleKind;
  /** Names of attributes or categories, depending on the kind; in the mixed kind the attribute comes first. */
  sides: [string, string];
}

/** The first rule that a combination breaks, null when it breaks none. */
export function brokenRule(
  rules: BlacklistRules,
  combination: Pick<Combination, 'productCategory' | 'attributes'>,
): BrokenRule | null {
  if (rules.isEmpty) return null;
  const members = membersOf(combination);
  for (const [i, b] of members.entries()) {
    for (const a of members.slice(0, i)) {
      if (has(rules.attributes, a.id, b.id)) return { kind: 'attribute', sides: [a.name, b.name] };
      if (has(rules.categories, a.categoryId, b.categoryId))
        return { kind: 'category', sides: [a.categoryName, b.categoryName] };
      if (has(rules.categoriesByAttribute, a.id, b.categoryId))
        return { kind: 'attribute-category', sides: [a.name, b.categoryName] };
      if (has(rules.categoriesByAttribute, b.id, a.categoryId))
        return { kind: 'attribute-category', sides: [b.name, a.categoryName] };
    }
  }
  return null;
}

/** Says whether a rule forbids two attributes in one combination. Symmetric. */
export function isForbiddenPair(
  rules: BlacklistRules,
  a: Pick<AttributeRef, 'id' | 'categoryId'>,
  b: Pick<AttributeRef, 'id' | 'categoryId'>,
): boolean {
  return (
    has(rules.attributes, a.id, b.id) ||
    has(rules.categories, a.categoryId, b.categoryId) ||
    has(rules.categoriesByAttribute, a.id, b.categoryId) ||
    has(rules.categoriesByAttribute, b.id, a.categoryId)
  );
}

function has(links: Links, from: string, to: string): boolean {
  return links.get(from)?.has(to) ?? false;
}

function linkBoth(links: Map<string, Set<string>>, a: string, b: string): void {
  link(links, a, b);
  link(links, b, a);
}

function link(links: Map<string, Set<string>>, from: string, to: string): void {
  const known = links.get(from);
  if (known) known.add(to);
  else links.set(from, new Set([to]));
}
