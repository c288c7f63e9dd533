/**
 * Marks a range: every row between two rows, both included, is marked or unmarked as the first of them is.
 *
 * @param order the ids of the rows as they are shown
 * @returns null when one of the two is not shown
 */
export function withRange(
  marked: ReadonlySet<string>,
  order: readonly string[],
  from: string,
  to: string,
): Set<string> | null {
  const places = [order.indexOf(from), order.indexOf(to)].sort((a, b) => a - b);
  const [first = -1, last = -1] = places;
  if (first < 0) return null;
  const next = new Set(marked);
  for (const id of order.slice(first, last + 1))
    if (marked.has(from)) next.add(id);
    else next.delete(id);
  return next;
}

/** A copy of the set with the member added, or removed if it was there. */
export function withToggled(set: ReadonlySet<string>, member: string): Set<string> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}
