import { searchFor } from '#domain';
import type { Attribute, AttributeCategory } from '#contracts';

/** The attributes of each category that has some, by its id. */
export type AttributesOf = Readonly<Record<string, Attribute[]>>;

/** What is left of categories and their attributes. */
interface Found {
  categories: AttributeCategory[];
  attributesOf: AttributesOf;
}

/** The categories that a text finds, whole, and those with attributes that it finds, with these alone. */
export function searchAttributes(text: string, all: Found): Found {
  if (text.trim() === '') return all;
  const { categories, attributesOf } = all;
  const isFound = searchFor(text);
  const found = new Map<string, Attribute[]>();
  for (const { id, displayName } of categories) {
    const attributes = attributesOf[id] ?? [];
    if (isFound(displayName)) found.set(id, attributes);
    else {
      const some = attributes.filter((attribute) => isFound(attribute.displayName));
      if (some.length > 0) found.set(id, some);
    }
  }
  return {
    categories: categories.filter(({ id }) => found.has(id)),
    attributesOf: Object.fromEntries(found),
  };
}
