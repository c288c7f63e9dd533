import { type DeletedPrompt, MESSAGES, type RestoreWrittenPromptsRequest } from '#contracts';
import type { TransactionOptions } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.service.js';
import { refused } from '../common/api-exception.js';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import {
  type DeletedRow,
  deleteSql,
  restoreSql,
  SELECT_DELETED,
  toDeletedPrompt,
} from './deleted-prompt-rows.js';
import { refuseForeignPrompts } from './foreign-prompts.js';

/**
 * For transactions that put prompts back. The same results may be saved in between, which needs no lock: the second try
 * finds them.
 */
export const RESTORING: TransactionOptions = { isLarge: true, againAfter: ['23505'] };

/** Deletes saved prompts, and lists and restores those that were deleted in the last 30 days. */
@Injectable()
export class DeletedPrompts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Deletes saved prompts, which can be restored by the id of the deletion, and records it.
   *
   * @param where a condition on `p`, with its values
   * @returns how many
   */
  async delete(
    manager: EntityManager,
    deletionId: string,
    { where, values = [] }: { where: string; values?: readonly unknown[] },
    about: { brandId: string; subjectId?: string | null },
  ): Promise<number> {
    const sql = deleteSql(where, `$${values.length + 1}`);
    const { length: count } = await manager.query<unknown[]>(sql, [...values, deletionId]);
    if (count > 0) await this.audit.record(manager, 'written-prompts.delete', { ...about, count });
    return count;
  }

  /** A page of the list, the latest deletion first; after a place, if one is given. @throws NotFoundException */
  async page(brandId: string, cursor: string | null, limit: number): Promise<DeletedRow[]> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return this.read(brandId, cursor, limit);
  }

  /** The whole list. @throws NotFoundException */
  async list(brandId: string): Promise<JsonList<DeletedPrompt>> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    return wholeList(
      (after: DeletedRow | null, limit) => this.read(brandId, after?.seq ?? null, limit),
      toDeletedPrompt,
    );
  }

  private read(brandId: string, after: string | null, limit: number): Promise<DeletedRow[]> {
    return this.dataSource.query(SELECT_DELETED, [brandId, after, limit]);
  }

  /**
   * Brings prompts back with their ids, batches, times and places. Skips what is not there to be restored.
   *
   * @returns how many came back
   * @throws BadRequestException when one is of another brand
   */
  async restore(brandId: string, chosen: RestoreWrittenPromptsRequest): Promise<number> {
    if ((chosen.promptIds === undefined) === (chosen.deletionId === undefined))
      throw refused(MESSAGES.restoreOneOf);
    return inBrandTransaction(
      this.dataSource,
      brandId,
      (manager) => this.restoreIn(manager, brandId, chosen),
      RESTORING,
    );
  }

  /** The same in a transaction that holds the brand's lock. */
  async restoreIn(
    manager: EntityManager,
    brandId: string,
    { promptIds, deletionId }: RestoreWrittenPromptsRequest,
  ): Promise<number> {
    if (promptIds) await refuseForeignPrompts(manager, brandId, promptIds);
    const chosen = `(id = ANY($1) OR deletion_id = $2)`;
    const values = [promptIds ?? [], deletionId ?? null, brandId];
    const [foreign] = await manager.query<unknown[]>(
      `SELECT 1 FROM deleted_prompts WHERE ${chosen} AND brand_id <> $3 LIMIT 1`,
      values,
    );
    if (foreign) throw refused('This was deleted from another brand', promptIds ? 'promptIds' : 'deletionId');
    const { length: count } = await manager.query<unknown[]>(restoreSql(chosen), values);
    if (count > 0) await this.audit.record(manager, 'written-prompts.restore', { brandId, count });
    return count;
  }
}
