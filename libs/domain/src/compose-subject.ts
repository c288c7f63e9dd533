import type { AttributeRef, Combination } from './combination.js';
import { ATTRIBUTE_PHRASES, UNNAMED_SUBJECTS } from './compose-forms.js';
import { singleSpaced } from './single-spaced.js';
import { renderTemplate } from './templates.js';

const SHORT_NAME = 60;
const SHORT_VALUE = 40;
const SHORT_VALUES = 2;

/** A name as it can stand inside a question: on one line, and without a question mark, of which there may be one only. */
export function speakable(name: string): string {
  return singleSpaced(name.replace(/[?？؟\0]+/g, '')).trim();
}

/** What the question is about, in full: `running shoes with red as the color`. '' when there is nothing. */
export function fullSubject({ productCategory, attributes }: Combination, turn: number): string {
  const phrase = ATTRIBUTE_PHRASES[turn % ATTRIBUTE_PHRASES.length]!;
  const parts = attributes.map((ref) =>
    renderTemplate(phrase.each, { v: speakable(ref.name), k: label(ref) }),
  );
  return joinSubject(productCategory, turn, parts.length > 0 ? `${phrase.lead} ${enumerate(parts)}` : '');
}

/** The same with the values alone, for when the categories do not fit. */
export function plainSubject({ productCategory, attributes }: Combination, turn: number): string {
  const values = attributes.map((ref) => speakable(ref.name));
  return joinSubject(productCategory, turn, values.length > 0 ? `with ${enumerate(values)}` : '');
}

/** The same cut short, with a tag that tells it from others that are cut alike. */
export function shortSubject({ productCategory, attributes }: Combination, tag: string): string {
  const product = productCategory ? cut(speakable(productCategory.name), SHORT_NAME) : UNNAMED_SUBJECTS[0]!;
  const values = attributes.slice(0, SHORT_VALUES).map((ref) => cut(speakable(ref.name), SHORT_VALUE));
  const more = attributes.length - values.length;
  const listed = enumerate(more > 0 ? [...values, `${more} more`] : values);
  return `${product}${listed ? ` with ${listed}` : ''} (selection ${tag})`;
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function joinSubject(product: AttributeRef | null, turn: number, phrase: string): string {
  const named = product ? speakable(product.name) : '';
  if (phrase === '') return named;
  return `${named || UNNAMED_SUBJECTS[turn % UNNAMED_SUBJECTS.length]} ${phrase}`;
}

/** A category's name inside a sentence: plain words in lower case, abbreviations as they are. */
function label(ref: AttributeRef): string {
  return speakable(ref.categoryName).replace(/\p{L}+/gu, (word) =>
    /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word,
  );
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
