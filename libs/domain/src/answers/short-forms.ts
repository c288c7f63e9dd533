import { mentionsAny } from '../names/mentions.js';

/** What a firm's name ends with in a register and seldom in speech. In other cases some are words: `Spa`, `ab`. */
const LEGAL_FORM =
  /[,\s]+(?:Ltd|LTD|Limited|LLP|LLC|Inc|INC|Incorporated|Corp|Corporation|PLC|plc|GmbH|GMBH|SARL|S\.A\.S?|B\.V|N\.V|A\/S|ApS|Oy|SpA|S\.p\.A|S\.r\.l|Pty Ltd|Pte Ltd)\.?$/;
/** `T&K` of `T&K Bearings`. */
const JOINED_LETTERS = /(?<=^|\s)(?!Q\s?&\s?A|R\s?&\s?D|B\s?&\s?B|F\s?&\s?B)(\p{Lu})\s?&\s?(\p{Lu})(?=\s)/u;

/** What people write for the name of a firm: without its legal form, and without the `&` between two letters. */
function shortFormsOf(name: string): string[] {
  const forms = [name.replace(LEGAL_FORM, ''), name.replace(JOINED_LETTERS, '$1$2')];
  // A single word may be any word, or a town.
  return forms.filter((form) => form !== name && form.includes(' '));
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
