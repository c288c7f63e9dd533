import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BrandData } from '../combinations/brand-data.js';
import { CATEGORY_TYPES } from '../vocabulary.js';
import { planSheet } from './plan-sheet.js';
import { SHEET_TYPE_FAULT, sheetRows } from './sheet-columns.js';
import { sheetOfBrand } from './sheet-of-brand.js';

const EMPTY: BrandData = {
  id: 'brand',
  name: 'Acme',
  categories: [],
  attributes: [],
  competitors: [],
  pairings: [],
  rules: { attributePairs: [], categoryPairs: [], attributeCategoryPairs: [] },
};

const SHOP: BrandData = {
  ...EMPTY,
  aliases: ['Acme Inc'],
  categories: [
    { id: 'range', catType: 'ProductCategory', displayName: 'Range', weight: 1 },
    { id: 'people', catType: 'CustomerAttribute', displayName: 'People', weight: 2, phrase: 'for {value}' },
    { id: 'also', catType: 'ProductAttribute', displayName: 'People', weight: 1 },
  ],
  attributes: [
    { id: 'shoes', attributeCategoryId: 'range', displayName: 'shoes', weight: 3, form: 'plural' },
    { id: 'boots', attributeCategoryId: 'range', displayName: 'boots', weight: 1 },
    { id: 'runners', attributeCategoryId: 'people', displayName: 'runners', weight: 1 },
    { id: 'again', attributeCategoryId: 'people', displayName: 'runners', weight: 2, phrase: 'who run' },
    { id: 'wool', attributeCategoryId: 'also', displayName: 'wool', weight: 1 },
  ],
  competitors: [{ id: 'rival', name: 'Rival', weight: 2 }],
  pairings: [{ productCategoryAttributeId: 'shoes', attributeCategoryId: 'people' }],
  rules: {
    attributePairs: [{ forbiddenWithId: 'wool', targetId: 'shoes', comment: 'too warm' }],
    categoryPairs: [{ forbiddenWithCategoryId: 'people', targetCategoryId: 'also' }],
    attributeCategoryPairs: [{ forbiddenWithAttributeId: 'boots', targetCategoryId: 'also' }],
  },
};

function plan(brand: BrandData, ...lines: string[]) {
  let ids = 0;
  return planSheet(brand, sheetRows(lines.map((line) => line.split('|'))), () => `new ${++ids}`);
}
const read = (brand: BrandData, ...lines: string[]) =>
  plan(brand, ...lines).rows.map(({ state, note }) => (note ? `${state}: ${note}` : state));
const isNothing = (part: object): boolean =>
  Object.values(part).every((value) =>
    Array.isArray(value) ? value.length === 0 : isNothing(value as object),
  );

