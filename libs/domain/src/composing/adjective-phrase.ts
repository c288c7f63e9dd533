import { ADJECTIVES, ADJECTIVE_ENDING, LEVELS } from './attribute-words.js';
import {
  ABOUT_INDUSTRY,
  ABOUT_LEVEL,
  ABOUT_PLACE,
  ABOUT_PRICE,
  ABOUT_PURPOSE,
  GROUP_OF,
} from './category-hints.js';
import { pluralOf } from './nouns.js';
import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, before, forPeople, situation } from './phrase.js';
import { lowered } from './verb-phrase.js';

export function isAdjective(words: readonly Word[], value: string): boolean {
  const last = words.at(-1);
  if (/\s(?:compliant|certified|compatible|approved|accredited|eligible)$/i.test(value)) return true;
  if (!last || words.length > 4) return false;
  const text = last.text.replace(/[.,!]$/, '');
  const whole = words.map((word) => word.text).join(words.length > 1 && !text.includes('-') ? '-' : ' ');
  const isNoun =
    /(?:\b|\d)(?:deductible|vegetable|table|cable|collectible|convertible|flats?|variable|consumable|mobile)$/i.test(
      text,
    );
  if (isNoun) return false;
  const looks =
    ADJECTIVES.has(text.toLowerCase()) ||
    ADJECTIVE_ENDING.test(text) ||
    (words.length === 2 && ADJECTIVE_ENDING.test(whole));
  if (/^[^\s-]+(?:-[^\s-]+)+$/.test(value)) return isCompoundWord(value);
  const isParticiple = last.tags.has('PastTense');
  return looks || last.tags.has('Adjective') || (isParticiple && !last.tags.has('Noun'));
}

/** `one-to-one`, `lean-to`; a `check-in` is a thing. */
export const isCompoundWord = (value: string): boolean =>
  /^[^\s-]+(?:-[^\s-]+)+$/.test(value) && !/-(?:(?:in|out|up|off)s?|[a-z]+ers)$/.test(value);

/** `easy to clean`, `safe for children`. */
export function isAdjectiveWithMore([first, second]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    (first.tags.has('Adjective') ||
      /^(?:safe|suitable|available|compatible|free|rich|low|high|resistant|short)$/i.test(first.text)) &&
    /^(?:to|for|with|in|of|on|from|against|at|by|about)$/i.test(second.text)
  );
}

export function adjective(value: string, category: string, isOfPeople: boolean): AttributePhrase {
  if (ABOUT_INDUSTRY.test(category)) return after(`for the ${value} industry`);
  if (/(?:intolerant|allergic)$/i.test(value)) return forPeople(`${value} people`);
  if (ABOUT_PLACE.test(category) && /(?:wide|online|offshore|onshore|abroad|overseas)$/i.test(value))
    return after(`available ${value}`);
  const group = GROUP_OF.exec(category)?.[1];
  if (group && isOfPeople)
    return forPeople(
      `${lowered(value)} ${pluralOf(group.toLowerCase().replace(/(compan|propert)$/, '$1y'))}`,
    );
  if (isOfPeople && ABOUT_PLACE.test(category)) return after(`in ${lowered(value)} areas`);
  if ((LEVELS.test(value) && !ABOUT_PRICE.test(category)) || ABOUT_LEVEL.test(category))
    return forPeople(`${lowered(value)} users`);
  if (isOfPeople && /\s/.test(value) && !ADJECTIVE_ENDING.test(value)) return situation(value);
  if (isOfPeople && !ABOUT_PURPOSE.test(category)) return forPeople(`${value} people`);
  if (ABOUT_PRICE.test(category)) return before(PRICE_WORDS[value.toLowerCase()] ?? value);
  return before(value);
}

const PRICE_WORDS: Readonly<Record<string, string>> = {
  low: 'low-cost',
  high: 'high-end',
  medium: 'mid-priced',
  mid: 'mid-priced',
  cheap: 'cheap',
};
