import { type Token, wordAt, wordSet } from './clauses.js';
import { AUXILIARIES, has, isNoun, PREPOSITIONS, STRANDING } from './function-words.js';

const NEVER_LAST = wordSet(
  'who whose whom which that very quite really extremely mostly mainly also not especially particularly namely preferably example',
);

/**
 * Says whether a clause ends with a word that something must follow, or with a preposition whose noun is missing.
 *
 * @param isTold whether an earlier clause stated something that `that` may refer to: `My knees hurt, which shoes fix
 * that?`
 */
export function breaksOff(tokens: readonly Token[], isTold: boolean): boolean {
  const last = tokens.at(-1);
  if (last === undefined) return false;
  if (last.word === 'that' && isTold && tokens.length > 3 && tokens.at(-2)?.about === null) return false;
  // `…, really`, `…, or not really`.
  if (last.word === 'really' && (tokens.length === 1 || wordAt(tokens, tokens.length - 2) === 'not'))
    return false;
  if (last.word === 'not' && tokens.at(-2)?.word === 'or') return false;
  // `… who have never flown before`, `… sooner than Acme would`, `… given how long the flight is`.
  if (last.word === 'before') return false;
  // `… agents who are`, `… those with no`.
  const second = wordAt(tokens, tokens.length - 2);
  // `… that others cannot`.
  if (last.word === 'not' && AUXILIARIES.has(second) && has(tokens.slice(0, -2), wordSet('that which than')))
    return false;
  if (AUXILIARIES.has(last.word) && /^(?:who|which|that)$/.test(second) && tokens.length > 3) return true;
  if (last.word === 'no' && PREPOSITIONS.has(second)) return true;
  // `… libraries that want to`.
  if (
    last.word === 'to' &&
    /^(?:want|need|wish|try)s?$/.test(second) &&
    /^(?:who|that|which)$/.test(wordAt(tokens, tokens.length - 3))
  )
    return true;
  if (AUXILIARIES.has(last.word) && has(tokens.slice(1), COMPARES)) return false;
  if (NEVER_LAST.has(last.word)) return tokens.length > 1 || last.word.endsWith('ly');
  // `…, cabins for`.
  if (tokens.length === 2 && tokens[0]?.about !== null && PREPOSITIONS.has(last.word)) return true;
  if (tokens.length < 3) return false;
  if (/^(?:can|will|would|could|should|am)$/.test(last.word)) return true;
  // `What are good shoes for walking in`, `… with potholes to deal with`, `…, or will a lens do`.
  const third = wordAt(tokens, tokens.length - 3);
  if (PREPOSITIONS.has(last.word) && (second.endsWith('ing') || (third === 'to' && isNoun(second))))
    return false;
  if (last.word === 'do' && /^(?:will|would)$/.test(wordAt(tokens, 0))) return false;
  // `… with a light built in`.
  if (last.word === 'in' && second === 'built') return false;
  // `… with gloves on`.
  if (/^(?:on|off|in|out)$/.test(last.word) && third === 'with' && isNoun(second)) return false;
  return (PREPOSITIONS.has(last.word) || AUXILIARIES.has(last.word)) && !has(tokens.slice(0, -1), STRANDING);
}

const COMPARES = wordSet('than as how');
