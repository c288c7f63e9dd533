import {
  type BrandData,
  type CoveragePlan,
  CoverageTooLargeError,
  countPairs,
  factorLists,
  type IdPair,
  type PromptType,
} from '#domain';
import { type Coverage, type GenerateCoverageRequest, LIMITS } from '#contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { refused, refusingUnknownIds } from '../common/api-exception.js';
import { CoveragePlanner } from './coverage-planner.js';
import { coverageCells, savedAttributePairs } from './covered-pairs.js';

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
    const [cells, attributePairs] = await Promise.all([
      coverageCells(this.dataSource, brandId, promptType),
      savedAttributePairs(this.dataSource, brandId, promptType),
    ]);
    const [products = [], ...categories] = factorLists(brand);
    const attributes = categories.flat();
    const saved = cells
      .filter((cell) => cell.saved > 0)
      .map((cell): IdPair => [cell.productCategoryId, cell.attributeId]);
    const { blocked, ...pairs } = countPairs(brand.rules, products, attributes, [
      ...saved,
      ...attributePairs,
    ]);
    const typeOf = new Map(brand.categories.map(({ id, catType }) => [id, catType]));
    return {
      productCategories: products.map(({ id, name }) => ({ id, name })),
      attributes: attributes.map((attribute) => ({
        ...attribute,
        catType: typeOf.get(attribute.categoryId)!,
      })),
      cells,
      blocked,
      pairs,
    };
  }

  /**
   * The prompts that cover what a request asks for.
   *
   * @throws BadRequestException for ids of others, and for more prompts than one run may have
   */
  async plan(brand: BrandData, { scope, seed, ...request }: GenerateCoverageRequest): Promise<CoveragePlan> {
    refusingUnknownIds(() => factorLists(brand, request));
    const covered = scope === 'missing' ? await this.savedPairs(brand.id) : [];
    const most = LIMITS.promptsPerRun;
    try {
      return await this.planner.plan({ brand, request, covered, seed: seed ?? 0, most });
    } catch (error) {
      if (!(error instanceof CoverageTooLargeError)) throw error;
      const count = error.atLeast.toLocaleString('en');
      throw refused(
        `Covering this takes at least ${count} prompts. One run makes at most ${most.toLocaleString('en')}: ` +
          'please choose fewer categories, or more attributes per prompt.',
      );
    }
  }

  /** What saved Discovery prompts hold: a coverage run writes such. */
  private async savedPairs(brandId: string): Promise<IdPair[]> {
    const [cells, attributePairs] = await Promise.all([
      coverageCells(this.dataSource, brandId, 'Discovery'),
      savedAttributePairs(this.dataSource, brandId, 'Discovery'),
    ]);
    const saved = cells.filter((cell) => cell.saved > 0);
    return [...saved.map((cell): IdPair => [cell.productCategoryId, cell.attributeId]), ...attributePairs];
  }
}
