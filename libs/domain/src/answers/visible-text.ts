/** A lone surrogate, which is not a character. */
const HALVES = /[\ud800-\udfff]/gu;
/** Control characters that separate words. */
const WHITE_CONTROLS = /[\t\v\f\x85\u2028\u2029]/g;
const CONTROLS = /(?!\n)\p{Cc}/gu;
/** Joiners shape the letters of some scripts and join emoji; anywhere else they only hide text. */
const JOINERS =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]/gu;
/**
 * Format characters except joiners, letters without a shape, variation selectors, private use, and replacement
 * characters.
 */
const INVISIBLE =
  /(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u3164\uffa0\u2800\ufffd]|\u034f|[\u180b-\u180d]|[\ufe00-\ufe0f]|\p{Co}|[\u{e0100}-\u{e01ef}]/gu;

/** A text without invisible characters; line breaks become `\n`. */
export function visibleText(text: string): string {
  return text
    .replace(HALVES, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(WHITE_CONTROLS, ' ')
    .replace(CONTROLS, ' ')
    .replace(JOINERS, '')
    .replace(INVISIBLE, '');
}
