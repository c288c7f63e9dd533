export * from './data-source.js';
export * from './embedded/embedded-postgres.js';
export * from './entities/index.js';
export * from './jobs/job-changes.js';
export * from './jobs/job-item.js';
export * from './jobs/job-store.js';
export * from './streams/copy-csv.js';
export * from './jobs/rate-leases.js';
