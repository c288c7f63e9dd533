import type { Attribute, AttributeCategory, ModifiedAttributeName } from '#contracts';

/** One row of the table of modified names. */
export interface ModifiedRow {
  id: string;
  originalName: string;
  modifiedName: string;
  category: string;
}

/** The modified names with their attributes; names whose attribute is gone are left out. */
export function modifiedRows(
  names: ModifiedAttributeName[],
  attributes: Attribute[],
  categories: AttributeCategory[],
): ModifiedRow[] {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const categoryNames = new Map(categories.map(({ id, displayName }) => [id, displayName]));
  return names.flatMap(({ id, attributeId, modifiedName }) => {
    const attribute = byId.get(attributeId);
    if (!attribute) return [];
    const category = categoryNames.get(attribute.attributeCategoryId) ?? '';
    return [{ id, originalName: attribute.displayName, modifiedName, category }];
  });
}
