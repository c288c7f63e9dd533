import { migrateDatabase } from '#database';
import { migrateQueueDatabase } from '#queue';

/**
 * Brings the product's schema and, without Redis, the queue's up to date. Safe to run from several hosts at once.
 *
 * @param redisUrl as the environment has it; empty or undefined: the queue is in the database
 */
export async function migrateSchemas(databaseUrl: string, redisUrl: string | undefined): Promise<void> {
  await migrateDatabase(databaseUrl);
  if (!redisUrl?.trim()) await migrateQueueDatabase(databaseUrl);
}
