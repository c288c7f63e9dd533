import { at } from '../known.js';
import { numberSpelling, NUMBERS } from './numerals.js';
import { UNSPACED_SCRIPTS } from './unspaced-scripts.js';

const BORDERLESS = new RegExp(`^[${UNSPACED_SCRIPTS}]$`, 'u');
/** A letter or number that continues a word. */
const WORD = `(?![${UNSPACED_SCRIPTS}])[\\p{L}\\p{M}\\p{N}]`;
export const ENDS_IN_WORD = new RegExp(`${WORD}$`, 'u');
/** The end of a name: the word does not continue. `don't` does not name Don. */
const NO_WORD = `(?!${WORD}|'t(?!${WORD}))`;
/** The ending of a possessive or plural may follow a name; after a sibilant, also `es`. */
const ENDINGS = {
  letter: new RegExp(`^s?${NO_WORD}`, 'u'),
  hiss: new RegExp(`^(?:e?s)?${NO_WORD}`, 'u'),
  borderless: /^/,
};
const SEPARATORS = /[ ']+/g;
/** Signs that many people omit when they write the name, and that a question cannot always keep. */
const OPTIONAL = /^[.,:;!?"“”„«»*~()[\]{}<>]$/u;
/** Signs with several spellings. */
const QUOTE = '["“”„]';
/** As a word, or as a part of one: `B and O`, `BandO`, and not `band O`. The shorter ones only as words: `Rock 'n' Roll`. */
const AND =
  "(?:&|(?<=[ '])[aA](?:nd|ND)(?=[ '])|(?<![ '])[aA](?:nd|ND)(?![ '])|(?<=[ '])(?:[nNyYeE]|und|et)(?=[ ']))";
const SPELT: Readonly<Record<string, string>> = {
  '&': AND,
  '"': QUOTE,
  '“': QUOTE,
  '”': QUOTE,
  '„': QUOTE,
};
/** The digits and signs that people type within a word instead of a letter which they look like: N0rdvik. */
const TYPED_FOR: Readonly<Record<string, string>> = {
  a: '4@',
  b: '8',
  e: '3',
  i: '1!',
  l: '1',
  s: '5$',
  t: '7',
};
/** With fewer letters, a number or an abbreviation might be taken for a name. */
const FEWEST_LETTERS = 4;
const FEWEST_BETWEEN_DOTS = 3;
/** Stands for the `'s` within a name, such as Trader Joe's Market; no folded name contains it. */
const POSSESSIVE = '\ue000';
/** In a name with more, the others are looked for as written: a search would have to try too many ways. */
const MOST_POSSESSIVES = 4;
const MOST_DOTS_SPELT = 8;
/** Begins a number that has several spellings. */
const NUMBER = '\ue001';

/**
 * The letters of a name, and the conditions around them, which are separate because a pattern with word boundaries
 * takes milliseconds to compile.
 */
export interface NamePattern {
  letters: RegExp;
  /** Of the name. Fewer than half of them are replaced by digits, or a number was found. */
  letterCount: number;
  /** It has a full stop of its own. */
  hasDot: boolean;
  /** It has a digit, or a sign that is also typed for a letter, of its own. */
  hasDigit: boolean;
  isBorderless: boolean;
  ending: RegExp;
}

/**
 * The pattern of a folded name, or null for one that has nothing to search for.
 *
 * @param asTyped also with digits instead of letters, and with dots between them. Such a pattern takes some three times as
 *   long to compile: it is for the few names that must be found however they are spelt
 */
export function newPattern(folded: string, asTyped: boolean): NamePattern | null {
  const spoken = spokenOf(folded);
  const characters = partsOf(spoken);
  if (characters.length === 0) return null;
  const needed = characters.filter((character) => !OPTIONAL.test(character));
  // A name of punctuation alone keeps all of it.
  const kept = needed.length === 0 ? characters : withoutEnds(characters);
  const letterCount = kept.filter(isLetter).length;
  const joint = spoken.includes('?') && needed.length > 0 ? "[ '?]{0,3}" : "[ ']?";
  const mayMiss = (character = '') => needed.length > 0 && OPTIONAL.test(character);
  const spellsDots = kept.filter((character) => character === '.').length <= MOST_DOTS_SPELT;
  const body = kept.map((character, place) => {
    const typed =
      asTyped && letterCount >= FEWEST_LETTERS
        ? typedFor(character, place, kept.length - 1)
        : signOf(character);
    // After a sign that may be missing, a `!` is that sign.
    const sign = mayMiss(kept[place - 1]) ? typed.replace('!]', ']') : typed;
    if (place === 0) return sign;
    if (place === kept.length - 1 && /[^aeiou]y$/.test(kept.slice(-2).join('')) && isLetter(character))
      return `${joint}(?:y|ie(?=s))`;
    if (character === POSSESSIVE) return `(?:${joint}[sS])?`;
    if (mayMiss(character)) {
      if (mayMiss(kept[place - 1])) return '';
      const end = kept.findIndex((other, after) => after > place && !mayMiss(other));
      return optionalSigns(kept.slice(place, end), joint, spellsDots);
    }
    const isDotted =
      asTyped && letterCount >= FEWEST_BETWEEN_DOTS && isLetter(character) && isLetter(at(kept, place - 1));
    return (isDotted ? "[ '.]{0,2}" : joint) + sign;
  });
  const [first, last] = [needed[0] ?? at(kept, 0), needed.at(-1) ?? at(kept, -1)];
  return {
    letters: new RegExp(body.join(''), 'gu'),
    letterCount,
    hasDot: spoken.includes('.'),
    hasDigit: kept.some((character) => character.startsWith(NUMBER)) || /[\d@$!]/.test(spoken),
    isBorderless: BORDERLESS.test(first),
    ending: ENDINGS[endingOf(last)],
  };
}

/**
 * Says whether what was found is the name and not something that only looks like it: `B05E` is a number, `N. V. K.` stands
 * for NVK but two sentences do not, and the digits that are typed for letters stand within a word. Looked at afterwards,
 * because a pattern that says so of each letter takes milliseconds to compile.
 */
export const isReadAsName = (found: string, { letterCount, hasDot, hasDigit }: NamePattern): boolean =>
  (hasDot || !ENDS_SENTENCE.test(found)) &&
  (hasDigit || !STANDS_ALONE.test(found)) &&
  (letterCount < FEWEST_LETTERS || (found.match(/\p{L}/gu) ?? []).length * 2 > letterCount);
const ENDS_SENTENCE = /(?<!\.\p{L})\. /u;
const STANDS_ALONE = /(?<![\p{L}\p{N}])(?:[1-9@$!]|0(?!\p{L}))/u;

/** A run of signs each of which may be missing. With a choice for each of them, a search could take for ever. */
function optionalSigns(run: readonly string[], joint: string, spellsDots: boolean): string {
  const signs = new Set(run.map((sign) => (sign === '.' && spellsDots ? '\\.|dot' : signOf(sign))));
  return `(?:${joint}(?:${[...signs].join('|')})){0,${run.length}}`;
}

/**
 * The longest run of letters in a folded name, in lower case. The name stands in no text that is without it once both
 * are `typedAlike`; to see that costs far less than the pattern of the name, which takes milliseconds to compile.
 */
export function coreOf(folded: string): string {
  const letters = partsOf(spokenOf(folded)).map((part) => (isLetter(part) ? part : ' '));
  // A plural may have another letter for the last one: cities.
  const runs = letters.join('').trimEnd().replace(/y$/, '').split(' ');
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}

/** A text without what may stand between the letters of a name, and with one sign for all that are typed for each other. */
export const typedAlike = (lower: string): string =>
  lower.replace(/[ '.?]/g, '').replace(/[@$!lς\d]/g, (sign) => TYPED_ALIKE[sign] ?? sign);
const TYPED_ALIKE: Readonly<Record<string, string>> = {
  l: 'i',
  0: 'o',
  // The last letter of a word, which may be no word of its own where it is looked for.
  ς: 'σ',
  ...Object.fromEntries(
    Object.entries(TYPED_FOR).flatMap(([letter, signs]) =>
      [...signs].map((sign) => [sign, letter === 'l' ? 'i' : letter]),
    ),
  ),
};

const spokenOf = (folded: string): string => folded.replace(/^[ '?]+|[ '?]+$/g, '').replace(/ and /gi, ' & ');

/** The characters of a name, with its numbers whole, and without the `'s` at its end. */
function partsOf(spoken: string): string[] {
  const name = spoken.replace(/'s$/i, '') || spoken;
  const rest = name.replace(NUMBERS, '').replace(/[^\p{L}]/gu, '');
  let possessives = 0;
  const marked = name.replace(/'s(?= )/gi, (written) =>
    ++possessives > MOST_POSSESSIVES ? written : POSSESSIVE,
  );
  // `3M` would be found in `three m`.
  if (rest.length < FEWEST_LETTERS) return [...marked.replace(SEPARATORS, '')];
  const parts: string[] = [];
  let end = 0;
  for (const { 0: number, index } of marked.matchAll(NUMBERS)) {
    parts.push(...marked.slice(end, index).replace(SEPARATORS, ''), NUMBER + number);
    end = index + number.length;
  }
  return [...parts, ...marked.slice(end).replace(SEPARATORS, '')];
}

const isLetter = (character: string): boolean => /^\p{L}$/u.test(character);

function signOf(character: string): string {
  const number = character.startsWith(NUMBER) ? numberSpelling(character.slice(1)) : undefined;
  return SPELT[character] ?? number ?? escapeCharacter(character);
}

/** A sign, or what people type for it within a word. */
function typedFor(character: string, place: number, last: number): string {
  const low = character.toLowerCase();
  if (low === 'o') return `[${character}0]`;
  // At the end it is a number: `Note5`.
  const typed = place === 0 || place === last ? undefined : TYPED_FOR[low];
  return typed === undefined ? signOf(character) : `[${character}${typed}]`;
}

/** Without the optional signs at either end. */
function withoutEnds(characters: readonly string[]): string[] {
  const first = characters.findIndex((character) => !OPTIONAL.test(character));
  const last = characters.findLastIndex((character) => !OPTIONAL.test(character));
  return characters.slice(first, last + 1).filter((character) => character !== '?');
}

function endingOf(last: string): keyof typeof ENDINGS {
  if (BORDERLESS.test(last)) return 'borderless';
  return /^[sxzho]$/i.test(last) ? 'hiss' : 'letter';
}

function escapeCharacter(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
