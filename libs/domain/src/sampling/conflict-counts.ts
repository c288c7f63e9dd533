import { at } from '../known.js';
import type { SampleSpace } from './sample-space.js';

/** For each category, the number of other categories with which it has a rule. */
export function countConflicts({ categories, conflicts }: SampleSpace): number[] {
  const categoryOf = categories.flatMap(({ index, attributes }) => attributes.map(() => index));
  return categories.map(({ index, attributes }) => {
    const others = new Set<number>();
    for (const attribute of attributes) {
      const found = conflicts.of(attribute);
      for (const number of found.attributes) others.add(at(categoryOf, number));
      for (const category of found.categories) others.add(category);
    }
    others.delete(index);
    return others.size;
  });
}
