import type { Token } from './clauses.js';

/* An attribute in the place of a product or a brand. */

/**
 * Says whether an attribute is asked about as if it were the thing: `Are puppies a good choice for Acme food`, `the best
 * seniors for driving schools`, `How do toddlers and Acme compare`.
 */
export const swapsRoles = (tokens: readonly Token[]): boolean =>
  SWAPPED.some((pattern) => pattern.test(tokens.map(markOf).join(' ')));

/** `A` is an attribute's word, `P` the product's or the brand's; a person's word has its ending, too. */
const markOf = ({ word, about }: Token): string => {
  if (about === 'product') return 'P';
  if (about !== 'attribute') return word;
  return PEOPLE.test(word) ? 'As' : 'A';
};
const PEOPLE = /(?:ers|ors|ists|ents|ants|ians|people|men|women|children|kids|teens|couples|families)$/;

const SWAPPED = [
  /^(?:is|are) (?:As? )+an? (?:good|great|reliable|safe|solid) (?:choice|option|company|brand|provider)\b/,
  /\b(?:best|top|ideal|right) (?:As? )*As for (?:an? |the |my )?P(?: P)*$/,
  /^(?:which|what) (?:As? )+(?:is|are) (?:the )?best for P(?: P)*$/,
  /^(?:which|what) (?:As? )+(?:over |under |with |\d+ )*(?:is|are) (?:the )?best for (?:As? )*P/,
  /^how (?:do|does) (?:As? )+and P.* compare\b/,
];
