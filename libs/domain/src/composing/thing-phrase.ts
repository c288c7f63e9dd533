import { ADJECTIVE_ENDING, MONEY } from './attribute-words.js';
import { ABOUT_INTEGRATION } from './category-hints.js';
import { guessForm } from './nouns.js';
import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, aside, before } from './phrase.js';

/** A length of time or a size by itself: `45 minutes`, `25 sq ft`, `7 days a week`. */
const UNITS =
  /^[\d.,–-]+\s?(?:to\s\d+\s?)?(?:(?:sq\.?\s?(?:ft|m)|sqm|ft|cm|mm|minutes?|mins?|hours?|hrs?|nights?|days?|weeks?|months?|years?)\b(?:\s(?:a|per)\s\w+)?)$/i;
const ABOUT_SIZES = /\bsizes?\b/i;
/** `DD+`, `XL`, `14` */
const SIZE = /^(?:\p{Lu}{1,4}|\d{1,2})\+?$/u;
/** What the asker goes on doing: `keep your keys`. */
const YOU_KEEP = /^(?:keep|choose|pick|set|leave|bring)\syour\s/i;

/** What is said of things by the kind of their category or by how they begin; null for all else. */
export function thingPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const [first, second] = words;
  const last = words.at(-1);
  if (/\bbrands?\b/i.test(category)) return before(value);
  if (/^wi-?fi$/i.test(value)) return after(`with ${value}`);
  if (/^\S+days$/i.test(value) && first?.tags.has('Date')) return after(`on ${value}`);
  if (/\s(?:since|until|because|if|when)\s/i.test(value) && !/^that\s/i.test(value)) return aside(value);
  if (/^\p{L}+\s(?:in|on|off|out|up|down|through)$/iu.test(value) && first?.tags.has('Verb'))
    return before(value.replace(' ', '-'));
  if (/\syou\s/i.test(value) && first?.tags.has('Infinitive'))
    return after(`that lets you ${value}`, `that let you ${value}`);
  if (
    words.length === 2 &&
    second?.tags.has('Gerund') &&
    (first?.tags.has('Adjective') || first?.tags.has('Adverb'))
  )
    return before(value);
  if (UNITS.test(value)) return aside(value);
  if (/^(?:every|each)\s/i.test(value)) return aside(value);
  if (YOU_KEEP.test(value)) return after(`that lets you ${value}`, `that let you ${value}`);
  if (ABOUT_SIZES.test(category) && SIZE.test(value)) return after(`in ${value}`);
  if (
    /^up to\s/i.test(value) &&
    !MONEY.test(value) &&
    (ABOUT_SIZES.test(category) || !last?.tags.has('Noun') || last.text.length < 3)
  )
    return after(value);
  const isAny = last?.tags.has('Noun') && !words[0]?.tags.has('Verb');
  if (ABOUT_INTEGRATION.test(category) && isAny && /^\P{Lu}/u.test(value) && words.length < 4)
    return after(`that works with ${value}`, `that work with ${value}`);
  // `agreed up front`
  if (words.length > 2 && words[0]?.tags.has('PastTense') && words[1]?.tags.has('Adjective'))
    return aside(value);
  return included(value, words);
}

/** `all equipment supplied`: several things, or what is not counted, and what is done with them. */
function included(value: string, words: readonly Word[]): AttributePhrase | null {
  const [last, thing] = [words.at(-1), words.at(-2)];
  if (!/\s/.test(value) || !last?.tags.has('PastTense') || !thing || ADJECTIVE_ENDING.test(last.text))
    return null;
  const isMany = thing.tags.has('Plural') || guessForm(thing.text) === 'mass';
  return isMany && thing.tags.has('Noun') ? after(`with ${value}`) : null;
}
