import { type Clause, type Token, wordAt, wordSet } from './clauses.js';
import {
  AUXILIARIES,
  FIRST_PERSON,
  has,
  isNoun,
  isSuperlative,
  namesProduct,
  PREPOSITIONS,
} from './function-words.js';

/** Says whether a clause presupposes something that was not mentioned before: `the CRM`, `these two`, `for this`. */
export function presumes({ tokens, end }: Clause, before: readonly Clause[]): boolean {
  if (before.some((clause) => namesProduct(clause.tokens) || has(clause.tokens, FIRST_PERSON))) return false;
  return tokens.some(({ word }, at) => {
    const next = tokens[at + 1];
    if (/^(?:this|these|here)$/.test(word))
      return (
        !(end === ':' && at === tokens.length - 2) &&
        !/^(?:year|month|week|season|winter|summer|spring|autumn|fall|weekend|time|kind|type|way|days|evening|morning|afternoon|\w+day)$/.test(
          next?.word ?? '',
        )
      );
    if (word !== 'the' || next === undefined) return false;
    const asksOfThem = AUXILIARIES.has(wordAt(tokens, at - 1)) && !identifies(tokens, at);
    if (/^(?:two|three)$/.test(next.word) && !isNoun(wordAt(tokens, at + 2))) return true;
    if (next.about === 'attribute' && /[^s]s$/.test(next.word) && isNoun(wordAt(tokens, at + 2))) return true;
    if (next.about === 'attribute' && asksOfThem && wordAt(tokens, 0) !== 'how') return true;
    const named = tokens.findIndex(({ about }, place) => place > at && place < at + 4 && about === 'product');
    const between = tokens.slice(at + 1, named);
    return (
      named > 0 &&
      // `Which baby strollers fold while I hold the baby`: named already.
      !namesProduct(tokens.slice(0, at)) &&
      !between.some(
        ({ word: other, about }) =>
          isSuperlative(other) ||
          (about === null && other.endsWith('er')) ||
          PREPOSITIONS.has(other) ||
          RANKS.has(other),
      ) &&
      !isOfMany(tokens, at) &&
      !identifies(tokens, at) &&
      !isRestricted(tokens, named, AUXILIARIES.has(wordAt(tokens, at - 1)))
    );
  });
}

/** `which of the shoes`, `all the shoes`. */
const isOfMany = (tokens: readonly Token[], at: number): boolean => {
  const [farther, near] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  return near === 'all' || (/^(?:of|among)$/.test(near) && (MANY.has(farther) || isSuperlative(farther)));
};
const MANY = wordSet('which one some any all none many few each either both');

const RANKS = wordSet(
  'main leading next same first second third major different various available current key good popular ultimate perfect ideal and or',
);

/** `What are the hotels …`, and not `For whom is the hotel …`. */
const identifies = (tokens: readonly Token[], at: number): boolean =>
  /^(?:what|which|who)$/.test(wordAt(tokens, 0)) && /^(?:is|are|be)$/.test(wordAt(tokens, at - 1));

/** `the shoes that runners love`: a restrictive phrase follows. */
function isRestricted(tokens: readonly Token[], at: number, isSubject: boolean): boolean {
  let after = at;
  while (tokens[after]?.about === 'product') after++;
  const next = tokens[after];
  return (
    /^(?:that|people|experts|you|i|we)$/.test(next?.word ?? '') ||
    (!isSubject && next?.about === null && isNoun(next.word))
  );
}
