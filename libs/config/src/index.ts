export * from './end-with-supervisor.js';
export * from './environments.js';
export * from './fail-point.js';
export * from './load-environment.js';
export * from './logger.js';
export * from './never-fail-to-log.js';
export * from './supervisor-environment.js';
export { VERSION } from './version.js';
export * from './worker-arguments.js';
