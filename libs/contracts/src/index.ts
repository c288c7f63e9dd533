export * from './brand-sheet.js';
export type {
  AttributeRef,
  CategoryType,
  Combination,
  NamedRef,
  PromptType,
  TemplateType,
  Weight,
} from '#domain';
export { ROUTES, type AnswerOf, type AnswerTypes } from './answer-types.js';
export * from './answers.js';
export * from './audit.js';
export * from './certificate.js';
export * from './coverage.js';
export * from './entities.js';
export * from './export-versions.js';
export * from './jobs.js';
export * from './limits.js';
export * from './messages.js';
export type * from './readings.js';
export * from './requests.js';
export type * from './scalars.js';
export * from './socket-events.js';
