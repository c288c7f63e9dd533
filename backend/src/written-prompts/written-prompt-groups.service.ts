import type { Readable } from 'node:stream';
import {
  type GroupsDeletedAnswer,
  MESSAGES,
  type WrittenPrompt,
  type WrittenPromptGroupKey,
} from '#contracts';
import { copyCsv, ExportPool, sqlLiteral } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { notFound, refused } from '../common/api-exception.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import { DeletedPrompts } from './deleted-prompts.service.js';
import { chosenSql, writtenCsvSql } from './written-csv.js';
import { type PlacedPrompt, selectPrompts, toWrittenPrompt } from './written-prompt-rows.js';

/** Groups of saved prompts: a batch, or every prompt with the same product category and attribute category. */
@Injectable()
export class WrittenPromptGroups {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly exports: ExportPool,
    private readonly deleted: DeletedPrompts,
  ) {}

  /** @throws NotFoundException when there is no such prompt */
  async details(brandId: string, key: WrittenPromptGroupKey): Promise<JsonList<WrittenPrompt>> {
    const where = groupSql(brandId, key);
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return wholeList(async (after: PlacedPrompt | null, limit) => {
      const rows = await this.dataSource.query<PlacedPrompt[]>(
        `${selectPrompts('written_prompts', ', p.seq')} WHERE ${where} AND p.seq > $1 ORDER BY p.seq LIMIT $2`,
        [after?.seq ?? '0', limit],
      );
      if (!after && rows.length === 0) throw noSuchGroup();
      return rows;
    }, toWrittenPrompt);
  }

  /** @throws NotFoundException when there is no such prompt */
  async csvOf(brandId: string, key: WrittenPromptGroupKey): Promise<Readable> {
    const where = groupSql(brandId, key);
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return copyCsv(this.exports, writtenCsvSql(await this.foundSql(where)));
  }

  /**
   * The condition on `p` of a batch; null: of all saved prompts.
   *
   * @throws NotFoundException when the batch has no prompts
   */
  async whereOf(brandId: string, batchId: string | null): Promise<string> {
    return batchId ? this.foundSql(groupSql(brandId, { batchId })) : chosenSql(brandId);
  }

  private async foundSql(where: string): Promise<string> {
    const [first] = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM written_prompts p WHERE ${where} LIMIT 1`,
    );
    if (!first) throw noSuchGroup();
    return where;
  }

  /**
   * Deletes groups in one transaction. Skips those that are gone already.
   *
   * @param deletionId by which they can be restored
   * @throws NotFoundException when all are gone, or one is a batch of another brand
   */
  async deleteAll(
    brandId: string,
    keys: readonly WrittenPromptGroupKey[],
    deletionId: string,
  ): Promise<GroupsDeletedAnswer> {
    const groups = keys.map((key) => ({ key, where: groupSql(brandId, key) }));
    const counts = await inBrandTransaction(
      this.dataSource,
      brandId,
      async (manager) => {
        await refuseForeignBatches(manager, brandId, keys);
        const done: number[] = [];
        for (const { key, where } of groups) {
          const about = { brandId, subjectId: key.batchId ?? null };
          done.push(await this.deleted.delete(manager, deletionId, { where }, about));
        }
        return done;
      },
      { isLarge: true },
    );
    const totalDeleted = counts.reduce((sum, count) => sum + count, 0);
    if (totalDeleted === 0) throw noSuchGroup();
    return { totalDeleted, groupsDeleted: counts.filter((count) => count > 0).length };
  }
}

const noSuchGroup = () => notFound('There are no saved prompts in this group.');

/** @throws NotFoundException for a batch that other brands have and this one never had */
async function refuseForeignBatches(
  manager: EntityManager,
  brandId: string,
  keys: readonly WrittenPromptGroupKey[],
): Promise<void> {
  const batchIds = keys.flatMap(({ batchId }) => batchId ?? []);
  const [foreign] = await manager.query<unknown[]>(
    `SELECT 1 FROM prompt_batches WHERE batch_id = ANY($1)
     GROUP BY batch_id HAVING NOT bool_or(brand_id = $2) LIMIT 1`,
    [batchIds, brandId],
  );
  if (foreign) throw noSuchGroup();
}

/**
 * The condition on `p` of a group. A pair's attribute category is the text as saved, or the names in it as the summary
 * shows them; an empty one means none.
 *
 * @throws BadRequestException when nothing says which group
 */
function groupSql(
  brandId: string,
  { batchId, productCategory, attributeCategory }: WrittenPromptGroupKey,
): string {
  const ofBrand = `p.brand_id = ${sqlLiteral(brandId)}`;
  if (batchId) return `${ofBrand} AND p.batch_id = ${sqlLiteral(batchId)}`;
  if (productCategory === undefined && attributeCategory === undefined)
    throw refused(MESSAGES.groupKeyMissing);
  const category = sqlLiteral(attributeCategory ?? '');
  return `${ofBrand} AND coalesce(p.product_category, '') = ${sqlLiteral(productCategory ?? '')}
    AND (coalesce(p.attribute_category, '') = ${category} OR array_to_string(p.category_names, ', ') = ${category})`;
}
