import { type Combination, membersOf } from './combination.js';

/** Enough to tell one run from another. */
const MOST_NAMES = 12;

/**
 * What prompts are about, in the order of a person's interest: product categories, competitors, then attributes.
 *
 * @returns at most 12 different names
 */
export function namesAbout(combinations: readonly Combination[]): string[] {
  const products = combinations.flatMap(({ productCategory }) => productCategory?.name ?? []);
  const competitors = combinations.flatMap(({ competitor }) => competitor?.name ?? []);
  const all = combinations.flatMap((combination) => membersOf(combination).map(({ name }) => name));
  return [...new Set([...products, ...competitors, ...all])].slice(0, MOST_NAMES);
}
