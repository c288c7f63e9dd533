import type { Brand, Pairs } from './certified-file.js';
import type { SetRow } from './set-rows.js';

interface Element {
  id: string;
  name: string;
  category: string;
  categoryName: string;
  isProduct: boolean;
}

/** The brand's attributes; the first of those that read alike. */
export function elementsOf({ categories, attributes }: Brand): Map<string, Element> {
  const elements = new Map<string, Element>();
  const read = new Set<string>();
  for (const { id, attributeCategoryId, displayName } of attributes) {
    const category = categories.find((one) => one.id === attributeCategoryId);
    if (!category) continue;
    const isProduct = category.catType === 'ProductCategory';
    const reads = isProduct ? `product ${displayName}` : `${category.displayName}:${displayName}`;
    if (read.has(reads)) continue;
    read.add(reads);
    elements.set(id, {
      id,
      name: displayName,
      category: category.id,
      categoryName: category.displayName,
      isProduct,
    });
  }
  return elements;
}

/** The rule that forbids two attributes together, by its two sides; null if none does. */
export function forbiddenBy({ rules }: Brand): (one: Element, other: Element) => string | null {
  const pairs = new Set<string>();
  const forbid = (a: string, b: string) => pairs.add(`${a} ${b}`).add(`${b} ${a}`);
  rules.attributePairs.forEach((rule) => forbid(rule.forbiddenWithId, rule.targetId));
  rules.categoryPairs.forEach((rule) => forbid(rule.forbiddenWithCategoryId, rule.targetCategoryId));
  rules.attributeCategoryPairs.forEach((rule) =>
    forbid(rule.forbiddenWithAttributeId, rule.targetCategoryId),
  );
  return (one, other) => {
    if (pairs.has(`${one.id} ${other.id}`)) return `${one.name} × ${other.name}`;
    if (pairs.has(`${one.category} ${other.category}`)) return `${one.categoryName} × ${other.categoryName}`;
    if (pairs.has(`${one.id} ${other.category}`)) return `${one.name} × ${other.categoryName}`;
    if (pairs.has(`${one.category} ${other.id}`)) return `${one.categoryName} × ${other.name}`;
    return null;
  };
}

/** Coverage by brute force: every possible pair is checked. */
export function coverageOf(
  brand: Brand,
  rows: readonly SetRow[],
): Record<'productAttribute' | 'attributeAttribute', Pairs> {
  const elements = [...elementsOf(brand).values()];
  const rule = forbiddenBy(brand);
  const held = new Set<string>();
  for (const { type, product, attributes } of rows) {
    if (type !== 'Discovery') continue;
    const members = product ? [product, ...attributes] : attributes;
    for (const one of members) for (const other of members) held.add(`${one} ${other}`);
  }
  const counts = {
    productAttribute: { allowed: 0, covered: 0, blocked: 0 },
    attributeAttribute: { allowed: 0, covered: 0, blocked: 0 },
  };
  elements.forEach((one, place) => {
    for (const other of elements.slice(place + 1)) {
      if (one.category === other.category || (one.isProduct && other.isProduct)) continue;
      const kind = counts[one.isProduct || other.isProduct ? 'productAttribute' : 'attributeAttribute'];
      if (rule(one, other)) kind.blocked++;
      else {
        kind.allowed++;
        if (held.has(`${one.id} ${other.id}`)) kind.covered++;
      }
    }
  });
  return counts;
}
