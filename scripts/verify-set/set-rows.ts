import { parse } from 'csv-parse/sync';
import type { CertifiedFile } from './certified-file.js';

/** A row of the written CSV, and what its texts stand for. */
export interface SetRow {
  /** 1 is the row below the header. */
  row: number;
  question: string;
  type: string;
  product: string | null;
  attributes: string[];
  /** Every name that the row contains. */
  names: string[];
  createdAt: string;
}

const COLUMNS = ['Question', 'Prompt Type', 'Product Category', 'Attribute Category', 'Attribute'];
const HEADER = [...COLUMNS, 'Competitor', 'Batch ID', 'Created At'].join();

/** @throws CsvError when the text is not a CSV, SyntaxError when it is not a written one */
export function setRows(text: string, certified: CertifiedFile): SetRow[] {
  const [header = [], ...lines] = parse(text, { bom: true, relax_column_count: true });
  if (header.join() !== HEADER) throw new SyntaxError('This is no written CSV: its header is another.');
  const idOf = idsByText(certified);
  return lines.map((cells, place) => {
    if (cells.length !== header.length)
      throw new SyntaxError(`Row ${place + 1} has ${cells.length} cells, the header ${header.length}.`);
    const [question = '', type = '', product = '', category = '', attribute = '', competitor = ''] =
      cells.map(exact);
    const pairs = attributePairs(category, attribute);
    const held = pairs.flatMap(([of, name]) => idOf(of, name) ?? []);
    const categories = category.split('|').map((entry) => entry.split(':')[0] ?? '');
    return {
      row: place + 1,
      question,
      type,
      product: product === '' ? null : idOf(null, product),
      attributes: held,
      names: [product, competitor, ...categories, ...pairs.map(([, name]) => name)].filter(Boolean),
      createdAt: cells[7] ?? '',
    };
  });
}

/** In files that people open, an apostrophe precedes what a spreadsheet would run. */
const exact = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** `Category:value|Category:value`, or a category and an attribute. */
function attributePairs(category: string, attribute: string): [string, string][] {
  if (category.includes(':'))
    return category
      .split('|')
      .filter(Boolean)
      .map((entry): [string, string] => {
        const colon = entry.indexOf(':');
        return colon < 0 ? [entry, ''] : [entry.slice(0, colon), entry.slice(colon + 1)];
      });
  return attribute === '' ? [] : [[category, attribute]];
}

function idsByText({ brand, savedNames }: CertifiedFile) {
  const ids = new Map<string, string | null>();
  const key = (category: string | null, name: string) => `${category === null}\n${category}\n${name}`;
  for (const { category, name, id } of savedNames) ids.set(key(category, name), id);
  for (const { id, displayName, attributeCategoryId } of brand.attributes) {
    const category = brand.categories.find((one) => one.id === attributeCategoryId);
    const text = key(
      category?.catType === 'ProductCategory' ? null : (category?.displayName ?? ''),
      displayName,
    );
    if (!ids.has(text)) ids.set(text, id);
  }
  return (category: string | null, name: string): string | null => ids.get(key(category, name)) ?? null;
}
