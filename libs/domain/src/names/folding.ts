import { plainQuestionMarks } from '../answers/question-marks.js';
import { asLatin, withoutBrackets } from './look-alikes.js';

/** The case given to letters before look-alikes are told: `ν` looks like a v, and its capital like an N. */
export type Casing = 'as-is' | 'lower' | 'upper';

const PLAIN = /^[\x20-\x7e]*$/;
/** The signs that ordinary English holds beyond ASCII, and what they fold to. */
const TYPED: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
};
const TYPOGRAPHIC = /[’‘–—…\u00a0]/g;
/** Something that plain text might have to be freed of. */
const UNEVEN = /[-_`]|[ '][ ']/;
/** Signs that belong to no name, and that NFKD would make letters of. */
const TRADE_SIGNS = /[™®©℠]/g;
/** Format characters, letters without a shape, and what cleaning takes out of every answer (`visibleText`). */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0\u2800\ufffd]/gu;
const WHITE_CONTROLS = /[\t\n\v\f\r\x85]/g;
/**
 * Marks that are an accent or a point. The vowel signs of Indian and south-east Asian scripts, and the two marks that make
 * another kana, are letters in all but name: they stay, unless they stand on a Latin letter.
 */
const MARKS =
  /(?![\u3099\u309a])(?=[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Cyrillic}])\p{M}|(?<=\p{Script=Latin})\p{M}+/gu;
const SEPARATORS = /[\s\p{Pd}'’‘‛ʼʻʽ′‵`−⁃_·・•‧]+/gu;
const APOSTROPHE = /^['’‘‛ʼʻʽ′‵`]$/;

/**
 * The one folding, for names and for 'the same question': NFKD, without marks and invisible characters, look-alike letters
 * as their Latin ones, in lower case; each run of spaces, hyphens and apostrophes is one space, a lone apostrophe stays one.
 * Folding a folded text changes nothing.
 */
export function fold(text: string): string {
  return foldKeepingCase(text, 'lower').toLowerCase();
}

/** The same, but for the case. */
export function foldKeepingCase(written: string, casing: Casing = 'as-is'): string {
  const text = written.replace(TYPOGRAPHIC, (sign) => TYPED[sign] ?? sign);
  // Nearly always so, and looking costs far less than the rest.
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

/** Letters of scripts whose capitals look like other Latin letters than their small ones do. */
const DOUBTFUL =
  /[\u0370-\u058f\u10a0-\u13ff\u1c80-\u1cbf\u1d00-\u1dff\u1f00-\u1fff\u2c00-\u2dff\ua4d0-\uabff\ud800-\udfff]/;

/** Says whether it matters to what a text looks like which case its letters are given. */
export const isCasingDoubtful = (text: string): boolean => DOUBTFUL.test(text);

/** Punctuation that tells no question from another. Signs that make another name or number of it stay: C#, 50%, AT&T. */
const PUNCTUATION = /(?![#&@%/*])\p{P}|\s/gu;
const DECIMAL = /(?<=\d)\.(?=\d)/g;
const DECIMAL_MARK = '+';

/** What two questions have in common that differ but in case, spacing, punctuation, width, accents and invisible characters. */
export function sameQuestionKey(question: string): string {
  return fold(question).replace(DECIMAL, DECIMAL_MARK).replace(PUNCTUATION, '');
}
