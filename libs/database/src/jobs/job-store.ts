import { at, type BlacklistRules, codeOf, compileRules, NO_RULES } from '#domain';
import type { DataSource, EntityManager } from 'typeorm';
import { loadRules } from '../brand-data.js';
import { queryPrepared } from '../prepared.js';
import { FAILURE_SENTENCE } from './failure-sentence.js';
import { UNFINISHED } from './job-states.js';
import { type OrdinalItem, overtakenItems } from './overtaken.js';
import { insertBlocked, insertItems } from './insert-items.js';
import { announce, RECORD_AS, RECORD_LATE_AS } from './record-results.js';
import { shareReplacedResults } from './result-locks.js';
import { flagSimilarAtEnd } from './similar-results.js';
import { aboutOf, type JobItem } from './job-item.js';
import {
  DELETED_OF,
  plannedIds,
  ruledIds,
  TAKE_PRESENT_RESULTS,
  TAKE_PRESENT_TEXTS,
  WITHOUT_RESULT,
} from './open-items.js';
import type { ItemResult, NewJob, OpenWork, RunningJob, StoredResults } from './stored-job.js';
import { inTransaction } from '../transaction.js';

/** The columns of a job that is to be delivered. @param run SQL for the number of the run to deliver */
const openWork = (run: string): string =>
  `id AS "jobId", kind, ${run} AS run, sampling IS NOT NULL AS unsampled, requested AS items`;

/** What storing results returns. */
interface StoredRow {
  ordinals: number[] | null;
  complete: boolean;
}

/** How much is to be done. */
interface Load {
  queued: number;
  active: number;
  /** How long the oldest job that no worker has begun has been waiting. */
  oldestQueuedSeconds: number;
  /** How long the active job that has stored nothing for longest has done so. */
  longestStillSeconds: number;
}

