import { isAdjective, isCompoundWord, PRICE_WORDS } from './adjective-phrase.js';
import {
  A_PRICE,
  AMOUNT,
  COMES_WITH,
  COUNTED_FEATURE,
  LEVEL_OF,
  MONEY,
  PREPOSITION,
  PRICE_RANGE,
  YOU_MAY,
} from './attribute-words.js';
import { ABOUT_INTEGRATION, ABOUT_LOOKS, ABOUT_PARTS, ABOUT_PRICE, ABOUT_STAFF } from './category-hints.js';
import {
  headOfFeature,
  isAcronym,
  isNounPhrase,
  isSureNoun,
  namesPeople,
  nounPhrase,
} from './noun-phrase.js';
import { articleFor, guessForm } from './nouns.js';
import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, before, forPeople } from './phrase.js';
import { lowerStart, verbPhrase } from './verb-phrase.js';

/** What the asker goes on doing: `keep your keys`, `bring your own`. */
const YOU_KEEP = /^(?:keep|choose|pick|set|leave|bring)\syour\s/i;

/** `In the Algarve`, `on sale`, `for beginners`: stands behind the noun as it is. */
const LEADING_PREPOSITION = /^(?:with|without|in|on|at|near|from|by|for)\s\S/i;

/** What can surely be said of a thing beside its noun; null for all else. */
export function thingPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  return (
    ofMoney(value, category) ??
    ofDoing(value, words) ??
    ofKind(value, category, words) ??
    ofPart(value, category, words)
  );
}

/** `under $100`, `£200 to £400`, `8p a word`. */
function ofMoney(value: string, category: string): AttributePhrase | null {
  if (PREPOSITION.test(value) && MONEY.test(value)) return after(lowerStart(value));
  const [, sign, least, most] = PRICE_RANGE.exec(value) ?? [];
  if (sign && least && most) return after(`between ${sign}${least} and ${sign}${most}`);
  if (A_PRICE.test(value)) return after(`at ${value}`);
  const word = ABOUT_PRICE.test(category) ? PRICE_WORDS[value.toLowerCase()] : undefined;
  return word ? before(word) : null;
}

/** What it does or lets one do: `removes 99% of lead`, `made in Italy`, `cancel anytime`. */
function ofDoing(value: string, words: readonly Word[]): AttributePhrase | null {
  if (/^pay as you go$/i.test(value)) return before('pay-as-you-go');
  if (YOU_MAY.test(value) || YOU_KEEP.test(value)) {
    return after(`that lets you ${lowerStart(value)}`, `that let you ${lowerStart(value)}`);
  }
  return verbPhrase(value, words);
}

/** What kind it is: `waterproof`, `same day`, `11 kW`, `leather`. */
function ofKind(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (/^(?:same|next) day$/i.test(value) || LEVEL_OF.test(value)) return before(value.replace(/\s/, '-'));
  if (AMOUNT.test(value) || /^DIY$/.test(value)) return before(value);
  if (/^\S+days$/i.test(value) && words[0]?.tags.has('Date')) return after(`on ${value}`);
  if (isAdjective(words, value)) return ABOUT_STAFF.test(category) ? null : before(value);
  if (words[0]?.tags.has('Value') && isCompoundWord(value)) return before(value);
  return ABOUT_LOOKS.test(category) && words.length < 3 && isNounPhrase(value) && !isAcronym(value)
    ? guessForm(value) === 'plural'
      ? after(`with ${value}`)
      : before(value)
    : null;
}

/** What it has or works with: `no monthly fee`, `a 100 night trial`, `Slack`. */
function ofPart(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  if (LEADING_PREPOSITION.test(value)) return after(lowerStart(value));
  if (/^no\s/i.test(value)) return after(`with ${lowerStart(value)}`);
  if (namesPeople(value)) return ABOUT_PEOPLE_SUITED.test(category) ? forPeople(value) : null;
  if (
    ABOUT_INTEGRATION.test(category) &&
    words.length < 4 &&
    !/\s(?:API|import|export|sync|\w+ion)s?$/i.test(value)
  )
    return after(`that integrates with ${value}`, `that integrate with ${value}`);
  if (COMES_WITH.test(value))
    return after(`with ${nounPhrase(value.replace(/\s\S+$/, ''))} ${words.at(-1)?.text ?? ''}`);
  if (value.includes('&')) return null;
  const feature = headOfFeature(value);
  if (COUNTED_FEATURE.test(feature) && isNounPhrase(value.replace(FIGURE, '')))
    return after(`with ${articleFor(value)} ${value}`);
  if (feature.endsWith('s') && COUNTED_FEATURE.test(feature.slice(0, -1))) return after(`with ${value}`);
  const bare = value.replace(FIGURE, '');
  if (!ABOUT_PARTS.test(category) || isAcronym(bare) || !isNounPhrase(bare)) return null;
  if (ABOUT_INGREDIENTS.test(category)) return after(`with ${value}`);
  // A single word that looks counted may be anything: `Bluetooth`.
  return bare.includes(' ') || isSureNoun(bare) ? after(`with ${nounPhrase(value)}`) : null;
}

/** `24/7` of `24/7 support`. */
const FIGURE = /^\S*\d\S*\s/;
const ABOUT_INGREDIENTS = /\bingredients?\b/i;
/** `Suitable for`, `Audience`. */
const ABOUT_PEOPLE_SUITED = /\b(?:suit(?:ed|able|s)|audiences?|who|for)\b/i;
