import { getOrThrow } from '../known.js';
import { caselessKey } from '../names/folding.js';
import { compileRules } from '../rules/blacklist-rules.js';
import type { AttributeRow, BrandData, CategoryRow } from '../combinations/brand-data.js';
import { BrandIndex } from '../combinations/brand-index.js';
import type { AttributeRef } from '../combinations/combination.js';
import { refOf } from '../names/phrases.js';
import { ConflictSet } from './conflict-set.js';
import type { SampleRequest } from './sample-request.js';
import type { SpaceCategory, SpaceProduct } from './space-members.js';

/** What rows are drawn from: the factors of the cross product, which itself is never built. */
export interface SampleSpace {
  products: readonly SpaceProduct[];
  /** The categories that have attributes. */
  categories: readonly SpaceCategory[];
  /** The number of distinct readings of attributes. */
  readings: number;
  conflicts: ConflictSet;
}

/** The space of a request. Throws UnknownIdError and WrongCategoryError for ids of a written request. */
export function sampleSpace(brand: BrandData, request: SampleRequest): SampleSpace {
  const inScope = sampleScope(brand, request);
  const rowsByCategory = new Map<string, AttributeRow[]>();
  for (const row of brand.attributes) {
    const known = rowsByCategory.get(row.attributeCategoryId);
    if (known) known.push(row);
    else rowsByCategory.set(row.attributeCategoryId, [row]);
  }
  const entries = brand.categories
    .map((row) => ({ row, groups: groupsOf(row, rowsByCategory.get(row.id) ?? [], inScope) }))
    .filter(({ groups }) => groups.length > 0)
    .sort(compareEntries);
  const others = entries.filter(({ row }) => row.catType !== 'ProductCategory');
  const weight = others.reduce((sum, { row }) => sum + wholeWeight(row.weight), 0);
  const readings = new Map<string, number>();
  const categories: SpaceCategory[] = [];
  let count = 0;
  for (const { row, groups } of others) {
    const share = wholeWeight(row.weight) / weight;
    categories.push(spaceCategory(row, groups, { index: categories.length, share, count, readings }));
    count += groups.length;
  }
  return {
    products: spaceProducts(
      entries.filter(({ row }) => row.catType === 'ProductCategory'),
      count,
    ),
    categories,
    readings: readings.size,
    conflicts: new ConflictSet(compileRules(brand.rules), categories),
  };
}

/**
 * Returns a function that says whether an attribute takes part.
 *
 * @throws UnknownIdError, WrongCategoryError for ids of a written request
 */
export function sampleScope(
  brand: BrandData,
  request: SampleRequest,
): (category: CategoryRow, row: AttributeRow) => boolean {
  if (request.kind === 'brand') return () => true;
  const index = new BrandIndex(brand);
  index.productCategories('productCategoryAttributeIds', request.productCategoryAttributeIds);
  for (const id of request.selectedCategoryIds) index.attributesOf('selectedCategoryIds', id);
  const products = new Set(request.productCategoryAttributeIds);
  const categories = new Set(request.selectedCategoryIds);
  return (category, row) =>
    category.catType === 'ProductCategory' ? products.has(row.id) : categories.has(category.id);
}

/** Attributes of one category that read alike. They count as one, to which the rules of each apply. */
interface Group {
  key: string;
  weight: number;
  ids: string[];
  ref: AttributeRef;
}

interface Entry {
  row: CategoryRow;
  groups: Group[];
}

function groupsOf(
  category: CategoryRow,
  rows: readonly AttributeRow[],
  inScope: (category: CategoryRow, row: AttributeRow) => boolean,
): Group[] {
  const groups = new Map<string, Group>();
  const ordered = rows
    .filter((row) => inScope(category, row))
    .sort((a, b) => compareText(a.displayName, b.displayName) || compareText(a.id, b.id));
  for (const row of ordered) {
    const key = caselessKey(row.displayName);
    const known = groups.get(key);
    if (known) {
      known.ids.push(row.id);
      known.weight = Math.max(known.weight, wholeWeight(row.weight));
    } else {
      groups.set(key, { key, weight: wholeWeight(row.weight), ids: [row.id], ref: refOf(row, category) });
    }
  }
  return [...groups.values()].sort((a, b) => compareText(a.key, b.key));
}

function spaceCategory(
  row: CategoryRow,
  groups: readonly Group[],
  place: { index: number; share: number; count: number; readings: Map<string, number> },
): SpaceCategory {
  const total = groups.reduce((sum, { weight }) => sum + weight, 0);
  const attributes = groups.map(({ key, ids, ref, weight }, index) => {
    const reading = `${caselessKey(row.displayName)}:${key}`;
    if (!place.readings.has(reading)) place.readings.set(reading, place.readings.size);
    return {
      ref,
      category: place.index,
      index,
      number: place.count + index,
      share: weight / total,
      ids,
      categoryIds: [row.id],
      reading: getOrThrow(place.readings, reading),
    };
  });
  return { id: row.id, index: place.index, share: place.share, attributes };
}

/** A row shows only the name of a product category, so those with the same name, in whatever category, count as one. */
function spaceProducts(entries: readonly Entry[], firstNumber: number): SpaceProduct[] {
  const products = new Map<
    string,
    Pick<SpaceProduct, 'ref' | 'share'> & { ids: string[]; categoryIds: string[] }
  >();
  const all = entries.reduce((sum, { row }) => sum + wholeWeight(row.weight), 0);
  for (const { row, groups } of entries) {
    const total = groups.reduce((sum, { weight }) => sum + weight, 0);
    for (const { key, weight, ids, ref } of groups) {
      const share = (weight * wholeWeight(row.weight)) / (total * all);
      const known = products.get(key);
      if (known) {
        known.share += share;
        known.ids.push(...ids);
        known.categoryIds.push(row.id);
      } else products.set(key, { ref, share, ids: [...ids], categoryIds: [row.id] });
    }
  }
  const ordered = [...products].sort(([a], [b]) => compareText(a, b));
  return ordered.map(([, product], index) => ({ ...product, index, number: firstNumber + index }));
}

/**
 * Sorts categories by what a reader of the rows can see; ids only break ties between those that read exactly the same.
 */
function compareEntries(a: Entry, b: Entry): number {
  return (
    compareText(caselessKey(a.row.displayName), caselessKey(b.row.displayName)) ||
    compareText(a.row.catType, b.row.catType) ||
    compareText(a.row.displayName, b.row.displayName) ||
    compareText(contentOf(a), contentOf(b)) ||
    compareText(a.row.id, b.row.id)
  );
}

function contentOf({ row, groups }: Entry): string {
  return JSON.stringify([row.weight, groups.map(({ key, weight }) => [key, weight])]);
}

/** Compares by UTF-16 units, because the order of a locale is not the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function wholeWeight(weight: number): number {
  return Math.max(1, Math.round(weight));
}
