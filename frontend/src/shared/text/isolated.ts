/** Hebrew, Arabic and the other scripts that run from right to left, with the digits of some of them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A name as a part of a longer text that is shown: one that runs from right to left keeps its brackets and digits to
 * itself, and what stands beside it stays in its place. Other names are left as they are. It is for the eye only: what
 * is sent, exported or compared holds the name itself.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;
