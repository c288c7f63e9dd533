import { singleSpaced } from './single-spaced.js';

/** Scripts that write words without spaces, or join particles to a name: there a name has no visible border. */
const NO_BORDER =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
const WORD = '[\\p{L}\\p{M}\\p{N}]';

/** Models set apostrophes and hyphens their own way, and a question mark inside a name cannot be kept. */
const LOOSE: Record<string, string> = { '?': '[?？؟\\s]*' };
for (const apostrophe of "'’‘ʼ") LOOSE[apostrophe] = "['’‘ʼ]";
for (const hyphen of '-‐‑–') LOOSE[hyphen] = '[-‐‑–]';

/** Says whether a text holds a name as a whole word, in any case. A name of question marks alone is never held. */
export function mentions(text: string, name: string): boolean {
  return wholeName(name, 'iu')?.test(text.normalize('NFC')) ?? false;
}

/** Says whether a name can be looked for at all: it has something besides question marks and spaces. */
export function isMentionable(name: string): boolean {
  return name.replace(/[?？؟\s]/g, '') !== '';
}

/** Takes names out of a text, the longest first, so that what they contain is not found in it. */
export function withoutNames(text: string, names: readonly string[]): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return longestFirst.reduce((rest, name) => {
    const pattern = wholeName(name, 'giu');
    return pattern ? rest.replace(pattern, ' ') : rest;
  }, text.normalize('NFC'));
}

/** In characters: no question holds a longer name, and a pattern for it might be more than a machine can compile. */
const LONGEST_NAME = 1_000;

const patterns = new Map<string, RegExp | null>();
const PATTERNS_KEPT = 500;

/** The pattern of a name. Compiled once: a run asks for the same few names thousands of times. */
function wholeName(name: string, flags: 'iu' | 'giu'): RegExp | null {
  const key = `${flags} ${name}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    if (patterns.size >= PATTERNS_KEPT) patterns.clear();
    pattern = compileName(name, flags);
    patterns.set(key, pattern);
  }
  if (pattern) pattern.lastIndex = 0;
  return pattern;
}

function compileName(name: string, flags: string): RegExp | null {
  if (!isMentionable(name)) return null;
  // Question marks at either end are left out, and may be missing within: a question keeps but one, its own.
  const spoken = name
    .normalize('NFC')
    .replace(/(?<!\s)\s*[?？؟]+[?？؟\s]*/gu, '?')
    .replace(/^[?\s]+|(?<![?\s])[?\s]+$/gu, '');
  const characters = [...singleSpaced(spoken)];
  if (characters.length > LONGEST_NAME) return null;
  const body = characters.map(
    (character) => LOOSE[character] ?? (character === ' ' ? '\\s+' : escapeCharacter(character)),
  );
  const before = NO_BORDER.test(characters[0]!) ? '' : `(?<!${WORD})`;
  const after = NO_BORDER.test(characters.at(-1)!) ? '' : `(?!${WORD})`;
  return new RegExp(`${before}${body.join('')}${after}`, flags);
}

function escapeCharacter(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
