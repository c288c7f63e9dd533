import { type Casing, foldKeepingCase, isCasingDoubtful } from './folding.js';
import { beginsSentence } from './sentences.js';

/** The names of one thing, each as good as the others. */
export interface Names {
  names: readonly string[];
  /** They are found only in their own case, and one of a single word not as the first of a sentence. */
  matchCase?: boolean;
}

/** Scripts that write words without spaces, or join particles to a name: there a name has no visible border. */
const NO_BORDER =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const BORDERLESS = new RegExp(`^[${NO_BORDER}]$`, 'u');
/** A letter or number that goes on with a word. */
const WORD = `(?![${NO_BORDER}])[\\p{L}\\p{M}\\p{N}]`;
const SEPARATORS = /[ ']+/g;
/** Left out by many who write the name, and a question cannot keep them all. */
const OPTIONAL = /^[.,:;!?"“”„«»*~()[\]{}<>]$/u;
/** In characters: no question holds a longer name, and a pattern for it might be more than a machine can compile. */
const LONGEST_NAME = 1_000;

/** Says whether a text holds a name as a whole word, however it is spelt (`fold`), also with the ending of a possessive or plural. */
export function mentions(text: string, name: string): boolean {
  return mentionsAny(text, { names: [name] });
}

/**
 * Says whether a text holds any of the names as a whole word.
 *
 * @param exempt names in which they do not count
 */
export function mentionsAny(text: string, names: Names, exempt: readonly string[] = []): boolean {
  return casingsOf(text, names).some((casing) => {
    const folded = foldKeepingCase(text, casing);
    return isFound(folded, names, casing) && isFound(without(folded, exempt, casing), names, casing);
  });
}

/** Says whether a name can be looked for at all: it has something besides question marks, spaces, hyphens and apostrophes. */
export function isMentionable(name: string): boolean {
  return wholeName(name, 'as-is', 'giu') !== null;
}

/** A text, folded but for its case, with a word in the place of each of these names, the longest first. */
export function replaceNames(text: string, names: readonly string[], word: string): string {
  return replaced(foldKeepingCase(text), names, 'as-is', word);
}

/** A text, folded but for its case, without these names. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  replaceNames(text, names, ' ');

const without = (folded: string, names: readonly string[], casing: Casing): string =>
  names.length === 0 ? folded : replaced(folded, names, casing, ' ');

function replaced(folded: string, names: readonly string[], casing: Casing, word: string): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, name) => {
    const pattern = wholeName(name, casing, 'giu');
    return pattern ? rest.replace(pattern, word) : rest;
  }, folded);
}

/** A letter beyond ASCII may be read in either case; where the case must match there is nothing to choose. */
function casingsOf(text: string, { names, matchCase = false }: Names): Casing[] {
  if (matchCase || !(isCasingDoubtful(text) || names.some(isCasingDoubtful))) return ['as-is'];
  return ['as-is', 'lower', 'upper'];
}

function isFound(folded: string, { names, matchCase = false }: Names, casing: Casing): boolean {
  if (!matchCase) return anyOf(names, casing)?.test(folded.toLowerCase()) ?? false;
  return names.some((name) => {
    const pattern = wholeName(name, casing, 'gu');
    const isWord = !/[ ']/.test(foldKeepingCase(name).trim());
    return (
      pattern !== null &&
      [...folded.matchAll(pattern)].some(({ index }) => !isWord || !beginsSentence(folded, index))
    );
  });
}

const together = new Map<string, RegExp | null>();
const SETS_KEPT = 500;

/** One pattern, in lower case, for all of several names: a run looks for the same ones in each of its answers. */
function anyOf(names: readonly string[], casing: Casing): RegExp | null {
  const key = `${casing} ${names.join('\n')}`;
  let pattern = together.get(key);
  if (pattern === undefined) {
    if (together.size >= SETS_KEPT) together.clear();
    const sources = names.flatMap((name) => {
      if (name.length > LONGEST_NAME) return [];
      return compileName(foldKeepingCase(name, casing).toLowerCase(), 'u')?.source ?? [];
    });
    pattern = sources.length > 0 ? new RegExp(sources.join('|'), 'u') : null;
    together.set(key, pattern);
  }
  return pattern;
}

const patterns = new Map<string, RegExp | null>();
const PATTERNS_KEPT = 2_000;

/** The pattern of a name. Compiled once: a run asks for the same few names thousands of times. */
function wholeName(name: string, casing: Casing, flags: 'gu' | 'giu'): RegExp | null {
  const key = `${flags} ${casing} ${name}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    if (patterns.size >= PATTERNS_KEPT) patterns.clear();
    pattern = name.length > LONGEST_NAME ? null : compileName(foldKeepingCase(name, casing), flags);
    patterns.set(key, pattern);
  }
  if (pattern) pattern.lastIndex = 0;
  return pattern;
}

function compileName(folded: string, flags: string): RegExp | null {
  const spoken = folded.replace(/^[ '?]+|[ '?]+$/g, '');
  const bare = spoken.replace(/'s$/i, '');
  const characters = [...(bare || spoken).replace(SEPARATORS, '')];
  if (characters.length === 0) return null;
  const needed = characters.filter((character) => !OPTIONAL.test(character));
  // A name of punctuation alone is just that.
  const isOptional = (character: string) => needed.length > 0 && OPTIONAL.test(character);
  const kept = characters.filter((character) => character !== '?' || needed.length === 0);
  const body = kept.map((character) =>
    isOptional(character)
      ? `${escapeCharacter(character)}?`
      : character === '&'
        ? '(?:&|and)'
        : escapeCharacter(character),
  );
  const joint = spoken.includes('?') ? "[ '?]{0,3}" : "[ ']?";
  const [first, last] = [needed[0] ?? kept[0]!, needed.at(-1) ?? kept.at(-1)!];
  const before = BORDERLESS.test(first) ? '' : `(?<!${WORD})`;
  const after = BORDERLESS.test(last) ? '' : `${endingOf(last)}(?!${WORD}|'t(?!${WORD}))`;
  return new RegExp(`${before}${body.join(joint)}${after}`, flags);
}

/** The ending of a possessive or plural that may follow a name: after a hiss, `es` does too. */
function endingOf(last: string): string {
  if (!/^\p{L}$/u.test(last)) return '';
  return /^[sxzho]$/i.test(last) ? '(?:e?s)?' : 's?';
}

function escapeCharacter(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
