import { EnvironmentError, loadEnvironment, ProcessEnvironment } from '#config';
import { migrateDatabase } from '#database';
import { messageOf } from '#domain';
import { migrateQueueDatabase } from '#queue';

/** Brings the product's schema and, without Redis, the queue's up to date. Safe to run from several hosts at once. */
async function migrate(): Promise<void> {
  const { DATABASE_URL, REDIS_URL } = loadEnvironment(ProcessEnvironment, process.env);
  await migrateDatabase(DATABASE_URL);
  if (!REDIS_URL) await migrateQueueDatabase(DATABASE_URL);
}

try {
  await migrate();
  console.log('The database is up to date.');
} catch (error) {
  const isOfSettings = error instanceof EnvironmentError;
  console.error(
    isOfSettings ? error.message : `The database could not be brought up to date: ${messageOf(error)}`,
  );
  process.exitCode = 1;
}
