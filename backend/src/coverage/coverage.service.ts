import {
  type AttributeRef,
  type BrandData,
  type CoveragePlan,
  type CoverageRequest,
  CoverageTooLargeError,
  compileRules,
  countPairs,
  factorLists,
  type IdPair,
  isForbiddenPair,
  oldestAlike,
  type PromptType,
  getOrThrow,
  formatCount,
} from '#domain';
import {
  type Coverage,
  type CoverageCell,
  type CoveragePairs,
  type GenerateCoverageRequest,
  LIMITS,
} from '#contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { refused, refusingUnknownIds } from '../common/api-exception.js';
import { CoveragePlanner, type PlanTask } from './coverage-planner.js';
import {
  countCoveredAttributePairs,
  coverageCells,
  coveragePairCells,
  savedAttributePairs,
  unsavedAttributePairs,
} from './covered-pairs.js';

/** Which combinations a brand's prompts hold, and which prompts would hold the rest. */
@Injectable()
export class CoverageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly brands: BrandsService,
    private readonly planner: CoveragePlanner,
  ) {}

  async coverage(brandId: string, promptType: PromptType): Promise<Coverage> {
    const brand = await this.brands.data(brandId);
    const oldest = oldestAlike(brand);
    const [held, coveredAttributePairs] = await Promise.all([
      coverageCells(this.dataSource, brandId, promptType),
      countCoveredAttributePairs(this.dataSource, brandId, promptType, oldest),
    ]);
    const [products = [], ...categories] = factorLists(brand);
    const attributes = categories.flat();
    const cells = cellsOf(held, oldest);
    const { blocked, productAttribute, attributeAttribute } = countPairs(brand.rules, products, attributes);
    const typeOf = new Map(brand.categories.map(({ id, catType }) => [id, catType]));
    return {
      productCategories: products.map(({ id, name }) => ({ id, name })),
      attributes: attributes.map((attribute) => ({
        ...attribute,
        catType: getOrThrow(typeOf, attribute.categoryId),
      })),
      cells,
      blocked,
      pairs: {
        productAttribute: { ...productAttribute, covered: countCovered(cells, blocked) },
        // Counted by the database, because there may be hundreds of thousands.
        attributeAttribute: { ...attributeAttribute, covered: coveredAttributePairs },
      },
    };
  }

  /** The same for the attributes of two categories. @throws BadRequestException for ids that the brand does not have */
  async pairs(
    brandId: string,
    categoryIds: readonly string[],
    promptType: PromptType,
  ): Promise<CoveragePairs> {
    const brand = await this.brands.data(brandId);
    const [, ones = [], others = []] = refusingUnknownIds(() => factorLists(brand, { categoryIds }));
    const [one = '', other = ''] = categoryIds;
    const cells = await coveragePairCells(this.dataSource, brandId, promptType, one, other);
    const rules = compileRules(brand.rules);
    const blocked = ones.flatMap((row) =>
      others
        .filter((column) => isForbiddenPair(rules, row, column))
        .map((column) => ({ attributeId: row.id, otherId: column.id })),
    );
    return { cells, blocked };
  }

  /**
   * The prompts that cover what a request asks for.
   *
   * @param until ends the planning when it aborts
   * @throws BadRequestException for ids that the brand does not have, and for more prompts than one run may have
   */
  plan(brand: BrandData, request: GenerateCoverageRequest, until?: AbortSignal): Promise<CoveragePlan> {
    return this.planned(brand, request, (task) => this.planner.plan(task, until));
  }

  /** The same prompts as a structured CSV, without asking the model. @throws as above */
  planCsv(brand: BrandData, request: GenerateCoverageRequest, until: AbortSignal): Promise<string> {
    return this.planned(brand, request, (task) => this.planner.csv(task, until));
  }

  private async planned<Result>(
    brand: BrandData,
    { scope, seed, ...request }: GenerateCoverageRequest,
    work: (task: PlanTask) => Promise<Result>,
  ): Promise<Result> {
    refusingUnknownIds(() => factorLists(brand, request));
    if (request.attributePairsOnly && request.strength === 1)
      throw refused('attributePairsOnly takes strength 2', 'attributePairsOnly');
    // Everything is asked for whatever there is already.
    const held = scope === 'missing' ? await this.heldPairs(brand.id) : { covered: [], unsaved: [] };
    const most = LIMITS.promptsPerRun;
    try {
      return await work({ brand, request, ...held, seed: seed ?? 0, most });
    } catch (error) {
      if (!(error instanceof CoverageTooLargeError)) throw error;
      const count = formatCount(error.atLeast);
      throw refused(
        `Covering this takes at least ${count} prompts. One run makes at most ${formatCount(most)}: ` +
          `please choose ${waysToLess(request)}.`,
      );
    }
  }

  /**
   * The pairs that saved prompts hold, and those that results hold which are not saved; of Discovery prompts only,
   * because a coverage run writes these.
   */
  private async heldPairs(brandId: string): Promise<Pick<PlanTask, 'covered' | 'unsaved'>> {
    const [cells, saved, unsaved] = await Promise.all([
      coverageCells(this.dataSource, brandId, 'Discovery'),
      savedAttributePairs(this.dataSource, brandId, 'Discovery'),
      unsavedAttributePairs(this.dataSource, brandId, 'Discovery'),
    ]);
    return {
      covered: [...cells.filter((cell) => cell.saved > 0).map(idsOfCell), ...saved],
      unsaved: [...cells.filter((cell) => cell.unsaved > 0).map(idsOfCell), ...unsaved],
    };
  }
}

const idsOfCell = ({ productCategoryId, attributeId }: CoverageCell): IdPair => [
  productCategoryId,
  attributeId,
];

/** What makes a set smaller. A prompt holds one pair of two categories, however many attributes it may have. */
const waysToLess = ({ attributePairsOnly, categoryIds = [] }: CoverageRequest): string =>
  attributePairsOnly && categoryIds.length === 2
    ? 'fewer attributes of these two categories'
    : 'fewer categories, or more attributes per prompt';

/** The cells whose attributes still exist; those of attributes that read alike count as one, the oldest's. */
function cellsOf(held: readonly CoverageCell[], oldest: ReadonlyMap<string, AttributeRef>): CoverageCell[] {
  const cells = new Map<string, CoverageCell>();
  for (const { productCategoryId, attributeId, saved, unsaved } of held) {
    const [product, attribute] = [oldest.get(productCategoryId), oldest.get(attributeId)];
    if (!product || !attribute) continue;
    const key = `${product.id} ${attribute.id}`;
    const alike = cells.get(key);
    cells.set(key, {
      productCategoryId: product.id,
      attributeId: attribute.id,
      saved: saved + (alike?.saved ?? 0),
      unsaved: unsaved + (alike?.unsaved ?? 0),
    });
  }
  return [...cells.values()];
}

/** How many cells hold a saved prompt, except those that a rule forbids. */
function countCovered(cells: readonly CoverageCell[], blocked: Coverage['blocked']): number {
  const blockedWith = new Map(blocked.map((pair) => [pair.productCategoryId, new Set<string>()]));
  for (const { productCategoryId, attributeId } of blocked)
    blockedWith.get(productCategoryId)?.add(attributeId);
  return cells.filter(
    ({ productCategoryId, attributeId, saved }) =>
      saved > 0 && !blockedWith.get(productCategoryId)?.has(attributeId),
  ).length;
}
