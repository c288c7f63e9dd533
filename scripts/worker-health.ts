import { loadEnvironment, WorkerEnvironment } from '#config';
import { connectDataSource } from '#database';

/**
 * Health check of a worker's container: its settings are valid and it can reach the database. Whether it works is seen
 * in its jobs; killing a container because its model is slow would make its calls cost twice.
 */
const { DATABASE_URL } = loadEnvironment(WorkerEnvironment, process.env);
const dataSource = await connectDataSource(DATABASE_URL, 1);
await dataSource.query('SELECT 1');
await dataSource.destroy();
