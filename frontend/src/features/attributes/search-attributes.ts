import { searchFor } from '#domain';
import type { Attribute, AttributeCategory } from '#contracts';

/** What is left of categories and their attributes. */
interface Found {
  categories: AttributeCategory[];
  attributesOf: Map<string, Attribute[]>;
}

/** The categories that a text finds, whole, and those with attributes that it finds, with these alone. */
export function searchAttributes(text: string, all: Found): Found {
  if (text.trim() === '') return all;
  const { categories, attributesOf } = all;
  const isFound = searchFor(text);
  const found = new Map<string, Attribute[]>();
  for (const { id, displayName } of categories) {
    const attributes = attributesOf.get(id) ?? [];
    if (isFound(displayName)) found.set(id, attributes);
    else {
      const some = attributes.filter((attribute) => isFound(attribute.displayName));
      if (some.length > 0) found.set(id, some);
    }
  }
  return { categories: categories.filter(({ id }) => found.has(id)), attributesOf: found };
}
