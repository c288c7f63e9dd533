/** White space that is not one lone space. */
const UNEVEN = /\s{2}|[^\S ]/;

/**
 * A text with every run of white space as one space; its ends are not trimmed. Nearly all texts are so already, and
 * looking costs far less than putting a space for every space.
 */
export function singleSpaced(text: string): string {
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text;
}
