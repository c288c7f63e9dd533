import { type Token, wordAt, wordSet } from './clauses.js';
import { has, namesProduct } from './function-words.js';

/** `Do runners know our shoes`, `How do I promote shoes`: the seller speaks. */
export const isSold = (tokens: readonly Token[]): boolean =>
  asksToSell(tokens) ||
  tokens.some(
    ({ word }, at) =>
      (word === 'ours' || (word === 'our' && namesProduct(tokens.slice(at + 1, at + 3)))) &&
      !has(tokens, BUYERS),
  );
/** `What is the best way to promote shoes`. */
export const asksToSell = (tokens: readonly Token[]): boolean =>
  (wordAt(tokens, 0) === 'how' || has(tokens, WAYS)) &&
  tokens.some(
    ({ word }, at) =>
      SELLING.has(word) &&
      /^(?:i|we|to)$/.test(wordAt(tokens, at - 1)) &&
      namesProduct(tokens.slice(at + 1, at + 5)),
  );
const SELLING = wordSet('advertise market pitch position price promote sell upsell');
const WAYS = wordSet('way ways');
const BUYERS = wordSet('i us we');
