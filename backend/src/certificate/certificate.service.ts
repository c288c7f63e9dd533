import { ApiEnvironment } from '#config';
import type { Certificate } from '#contracts';
import { type BrandData, CERTIFIED_HOW, safeFileName } from '#domain';
import { Injectable } from '@nestjs/common';
import { BrandsService } from '../brands/brands.service.js';
import { InThread } from '../common/in-thread.js';
import { WrittenPromptGroups } from '../written-prompts/written-prompt-groups.service.js';

export interface CertifyTask {
  databaseUrl: string;
  brand: BrandData;
  /** Which prompts: a condition on `p`. */
  where: string;
}

export type CertifiedOutcome = Pick<Certificate, 'figures' | 'savedNames' | 'origins'> & {
  file: Pick<Certificate['file'], 'sha256' | 'bytes'>;
};

/** Makes certificates, which state what a set of saved prompts is. */
@Injectable()
export class CertificateService {
  private readonly thread = new InThread<CertifyTask, CertifiedOutcome>(
    new URL('./certificate.thread.js', import.meta.url),
  );

  constructor(
    private readonly brands: BrandsService,
    private readonly groups: WrittenPromptGroups,
    private readonly environment: ApiEnvironment,
  ) {}

  /**
   * @param batchId null: all saved prompts
   * @param until ends the work when it aborts
   * @throws NotFoundException when there is no such brand, or batch
   */
  async certificate(brandId: string, batchId: string | null, until: AbortSignal): Promise<Certificate> {
    const brand = plainData(await this.brands.data(brandId));
    const where = await this.groups.whereOf(brandId, batchId);
    const { DATABASE_URL: databaseUrl } = this.environment;
    const { file, ...outcome } = await this.thread.compute({ databaseUrl, brand, where }, until);
    const base = `/api/brands/${brandId}`;
    const [suffix, path] = batchId
      ? ['_written_prompts_group.csv', `${base}/written-prompts-group-csv?batchId=${batchId}`]
      : ['_written_prompts.csv', `${base}/written-prompts-csv`];
    return {
      format: 'promptloom-certificate-1',
      issuedAt: new Date().toISOString(),
      batchId,
      file: { name: safeFileName(brand.name) + suffix, path, ...file },
      ...outcome,
      brand,
      how: CERTIFIED_HOW,
    };
  }
}

/** Keeps only what prompts are made from: entities also have times and other fields. */
const plainData = ({ rules, ...brand }: BrandData): BrandData => ({
  id: brand.id,
  name: brand.name,
  aliases: brand.aliases ?? [],
  matchCase: brand.matchCase ?? false,
  categories: brand.categories.map(({ id, catType, displayName, weight, phrase }) => ({
    id,
    catType,
    displayName,
    weight,
    phrase,
  })),
  attributes: brand.attributes.map(({ id, attributeCategoryId, displayName, weight, phrase, form }) => ({
    id,
    attributeCategoryId,
    displayName,
    weight,
    phrase,
    form,
  })),
  competitors: brand.competitors.map(({ id, name, weight }) => ({ id, name, weight })),
  pairings: brand.pairings.map(({ productCategoryAttributeId, attributeCategoryId }) => ({
    productCategoryAttributeId,
    attributeCategoryId,
  })),
  rules: {
    attributePairs: rules.attributePairs.map(({ forbiddenWithId, targetId }) => ({
      forbiddenWithId,
      targetId,
    })),
    categoryPairs: rules.categoryPairs.map(({ forbiddenWithCategoryId, targetCategoryId }) => ({
      forbiddenWithCategoryId,
      targetCategoryId,
    })),
    attributeCategoryPairs: rules.attributeCategoryPairs.map(
      ({ forbiddenWithAttributeId, targetCategoryId }) => ({ forbiddenWithAttributeId, targetCategoryId }),
    ),
  },
});
