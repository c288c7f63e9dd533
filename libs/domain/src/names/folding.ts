import { plainQuestionMarks } from '../answers/question-marks.js';
import { asLatin, withoutBrackets } from './look-alikes.js';
import { singleSpaced } from './single-spaced.js';

/** The case of letters before look-alikes are replaced: `ν` looks like a v, and its capital like an N. */
export type Casing = 'as-is' | 'lower' | 'upper';

const PLAIN = /^[\x20-\x7e]*$/;
/** The non-ASCII signs of ordinary English, and what they fold to. */
const TYPED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
};
const TYPOGRAPHIC = /[’‘–—…\u00a0]/g;
/** Signs that have to be folded even in plain text. */
const UNEVEN = /[-_`]|[ '][ ']/;
/** Signs that are not part of a name, and that NFKD would turn into letters. */
const TRADE_SIGNS = /[™®©℠]/g;
/** Format characters, letters without a shape, and what cleaning removes from every answer (`visibleText`). */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0\u2800\ufffd]/gu;
const WHITE_CONTROLS = /[\t\n\v\f\r\x85]/g;
/**
 * Marks that are an accent or a point. The vowel signs of Indian and south-east Asian scripts, and the two marks that
 * make another kana, are letters in effect: they stay, except on a Latin letter.
 */
const MARKS =
  /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Cyrillic}])\p{M}|(?<=\p{Script=Latin})\p{M}+/gu;
const SEPARATORS = /[\s\p{Pd}'’‘‛ʼʻʽ′‵`−⁃_·・•‧]+/gu;
const APOSTROPHE = /^['’‘‛ʼʻʽ′‵`]$/;

/** Two configured names with the same key read alike. */
export const nameKey = (name: string): string => fold(name).trim();

/** Texts with the same key differ only in case and spacing. */
export const caselessKey = (text: string): string => singleSpaced(text.normalize('NFC').toLowerCase()).trim();

/**
 * The folding used for all comparisons of names and questions: NFKD, without marks and invisible characters, look-alike
 * letters as Latin ones, in lower case; each run of spaces, hyphens and apostrophes becomes one space, a lone
 * apostrophe stays. Folding is idempotent.
 */
export function fold(text: string): string {
  return foldKeepingCase(text, 'lower').toLowerCase();
}

/** The same, but keeps the case. */
export function foldKeepingCase(written: string, casing: Casing = 'as-is'): string {
  const text = written.replace(TYPOGRAPHIC, (sign) => TYPED[sign] ?? sign);
  // Nearly always true, and the test costs far less than the folding.
  if (PLAIN.test(text)) return UNEVEN.test(text) ? separated(text) : text;
  const letters = withoutBrackets(plainQuestionMarks(text).replace(TRADE_SIGNS, ''))
    .normalize('NFKD')
    .replace(WHITE_CONTROLS, ' ')
    .replace(INVISIBLE, '')
    .replace(MARKS, '');
  const cased =
    casing === 'lower' ? letters.toLowerCase() : casing === 'upper' ? letters.toUpperCase() : letters;
  return separated(asLatin(cased)).normalize('NFC');
}

const separated = (text: string): string =>
  text.replace(SEPARATORS, (run) => (APOSTROPHE.test(run) ? "'" : ' '));

/** Letters of scripts whose capitals and small letters look like different Latin letters. */
const DOUBTFUL =
  /[\u0370-\u058f\u10a0-\u13ff\u1c80-\u1cbf\u1d00-\u1dff\u1f00-\u1fff\u2c00-\u2dff\ua4d0-\uabff\ud800-\udfff]/;

/** Says whether the look of a text depends on the case of its letters. */
export const isCasingDoubtful = (text: string): boolean => DOUBTFUL.test(text);

/** Punctuation that does not distinguish questions. Signs that change a name or a number stay: C#, 50%, AT&T. */
const PUNCTUATION = /(?![#&@%/*])\p{P}|\s/gu;
const DECIMAL = /(?<=\d)\.(?=\d)/g;
const DECIMAL_MARK = '+';

/**
 * The key that two questions share if they differ only in case, spacing, punctuation, width, accents and invisible
 * characters.
 */
export function sameQuestionKey(question: string): string {
  return fold(question).replace(DECIMAL, DECIMAL_MARK).replace(PUNCTUATION, '');
}
