/** Question marks of other scripts and shapes, emoji among them. U+037E is the Greek one. */
const FOREIGN_MARKS = /[？؟﹖︖⁇⁈⁉‽⸮՞፧꘏\u037e⳺⳻❓❔]\ufe0f?/gu;
const GREEK = /\p{Script=Greek}/u;

/** A text with every question mark as `?`; a Greek sentence may end with a semicolon instead. */
export function withPlainQuestionMarks(text: string): string {
  const plain = text.replace(FOREIGN_MARKS, '?');
  const trimmed = plain.trimEnd();
  return trimmed.endsWith(';') && GREEK.test(trimmed) ? `${trimmed.slice(0, -1)}?` : plain;
}
