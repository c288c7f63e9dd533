import { type BrandData, toPipe } from '#domain';
import type { PromptToSave } from '#contracts';

/**
 * Gives prompts that are sent with ids alone the names behind them: groups, filters, duplicates and files tell
 * prompts by their texts. A text that is sent stays as it is, and an id that the brand does not have adds none.
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
    const values = entries.map(({ value }) => value).join(', ');
    const ofEntries = entries.length > 1 ? toPipe(entries) : entries[0]?.category;
    return {
      ...prompt,
      productCategory:
        prompt.productCategory ??
        attributes.get(prompt.productCategoryAttributeId ?? '')?.displayName ??
        null,
      attributeCategory:
        prompt.attributeCategory ?? ofEntries ?? categories.get(attributeCategoryId ?? '') ?? null,
      attribute: prompt.attribute ?? (values === '' ? null : values),
      competitorName: prompt.competitorName ?? competitors.get(prompt.competitorId ?? '') ?? null,
    };
  };
}
