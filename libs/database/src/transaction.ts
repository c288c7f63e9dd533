import { setTimeout } from 'node:timers/promises';
import { codeOf } from '#domain';
import type { DataSource, EntityManager } from 'typeorm';

/** PostgreSQL ended a transaction because another one was in its way: a deadlock, or a change at the same time. */
const IN_EACH_OTHERS_WAY = ['40P01', '40001'];
const TRIES = 6;
/** The pause before each further try grows by this much, and is random, so that the same two do not collide again. */
const PAUSE_MS = 40;
/** For changes whose size people choose, in milliseconds: with a shorter limit, a large one could never succeed. */
const LONG_MS = 600_000;

export interface TransactionOptions {
  /** It changes as many rows as a brand has: its statements may take ten minutes instead of one. */
  isLarge?: boolean;
  /** It runs again also after one of these errors of PostgreSQL. */
  againAfter?: readonly string[];
}

/**
 * Runs a transaction, and again after a deadlock or a serialization failure, which the caller does not notice. Every
 * change of the API is made in here, even a single statement, because that may meet a conflict, too.
 *
 * @param work may run several times: it keeps nothing from one try to the next, and changes nothing but the database
 * @throws what `work` throws, and PostgreSQL's error after several tries
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
  { isLarge = false, againAfter }: TransactionOptions = {},
): Promise<Result> {
  const limited = async (manager: EntityManager) => {
    if (isLarge) await manager.query(`SET LOCAL statement_timeout = ${LONG_MS}`);
    return work(manager);
  };
  return withRetries(() => dataSource.transaction(limited), againAfter);
}

/**
 * Runs a transaction unless another process is running one under the same lock.
 *
 * @param lock a number of its own for each kind of work
 * @returns null when another process is running one
 * @throws as `inTransaction`
 */
export const inTransactionUnlessLocked = <Result>(
  dataSource: DataSource,
  lock: number,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result | null> =>
  inTransaction(dataSource, async (manager) => {
    const [row] = await manager.query<{ isMine: boolean }[]>(
      'SELECT pg_try_advisory_xact_lock($1) AS "isMine"',
      [lock],
    );
    return row?.isMine ? work(manager) : null;
  });

/**
 * Runs a transaction, and again after a deadlock or a serialization failure.
 *
 * @param againAfter further errors of PostgreSQL after which it runs again
 * @throws as `inTransaction`
 */
export async function withRetries<Result>(
  transaction: () => Promise<Result>,
  againAfter: readonly string[] = [],
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await transaction();
    } catch (error) {
      if (tried === TRIES || ![...IN_EACH_OTHERS_WAY, ...againAfter].includes(codeOf(error))) throw error;
    }
    await setTimeout(Math.random() * tried * PAUSE_MS);
  }
}
