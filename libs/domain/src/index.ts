export * from './vocabulary.js';
export * from './combinations/combination.js';
export { attributeRefs, oldestAlike } from './combinations/brand-index.js';
export { duplicateKey } from './combinations/duplicate-key.js';
export { namesAbout } from './combinations/names-about.js';
export * from './names/names.js';
export { attributePhraseFault, categoryPhraseFault, PHRASE_MAX_LENGTH, refOf } from './names/phrases.js';
export * from './combinations/brand-data.js';
export * from './rules/blacklist-rules.js';
export * from './combinations/selection-errors.js';
export * from './generators/index.js';
export { missingOf } from './generators/missing.js';
export * from './combinations/expansion.js';
export * from './templates/templates.js';
export * from './templates/default-templates.js';
export * from './templates/template-in-use.js';
export * from './files/pipe-format.js';
export { fold, nameKey, sameQuestionKey } from './names/folding.js';
export * from './names/search.js';
export * from './answers/answer-fault.js';
export { cleanAnswer } from './answers/cleaning.js';
export { visibleText } from './answers/visible-text.js';
export { answerContext, brandNamesOf, checkAnswer, namesBrand, REPEATED } from './answers/answer-checks.js';
export {
  buildImproveMessages,
  buildMessages,
  type ChatMessage,
  promptMessages,
  type RefusedAnswer,
} from './questions/ai-request.js';
export * from './files/bulk-paste.js';
export * from './files/csv-cells.js';
export * from './certificate/index.js';
export * from './sampling/index.js';
export * from './coverage/index.js';
export * from './estimates/estimate.js';
export * from './brand-sheet/index.js';
export type { StructuredCsv } from './composing/structured-csv.js';
export * from './answers/flags.js';
export * from './answers/answer-flags.js';
export * from './questions/likeness.js';
export { formatCount } from './format-count.js';
export { groupBy } from './group-by.js';
export { textHash } from './text-hash.js';
export { exampleFrames } from './questions/frames.js';
export * from './questions/reading.js';
export type { TopicName } from './answers/recognition.js';
export { at, getOrThrow } from './known.js';
export { memoized } from './memoized.js';
export { entriesOf, keysOf, recordOf } from './records.js';
export { codeOf, messageOf } from './thrown.js';
