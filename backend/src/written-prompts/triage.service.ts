import type { DecideRequest, Decision, TriageProgress } from '#contracts';
import { DRAFT_CHANNEL } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { inBrandTransaction } from '../common/find-brand.js';
import { breakingRulesAmong } from '../rules/broken-rules.js';
import { RECENTLY_DELETED } from './deleted-prompt-rows.js';
import { DeletedPrompts, RESTORING } from './deleted-prompts.service.js';
import { refuseForeignPrompts } from './foreign-prompts.js';
import { PromptsNamingBrand } from './prompts-naming-brand.service.js';
import { filtered, type PromptFilter } from './written-prompt-rows.js';

/** Triage of saved prompts, one by one: what is kept is marked, for the whole team, and the rest is deleted. */
@Injectable()
export class TriageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly deleted: DeletedPrompts,
    private readonly naming: PromptsNamingBrand,
  ) {}

  /** How many of the prompts under a filter are decided; those that triage removed are counted as deleted rows. */
  async progress(brandId: string, filter: PromptFilter): Promise<TriageProgress> {
    const { where, parameters } = await this.naming.filtered(brandId, filter);
    // `breaksRule` looks among the saved prompts only, and has no parameter.
    const { where: others } = filtered(brandId, { ...filter, breaksRule: null });
    // IS TRUE keeps PostgreSQL from a join, which would look for the breaking ones anew for each row.
    const ofRemoved = filter.breaksRule
      ? `${others} AND (p.id IN (${breakingRulesAmong(REMOVED)})) IS TRUE`
      : others;
    const [progress] = await this.dataSource.query<[TriageProgress]>(
      progressSql(where, ofRemoved),
      parameters,
    );
    return progress;
  }

  /** @returns how many were changed @throws BadRequestException when one is of another brand */
  decide(
    brandId: string,
    { promptIds, decision, undoes }: DecideRequest,
    deletionId: string,
  ): Promise<number> {
    return inBrandTransaction(
      this.dataSource,
      brandId,
      async (manager) => {
        await refuseForeignPrompts(manager, brandId, promptIds);
        const count =
          decision === 'keep'
            ? await look(manager, brandId, promptIds, 'now()')
            : decision === 'remove'
              ? await this.remove(manager, brandId, promptIds, deletionId)
              : await this.takeBack(manager, brandId, promptIds, undoes);
        await announceSaved(manager, brandId);
        return count;
      },
      RESTORING,
    );
  }

  private async remove(
    manager: EntityManager,
    brandId: string,
    promptIds: readonly string[],
    deletionId: string,
  ): Promise<number> {
    const chosen = { where: 'p.id = ANY($1) AND p.brand_id = $2', values: [promptIds, brandId] };
    const count = await this.deleted.delete(manager, deletionId, chosen, { brandId });
    await manager.query(`UPDATE deleted_prompts SET in_triage = true WHERE deletion_id = $1`, [deletionId]);
    return count;
  }

  private async takeBack(
    manager: EntityManager,
    brandId: string,
    promptIds: readonly string[],
    undoes: Decision | undefined,
  ): Promise<number> {
    if (undoes === 'keep') return look(manager, brandId, promptIds, 'NULL');
    // What was deleted in another way was not decided in triage.
    const removed = await manager.query<{ id: string }[]>(
      `SELECT id FROM deleted_prompts WHERE id = ANY($1) AND in_triage`,
      [promptIds],
    );
    await this.deleted.restoreIn(manager, brandId, { promptIds: removed.map(({ id }) => id) });
    return look(manager, brandId, promptIds, 'NULL');
  }
}

/** Marks the prompts that were saved from drafts as looked at. */
export const markLooked = (manager: EntityManager, draftIds: readonly string[]): Promise<unknown> =>
  manager.query(
    `UPDATE written_prompts w SET looked_at = now() FROM drafts d
     WHERE d.id = ANY($1) AND w.job_id = d.job_id AND w.job_ordinal = d.ordinal`,
    [draftIds],
  );

async function look(
  manager: EntityManager,
  brandId: string,
  promptIds: readonly string[],
  at: 'now()' | 'NULL',
): Promise<number> {
  const [, count] = await manager.query<[unknown, number]>(
    `UPDATE written_prompts SET looked_at = ${at} WHERE id = ANY($1) AND brand_id = $2`,
    [promptIds, brandId],
  );
  return count;
}

/** No trigger announces updates of saved prompts, because those that only reset `names_brand` concern nobody. */
export const announceSaved = (
  manager: EntityManager,
  brandId: string,
  draftIds: readonly string[] = [],
): Promise<unknown> =>
  manager.query(`SELECT pg_notify($1, $2)`, [DRAFT_CHANNEL, JSON.stringify({ brandId, draftIds })]);

/** What triage removed from the brand $1. */
const REMOVED = `SELECT was.* FROM ${RECENTLY_DELETED} AND d.in_triage`;

const progressSql = (where: string, ofRemoved: string): string => `
  WITH removed AS (
    SELECT count(*)::int AS count FROM (${REMOVED}) AS p WHERE ${ofRemoved}),
    saved AS (
      SELECT count(*)::int AS count, count(p.looked_at)::int AS kept FROM written_prompts p WHERE ${where})
  SELECT saved.kept + removed.count AS decided, saved.count + removed.count AS total FROM saved, removed`;
