import { type Token, wordAt, wordSet } from './clauses.js';
import { isNoun } from './function-words.js';

/** What the model was given to do, of which nobody speaks who wants to know something of a brand. */
const TASK = wordSet('attribute question sentence wording phrased naming pretend pretending');
/** The talk itself, of which nobody speaks who wants to know something of the world. */
const TALK = new Set([
  ...TASK,
  ...wordSet(
    'prompt instruction instructions phrase shopper shoppers task query characters discovery topic subject mention mentioned mentioning word words talking answer answers asked asking detail relevant desired wanted ' +
      'requested preferred described version',
  ),
]);
/** The same after `the`. */
const THE_TALK = wordSet(
  'text audience focus reader purpose request style tone option point idea term expression following above brand company user given provided',
);
/** Says whether a word of the task is among these. */
export const speaksOfTask = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word, about }, at) => {
    if (about !== null || isNumbered(tokens, at) || isAnnounced(tokens, at)) return false;
    if (word === 'following') return wordAt(tokens, at - 2) === 'of';
    // `… that somebody would ask an AI assistant`.
    if (word === 'ai') return /^(?:ask|asks|asked)$/.test(wordAt(tokens, at - 2));
    // `prompt service` is quick.
    if (word === 'prompt') return !isNoun(wordAt(tokens, at + 1));
    return TASK.has(word);
  });

/** `question 12` is a name. */
const isNumbered = (tokens: readonly Token[], at: number): boolean => /^\p{N}/u.test(wordAt(tokens, at + 1));

/** `Quick question: …` */
const isAnnounced = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 'question' && /^(?:quick|honest|serious|simple|short)$/.test(wordAt(tokens, at - 1));

/** Says whether a word of the talk itself is among these, unless it is what the asker would ask others. */
export function speaksOfTalk(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, about }, at) => {
    if (about !== null || isNumbered(tokens, at) || isAnnounced(tokens, at)) return false;
    const next = wordAt(tokens, at + 1);
    if (/^(?:ask|asking)$/.test(word)) return /^(?:about|on)$/.test(next) && wordAt(tokens, at - 1) !== 'i';
    if (/^(?:speak|speaking|talk|write|writing)$/.test(word)) return /^(?:of|about|on)$/.test(next);
    if (/^(?:meant|understood)$/.test(word)) return next === 'by' || next === '';
    if (/^(?:named|narrowed|listed|discussed|written|assumed|addressed|worded)$/.test(word))
      return wordAt(tokens, at - 1) === 'be';
    if (word === 'questions') return !tokens.some((one) => one.word === 'ask');
    if (word === 'wanted' && wordAt(tokens, at - 2) === 'if') return false;
    if (word === 'ai') return /^(?:assistants?|chatbots?|models?)$/.test(next);
    if (word === 'thing') return wordAt(tokens, at - 1) === 'only';
    if (word === 'say') return wordAt(tokens, at - 1) === 'to' || /^(?:it|this)$/.test(next);
    if (/^(?:brand|company)$/.test(word) && /^(?:our|certain|unnamed|said)$/.test(wordAt(tokens, at - 1)))
      return true;
    return TALK.has(word) || (THE_TALK.has(word) && wordAt(tokens, at - 1) === 'the');
  });
}
