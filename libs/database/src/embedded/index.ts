export * from './embedded-postgres.js';
export { isRunning, runningPostmaster, stopEmbeddedPostgres } from './postmaster.js';
export { writeWhole } from './whole-files.js';
