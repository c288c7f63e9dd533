export * from './port.js';
export * from './errors.js';
export * from './clock.js';
export * from './shared-limiter.js';
export * from './gate.js';
export * from './openai-adapter.js';
export * from './offline-composer.js';
export * from './create-llm.js';
