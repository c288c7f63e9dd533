import { mentionsAny } from '../names/mentions.js';

/** What a firm's name ends with in a register and seldom in speech. */
const LEGAL_FORM =
  /[,\s]+(?:Ltd|Limited|LLP|LLC|Inc|Incorporated|Corp|Corporation|PLC|GmbH|AG|KG|SE|S\.?A\.?S?|SARL|B\.?V|N\.?V|AB|A\/S|ApS|Oy|SpA|S\.?r\.?l|Pty Ltd|Pty|Pte Ltd)\.?$/i;
/** `T&K` of `T&K Bearings`. */
const JOINED_LETTERS = /(?<=^|\s)(\p{Lu})\s?&\s?(\p{Lu})(?=\s)/u;
/** A single shorter word may be any word. */
const FEWEST_LETTERS = 7;

/** What people write for the name of a firm: without its legal form, and without the `&` between two letters. */
function shortFormsOf(name: string): string[] {
  const forms = [name.replace(LEGAL_FORM, ''), name.replace(JOINED_LETTERS, '$1$2')];
  return forms.filter((form) => form !== name && (form.includes(' ') || [...form].length >= FEWEST_LETTERS));
}

/**
 * The short form of one of these names that a question holds, in its own case, because a short form is more often a common
 * word: `Farrow Oakes` of Farrow Oakes LLP; null for none.
 *
 * @param others names that may be in the question
 */
export const shortFormIn = (
  question: string,
  names: readonly string[],
  others: readonly string[],
): string | null =>
  names.flatMap(shortFormsOf).find((form) => {
    const exempt = others.filter((other) => mentionsAny(other, { names: [form] }));
    return mentionsAny(question, { names: [form], matchCase: true }, exempt);
  }) ?? null;
