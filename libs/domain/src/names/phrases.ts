import type { AttributeRow, CategoryRow } from '../combinations/brand-data.js';
import type { AttributeRef } from '../combinations/combination.js';

/** The placeholder of an attribute in the phrase of its category. */
export const VALUE_SLOT = '{value}';
/** In characters. */
export const PHRASE_MAX_LENGTH = 200;

/** Says what is wrong with the phrase of a category, or null. */
export function categoryPhraseFault(phrase: string): string | null {
  if (phrase.trim() === '') return null;
  if (phrase.split(VALUE_SLOT).length !== 2) return `Phrase must hold ${VALUE_SLOT} once`;
  return phraseFault(phrase);
}

/** Says what is wrong with the whole phrase of one attribute, or null. */
export function attributePhraseFault(phrase: string): string | null {
  return phrase.includes(VALUE_SLOT)
    ? `Phrase of one attribute must not hold ${VALUE_SLOT}`
    : phraseFault(phrase);
}

function phraseFault(phrase: string): string | null {
  if ([...phrase].length > PHRASE_MAX_LENGTH) return `Phrase must be at most ${PHRASE_MAX_LENGTH} characters`;
  return phrase.includes('\0') ? 'Phrase must not contain a NUL character' : null;
}

/** An attribute as combinations hold it, with the phrase that staff set for it. */
export function refOf(row: AttributeRow, category: CategoryRow | undefined): AttributeRef {
  const phrase = row.phrase ?? category?.phrase;
  return {
    id: row.id,
    name: row.displayName,
    categoryId: row.attributeCategoryId,
    categoryName: category?.displayName ?? '',
    ...(category && { catType: category.catType }),
    ...(phrase && { phrase }),
    ...(row.form && { form: row.form }),
  };
}
