/** Question marks of other scripts and shapes, emoji among them. U+037E is the Greek one. */
const FOREIGN_MARKS = /[？؟﹖︖⁇⁈⁉‽⸮՞፧꘏\u037e⳺⳻❓❔]\ufe0f?/gu;
const GREEK = /\p{Script=Greek}/u;

/** A text with the question marks of all scripts as `?`. */
export const plainQuestionMarks = (text: string): string => text.replace(FOREIGN_MARKS, '?');

/** A sentence with every question mark as `?`; a Greek one may end with a semicolon instead. */
export function withPlainQuestionMarks(text: string): string {
  const plain = plainQuestionMarks(text);
  const trimmed = plain.trimEnd();
  return trimmed.endsWith(';') && GREEK.test(trimmed) ? `${trimmed.slice(0, -1)}?` : plain;
}
