import { type BrandData, sampleCombinations } from '#domain';

/** 30 categories of 10 attributes each, one of each per row: 10^30 combinations per product category. */
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const categories: BrandData['categories'][number][] = [
  { id: id(1), catType: 'ProductCategory', displayName: 'Range', weight: 1 },
];
const attributes: BrandData['attributes'][number][] = [
  { id: id(2), attributeCategoryId: id(1), displayName: 'shoes', weight: 1 },
];
for (let category = 0; category < 30; category++) {
  const categoryId = id(1_000 + category);
  categories.push({
    id: categoryId,
    catType: 'CustomerAttribute',
    displayName: `Category ${category}`,
    weight: 1,
  });
  for (let place = 0; place < 10; place++)
    attributes.push({
      id: id(10_000 + category * 10 + place),
      attributeCategoryId: categoryId,
      displayName: `value ${category}.${place}`,
      weight: 1 + (place % 3),
    });
}
const brand: BrandData = {
  id: id(0),
  name: 'Acme',
  categories,
  attributes,
  competitors: [],
  pairings: [],
  rules: { attributePairs: [], categoryPairs: [], attributeCategoryPairs: [] },
};
const start = performance.now();
const { rows } = sampleCombinations(
  brand,
  {
    kind: 'written',
    productCategoryAttributeIds: [id(2)],
    selectedCategoryIds: categories.slice(1).map((category) => category.id),
  },
  42,
  2_000,
);
const ms = performance.now() - start;
console.log(JSON.stringify({ ms, mb: process.resourceUsage().maxRSS / 1024, rows: rows.length }));
