import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { BrandData } from '../combinations/brand-data.js';
import { sampleCombinations } from '../sampling/index.js';
import { numbered, sketchBrand } from '../sampling/sample-fixtures.js';
import { structuredCsv, structuredCsvText } from './structured-csv.js';

const SEVENTY = { kind: 'brand', singleAttributePercentage: 70 } as const;
const SHOP = sketchBrand([
  ['ProductCategory', 'Range', 1, { shoes: 3, boots: 1 }],
  ['ProductAttribute', 'Color', 1, { red: 1, blue: 1 }],
  ['CustomerAttribute', 'audience', 1, numbered('group', 5)],
]);
/** With so many rows that each sentence occurs. */
const LARGE_SHOP = sketchBrand([
  ['ProductCategory', 'Range', 1, { shoes: 3, boots: 1 }],
  ['CustomerAttribute', 'audience', 1, numbered('group', 200)],
]);
const fileOf = (brand: BrandData, count: number, seed = 1) =>
  structuredCsv(brand, sampleCombinations(brand, SEVENTY, seed, count).rows);

describe('the structured CSV', () => {
  it('has a column for each category, and a value where the row has one', () => {
    const { headers, rows, categoryBreakdown } = fileOf(SHOP, 1000);
    expect(headers).toEqual(['Prompt', 'Prompt Type', 'Product Category', 'audience', 'Color']);
    expect(rows).toHaveLength(2 * (5 + 2 + 10));
    for (const [prompt, type, product, audience, color] of rows) {
      expect(prompt).toMatch(/^[^?]+\?$/);
      expect(prompt).toContain(product);
      expect(prompt).toContain(audience);
      expect(prompt).toContain(color);
      expect(type).toBe('Discovery');
      expect(`${audience}${color}`).not.toBe('');
    }
    expect(categoryBreakdown).toEqual([
      { category: 'boots', count: 17 },
      { category: 'shoes', count: 17 },
    ]);
  });

  it('names the brand by no alias, even one that is a word of its sentences', () => {
    const asked = (brand: BrandData) => fileOf(brand, 1_000).rows.map(([prompt]) => prompt ?? '');
    const trusting = (prompts: string[]) => prompts.filter((prompt) => /\btrust\b/i.test(prompt));
    expect(trusting(asked(LARGE_SHOP))).not.toEqual([]);
    expect(trusting(asked({ ...LARGE_SHOP, aliases: ['Trust'] }))).toEqual([]);
    expect(trusting(asked({ ...LARGE_SHOP, aliases: ['Trust'], matchCase: true }))).not.toEqual([]);
  });

  it('puts the type behind names that occur twice, or are taken', () => {
    const brand = sketchBrand([
      ['ProductCategory', 'Size', 1, { shoes: 1 }],
      ['ProductAttribute', 'Size', 1, { small: 1 }],
      ['CustomerAttribute', 'size', 1, { large: 1 }],
      ['CustomerAttribute', 'Prompt', 1, {}],
      ['CustomerAttribute', 'Age', 1, { old: 1 }],
    ]);
    expect(structuredCsv(brand, []).headers.slice(3)).toEqual([
      'Age',
      'Prompt (CustomerAttribute)',
      'size (CustomerAttribute)',
      'Size (ProductAttribute)',
    ]);
  });

  it('holds no question twice, even where rows sound alike', () => {
    const brand = sketchBrand([
      ['ProductCategory', 'Range', 1, { shoes: 1, 'shoes?': 1, '?shoes': 1 }],
      ['ProductAttribute', 'Color', 1, { red: 1, 'red?': 1, '? red': 1 }],
    ]);
    const prompts = fileOf(brand, 100).rows.map(([prompt]) => prompt);
    expect(prompts).toHaveLength(9);
    expect(new Set(prompts).size).toBe(9);
  });

  it('only grows at its end, and is the same in any order of the data', () => {
    fc.assert(
      fc.property(fc.nat(34), fc.nat(1000), (count, seed) => {
        const text = structuredCsvText(fileOf(SHOP, count, seed));
        const reversed = {
          ...SHOP,
          categories: SHOP.categories.toReversed(),
          attributes: SHOP.attributes.toReversed(),
        };
        expect(structuredCsvText(fileOf(reversed, count, seed))).toBe(text);
        expect(structuredCsvText(fileOf(SHOP, 34, seed)).startsWith(text)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('counts every row in the breakdown', () => {
    fc.assert(
      fc.property(fc.nat(40), (count) => {
        const { rows, categoryBreakdown } = fileOf(SHOP, count);
        expect(categoryBreakdown.reduce((sum, part) => sum + part.count, 0)).toBe(rows.length);
      }),
    );
  });

  it('is written as RFC 4180, safe for spreadsheets', () => {
    const cells = [
      ['a', 'b,c', 'say "x"'],
      ['=1+1', '@x', 'two\r\nlines'],
      ['', '-', '"'],
      ['one\nline', 'one\rline', '\tx'],
    ];
    const text = structuredCsvText({ headers: ['=H', 'I', 'J'], rows: cells });
    expect(text).toBe(
      '\'=H,I,J\r\na,"b,c","say ""x"""\r\n\'=1+1,\'@x,"two\r\nlines"\r\n,\'-,""""\r\n"one\nline","one\rline",\'\tx\r\n',
    );
    expect(parse(text).slice(1)).toEqual([
      cells[0],
      ["'=1+1", "'@x", 'two\r\nlines'],
      ['', "'-", '"'],
      ['one\nline', 'one\rline', "'\tx"],
    ]);
  });
});
