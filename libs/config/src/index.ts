export * from './environments.js';
export * from './load-environment.js';
export * from './logger.js';
