import { type Token, wordAt, wordSet } from './clauses.js';
import { ASKERS, AUXILIARIES, has, namesProduct, PREPOSITIONS } from './function-words.js';

const EVER = wordSet('ever');

/** A question word that asks for nothing: `who says that`, `who would not`, `what could be better`, `why should X`. */
export function isRhetorical(tokens: readonly Token[]): boolean {
  const [first, second, third] = [wordAt(tokens, 0), wordAt(tokens, 1), wordAt(tokens, 2)];
  if (first === 'why' && /^(?:should|would|must|not)$/.test(second)) return !ASKERS.has(third);
  return asksForNothing(tokens);
}

/** The same for a question about a brand, which may ask why somebody would choose it. */
export function asksForNothing(tokens: readonly Token[]): boolean {
  const [first, second, third] = [wordAt(tokens, 0), wordAt(tokens, 1), wordAt(tokens, 2)];
  if (first === 'who' && (/^(?:says|said|cares|knows|knew|needs|wants)$/.test(second) || tokens.length < 3))
    return true;
  if (/^(?:who|what)$/.test(first) && (second === 'could' || third === 'not') && !ASKERS.has(third))
    return true;
  if ((first === 'what' && second === 'if') || (first === 'who' && second === 'am')) return true;
  if (first === 'how' && tokens.at(-1)?.word === 'sound') return true;
  if (/^(?:what|who|which)$/.test(first) && has(tokens, EVER) && !has(tokens, AUXILIARIES)) return true;
  if (/^(?:what|how)$/.test(first) && second === 'about') return !namesProduct(tokens);
  if ((second === 'did' && !ASKERS.has(third)) || (first === 'why' && PREPOSITIONS.has(third))) return true;
  if (tokens.some(({ word }, at) => /^(?:may|shall)$/.test(word) && ASKERS.has(wordAt(tokens, at + 1))))
    return true;
  return (
    (second === 'makes' && third === 'you') ||
    (second === 'else' && /^(?:where|who)$/.test(first) && AUXILIARIES.has(third))
  );
}
