import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isBlocked, compileRules } from '../rules/blacklist-rules.js';
import type { BrandData } from './brand-data.js';
import { type ExactRequest, factorsOf } from '../generators/index.js';
import { countPrompts, expand, plannedPrompts } from './expansion.js';
import { combinationFields } from '../files/pipe-format.js';
import { UnknownIdError, WrongCategoryError } from './selection-errors.js';

const row = (id: string, attributeCategoryId: string, displayName = id) => ({
  id,
  attributeCategoryId,
  displayName,
  weight: 1,
});

/** Two product categories, a customer category (young, old) and a product category of attributes (red, blue). */
function newBrand(changes: Partial<BrandData> = {}): BrandData {
  return {
    id: 'brand',
    name: 'Acme',
    categories: [
      { id: 'products', catType: 'ProductCategory', displayName: 'Products', weight: 1 },
      { id: 'age', catType: 'CustomerAttribute', displayName: 'Age', weight: 1 },
      { id: 'color', catType: 'ProductAttribute', displayName: 'Color', weight: 1 },
    ],
    attributes: [
      row('shoes', 'products'),
      row('young', 'age'),
      row('red', 'color'),
      row('boots', 'products'),
      row('old', 'age'),
      row('blue', 'color'),
    ],
    competitors: [
      { id: 'beta', name: 'Beta', weight: 1 },
      { id: 'gamma', name: 'Gamma', weight: 1 },
    ],
    pairings: [
      { productCategoryAttributeId: 'boots', attributeCategoryId: 'color' },
      { productCategoryAttributeId: 'shoes', attributeCategoryId: 'age' },
    ],
    rules: { attributePairs: [], categoryPairs: [], attributeCategoryPairs: [] },
    ...changes,
  };
}

const plan = (brand: BrandData, request: ExactRequest) => expand(factorsOf(brand, request), brand.rules);
const count = (brand: BrandData, request: ExactRequest) => countPrompts(factorsOf(brand, request));

/** `product|attributes|competitor template` of each item, in order. */
function readings(brand: BrandData, request: ExactRequest): string[] {
  return plan(brand, request).items.map(({ combination, templateType }) =>
    [
      [
        combination.productCategory?.name ?? '-',
        combination.attributes.map((ref) => ref.name).join('+') || '-',
        combination.competitor?.name ?? '-',
      ].join(' '),
      templateType ?? 'no template',
    ].join(': '),
  );
}

