import { type BrandData, fromPipe, isPipe, toPipe } from '#domain';
import type { PromptToSave } from '#contracts';

/**
 * Gives prompts that are sent with ids alone the names behind them, because groups, filters, duplicates and files go by
 * a prompt's texts. A text that is sent and not blank is kept, without the white space around it: no name has any. An id
 * that the brand does not have adds none.
 */
export function textsOfIds(brand: BrandData): (prompt: PromptToSave) => PromptToSave {
  const attributes = new Map(brand.attributes.map((row) => [row.id, row]));
  const categories = new Map(brand.categories.map(({ id, displayName }) => [id, displayName]));
  const competitors = new Map(brand.competitors.map(({ id, name }) => [id, name]));

  return (prompt) => {
    const { attributeIds = [], attributeId, attributeCategoryId } = prompt;
    const entries = (attributeIds.length > 0 ? attributeIds : [attributeId]).flatMap((id) => {
      const row = attributes.get(id ?? '');
      return row ? { category: categories.get(row.attributeCategoryId) ?? '', value: row.displayName } : [];
    });
    const sent = textOf(prompt.attributeCategory);
    const values = (sent !== null && isPipe(sent) ? fromPipe(sent) : entries)
      .flatMap(({ value }) => (value ? [value] : []))
      .join(', ');
    const ofEntries = entries.length > 1 ? toPipe(entries) : entries[0]?.category;
    return {
      ...prompt,
      productCategory:
        textOf(prompt.productCategory) ??
        attributes.get(prompt.productCategoryAttributeId ?? '')?.displayName ??
        null,
      attributeCategory: sent ?? ofEntries ?? categories.get(attributeCategoryId ?? '') ?? null,
      attribute: textOf(prompt.attribute) ?? textOf(values),
      competitorName: textOf(prompt.competitorName) ?? competitors.get(prompt.competitorId ?? '') ?? null,
    };
  };
}

const textOf = (text: string | null | undefined): string | null => (text?.trim() ? text.trim() : null);