describe('a sheet of brand data', () => {
  it('adds categories, attributes, competitors and rules, each once, whatever their order', () => {
    const { rows, changes } = plan(
      EMPTY,
      'Never with|Range|shoes||||People|runners|too warm',
      'Product Category|Range|shoes|High',
      'customer attributes|People|runners|2|who run',
      'Customer Attribute|People||3|for {value}',
      'Competitor||Rival|low',
      'Together with|Range|shoes||||People',
      'Other name||Acme Inc',
    );
    expect(rows.map(({ state }) => state)).toEqual(Array(7).fill('new'));
    expect(rows[1]?.note).toBe('with the new category Range');
    const [range, people] = changes.categories.added;
    const [shoes, runners] = changes.attributes.added;
    expect(range).toMatchObject({ catType: 'ProductCategory', displayName: 'Range', values: {} });
    expect(people).toMatchObject({ values: { weight: 3, phrase: 'for {value}' } });
    expect(shoes).toMatchObject({ attributeCategoryId: range?.id, values: { weight: 3 } });
    expect(runners).toMatchObject({ values: { weight: 2, phrase: 'who run' } });
    expect(changes.competitors.added).toMatchObject([{ name: 'Rival', values: { weight: 1 } }]);
    expect(changes.attributePairs).toEqual([
      { forbiddenWithId: shoes?.id, targetId: runners?.id, comment: 'too warm' },
    ]);
    expect(changes.pairings).toEqual([
      { productCategoryAttributeId: shoes?.id, attributeCategoryId: people?.id },
    ]);
    expect(changes.aliases).toEqual(['Acme Inc']);
  });

  it('takes a name over two lines of a cell for one of one line', () => {
    const { attributes, competitors } = plan(
      EMPTY,
      'Product Category|Range|stand\nmixers',
      'Competitor||Kitchen \r\n Aid',
    ).changes;
    expect(attributes.added.map(({ displayName }) => displayName)).toEqual(['stand mixers']);
    expect(competitors.added.map(({ name }) => name)).toEqual(['Kitchen Aid']);
  });

  it('changes nothing when it is what the brand was exported as', () => {
    const { rows, changes } = planSheet(SHOP, sheetOfBrand(SHOP), () => 'new');
    expect(rows.map(({ state }) => state)).toEqual(Array(15).fill('same'));
    expect(isNothing(changes)).toBe(true);
  });

  it('changes nothing the second time, for any brand', () => {
    const name = fc.constantFrom('a', 'A', 'b', 'c d');
    const weight = fc.integer({ min: 1, max: 3 });
    const category = fc.record({ catType: fc.constantFrom(...CATEGORY_TYPES), displayName: name, weight });
    const brand = fc
      .tuple(
        fc.array(category, { maxLength: 4 }),
        fc.array(fc.tuple(fc.nat(3), name, weight), { maxLength: 8 }),
      )
      .map(([categories, attributes]): BrandData => ({
        ...EMPTY,
        categories: categories.map((row, place) => ({ id: `c${place}`, ...row })),
        attributes: attributes
          .filter(([place]) => place < categories.length)
          .map(([place, displayName, each], index) => ({
            id: `a${index}`,
            attributeCategoryId: `c${place}`,
            displayName,
            weight: each,
          })),
      }));
    fc.assert(
      fc.property(brand, (one) => {
        const distinct = new Set(
          one.categories.map(({ catType, displayName }) => `${catType} ${displayName}`),
        );
        fc.pre(distinct.size === one.categories.length);
        expect(isNothing(planSheet(one, sheetOfBrand(one), () => 'new').changes)).toBe(true);
      }),
    );
  });

  it('makes the same rules of a new brand, although categories of two types have one name', () => {
    const attributes = SHOP.attributes.filter(({ id }) => id !== 'again');
    const rows = sheetOfBrand({
      ...SHOP,
      attributes,
      exportNames: [{ attributeId: 'wool', modifiedName: 'Merino' }],
    });
    let ids = 0;
    const { rows: plans, changes } = planSheet(EMPTY, rows, () => `new ${++ids}`);
    expect(plans.filter(({ state }) => state === 'error')).toEqual([]);
    const idOf = (catType: string) =>
      changes.categories.added.find((category) => category.catType === catType)?.id ?? '';
    expect(changes.categoryPairs).toEqual([
      expect.objectContaining({
        forbiddenWithCategoryId: idOf('CustomerAttribute'),
        targetCategoryId: idOf('ProductAttribute'),
      }),
    ]);
    expect(changes.pairings).toEqual([
      expect.objectContaining({ attributeCategoryId: idOf('CustomerAttribute') }),
    ]);
    expect(rows).toContainEqual(
      expect.objectContaining({ type: 'Export name', category: 'People (Product Attribute)' }),
    );
  });

  it('finds a category of a rule as it is spelt, of any type, before one that reads alike', () => {
    const { changes } = plan(
      EMPTY,
      'Product Category|Sport|boots',
      'Customer Attribute|sport|beginners',
      'Product Attribute|Material|wool',
      'Never with|sport|||||Material',
      'Never with|SPORT (product category)|||||Material',
    );
    const [sport, customers] = changes.categories.added.map(({ id }) => id);
    expect(changes.categoryPairs.map((pair) => pair.forbiddenWithCategoryId)).toEqual([customers, sport]);
  });

  it('says what changes, and leaves what an empty cell says nothing of', () => {
    expect(
      read(
        SHOP,
        'Product Category|Range|shoes|Medium',
        'Product Category|Range|BOOTS',
        'Customer Attribute|People|||that {value}',
        'Competitor||rival|3',
      ),
    ).toEqual([
      'changed: weight High → Medium',
      'same',
      'changed: phrase for {value} → that {value}',
      'changed: weight Medium → High',
    ]);
    expect(plan(SHOP, 'Product Category|Range|shoes|Medium').changes.attributes.changed).toEqual([
      { id: 'shoes', values: { weight: 2 } },
    ]);
  });

  it.each([
    ['Colour|Range|red', SHEET_TYPE_FAULT],
    ['Product Category||red', 'Category name is required'],
    ['Product Category|a:b|red', 'Category name must not contain ":"'],
    ['Product Category|Range|a/b|4', 'Weight must be 1, 2, 3, Low, Medium or High'],
    ['Product Category|Range|a||x {value}', 'Phrase of one attribute must not hold {value}'],
    ['Customer Attribute|People|||x', 'Phrase must hold {value} once'],
    ['Product Category|Range|a|||odd', 'Form must be one of: plural, countable, mass'],
    ['Product Category|Range||||plural', 'A category has no Form'],
    ['Competitor||Rival|||plural', 'A competitor has no Form'],
    ['Competitor||Rival||the {value}', 'A competitor has no Phrase'],
    ['Competitor||', 'Competitor name is required'],
    [`Competitor||${'x'.repeat(101)}`, 'Name must be less than 100 characters'],
    ['Other name||', 'Other name is required'],
    ['Never with|Range|shoes', 'A rule needs Category and With Category'],
    ['Never with|Range|gone||||People', 'There is no attribute gone in Range'],
    ['Never with|Range|shoes||||Gone', 'There is no category Gone'],
    ['Never with|Range|shoes||||Range|shoes', 'Both sides are the same'],
    [
      'Never with|People|runners||||Range',
      'Only an attribute of a product category and a whole category of another type go together here',
    ],
    [
      'Together with|Range|||||People',
      'Only an attribute of a product category and a whole category of another type go together here',
    ],
  ])('says of %s: %s', (line, note) => {
    expect(read(SHOP, line)).toEqual([`error: ${note}`]);
    expect(isNothing(plan(SHOP, line).changes)).toBe(true);
  });

  it('takes a row twice for one, unless they differ; a row with a fault adds nothing to rely on', () => {
    expect(
      read(
        EMPTY,
        'Product Category|Range|shoes|1',
        'Product Category|Range|shoes|1',
        'Product Category|Range|shoes|2',
        'Customer Attribute|People|runners|9',
        'Never with|Range|shoes||||People|runners',
      ),
    ).toEqual([
      'new: with the new category Range',
      'same',
      'error: Row 1 says otherwise',
      'error: Weight must be 1, 2, 3, Low, Medium or High',
      'error: There is no category People',
    ]);
  });

  it('finds its columns by their heads, in any order, and leaves others out', () => {
    expect(
      sheetRows([
        ['Weight', 'Colour', 'attribute', 'TYPE', 'Category'],
        [' 2 ', 'red', 'shoes', 'Product Category', 'Range'],
      ]),
    ).toMatchObject([
      { type: 'Product Category', category: 'Range', attribute: 'shoes', weight: '2', phrase: '' },
    ]);
  });
});
