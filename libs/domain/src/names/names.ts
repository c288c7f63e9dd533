import { visibleText } from '../answers/visible-text.js';

/** The longest name of a brand, category, attribute, batch, view or template, in characters. */
export const NAME_MAX_LENGTH = 200;
export const COMPETITOR_NAME_MAX_LENGTH = 100;
/** The longest comment of a rule, in characters. */
export const COMMENT_MAX_LENGTH = 1_000;

interface NameRule {
  maxLength?: number;
  tooLong?: string;
  /** Characters that the name must not hold. */
  forbidden?: readonly string[];
}

/**
 * Creates the check of one kind of name, which returns what is wrong with a name, or null. Server and client share it.
 */
const nameCheck =
  (what: string, { maxLength = NAME_MAX_LENGTH, tooLong, forbidden = [] }: NameRule = {}) =>
  (name: string): string | null => {
    const text = name.trim();
    if (text === '') return `${what} is required`;
    if ([...text].length > maxLength) return tooLong ?? `${what} must be at most ${maxLength} characters`;
    if (text.includes('\0')) return `${what} must not contain a NUL character`;
    const found = forbidden.find((character) => text.includes(character));
    if (found !== undefined) return `${what} must not contain "${found}"`;
    // A question could not contain an invisible name, nor could one be found in it.
    return visibleText(text).trim() === '' ? `${what} is required` : null;
  };

export const brandNameFault = nameCheck('Brand name');
/** A colon or a bar would make `Category:value|Category:value` ambiguous. */
export const categoryNameFault = nameCheck('Category name', { forbidden: [':', '|'] });
export const attributeNameFault = nameCheck('Attribute name', { forbidden: ['|'] });
export const modifiedNameFault = nameCheck('Modified name');
export const competitorNameFault = nameCheck('Competitor name', {
  maxLength: COMPETITOR_NAME_MAX_LENGTH,
  // As the specification words it; exactly 100 are allowed.
  tooLong: 'Name must be less than 100 characters',
});
export const otherNameFault = nameCheck('Other name');
