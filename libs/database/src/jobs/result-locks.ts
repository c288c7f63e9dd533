import type { EntityManager } from 'typeorm';

/** Keeps these locks apart from PostgreSQL's other advisory locks. */
const SPACE = 7_306;

/**
 * Moving or saving a run's results, and storing new texts for them, exclude each other until the transaction ends: each
 * judges by rows that the other is about to write, and would miss them. Taken in a statement before the one that judges,
 * whose snapshot must be younger.
 */
export async function lockResults(manager: EntityManager, jobId: string): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${SPACE}, hashtext($1))`, [jobId]);
}

/** The other side: for the runs whose results these items of a run replace. */
export async function shareReplacedResults(
  manager: EntityManager,
  jobId: string,
  ordinals: readonly number[],
): Promise<void> {
  await manager.query(
    `SELECT pg_advisory_xact_lock_shared(${SPACE}, hashtext(id)) FROM (
       SELECT DISTINCT item->'again'->>'jobId' AS id FROM job_items WHERE job_id = $1 AND ordinal = ANY($2) ORDER BY 1) AS runs`,
    [jobId, ordinals],
  );
}
