import { loadEnvironment, WorkerEnvironment } from '#config';
import { connectDataSource } from '#database';

/**
 * Health check of a worker's container: its settings are good and it can reach the database. Whether it
 * works is seen in its jobs; a container that is killed for a slow model would pay for the calls twice.
 */
const { DATABASE_URL } = loadEnvironment(WorkerEnvironment, process.env);
const dataSource = await connectDataSource(DATABASE_URL, 1);
await dataSource.query('SELECT 1');
await dataSource.destroy();
