import type { OptionGroup } from '../picker/picker-rows';

/** Category id → attribute ids, in the order of the categories, without empty selections. */
export function selectedByCategory(
  groups: readonly OptionGroup[],
  attributeIds: readonly string[],
): Record<string, string[]> {
  const chosen = new Set(attributeIds);
  const selected: Record<string, string[]> = {};
  for (const { id, options } of groups) {
    const ids = options.map((option) => option.id).filter((each) => chosen.has(each));
    if (ids.length > 0) selected[id] = ids;
  }
  return selected;
}
