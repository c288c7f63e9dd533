import { randomUUID } from 'node:crypto';
import {
  MESSAGES,
  type PromptToSave,
  type SavedAnswer,
  type UpdateWrittenPromptRequest,
  type WrittenPrompt,
} from '#contracts';
import { inTransaction, loadBrandData } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { conflict, notFound, refused } from '../common/api-exception.js';
import { type IdempotentCall, IdempotencyService } from '../common/idempotency.service.js';
import { brandNotFound, findBrandOrThrow, inBrandTransaction, shareBrand } from '../common/find-brand.js';
import { type JsonList, wholeList } from '../common/whole-list.js';
import { noteBatch } from './prompt-batches.service.js';
import { DeletedPrompts } from './deleted-prompts.service.js';
import { DraftSaving } from './draft-saving.service.js';
import { refuseForeignPrompts } from './foreign-prompts.js';
import { NameResolver } from './name-resolver.js';
import { textsOfIds } from './texts-of-ids.js';
import { PromptsNamingBrand } from './prompts-naming-brand.service.js';
import { announceSaved, markLooked } from './triage.service.js';
import { insertPrompts, type NewWrittenPrompt } from './prompt-inserts.js';
import { chosenSql } from './written-csv.js';
import type { SaveWrittenPromptsDto } from './written-prompt.dto.js';
import {
  type Filtered,
  literalSql,
  type PlacedPrompt,
  type PromptFilter,
  selectPrompts,
  toWrittenPrompt,
} from './written-prompt-rows.js';

@Injectable()
export class WrittenPromptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly idempotency: IdempotencyService,
    private readonly deleted: DeletedPrompts,
    private readonly drafts: DraftSaving,
    private readonly naming: PromptsNamingBrand,
  ) {}

  /**
   * Saves prompts as one batch, in the order sent; from drafts and jobs what is not saved yet, or has changed since.
   */
  async save(
    brandId: string,
    { prompts, draftIds, jobId, replace, batchId, looked }: SaveWrittenPromptsDto,
    call: IdempotentCall,
  ): Promise<SavedAnswer> {
    if ([prompts, draftIds, jobId].filter((one) => one !== undefined).length !== 1)
      throw refused(MESSAGES.saveOneOf);
    if (prompts && batchId !== undefined) throw refused(MESSAGES.batchOfDrafts, 'batchId');
    const { manager: reader } = this.dataSource;
    await findBrandOrThrow(reader, brandId);
    // A repeated call gets the same answer, whatever has been deleted since.
    const before = await this.idempotency.recall<SavedAnswer>(reader, call);
    if (before) return before;
    const { answer } = await inTransaction(this.dataSource, (manager) =>
      this.idempotency.once<SavedAnswer>(manager, call, async () => {
        const saved = draftIds
          ? await this.drafts.saveDrafts(manager, brandId, draftIds, { replace, batchId })
          : jobId
            ? await this.drafts.saveJob(manager, brandId, jobId, { replace, batchId })
            : await saveSent(manager, brandId, prompts ?? []);
        if (looked && draftIds) await markLooked(manager, draftIds);
        if (saved.batchId !== null) await noteBatch(manager, brandId, saved.batchId);
        return saved;
      }),
    );
    return answer;
  }

  /** All saved prompts that pass a filter, in the order of saving. */
  async list(brandId: string, filter: PromptFilter): Promise<JsonList<WrittenPrompt>> {
    const found = await this.naming.filtered(brandId, filter);
    return wholeList(
      (after: PlacedPrompt | null, limit) => this.read(found, after?.seq ?? null, limit),
      toWrittenPrompt,
    );
  }

  /** A page of them, with their places in that order, or the newest first. */
  async page(
    brandId: string,
    filter: PromptFilter,
    { cursor, limit, newestFirst }: { cursor: string | null; limit: number; newestFirst: boolean },
  ): Promise<PlacedPrompt[]> {
    return this.read(await this.naming.filtered(brandId, filter), cursor, limit, newestFirst);
  }

  /** The condition on `p` of a filter, without parameters. */
  async whereOf(brandId: string, filter: PromptFilter): Promise<string> {
    return literalSql(await this.naming.filtered(brandId, filter));
  }

  private read(
    { where, parameters }: Filtered,
    after: string | null,
    limit: number,
    newestFirst = false,
  ): Promise<PlacedPrompt[]> {
    const [place, most] = [`$${parameters.length + 1}`, `$${parameters.length + 2}`];
    const beyond = newestFirst
      ? `(${place}::bigint IS NULL OR p.seq < ${place})`
      : `p.seq > coalesce(${place}::bigint, 0)`;
    return this.dataSource.query(
      `${selectPrompts('written_prompts', ', p.seq')} WHERE ${where} AND ${beyond}
       ORDER BY p.seq ${newestFirst ? 'DESC' : ''} LIMIT ${most}`,
      [...parameters, after, limit],
    );
  }

  /** The ids of the prompts that pass a filter. */
  async listIds(brandId: string, filter: PromptFilter): Promise<string[]> {
    const { where, parameters } = await this.naming.filtered(brandId, filter);
    // One list rather than ten thousand rows, because each row costs the API time.
    const [row] = await this.dataSource.query<{ ids: string[] }[]>(
      `SELECT coalesce(json_agg(p.id ORDER BY p.seq), '[]') AS ids FROM written_prompts p WHERE ${where}`,
      parameters,
    );
    return row?.ids ?? [];
  }

  /**
   * Replaces a prompt's text, provided that it still has the expected one, if one is given.
   *
   * @throws ConflictException with the prompt when it has another text by now
   */
  update(
    brandId: string,
    id: string,
    { question, expected, improvedIn }: UpdateWrittenPromptRequest,
  ): Promise<WrittenPrompt> {
    return inTransaction(this.dataSource, async (manager) => {
      await manager.query(`SELECT FROM written_prompts WHERE id = $1 FOR UPDATE`, [id]);
      const before = await findPromptOrThrow(manager, brandId, id);
      if (before.question !== (expected ?? before.question))
        throw conflict(MESSAGES.textChanged, { prompt: before });
      await manager.query(UPDATE_TEXT, [id, question, improvedIn ?? null]);
      // Its draft shows that the saved text differs by now.
      const drafts = await manager.query<{ id: string }[]>(DRAFT_OF, [id]);
      await announceSaved(
        manager,
        brandId,
        drafts.map((draft) => draft.id),
      );
      return findPromptOrThrow(manager, brandId, id);
    });
  }

  /** The condition on `p` of prompts of the brand. @throws BadRequestException when one is of another brand */
  async whereChosen(brandId: string, promptIds: readonly string[]): Promise<string> {
    await refuseForeignPrompts(this.dataSource.manager, brandId, promptIds);
    return chosenSql(brandId, { only: promptIds });
  }

  /** Deletes all prompts that pass a filter, however many, in one transaction. */
  async deleteFiltered(brandId: string, filter: PromptFilter, deletionId: string): Promise<number> {
    const { where, parameters } = await this.naming.filtered(brandId, filter);
    return this.deleteWhere(brandId, deletionId, where, parameters);
  }

  /** Deletes prompts in one transaction; those that are gone already are skipped. */
  delete(brandId: string, promptIds: readonly string[], deletionId: string): Promise<number> {
    const refuseForeign = (manager: EntityManager) => refuseForeignPrompts(manager, brandId, promptIds);
    const where = 'p.id = ANY($1) AND p.brand_id = $2';
    return this.deleteWhere(brandId, deletionId, where, [promptIds, brandId], refuseForeign);
  }

  private deleteWhere(
    brandId: string,
    deletionId: string,
    where: string,
    values: unknown[],
    check?: (manager: EntityManager) => Promise<void>,
  ): Promise<number> {
    return inBrandTransaction(
      this.dataSource,
      brandId,
      async (manager) => {
        await check?.(manager);
        return this.deleted.delete(manager, deletionId, { where, values }, { brandId });
      },
      { isLarge: true },
    );
  }
}

