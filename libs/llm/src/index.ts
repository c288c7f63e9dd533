export * from './port.js';
export * from './errors.js';
export * from './limiter/clock.js';
export * from './limiter/shared-limiter.js';
export * from './limiter/limiter-options.js';
export * from './limiter/llm-limiter.js';
export type { ReportLimit } from './limiter/queued-call.js';
export * from './openai/openai-adapter.js';
export * from './offline/offline-composer.js';
