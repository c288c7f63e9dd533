import { type Token, wordAt, wordSet } from './clauses.js';

/** The talk itself, of which nobody speaks who wants to know something of the world. */
const TALK = wordSet(
  'topic subject sentence wording phrase phrased mention mentioned prompt instruction instructions attribute word ' +
    'words talking shopper shoppers answer answers question asked asking detail relevant desired wanted requested preferred described task version naming mentioning pretend pretending query characters discovery',
);
/** The same after `the`. */
const THE_TALK = wordSet(
  'text audience focus reader purpose request style tone option point idea term expression following above brand company user given provided',
);
/** Says whether a word of the talk itself is among these, unless it is what the asker would ask others. */
export function speaksOfTalk(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, about }, at) => {
    // `question 12` is a name.
    if (about !== null || /^\p{N}/u.test(wordAt(tokens, at + 1))) return false;
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
    if (word === 'question' && /^(?:quick|honest|serious|simple|short)$/.test(wordAt(tokens, at - 1)))
      return false;
    if (word === 'say') return wordAt(tokens, at - 1) === 'to' || /^(?:it|this)$/.test(next);
    if (/^(?:brand|company)$/.test(word) && /^(?:our|certain|unnamed|said)$/.test(wordAt(tokens, at - 1)))
      return true;
    return TALK.has(word) || (THE_TALK.has(word) && wordAt(tokens, at - 1) === 'the');
  });
}
