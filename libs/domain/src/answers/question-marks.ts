/** Question marks of other scripts and shapes, emoji among them. U+037E is the Greek one. */
const FOREIGN_MARKS = /[？؟﹖︖⁇⁈⁉‽⸮՞፧꘏\u037e⳺⳻❓❔]\ufe0f?/gu;
const GREEK = /\p{Script=Greek}/u;

/** Replaces the question marks of all scripts by `?`. */
export const plainQuestionMarks = (text: string): string => text.replace(FOREIGN_MARKS, '?');

/** The same for one sentence. A Greek one may end with a semicolon, which is replaced, too. */
export function withPlainQuestionMarks(text: string): string {
  const plain = plainQuestionMarks(text);
  const trimmed = plain.trimEnd();
  return trimmed.endsWith(';') && GREEK.test(trimmed) ? `${trimmed.slice(0, -1)}?` : plain;
}
