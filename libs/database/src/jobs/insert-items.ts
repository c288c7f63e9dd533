import type { BlockedCombination } from '#domain';
import type { EntityManager } from 'typeorm';
import type { JobItem } from './job-item.js';

/** Writes a job's items in their order, in one statement. */
export const insertItems = (
  manager: EntityManager,
  jobId: string,
  items: readonly JobItem[],
): Promise<unknown> => insertInOrder(manager, 'job_items (job_id, ordinal, item)', jobId, items);

/** Writes what the rules left out of a job, in its order, in one statement. */
export const insertBlocked = (
  manager: EntityManager,
  jobId: string,
  blocked: readonly BlockedCombination[],
): Promise<unknown> =>
  insertInOrder(manager, 'job_blocked_combinations (job_id, ordinal, blocked)', jobId, blocked);

/** @param target table with its columns for the job, the place from 0, and the row as JSON */
const insertInOrder = (
  manager: EntityManager,
  target: string,
  jobId: string,
  rows: readonly object[],
): Promise<unknown> =>
  manager.query(
    `INSERT INTO ${target}
     SELECT $1, place - 1, each FROM json_array_elements($2::json) WITH ORDINALITY AS list(each, place)`,
    [jobId, JSON.stringify(rows)],
  );
