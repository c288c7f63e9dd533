/** Hebrew, Arabic and the other scripts that run from right to left, with the digits of some of them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A name for display within a longer text. A right-to-left name is isolated, so that its brackets and digits stay with
 * it and the text around it keeps its order; other names are left as they are. Only for display: what is sent, exported
 * or compared holds the name itself.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_ISOLATE}` : name;
