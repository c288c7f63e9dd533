import { randomUUID } from 'node:crypto';
import type { SavedAnswer, WrittenPrompt } from '#contracts';
import { AttributeEntity, WrittenPromptEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { BrandsService } from '../brands/brands.service.js';
import { type IdempotentCall, IdempotencyService } from '../common/idempotency.service.js';
import { NameResolver } from './name-resolver.js';
import type { SaveWrittenPromptsDto } from './written-prompt.dto.js';

@Injectable()
export class WrittenPromptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly brands: BrandsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Saves prompts as one batch, in the order sent. */
  async save(
    brandId: string,
    { prompts }: SaveWrittenPromptsDto,
    call: IdempotentCall,
  ): Promise<SavedAnswer> {
    const resolver = new NameResolver(await this.brands.data(brandId));
    const batchId = randomUUID();
    const rows = prompts.map((prompt) => ({ ...prompt, ...resolver.resolve(prompt), brandId, batchId }));
    const { answer } = await this.dataSource.transaction((manager) =>
      this.idempotency.once<SavedAnswer>(manager, call, async () => {
        await insertPrompts(manager, rows);
        return { count: rows.length, batchId };
      }),
    );
    return answer;
  }

  /** All saved prompts of a brand, oldest first. */
  async list(brandId: string): Promise<WrittenPrompt[]> {
    await this.brands.get(brandId);
    const { entities, raw } = await this.dataSource
      .createQueryBuilder(WrittenPromptEntity, 'p')
      .leftJoin(AttributeEntity, 'a', 'a.id = p.product_category_attribute_id')
      .addSelect('a.display_name', 'present_name')
      .where('p.brand_id = :brandId', { brandId })
      .orderBy('p.seq')
      .getRawAndEntities<{ present_name: string | null }>();
    return entities.map((row, place) => toWrittenPrompt(row, raw[place]?.present_name ?? null));
  }
}

const toWrittenPrompt = (row: WrittenPromptEntity, presentName: string | null): WrittenPrompt => ({
  id: row.id,
  question: row.question,
  prompt: row.question,
  promptType: row.promptType,
  productCategory: row.productCategory,
  productCategoryAttributeId: row.productCategoryAttributeId,
  productCategoryAttributeName: presentName,
  attributeCategory: row.attributeCategory,
  attributeCategoryId: row.attributeCategoryId,
  attribute: row.attribute,
  attributeId: row.attributeId,
  competitorId: row.competitorId,
  competitorName: row.competitorName,
  batchId: row.batchId,
  createdAt: row.createdAt.toISOString(),
});

/** One statement, whatever the number: a statement has at most 65,535 parameters, but one JSON document is one. */
async function insertPrompts(manager: EntityManager, rows: readonly object[]): Promise<void> {
  await manager.query(
    `INSERT INTO written_prompts (brand_id, batch_id, question, prompt_type, product_category, attribute_category,
       attribute, competitor_name, product_category_attribute_id, attribute_category_id, attribute_id, competitor_id,
       entry_attribute_ids)
     SELECT "brandId", "batchId", question, coalesce("promptType", 'Discovery'), "productCategory", "attributeCategory",
       attribute, "competitorName", "productCategoryAttributeId", "attributeCategoryId", "attributeId", "competitorId",
       "entryAttributeIds"
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("brandId" uuid, "batchId" uuid, question text, "promptType" text,
       "productCategory" text, "attributeCategory" text, attribute text, "competitorName" text,
       "productCategoryAttributeId" uuid, "attributeCategoryId" uuid, "attributeId" uuid, "competitorId" uuid,
       "entryAttributeIds" uuid[])) WITH ORDINALITY ORDER BY ordinality`,
    [JSON.stringify(rows)],
  );
}