/**
 * A text that a person wrote is taken as right, so its flags go. The run's own text is nobody's edit, and that of an
 * improvement, the run $3, is the model's.
 */
const UPDATE_TEXT = `
  UPDATE written_prompts w SET question = new.text, names_brand = NULL,
    flags = coalesce(own.flags, improvement.flags, '{}'),
    edited = (w.edited OR w.question <> new.text AND improvement.flags IS NULL) AND own.flags IS NULL,
    improved = (w.improved OR improvement.flags IS NOT NULL) AND own.flags IS NULL
  FROM (SELECT $2::text AS text) AS new
  CROSS JOIN LATERAL (SELECT (
    SELECT r.flags FROM written_prompts p JOIN job_results r ON r.job_id = p.job_id AND r.ordinal = p.job_ordinal
    WHERE p.id = $1 AND r.question = new.text) AS flags) AS own
  CROSS JOIN LATERAL (SELECT (
    SELECT r.flags FROM written_prompts p JOIN jobs j ON j.brand_id = p.brand_id AND j.id = $3 AND j.kind = 'improve'
      JOIN job_results r ON r.job_id = j.id
    WHERE p.id = $1 AND r.question = new.text LIMIT 1) AS flags) AS improvement
  WHERE w.id = $1`;

const DRAFT_OF = `
  SELECT d.id FROM drafts d JOIN written_prompts w ON w.job_id = d.job_id AND w.job_ordinal = d.ordinal
  WHERE w.id = $1`;

async function saveSent(
  manager: EntityManager,
  brandId: string,
  prompts: readonly PromptToSave[],
): Promise<SavedAnswer> {
  // An attribute that is deleted from now on takes these prompts with it.
  await shareBrand(manager, brandId);
  const brand = await loadBrandData(manager, brandId);
  if (!brand) throw brandNotFound();
  const resolver = new NameResolver(brand);
  const rows = prompts
    .map(textsOfIds(brand))
    .map((prompt): NewWrittenPrompt => ({ ...prompt, ...resolver.resolve(prompt) }));
  const batchId = randomUUID();
  await insertPrompts(manager, brandId, batchId, rows);
  return { count: rows.length, batchId };
}

async function findPromptOrThrow(
  manager: EntityManager,
  brandId: string,
  id: string,
): Promise<WrittenPrompt> {
  const [row] = await manager.query<WrittenPrompt[]>(
    `${selectPrompts()} WHERE p.id = $1 AND p.brand_id = $2`,
    [id, brandId],
  );
  if (!row) throw notFound('Prompt not found');
  return row;
}
