import { stringify } from 'csv-stringify/sync';
import { brandNamesOf } from '../answers/answer-checks.js';
import { caselessKey } from '../names/folding.js';
import type { BrandData, CategoryRow } from '../combinations/brand-data.js';
import type { Combination } from '../combinations/combination.js';
import { questionDealer } from './compose.js';
import { spreadsheetSafe } from '../files/csv-cells.js';
import { planDirectPrompts } from '../sampling/index.js';
import { compareText } from '../sampling/sample-space.js';

/** A structured file's content. Cells are the exact values; `structuredCsvText` makes them safe for spreadsheets. */
export interface StructuredCsv {
  headers: string[];
  rows: string[][];
  /** Rows per product category, in the order of their names; the counts sum to the number of rows. */
  categoryBreakdown: { category: string; count: number }[];
}

const FIXED_HEADERS = ['Prompt', 'Prompt Type', 'Product Category'];

/**
 * The structured CSV of sampled rows: the question composed directly from the data, its type, the product category,
 * then one column for each customer and product attribute category of the brand. The columns are in the order of the
 * categories' names, so that nothing depends on the order of rows in the database. Columns with the same name, or named
 * like a fixed column, get the category's type in brackets.
 */
export function structuredCsv(brand: BrandData, rows: readonly Combination[]): StructuredCsv {
  const columns = attributeColumns(brand);
  const compose = questionDealer(brandNamesOf(brand));
  const counts = new Map<string, number>();
  const lines = planDirectPrompts(rows).map((planned) => {
    const { productCategory, attributes } = planned.combination;
    const product = productCategory?.name ?? '';
    counts.set(product, (counts.get(product) ?? 0) + 1);
    const values = new Map(attributes.map((ref) => [ref.categoryId, ref.name]));
    const cells = columns.map(({ id }) => values.get(id) ?? '');
    return [compose(planned), planned.promptType, product, ...cells];
  });
  return {
    headers: [...FIXED_HEADERS, ...headersOf(columns)],
    rows: lines,
    categoryBreakdown: [...counts]
      .map(([category, count]) => ({ category, count }))
      .sort((a, b) => compareText(a.category, b.category)),
  };
}

/**
 * The file as text: RFC 4180 with CRLF after every line, no byte-order mark, and an apostrophe before each cell that a
 * spreadsheet would run as a formula.
 */
export function structuredCsvText({ headers, rows }: Pick<StructuredCsv, 'headers' | 'rows'>): string {
  return stringify([headers, ...rows], {
    record_delimiter: 'windows',
    // By itself, the library quotes only its own line ending.
    quoted_match: /[\r\n]/,
    cast: { string: spreadsheetSafe },
  });
}

function attributeColumns({ categories }: BrandData): CategoryRow[] {
  return categories
    .filter(({ catType }) => catType !== 'ProductCategory')
    .sort(
      (a, b) =>
        compareText(caselessKey(a.displayName), caselessKey(b.displayName)) ||
        compareText(a.catType, b.catType) ||
        compareText(a.displayName, b.displayName) ||
        compareText(a.id, b.id),
    );
}

function headersOf(columns: readonly CategoryRow[]): string[] {
  const names = [...FIXED_HEADERS, ...columns.map(({ displayName }) => displayName)].map(caselessKey);
  return columns.map(({ displayName, catType }) => {
    const isUnique = names.filter((name) => name === caselessKey(displayName)).length === 1;
    return isUnique ? displayName : `${displayName} (${catType})`;
  });
}
