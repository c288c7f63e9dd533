/**
 * Composing questions without a model. An entry of its own, `#domain/composing`, to be imported when it is needed: what
 * it knows of parts of speech takes 300 kB.
 */
export { composeQuestion, type ComposeItem, exampleQuestion, questionDealer } from './compose.js';
