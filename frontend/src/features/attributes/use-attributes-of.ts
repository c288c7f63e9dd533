import type { Attribute } from '#contracts';
import { groupBy } from '#domain';
import { useState } from 'react';

type AttributesOf = Map<string, Attribute[]>;

/** The attributes of each category. One in which nothing has changed keeps its array: its card is not drawn anew. */
export function useAttributesOf(attributes: Attribute[] | undefined): AttributesOf {
  const [kept, setKept] = useState<{ attributes: Attribute[] | undefined; of: AttributesOf }>({
    attributes: undefined,
    of: new Map(),
  });
  if (kept.attributes === attributes) return kept.of;
  const of = regrouped(attributes ?? [], kept.of);
  setKept({ attributes, of });
  return of;
}

function regrouped(attributes: readonly Attribute[], before: AttributesOf): AttributesOf {
  const of = groupBy(attributes, ({ attributeCategoryId }) => attributeCategoryId);
  for (const [id, group] of of) {
    const former = before.get(id);
    if (former?.length === group.length && group.every((attribute, place) => attribute === former[place]))
      of.set(id, former);
  }
  return of;
}
