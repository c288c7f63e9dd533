import { EnvironmentError, loadEnvironment, ProcessEnvironment } from '#config';
import { messageOf } from '#domain';
import { migrateSchemas } from './migrate-schemas.js';

try {
  const { DATABASE_URL, REDIS_URL } = loadEnvironment(ProcessEnvironment, process.env);
  await migrateSchemas(DATABASE_URL, REDIS_URL);
  console.log('The database is up to date.');
} catch (error) {
  const isOfSettings = error instanceof EnvironmentError;
  console.error(
    isOfSettings ? error.message : `The database could not be brought up to date: ${messageOf(error)}`,
  );
  process.exitCode = 1;
}
