import type { BrandData } from '../combinations/brand-data.js';
import { COMMENT_MAX_LENGTH } from '../names/names.js';
import type { Known } from './known-names.js';
import { type SheetCells, sheetTypeOf } from './sheet-columns.js';
import { sheetFault, SAME, type SheetChanges, type SheetRowPlan } from './sheet-plan.js';

/** Resolves the names in a rule. Names need not be unique, so all matches are returned, oldest first. */
export interface SheetTerms {
  categoriesNamed(name: string): readonly Known[];
  attributesNamed(category: Known, name: string): readonly Known[];
  isProductCategory(category: Known): boolean;
}

type RuleChanges = Pick<
  SheetChanges,
  'attributePairs' | 'categoryPairs' | 'attributeCategoryPairs' | 'pairings'
>;

/** One side of a rule: a category, or an attribute with its category. */
interface Side {
  category: Known;
  attribute: Known | null;
}

const MIXED = 'Only an attribute of a product category and a whole category of another type go together here';
const pairKey = (one: string, other: string): string => [one, other].sort().join(' ');

/** Rules and pairings: the brand's, and those that a sheet adds. */
export class SheetRules {
  readonly changes: RuleChanges = {
    attributePairs: [],
    categoryPairs: [],
    attributeCategoryPairs: [],
    pairings: [],
  };
  /** Keys of the pairs that are never combined, of any kind, and of the pairs that are generated together. */
  private readonly never: Set<string>;
  private readonly together: Set<string>;

  constructor(
    { rules, pairings }: BrandData,
    private readonly terms: SheetTerms,
  ) {
    this.never = new Set([
      ...rules.attributePairs.map((pair) => pairKey(pair.forbiddenWithId, pair.targetId)),
      ...rules.categoryPairs.map((pair) => pairKey(pair.forbiddenWithCategoryId, pair.targetCategoryId)),
      ...rules.attributeCategoryPairs.map((pair) =>
        pairKey(pair.forbiddenWithAttributeId, pair.targetCategoryId),
      ),
    ]);
    this.together = new Set(
      pairings.map((pair) => pairKey(pair.productCategoryAttributeId, pair.attributeCategoryId)),
    );
  }

  planRow(row: SheetCells): SheetRowPlan {
    const isNever = sheetTypeOf(row.type) === 'neverWith';
    const ones = this.sides(row.category, row.attribute);
    const others = this.sides(row.withCategory, row.withAttribute);
    if (typeof ones === 'string') return sheetFault(ones);
    if (typeof others === 'string') return sheetFault(others);
    const known = isNever ? this.never : this.together;
    if (ones.some((one) => others.some((other) => known.has(pairKey(idOf(one), idOf(other)))))) return SAME;
    const [one, other] = [ones[0], others[0]];
    if (!one || !other) return sheetFault('A rule has two sides');
    const wrong = isNever ? this.forbid(one, other, row.comment) : this.pair(one, other);
    if (wrong) return sheetFault(wrong);
    known.add(pairKey(idOf(one), idOf(other)));
    return { state: 'new', note: null };
  }

  /** @returns what is wrong, or null */
  private forbid(one: Side, other: Side, text: string): string | null {
    if (idOf(one) === idOf(other)) return 'Both sides are the same';
    if (text.length > COMMENT_MAX_LENGTH) return `Comment must be at most ${COMMENT_MAX_LENGTH} characters`;
    const comment = text === '' ? null : text;
    const { attributePairs, categoryPairs, attributeCategoryPairs } = this.changes;
    if (one.attribute && other.attribute) {
      attributePairs.push({ forbiddenWithId: idOf(one), targetId: idOf(other), comment });
      return null;
    }
    if (!one.attribute && !other.attribute) {
      categoryPairs.push({ forbiddenWithCategoryId: idOf(one), targetCategoryId: idOf(other), comment });
      return null;
    }
    const mixed = this.mixed(one, other);
    if (!mixed) return MIXED;
    const [forbiddenWithAttributeId, targetCategoryId] = mixed;
    attributeCategoryPairs.push({ forbiddenWithAttributeId, targetCategoryId, comment });
    return null;
  }

  /** @returns what is wrong, or null */
  private pair(one: Side, other: Side): string | null {
    const mixed = this.mixed(one, other);
    if (!mixed) return MIXED;
    const [productCategoryAttributeId, attributeCategoryId] = mixed;
    this.changes.pairings.push({ productCategoryAttributeId, attributeCategoryId });
    return null;
  }

  /**
   * An attribute of a product category and a category of another type, in this order; null for any other combination.
   */
  private mixed(one: Side, other: Side): [string, string] | null {
    const [product, category] = one.attribute ? [one, other] : [other, one];
    return product.attribute &&
      !category.attribute &&
      this.terms.isProductCategory(product.category) &&
      !this.terms.isProductCategory(category.category)
      ? [idOf(product), idOf(category)]
      : null;
  }

  /** All that two cells may refer to, or what is wrong with them. */
  private sides(categoryName: string, attributeName: string): Side[] | string {
    if (categoryName === '') return 'A rule needs Category and With Category';
    const categories = this.terms.categoriesNamed(categoryName);
    if (categories.length === 0) return `There is no category ${categoryName}`;
    if (attributeName === '') return categories.map((category) => ({ category, attribute: null }));
    const found = categories.flatMap((category) =>
      this.terms.attributesNamed(category, attributeName).map((attribute) => ({ category, attribute })),
    );
    return found.length > 0 ? found : `There is no attribute ${attributeName} in ${categoryName}`;
  }
}

const idOf = ({ category, attribute }: Side): string => (attribute ?? category).id;
