import { at, type BrandData, countPairs, factorLists, ruleConflicts, type RuleInputs } from '#domain';
import { LIMITS, type RuleImpact, type WrittenPrompt } from '#contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { refused, unknownId } from '../common/api-exception.js';
import { IMPACT, SAVED_BREAKING_GIVEN } from './broken-rules.js';
import { selectPrompts } from '../written-prompts/written-prompt-rows.js';
import type { AnyPairDto } from './rule-impact.dto.js';

/** A rule's two sides: an attribute or a category on each. */
interface Sides {
  attribute?: string;
  category?: string;
  other_attribute?: string;
  other_category?: string;
}

/** What blacklist rules would do, before they are added. */
@Injectable()
export class RuleImpactService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly brands: BrandsService,
  ) {}

  /** @throws BadRequestException for a pair of no kind, and for ids of another brand */
  async impact(brandId: string, pairs: readonly AnyPairDto[]): Promise<RuleImpact> {
    const brand = await this.brands.data(brandId);
    const sides = pairs.map(sidesOf(brand));
    const counts = await this.dataSource.query<Omit<RuleImpact, 'combinations'>[]>(IMPACT, [
      brandId,
      JSON.stringify(sides),
    ]);
    const ruled = { ...brand, rules: withRules(brand.rules, sides) };
    return {
      combinations: { before: allowedPairs(brand), after: allowedPairs(ruled) },
      ...at(counts, 0),
      conflicts: newConflicts(brand, ruled),
    };
  }

  /** The first of the saved prompts that would break them. @throws as above */
  async prompts(brandId: string, pairs: readonly AnyPairDto[]): Promise<WrittenPrompt[]> {
    const brand = await this.brands.data(brandId);
    const sides = pairs.map(sidesOf(brand));
    return this.dataSource.query(
      `${selectPrompts()} WHERE p.id IN (${SAVED_BREAKING_GIVEN}) ORDER BY p.seq LIMIT ${LIMITS.pageSize.default}`,
      [brandId, JSON.stringify(sides)],
    );
  }
}

/** Reads pairs of a brand. @throws BadRequestException as above */
function sidesOf(brand: BrandData): (pair: AnyPairDto) => Sides {
  const attributes = new Set(brand.attributes.map(({ id }) => id));
  const categories = new Set(brand.categories.map(({ id }) => id));
  return (pair) => {
    if (pair.brandId && pair.brandId !== brand.id)
      throw refused('brandId: a pair is of another brand', 'pairs');
    return sidesAmong(attributes, categories, pair);
  };
}

function sidesAmong(
  attributes: ReadonlySet<string>,
  categories: ReadonlySet<string>,
  {
    forbiddenWithId,
    targetId,
    forbiddenWithCategoryId,
    forbiddenWithAttributeId,
    targetCategoryId,
  }: AnyPairDto,
): Sides {
  const known = (ids: ReadonlySet<string>, id: string, field: string) => {
    if (!ids.has(id)) throw unknownId(field, id);
    return id;
  };
  if (forbiddenWithId && targetId)
    return {
      attribute: known(attributes, forbiddenWithId, 'forbiddenWithId'),
      other_attribute: known(attributes, targetId, 'targetId'),
    };
  if (forbiddenWithCategoryId && targetCategoryId)
    return {
      category: known(categories, forbiddenWithCategoryId, 'forbiddenWithCategoryId'),
      other_category: known(categories, targetCategoryId, 'targetCategoryId'),
    };
  if (forbiddenWithAttributeId && targetCategoryId)
    return {
      attribute: known(attributes, forbiddenWithAttributeId, 'forbiddenWithAttributeId'),
      other_category: known(categories, targetCategoryId, 'targetCategoryId'),
    };
  throw refused('A pair needs both its sides, as in the three blacklist batches', 'pairs');
}

const withRules = (rules: RuleInputs, sides: readonly Sides[]): RuleInputs => ({
  attributePairs: [
    ...rules.attributePairs,
    ...sides.flatMap(({ attribute, other_attribute }) =>
      attribute && other_attribute ? [{ forbiddenWithId: attribute, targetId: other_attribute }] : [],
    ),
  ],
  categoryPairs: [
    ...rules.categoryPairs,
    ...sides.flatMap(({ category, other_category }) =>
      category && other_category
        ? [{ forbiddenWithCategoryId: category, targetCategoryId: other_category }]
        : [],
    ),
  ],
  attributeCategoryPairs: [
    ...rules.attributeCategoryPairs,
    ...sides.flatMap(({ attribute, other_category }) =>
      attribute && other_category
        ? [{ forbiddenWithAttributeId: attribute, targetCategoryId: other_category }]
        : [],
    ),
  ],
});

function allowedPairs(brand: BrandData): number {
  const [products = [], ...categories] = factorLists(brand);
  const { productAttribute, attributeAttribute } = countPairs(brand.rules, products, categories.flat());
  return productAttribute.allowed + attributeAttribute.allowed;
}

function newConflicts(before: BrandData, after: BrandData): RuleImpact['conflicts'] {
  const [old, now] = [ruleConflicts(before), ruleConflicts(after)];
  return {
    pairings: now.pairings
      .filter((pairing) => !old.pairings.includes(pairing))
      .map(({ productCategoryAttributeId, attributeCategoryId }) => ({
        productCategoryAttributeId,
        attributeCategoryId,
      })),
    stranded: now.stranded.filter((id) => !old.stranded.includes(id)),
  };
}
