/** Files out of PostgreSQL, without TypeORM: a thread that makes one starts in a fraction of the time. */
export * from './copy-csv.js';
export * from './export-pool.js';
