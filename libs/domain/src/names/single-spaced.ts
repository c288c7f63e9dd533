/** White space other than a single space. */
const UNEVEN = /\s{2}|[^\S ]/;

/**
 * Replaces every run of white space by one space, without trimming. Nearly all texts need no change, and the test costs
 * far less than a replacement.
 */
export function singleSpaced(text: string): string {
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text;
}
