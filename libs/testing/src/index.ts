export * from './api-client.js';
export * from './brand-fixture.js';
export * from './llm-stand-in.js';
export * from './product.js';
export * from './test-database.js';
export * from './test-servers.js';
export * from './until.js';
