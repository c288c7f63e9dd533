import { isAdjective } from '../adjective-phrase.js';
import { COMES_WITH, LEVEL_OF, MONEY } from '../words/attribute-words.js';
import { ABOUT_CONSIDERATIONS, ABOUT_CRITERIA } from '../words/category-hints.js';
import { isNounPhrase, isSureNoun, namesPeople, nounPhrase } from '../words/noun-phrase.js';
import type { Word } from '../words/parts-of-speech.js';
import { type AttributePhrase, criterion } from '../phrase.js';

/** `ease of use`, `value for money` */
const DEGREE = '(?:ease|value|peace|cost|quality|range|speed|choice|length) (?:of|for)';
/** Qualities of degree: `durability`, `battery life`. */
const ABSTRACT = new RegExp(
  `(?:ity|ety|ness|rates?|[ae]nce|ment|[ts]ion|cy|quality|service|life|support|speed|range|choice|sourcing|price|cost|value|design|comfort|performance|(?:return on|${DEGREE}) .+)$`,
  'i',
);
/** `how long it lasts`, `return on investment`, `total cost of ownership` */
const SURELY = new RegExp(`^(?:how|what|whether|who|return on|(?:total )?${DEGREE})\\s`, 'i');

/** How certainly the attributes of a category are criteria for choosing. */
export function choosesBy(category: string, isOfThing: boolean): 'surely' | 'maybe' | 'no' {
  if (ABOUT_CRITERIA.test(category)) return 'surely';
  return isOfThing && ABOUT_CONSIDERATIONS.test(category) ? 'maybe' : 'no';
}

/**
 * The phrase for something that can matter most: `durability`, `a long warranty`; null for `durable`, `under $500` and
 * `families`.
 */
export function criterionPhrase(value: string, words: readonly Word[]): AttributePhrase | null {
  // `financing available`
  if (COMES_WITH.test(value) || LEVEL_OF.test(value)) return null;
  const isThing =
    isNounPhrase(value) && !isAdjective(words, value) && !namesPeople(value) && !MONEY.test(value);
  if (!isThing && !SURELY.test(value) && !words[0]?.tags.has('Gerund')) return null;
  // `customer service` looks countable.
  const isOne = isSureNoun(value) && (words[0]?.tags.has('Adjective') === true || /^\S+-\S+\s/.test(value));
  return criterion(isOne ? nounPhrase(value) : value);
}

/** Whether it is a quality that cannot be a part of a thing. */
export const isAbstract = (value: string): boolean => ABSTRACT.test(value);