describe('the exact-count generators', () => {
  it('make a best and a top prompt for each product category, in the order sent', () => {
    expect(readings(newBrand(), { kind: 'pc', productCategoryIds: ['boots', 'shoes'] })).toEqual([
      'boots - -: product_category_best',
      'boots - -: product_category_top',
      'shoes - -: product_category_best',
      'shoes - -: product_category_top',
    ]);
  });

  it('cross each product category with every other attribute in list order', () => {
    expect(readings(newBrand(), { kind: 'bulk-v2', productCategoryIds: ['boots', 'shoes'] })).toEqual([
      'boots young -: bulk_v2',
      'boots red -: bulk_v2',
      'boots old -: bulk_v2',
      'boots blue -: bulk_v2',
      'shoes young -: bulk_v2',
      'shoes red -: bulk_v2',
      'shoes old -: bulk_v2',
      'shoes blue -: bulk_v2',
    ]);
  });

  it('cross the selected attributes with the product categories, these the fastest', () => {
    const request: ExactRequest = {
      kind: 'manual-v2',
      productCategoryIds: ['shoes', 'boots'],
      selectedAttributes: { color: ['blue', 'red'], age: ['old'] },
    };
    expect(readings(newBrand(), request)).toEqual([
      'shoes blue+old -: manual_v2_with_product',
      'boots blue+old -: manual_v2_with_product',
      'shoes red+old -: manual_v2_with_product',
      'boots red+old -: manual_v2_with_product',
    ]);
  });

  it('write manual prompts without a product category, and ignore empty selections', () => {
    const request: ExactRequest = {
      kind: 'manual-v2',
      selectedAttributes: { color: ['red', 'blue'], age: [] },
    };
    expect(readings(newBrand(), request)).toEqual([
      '- red -: manual_v2_without_product',
      '- blue -: manual_v2_without_product',
    ]);
  });

  it('cross each pairing’s product category with the attributes of its category', () => {
    expect(readings(newBrand(), { kind: 'paired' })).toEqual([
      'boots red -: bulk_v2',
      'boots blue -: bulk_v2',
      'shoes young -: bulk_v2',
      'shoes old -: bulk_v2',
    ]);
  });

  it('ask which is better, and for alternatives, for each competitor', () => {
    expect(readings(newBrand(), { kind: 'competitor' })).toEqual([
      '- - Beta: competitor',
      '- - Beta: no template',
      '- - Gamma: competitor',
      '- - Gamma: no template',
    ]);
  });

  it('cross competitors, product categories and a flat list of attributes; an empty factor counts one', () => {
    const kind = 'advanced-competitor';
    expect(
      readings(newBrand(), {
        kind,
        competitorIds: ['gamma'],
        productCategoryIds: ['shoes'],
        selectedAttributes: { age: ['old'], color: ['red'] },
      }),
    ).toEqual(['shoes old Gamma: competitor', 'shoes red Gamma: competitor']);
    expect(
      readings(newBrand(), { kind, competitorIds: ['gamma', 'beta'], productCategoryIds: ['shoes'] }),
    ).toEqual(['shoes - Gamma: competitor', 'shoes - Beta: competitor']);
    expect(
      readings(newBrand(), { kind, competitorIds: ['beta'], selectedAttributes: { age: ['old'] } }),
    ).toEqual(['- old Beta: competitor']);
  });

  it.each<[string, string[], string | null, string[]]>([
    ['product categories alone', ['shoes', 'boots'], null, ['shoes -', 'boots -']],
    ['a category alone', [], 'color', ['- red', '- blue']],
    ['both', ['shoes'], 'color', ['shoes red', 'shoes blue']],
  ])('validate %s', (_, productCategoryIds, attributeCategoryId, expected) => {
    const { items } = plan(newBrand(), { kind: 'validation', productCategoryIds, attributeCategoryId });
    expect(
      items.map(
        ({ combination }) =>
          `${combination.productCategory?.name ?? '-'} ${combination.attributes[0]?.name ?? '-'}`,
      ),
    ).toEqual(expected);
    expect(new Set(items.map((item) => item.promptType))).toEqual(new Set(['Validation']));
  });

  it('make nothing of nothing', () => {
    const empty = newBrand({ pairings: [], competitors: [] });
    for (const request of [
      { kind: 'paired' },
      { kind: 'competitor' },
      { kind: 'manual-v2' },
      { kind: 'pc', productCategoryIds: [] },
    ] satisfies ExactRequest[]) {
      expect(plan(empty, request)).toEqual({ items: [], blocked: [] });
    }
  });

  it('leave out and count what a blacklist rule forbids', () => {
    const rules = {
      attributePairs: [{ forbiddenWithId: 'red', targetId: 'boots' }],
      categoryPairs: [],
      attributeCategoryPairs: [{ forbiddenWithAttributeId: 'shoes', targetCategoryId: 'age' }],
    };
    const { items, blocked } = plan(newBrand({ rules }), {
      kind: 'bulk-v2',
      productCategoryIds: ['shoes', 'boots'],
    });
    expect([items.length, blocked.length]).toEqual([5, 3]);
  });

  it('count rows that read alike as one, in the count too', () => {
    const sameNames = newBrand({
      attributes: [...newBrand().attributes, row('red2', 'color', 'red'), row('s2', 'products', 'shoes')],
    });
    const request: ExactRequest = { kind: 'bulk-v2', productCategoryIds: ['shoes', 's2', 'shoes'] };
    expect(plan(sameNames, request).items).toHaveLength(4);
    expect(count(sameNames, request)).toBe(4);
    const pairings = [
      { productCategoryAttributeId: 'shoes', attributeCategoryId: 'color' },
      { productCategoryAttributeId: 's2', attributeCategoryId: 'color' },
    ];
    expect(plan({ ...sameNames, pairings }, { kind: 'paired' }).items).toHaveLength(2);
    const sameCategories = newBrand({
      categories: [
        ...newBrand().categories,
        { id: 'color2', catType: 'CustomerAttribute', displayName: 'Color', weight: 1 },
      ],
      attributes: [...newBrand().attributes, row('red2', 'color2', 'red')],
    });
    const selectedAttributes = { color: ['red'], color2: ['red2'] };
    const advanced: ExactRequest = {
      kind: 'advanced-competitor',
      competitorIds: ['beta'],
      selectedAttributes,
    };
    expect(plan(sameCategories, advanced).items).toHaveLength(1);
    expect(count(sameCategories, advanced)).toBe(1);
  });

  it('name the field and the id of what the brand does not have', () => {
    const request: ExactRequest = { kind: 'pc', productCategoryIds: ['nobody'] };
    expect(() => factorsOf(newBrand(), request)).toThrow(UnknownIdError);
    expect(() => factorsOf(newBrand(), request)).toThrow(
      'productCategoryIds: this brand has nothing with the id nobody',
    );
  });

  it.each<[string, ExactRequest]>([
    ['an attribute that is no product category', { kind: 'bulk-v2', productCategoryIds: ['red'] }],
    [
      'a product category where attributes are selected',
      { kind: 'manual-v2', selectedAttributes: { products: ['shoes'] } },
    ],
    ['a product category of which none is', { kind: 'manual-v2', selectedAttributes: { products: [] } }],
    ['an attribute of another category', { kind: 'manual-v2', selectedAttributes: { age: ['red'] } }],
    ['a product category to validate over', { kind: 'validation', attributeCategoryId: 'products' }],
  ])('refuse %s', (_, request) => {
    expect(() => factorsOf(newBrand(), request)).toThrow(WrongCategoryError);
  });
});

