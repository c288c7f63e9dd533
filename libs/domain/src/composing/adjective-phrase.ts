import { ADJECTIVES, ADJECTIVE_ENDING } from './words/attribute-words.js';
import type { Word } from './words/parts-of-speech.js';

/** `waterproof`, `HIPAA compliant`, `one-to-one`. */
export function isAdjective(words: readonly Word[], value: string): boolean {
  const last = words.at(-1);
  if (/^\S+\s(?:compliant|certified|compatible|approved|accredited|eligible|exempt)$/i.test(value))
    return true;
  // `tight budget`, `finance available`, `natural light`
  if (/\s(?:budget|available)$|^natural (?:day)?light$/i.test(value)) return false;
  if (/^\S+-\S*(?:less|free|proof)$/i.test(value)) return true;
  // `month-to-month`
  if (/^[^\s-]+(?:-[^\s-]+){2,}$/.test(value)) return isCompoundWord(value);
  if (!last || words.length > 2) return false;
  const text = last.text.replace(/[.,!]$/, '');
  if (NOUNS.test(text)) return false;
  if (/^[^\s-]+(?:-[^\s-]+)+$/.test(value)) return isCompoundWord(value);
  return (
    ADJECTIVES.has(text.toLowerCase()) ||
    (words.length === 2 && ADJECTIVES.has(value.toLowerCase().replace(' ', '-'))) ||
    ADJECTIVE_ENDING.test(text) ||
    (words.length === 2 &&
      ADJECTIVE_ENDING.test(value.replace(' ', '-')) &&
      (!OF_A_DEGREE.test(value) || LEVELS.test(value))) ||
    (last.tags.has('Adjective') && words.length === 1)
  );
}

/** `thin and light` */
export const areAdjectives = (words: readonly Word[]): boolean =>
  words.length === 3 &&
  /^(?:and|&|but)$/i.test(words[1]?.text ?? '') &&
  [words[0], words[2]].every((word) => word && (isAdjective([word], word.text) || word.text.endsWith('ed')));

/** `low sugar`, `on site`; but `blood sugar`, `slow site`. */
const OF_A_DEGREE =
  /\s(?:site|top|cut|speed|end|quality|tech|range|term|scale|style|duty|fat|carb|sugar|calorie|protein|rise|fit|grade|sized?|toe)$/i;
const LEVELS =
  /^(?:low|high|long|short|full|heavy|light|mid|slim|relaxed|loose|regular|extra|large|small|medium|wide|narrow|on(?= site)|off(?= site)|open(?= toe)|multi|all|zero|reduced|professional|commercial|industrial|food)\s/i;

/** Nouns that end like adjectives. */
const NOUNS =
  /(?:\b|\d)(?:deductible|vegetable|table|cable|collectible|convertible|flats?|variable|consumable|mobile)$/i;

/** `one-to-one`, `lean-to`, `no-frills`; but `check-in`, `auto-enrolment` and `e-books` are nouns. */
export const isCompoundWord = (value: string): boolean =>
  /^[^\s-]+(?:-[^\s-]+)+$/.test(value) &&
  !/^(?:wi-fi$|e-[a-z]+$|(?!no-).*-(?:in|out|up|off|[a-z]+(?:ment|tion)|[a-z]*[^\Wsiu]s)$)/i.test(value);

export const PRICE_WORDS: Readonly<Record<string, string>> = {
  low: 'low-cost',
  high: 'high-end',
  splurge: 'high-end',
  medium: 'mid-priced',
  mid: 'mid-priced',
  cheap: 'cheap',
  cheapest: 'cheap',
  lowest: 'low-cost',
};

/**
 * `dog-friendly` from `dog friendly`, `all-inclusive` from `all inclusive`; two adjectives of the same noun stay apart.
 */
export function hyphened(value: string): string {
  const one = value.replace(' ', '-');
  return /^\S+(?<!ly) (?:friendly|safe|proof|resistant|tolerant|free|ready|approved|compliant|compatible|washable|accessible|saving|efficient|purifying|wicking|cancell?ing|relieving|winning|leading|based|owned|led)$/i.test(
    value,
  ) || ADJECTIVES.has(one.toLowerCase())
    ? one
    : value;
}