/** The rows of jobs, their items and results: the truth about every generation. */
export class JobStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes a job with its items, inside the caller's transaction. @returns the job's id */
  async create(manager: EntityManager, job: NewJob): Promise<string> {
    const empty = job.items.length === 0 && !job.sampling;
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO jobs (brand_id, kind, status, requested, blocked, context, request_id, sampling, about, started_at, finished_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $10, CASE WHEN $9 THEN now() END, CASE WHEN $9 THEN now() END)
       RETURNING id, ${announce()}`,
      [
        job.brandId,
        job.kind,
        empty ? 'completed' : 'queued',
        job.sampling?.count ?? job.items.length,
        job.blocked.length,
        JSON.stringify(job.context),
        job.requestId,
        job.sampling ? JSON.stringify(job.sampling) : null,
        empty,
        aboutOf(job.items),
      ],
    );
    const { id } = at(rows, 0);
    if (job.items.length > 0) await insertItems(manager, id, job.items);
    if (job.blocked.length > 0) await insertBlocked(manager, id, job.blocked);
    return id;
  }

  /**
   * Starts a queued job.
   * @returns the job with the current names of its brand, or null when it is gone or finished
   */
  async begin(jobId: string): Promise<RunningJob | null> {
    await this.dataSource.query(
      `UPDATE jobs SET status = 'active', started_at = coalesce(started_at, now()), touched_at = now()
       WHERE id = $1 AND status = 'queued' RETURNING ${announce()}`,
      [jobId],
    );
    const [row] = await this.dataSource.query<RunningJob[]>(
      `SELECT jobs.id, brand_id AS "brandId", kind, run, request_id AS "requestId", sampling,
         context || jsonb_build_object('brandName', b.name, 'aliases', b.aliases, 'matchCase', b.match_case,
           'competitorNames', ARRAY(SELECT name FROM competitors c WHERE c.brand_id = b.id ORDER BY c.seq)) AS context,
         ${BRAND_MAY_DIFFER} AS "brandMayDiffer"
       FROM jobs JOIN brands b ON b.id = brand_id WHERE jobs.id = $1 AND ${UNFINISHED}`,
      [jobId],
    );
    return row ?? null;
  }

  /** Items `from` ≤ ordinal < `to` that have no result yet, in order. */
  missingItems(jobId: string, from: number, to: number): Promise<OrdinalItem[]> {
    return this.dataSource.query(
      `SELECT ordinal, item FROM job_items i
       WHERE job_id = $1 AND ordinal >= $2 AND ordinal < $3 AND ${WITHOUT_RESULT}
       ORDER BY ordinal`,
      [jobId, from, to],
    );
  }

  /**
   * The current rules of a job's brand that these items may break; none if they cannot have changed since their prompts
   * were planned. Not all of the brand's, which may be tens of thousands, for fifty items.
   */
  async rules({ brandId, brandMayDiffer }: RunningJob, items: readonly JobItem[]): Promise<BlacklistRules> {
    const ids = brandMayDiffer ? ruledIds(items) : [];
    return compileRules(ids.length > 0 ? await loadRules(this.dataSource.manager, brandId, ids) : NO_RULES);
  }

  /** Which ids of these items its brand does not have any more; none, likewise. */
  async deletedIds({ brandId, brandMayDiffer }: RunningJob, items: readonly JobItem[]): Promise<Set<string>> {
    const ids = brandMayDiffer ? plannedIds(items) : [];
    if (ids.length === 0) return new Set();
    const rows = await this.dataSource.query<{ id: string }[]>(DELETED_OF, [brandId, ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Why new texts could not be taken any more, by the items' places. */
  overtaken(jobId: string, items: readonly OrdinalItem[]): Promise<Map<number, string>> {
    return overtakenItems(this.dataSource, jobId, items);
  }

  /**
   * Stores results in one statement, and counts and announces them in the same transaction. Storing a
   * result again changes nothing.
   *
   * @param tokens what the answers cost, wasted ones included
   * @returns null when the job is gone
   */
  async record(
    jobId: string,
    results: readonly ItemResult[],
    tokens: { tokensIn: number; tokensOut: number },
  ): Promise<StoredResults | null> {
    return this.store(jobId, results, tokens, RECORD_AS);
  }

  /**
   * Replaces reasons with questions that arrived after an error that concerns all items had ended the job, because they
   * are paid for.
   *
   * @returns as `record`: those that were written now
   */
  async recordLate(jobId: string, results: readonly ItemResult[]): Promise<StoredResults | null> {
    return this.store(jobId, results, { tokensIn: 0, tokensOut: 0 }, RECORD_LATE_AS);
  }

  private async store(
    jobId: string,
    results: readonly ItemResult[],
    tokens: { tokensIn: number; tokensOut: number },
    statements: typeof RECORD_AS,
  ): Promise<StoredResults | null> {
    const ordinals = results.map(({ ordinal }) => ordinal);
    const replaces = results.find((result) => result.replaces)?.replaces ?? 'new';
    const values = [
      jobId,
      ordinals,
      results.map(({ question }) => question),
      results.map(({ questionKey }) => questionKey),
      results.map(({ reason }) => reason),
      tokens.tokensIn,
      tokens.tokensOut,
      // One text per result, because nested arrays must all have the same length.
      results.map(({ flags = [] }) => flags.join(' ')),
    ];
    const storing =
      replaces === 'result'
        ? this.dataSource.transaction(async (manager) => {
            await shareReplacedResults(manager, jobId, ordinals);
            return manager.query<StoredRow[]>(statements.result.text, values);
          })
        : queryPrepared<StoredRow>(this.dataSource, statements[replaces], values);
    const [row] = await storing.catch((error: unknown) => {
      if (isGone(error)) return [];
      throw error;
    });
    return row ? { ordinals: row.ordinals ?? [], complete: row.complete } : null;
  }

  /**
   * The results that conflict with these: of the same item, or with the same text, in this run or one that it changes.
   */
  alike(
    jobId: string,
    results: readonly ItemResult[],
  ): Promise<Pick<ItemResult, 'ordinal' | 'question' | 'questionKey'>[]> {
    return this.dataSource.query(
      `SELECT ordinal, question, question_key AS "questionKey" FROM job_results
       WHERE job_id = $1 AND (ordinal = ANY($2) OR question_key = ANY($3))
       UNION ALL
       SELECT -1, r.question, r.question_key FROM job_items i
         JOIN job_results r ON r.job_id = (i.item->'again'->>'jobId')::uuid AND r.question_key = ANY($3)
       WHERE i.job_id = $1 AND i.ordinal = ANY($2)`,
      [jobId, results.map(({ ordinal }) => ordinal), results.map(({ questionKey }) => questionKey)],
    );
  }

  /** Ends a job whose items all have results; does nothing to any other job. */
  async finish(jobId: string): Promise<void> {
    await flagSimilarAtEnd(this.dataSource, jobId);
    await this.dataSource.query(
      `UPDATE jobs SET status = CASE WHEN done > 0 OR requested = 0 THEN 'completed' ELSE 'failed' END,
         finished_at = now(), touched_at = now(),
         started_at = coalesce(started_at, now()),
         error = CASE WHEN failed > 0 THEN coalesce(error, (${FAILURE_SENTENCE})) ELSE error END
       WHERE id = $1 AND ${UNFINISHED} AND done + failed >= requested RETURNING ${announce()}`,
      [jobId],
    );
  }

  /**
   * Ends a run of a job at once because of an error that concerns all of its items: those without a result are
   * marked as failed with this reason. Does nothing when another run has begun.
   */
  async fail({ id, run }: Pick<RunningJob, 'id' | 'run'>, reason: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      const locked = await manager.query<unknown[]>(
        `SELECT id FROM jobs WHERE id = $1 AND run = $2 AND ${UNFINISHED} FOR UPDATE`,
        [id, run],
      );
      if (locked.length === 0) return;
      await manager.query(
        `WITH lost AS (
           INSERT INTO job_results (job_id, ordinal, reason)
           SELECT job_id, ordinal, $2 FROM job_items WHERE job_id = $1 ON CONFLICT DO NOTHING RETURNING 1)
         UPDATE jobs SET failed = requested - done, error = $2 WHERE id = $1`,
        [id, reason],
      );
    });
    await this.finish(id);
  }

  /** @returns false when the job was finished already */
  async cancel(manager: EntityManager, jobId: string): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      `UPDATE jobs SET status = 'cancelled', finished_at = now(), touched_at = now()
       WHERE id = $1 AND ${UNFINISHED} RETURNING id, ${announce()}`,
      [jobId],
    );
    return rows.length > 0;
  }

  /**
   * Opens a finished job again for its failed and missing items. Inside a transaction.
   *
   * @returns what is to be delivered; null when there is nothing to retry or it still runs
   */
  async reopen(manager: EntityManager, jobId: string): Promise<OpenWork | null> {
    const [job] = await manager.query<Omit<OpenWork, 'missing'>[]>(
      `SELECT ${openWork('run + 1')} FROM jobs WHERE id = $1 AND NOT (${UNFINISHED}) AND done < requested FOR UPDATE`,
      [jobId],
    );
    if (!job) return null;
    await manager.query(`DELETE FROM job_results WHERE job_id = $1 AND reason IS NOT NULL`, [jobId]);
    if (job.kind === 'improve') await manager.query(TAKE_PRESENT_TEXTS, [jobId]);
    if (job.kind === 'ask-again') await manager.query(TAKE_PRESENT_RESULTS, [jobId]);
    await manager.query(
      `UPDATE jobs SET status = 'queued', failed = 0, error = NULL, finished_at = NULL, run = run + 1,
         touched_at = now() WHERE id = $1 RETURNING ${announce()}`,
      [jobId],
    );
    return { ...job, missing: await this.missing(jobId, manager) };
  }

  /** Ordinals without a result, ascending. */
  async missing(jobId: string, manager: EntityManager = this.dataSource.manager): Promise<number[]> {
    const rows = await manager.query<{ ordinal: number }[]>(
      `SELECT ordinal FROM job_items i WHERE job_id = $1 AND ${WITHOUT_RESULT} ORDER BY ordinal`,
      [jobId],
    );
    return rows.map(({ ordinal }) => ordinal);
  }

  /**
   * Unfinished jobs that have shown no sign of life for a while, by the database's clock, the longest quiet first:
   * accepted but never enqueued, lost by the queue, or merely slow. The missing items of each cost more to read: see
   * `missing`.
   *
   * @param quietMs milliseconds without a sign of life
   */
  quiet(quietMs: number): Promise<Omit<OpenWork, 'missing'>[]> {
    return this.dataSource.query(
      `SELECT ${openWork('run')} FROM jobs WHERE ${UNFINISHED} AND touched_at < now() - make_interval(secs => $1) ORDER BY touched_at`,
      [quietMs / 1_000],
    );
  }

  /** How much is to be done, for the figures of operations. */
  async load(): Promise<Load> {
    const rows = await this.dataSource.query<Load[]>(
      `SELECT count(*) FILTER (WHERE status = 'queued')::int AS queued,
         count(*) FILTER (WHERE status = 'active')::int AS active,
         coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'queued')), 0)::float8
           AS "oldestQueuedSeconds",
         coalesce(extract(epoch FROM now() - min(touched_at) FILTER (WHERE status = 'active')), 0)::float8
           AS "longestStillSeconds"
       FROM jobs WHERE ${UNFINISHED}`,
    );
    return at(rows, 0);
  }

  /** Announces the end of a brand's jobs to the processes that work on them. Inside the deleting transaction. */
  async announceGone(manager: EntityManager, brandId: string): Promise<void> {
    await manager.query(`SELECT ${announce(`'gone'`)} FROM jobs WHERE brand_id = $1 AND ${UNFINISHED}`, [
      brandId,
    ]);
  }
}

/**
 * Whether the brand's data may have changed since the prompts were planned: a retry may come weeks later, and what is asked
 * for again was planned by another run. A change is dated by the beginning of its transaction, which may have waited and
 * worked for minutes: half an hour is more than any takes.
 */
const BRAND_MAY_DIFFER = `(kind = 'ask-again' OR EXISTS (
  SELECT FROM brand_changes c WHERE c.brand_id = b.id AND c.changed_at > jobs.created_at - interval '30 minutes'))`;

/** Foreign key violation: the job's rows were deleted with its brand. */
const isGone = (error: unknown): boolean => codeOf(error) === '23503';
