import type { Brand } from './certified-file.js';
import type { SetRow } from './set-rows.js';

/** For each product category, category and attribute: its Discovery rows, its share of them, and the weights' share. */
export function sharesOf(
  { categories, attributes }: Brand,
  rows: readonly SetRow[],
): Map<string, { prompts: number; share: number; goal: number }> {
  const discovery = rows.filter(({ type }) => type === 'Discovery');
  const times = new Map<string, number>();
  const categoryOf = new Map(attributes.map(({ id, attributeCategoryId }) => [id, attributeCategoryId]));
  const count = (key: string) => times.set(key, (times.get(key) ?? 0) + 1);
  for (const { product, attributes: held } of discovery) {
    if (product) count(product);
    for (const id of held) [id, categoryOf.get(id) ?? '', 'all attributes'].forEach(count);
  }
  const shares = new Map<string, { prompts: number; share: number; goal: number }>();
  const note = (id: string, among: number, goal: number) => {
    const prompts = times.get(id) ?? 0;
    shares.set(id, { prompts, share: prompts / Math.max(1, among), goal });
  };
  const filled = categories.filter(({ id }) => attributes.some((one) => one.attributeCategoryId === id));
  for (const category of filled) {
    const isProduct = category.catType === 'ProductCategory';
    const beside = filled.filter(({ catType }) => (catType === 'ProductCategory') === isProduct);
    const goal = category.weight / total(beside);
    const within = attributes.filter((one) => one.attributeCategoryId === category.id);
    if (!isProduct) note(category.id, times.get('all attributes') ?? 0, goal);
    for (const { id, weight } of within)
      if (isProduct) note(id, discovery.length, (goal * weight) / total(within));
      else note(id, times.get(category.id) ?? 0, weight / total(within));
  }
  return shares;
}

const total = (weighted: readonly { weight: number }[]): number =>
  weighted.reduce((sum, { weight }) => sum + weight, 0);
