/**
 * Composing questions without a model. A separate entry, `#domain/composing`, to be imported when needed, because its
 * knowledge of parts of speech takes 300 kB.
 */
export { composeQuestion, type ComposeItem, exampleQuestion, questionDealer } from './compose.js';
