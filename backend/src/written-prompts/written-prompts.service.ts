import { randomUUID } from 'node:crypto';
import type { SavedAnswer, WrittenPrompt } from '#contracts';
import { WrittenPromptEntity } from '#database';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { BrandsService } from '../brands/brands.service.js';
import { errorBody, refused } from '../common/api-exception.js';
import { type IdempotentCall, IdempotencyService } from '../common/idempotency.service.js';
import { needBrand } from '../common/need-brand.js';
import type { Page } from '../common/page.js';
import { NameResolver } from './name-resolver.js';
import type { SaveWrittenPromptsDto } from './written-prompt.dto.js';
import { FILTERED, filterParameters, type PromptFilter, selectPrompts } from './written-prompt-rows.js';

@Injectable()
export class WrittenPromptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly brands: BrandsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditTrail,
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

  /** Saved prompts in the order of saving, with their places in it. */
  async list(
    brandId: string,
    filter: PromptFilter,
    page: Page,
  ): Promise<(WrittenPrompt & { seq: string })[]> {
    await needBrand(this.dataSource.manager, brandId);
    return this.dataSource.query(
      `${selectPrompts('written_prompts', ', p.seq')} WHERE ${FILTERED} AND p.seq > $5 ORDER BY p.seq LIMIT $6`,
      [...filterParameters(brandId, filter), page.cursor ?? '0', page.limit],
    );
  }

  async update(brandId: string, id: string, question: string): Promise<WrittenPrompt> {
    const { affected } = await this.dataSource.manager.update(
      WrittenPromptEntity,
      { id, brandId },
      { question },
    );
    if (!affected) throw new NotFoundException(errorBody(404, 'Prompt not found'));
    const [row] = await this.dataSource.query<WrittenPrompt[]>(`${selectPrompts()} WHERE p.id = $1`, [id]);
    if (!row) throw new NotFoundException(errorBody(404, 'Prompt not found'));
    return row;
  }

  /** Deletes prompts in one transaction; those that are gone already are passed over. */
  async delete(brandId: string, promptIds: readonly string[]): Promise<number> {
    await needBrand(this.dataSource.manager, brandId);
    return this.dataSource.transaction(async (manager) => {
      const [foreign] = await manager.query<unknown[]>(
        `SELECT 1 FROM written_prompts WHERE id = ANY($1) AND brand_id <> $2 LIMIT 1`,
        [promptIds, brandId],
      );
      if (foreign) throw refused('promptIds holds a prompt of another brand', 'promptIds');
      const [, count] = await manager.query<[unknown, number]>(
        `DELETE FROM written_prompts WHERE id = ANY($1) AND brand_id = $2`,
        [promptIds, brandId],
      );
      if (count > 0) await this.audit.record(manager, 'written-prompts.delete', { brandId, count });
      return count;
    });
  }
}

/** One statement, whatever the number: a statement has at most 65,535 parameters, but one JSON document is one. */
async function insertPrompts(manager: EntityManager, rows: readonly object[]): Promise<void> {
  await manager.query(
    `INSERT INTO written_prompts (brand_id, batch_id, question, prompt_type, product_category, attribute_category,
       attribute, competitor_name, product_category_attribute_id, attribute_category_id, attribute_id, competitor_id,
       entry_attribute_ids, category_names, attribute_names)
     SELECT "brandId", "batchId", question, coalesce("promptType", 'Discovery'), "productCategory", "attributeCategory",
       attribute, "competitorName", "productCategoryAttributeId", "attributeCategoryId", "attributeId", "competitorId",
       "entryAttributeIds", "categoryNames", "attributeNames"
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("brandId" uuid, "batchId" uuid, question text, "promptType" text,
       "productCategory" text, "attributeCategory" text, attribute text, "competitorName" text,
       "productCategoryAttributeId" uuid, "attributeCategoryId" uuid, "attributeId" uuid, "competitorId" uuid,
       "entryAttributeIds" uuid[], "categoryNames" text[], "attributeNames" text[])) WITH ORDINALITY ORDER BY ordinality`,
    [JSON.stringify(rows)],
  );
}
