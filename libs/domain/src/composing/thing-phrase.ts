import { ADJECTIVE_ENDING, MONEY } from './attribute-words.js';
import { ABOUT_INTEGRATION } from './category-hints.js';
import { guessForm } from './nouns.js';
import type { Word } from './parts-of-speech.js';
import { type AttributePhrase, after, aside } from './phrase.js';

const ABOUT_SIZES = /\bsizes?\b/i;
/** `DD+`, `XL`, `14` */
const SIZE = /^(?:\p{Lu}{1,4}|\d{1,2})\+?$/u;
/** What the asker goes on doing: `keep your keys`. */
const YOU_KEEP = /^(?:keep|choose|pick|set|leave|bring)\syour\s/i;

/** What is said of things by the kind of their category or by how they begin; null for all else. */
export function thingPhrase(value: string, category: string, words: readonly Word[]): AttributePhrase | null {
  const last = words.at(-1);
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
  const [last, before] = [words.at(-1), words.at(-2)];
  if (!/\s/.test(value) || !last?.tags.has('PastTense') || !before || ADJECTIVE_ENDING.test(last.text))
    return null;
  const isMany = before.tags.has('Plural') || guessForm(before.text) === 'mass';
  return isMany && before.tags.has('Noun') ? after(`with ${value}`) : null;
}
