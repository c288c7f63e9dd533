import { at } from '../known.js';
import { type Casing, foldKeepingCase, isCasingDoubtful } from './folding.js';
import { beginsSentence } from '../answers/sentences.js';
import {
  coreOf,
  ENDS_IN_WORD,
  isReadAsName,
  type NamePattern,
  newPattern,
  typedAlike,
} from './name-pattern.js';
import { memoized } from '../memoized.js';

/** The equivalent names of one thing. */
export interface Names {
  names: readonly string[];
  /** They match only in their own case, and a single word does not match as the first of a sentence. */
  matchCase?: boolean;
}

/** In characters: no question contains a longer name, and its pattern might be too large to compile. */
const LONGEST_NAME = 1_000;

/**
 * Says whether a text contains a name as a whole word, compared as by `fold`, also with the ending of a possessive or
 * plural.
 */
export function mentions(text: string, name: string): boolean {
  return mentionsAny(text, { names: [name] });
}

/**
 * Says whether a text holds any of the names as a whole word.
 *
 * @param exempt longer names within which they do not count
 */
export function mentionsAny(text: string, names: Names, exempt: readonly string[] = []): boolean {
  return casingsOf(text, names).some((casing) => {
    const folded = foldKeepingCase(text, casing);
    return isFound(folded, names, casing) && isFound(without(folded, exempt, casing), names, casing);
  });
}

/**
 * Says whether a name can be searched for: whether it has anything besides question marks, spaces, hyphens and
 * apostrophes.
 */
export function isMentionable(name: string): boolean {
  return wholeName(name, { casing: 'as-is', isLower: true, asTyped: false }) !== null;
}

/** A text, folded except for its case, with each of these names replaced by a word, the longest first. */
export function replaceNames(text: string, names: readonly string[], word: string): string {
  return replaced(foldKeepingCase(text), names, 'as-is', word);
}

const without = (folded: string, names: readonly string[], casing: Casing): string =>
  names.length === 0 ? folded : replaced(folded, names, casing, ' ');

function replaced(folded: string, names: readonly string[], casing: Casing, word: string): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, name) => {
    if (!typedAlike(rest.toLowerCase()).includes(coreIn(name, casing))) return rest;
    // There may be thousands of them.
    const pattern = wholeName(name, { casing, isLower: true, asTyped: false });
    return pattern ? replacedAt(rest, pattern, word) : rest;
  }, folded);
}

/** Searches in lower case, and replaces in the text with its own case. */
function replacedAt(text: string, pattern: NamePattern, word: string): string {
  const lower = text.toLowerCase();
  const own = lower.length === text.length ? text : lower;
  let result = '';
  let end = 0;
  for (const place of placesOf(lower, pattern)) {
    result += own.slice(end, place.start) + word;
    end = place.end;
  }
  return end === 0 ? text : result + own.slice(end);
}

/** A non-ASCII letter may resemble another one in either case, so both are tried unless the case must match. */
function casingsOf(text: string, { names, matchCase = false }: Names): Casing[] {
  if (matchCase || !(isCasingDoubtful(text) || names.some(isCasingDoubtful))) return ['as-is'];
  return ['as-is', 'lower', 'upper'];
}

function isFound(folded: string, { names, matchCase = false }: Names, casing: Casing): boolean {
  const lower = folded.toLowerCase();
  const alike = typedAlike(lower);
  return coresOf(names, casing).some((core, place) => {
    if (!alike.includes(core)) return false;
    const name = at(names, place);
    if (matchCase) return isFoundInCase(folded, name);
    const pattern = wholeName(name, { casing, isLower: true, asTyped: true });
    return pattern !== null && !placesOf(lower, pattern).next().done;
  });
}

function isFoundInCase(folded: string, name: string): boolean {
  const pattern = wholeName(name, { casing: 'as-is', isLower: false, asTyped: true });
  if (!pattern) return false;
  const isWord = !/[ ']/.test(foldKeepingCase(name).trim());
  return [...placesOf(folded, pattern)].some(({ start }) => !isWord || !beginsSentence(folded, start));
}

/** The ranges where a text contains a name as a whole word, including its ending. */
function* placesOf(text: string, pattern: NamePattern): Generator<{ start: number; end: number }> {
  const { letters, isBorderless, ending } = pattern;
  letters.lastIndex = 0;
  for (let match = letters.exec(text); match; match = letters.exec(text)) {
    const start = match.index;
    const end = start + match[0].length;
    const isBorder =
      isReadAsName(match[0], pattern) &&
      (isBorderless || !ENDS_IN_WORD.test(text.slice(Math.max(0, start - 2), start)));
    const last = isBorder ? ending.exec(text.slice(end, end + LONGEST_ENDING)) : null;
    if (last) yield { start, end: end + last[0].length };
    // Advances by a whole character: from within a surrogate pair, the same match would be found again, endlessly.
    letters.lastIndex = last ? end : start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  }
}
/** In characters: `es't` and one more. */
const LONGEST_ENDING = 6;

const lists = memoized(500, (_, names: readonly string[], casing: Casing) =>
  names.map((name) => coreIn(name, casing)),
);

/** The cores of several names, kept, because a run searches each answer for the same ones. */
const coresOf = (names: readonly string[], casing: Casing): readonly string[] =>
  lists(`${casing} ${names.join('\n')}`, names, casing);

const coreIn = (name: string, casing: Casing): string =>
  typedAlike(coreOf(foldedName(name, casing).toLowerCase()));

/** A folded name; '' for one that is too long to search for. */
function foldedName(name: string, casing: Casing): string {
  const folded = name.length > LONGEST_NAME ? '' : foldKeepingCase(name, casing);
  // Folding may make eighteen characters of one.
  return folded.length > LONGEST_NAME ? '' : folded;
}

/** How a name is searched for: in lower case or its own, and also as people type it or not. */
interface Search {
  casing: Casing;
  isLower: boolean;
  asTyped: boolean;
}

const patterns = memoized(2_000, (_, name: string, { casing, isLower, asTyped }: Search) => {
  const folded = foldedName(name, casing);
  return newPattern(isLower ? folded.toLowerCase() : folded, asTyped);
});

/** The pattern of a name. Kept, because a run needs the same few names thousands of times. */
const wholeName = (name: string, search: Search): NamePattern | null =>
  patterns(`${search.isLower} ${search.asTyped} ${search.casing} ${name}`, name, search);
