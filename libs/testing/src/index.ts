export * from './api-client.js';
export * from './brand-fixture.js';
export { StandInCap } from './llm-stand-in-cap.js';
export { STAND_IN_DEFAULTS } from './llm-stand-in-options.js';
export * from './llm-stand-in.js';
export * from './product.js';
export * from './test-database.js';
export * from './test-servers.js';
export * from './until.js';
