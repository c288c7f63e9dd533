import { loadEnvironment, ProcessEnvironment } from '#config';
import { migrateDatabase } from '#database';
import { migrateQueueDatabase } from '#queue';

/** Brings the product's schema and, without Redis, the queue's up to date. Safe to run from several hosts at once. */
const { DATABASE_URL, REDIS_URL } = loadEnvironment(ProcessEnvironment, process.env);
await migrateDatabase(DATABASE_URL);
if (!REDIS_URL) await migrateQueueDatabase(DATABASE_URL);
console.log('The database is up to date.');