describe('the count', () => {
  it('of a cross product of 10^30 comes at once and stays a number', () => {
    const names = Array.from({ length: 10 }, (_, i) => String(i));
    const keys = Array.from({ length: 30 }, (_, i) => `c${i}`);
    const brand = newBrand({
      categories: keys.map((id) => ({ id, catType: 'ProductAttribute', displayName: id, weight: 1 })),
      attributes: keys.flatMap((id) => names.map((name) => row(`${id}.${name}`, id, name))),
    });
    const selectedAttributes = Object.fromEntries(
      keys.map((id) => [id, names.map((name) => `${id}.${name}`)]),
    );
    expect(count(brand, { kind: 'manual-v2', selectedAttributes })).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is the number of prompts plus the number blocked, and no two prompts read alike', () => {
    fc.assert(
      fc.property(brandAndRequest(), ([brand, request]) => {
        const factors = factorsOf(brand, request);
        const { items, blocked } = expand(factors, brand.rules);
        expect(items.length + blocked.length).toBe(countPrompts(factors));
        const keys = items.map((item) =>
          JSON.stringify([item.templateType, combinationFields(item.combination)]),
        );
        expect(new Set(keys).size).toBe(keys.length);
        const rules = compileRules(brand.rules);
        expect(items.some((item) => isBlocked(rules, item.combination))).toBe(false);
        expect([...plannedPrompts(factors)]).toHaveLength(countPrompts(factors));
      }),
    );
  });
});

/** Small brands whose names often clash, with a request of any kind over them. */
function brandAndRequest(): fc.Arbitrary<[BrandData, ExactRequest]> {
  const shape = fc.record({
    products: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }),
    colors: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 }),
    ages: fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
    kind: fc.constantFrom<ExactRequest['kind']>(
      'pc',
      'bulk-v2',
      'manual-v2',
      'paired',
      'advanced-competitor',
      'validation',
    ),
    banned: fc.array(fc.tuple(fc.nat(10), fc.nat(10)), { maxLength: 4 }),
  });
  return shape.map(({ products, colors, ages, kind, banned }) => {
    const attributes = [
      ...products.map((name, i) => row(`p${i}`, 'products', name)),
      ...colors.map((name, i) => row(`c${i}`, 'color', name)),
      ...ages.map((name, i) => row(`a${i}`, 'age', name)),
    ];
    const idAt = (place: number) => attributes[place % attributes.length]!.id;
    const productCategoryIds = products.map((_, i) => `p${i}`);
    const selectedAttributes = { color: colors.map((_, i) => `c${i}`), age: ages.map((_, i) => `a${i}`) };
    const brand = newBrand({
      attributes,
      pairings: productCategoryIds.map((id) => ({
        productCategoryAttributeId: id,
        attributeCategoryId: 'color',
      })),
      rules: {
        attributePairs: banned.map(([a, b]) => ({ forbiddenWithId: idAt(a), targetId: idAt(b) })),
        categoryPairs: [],
        attributeCategoryPairs: [],
      },
    });
    const request = {
      kind,
      productCategoryIds,
      selectedAttributes,
      competitorIds: ['beta'],
      attributeCategoryId: 'age',
    };
    return [brand, request];
  });
}
