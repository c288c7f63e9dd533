import {
  at,
  type BrandData,
  type CategoryType,
  countPairs,
  factorLists,
  ruleConflicts,
  type RuleInputs,
} from '#domain';
import { LIMITS, type RuleImpact, type WrittenPrompt } from '#contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { refused, unknownId } from '../common/api-exception.js';
import { IMPACT, SAVED_BREAKING_GIVEN } from './broken-rules.js';
import { checkAttributeCategoryPair, checkCategoryPair, checkPair } from './pair-checks.js';
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

  /** @throws BadRequestException for a pair of none of the three kinds, and for ids of another brand */
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

/** Reads pairs of a brand. @throws BadRequestException as above, and for what the batches refuse */
function sidesOf(brand: BrandData): (pair: AnyPairDto) => Sides {
  const categories = new Map(brand.categories.map(({ id, catType }) => [id, catType]));
  const attributes = new Map(
    brand.attributes.map(({ id, attributeCategoryId }) => [id, categories.get(attributeCategoryId)]),
  );
  return (pair) => {
    if (pair.brandId && pair.brandId !== brand.id)
      throw refused('brandId: a pair is of another brand', 'pairs');
    return sidesAmong(attributes, categories, pair);
  };
}

type Types = ReadonlyMap<string, CategoryType | undefined>;

function sidesAmong(
  attributes: Types,
  categories: Types,
  {
    forbiddenWithId,
    targetId,
    forbiddenWithCategoryId,
    forbiddenWithAttributeId,
    targetCategoryId,
  }: AnyPairDto,
): Sides {
  const typeOf = (types: Types, field: string) => (id: string) => {
    const type = types.get(id);
    if (!type) throw unknownId(field, id);
    return type;
  };
  if (forbiddenWithId && targetId) {
    typeOf(attributes, 'forbiddenWithId')(forbiddenWithId);
    typeOf(attributes, 'targetId')(targetId);
    checkPair({ forbiddenWithId, targetId });
    return { attribute: forbiddenWithId, other_attribute: targetId };
  }
  if (forbiddenWithCategoryId && targetCategoryId) {
    typeOf(categories, 'forbiddenWithCategoryId')(forbiddenWithCategoryId);
    typeOf(categories, 'targetCategoryId')(targetCategoryId);
    checkCategoryPair({ forbiddenWithCategoryId, targetCategoryId });
    return { category: forbiddenWithCategoryId, other_category: targetCategoryId };
  }
  if (forbiddenWithAttributeId && targetCategoryId) {
    checkAttributeCategoryPair(
      { forbiddenWithAttributeId, targetCategoryId },
      {
        attributeType: typeOf(attributes, 'forbiddenWithAttributeId'),
        categoryType: typeOf(categories, 'targetCategoryId'),
      },
    );
    return { attribute: forbiddenWithAttributeId, other_category: targetCategoryId };
  }
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
