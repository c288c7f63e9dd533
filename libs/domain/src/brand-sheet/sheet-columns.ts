import { keysOf, recordOf } from '../records.js';
import { CATEGORY_TYPES, type CategoryType, type Weight, WEIGHT_LABELS, WEIGHTS } from '../vocabulary.js';

/** The columns of a brand's sheet, in order, each with its header. All except the first three may be missing. */
export const SHEET_COLUMNS = {
  type: 'Type',
  category: 'Category',
  attribute: 'Attribute',
  weight: 'Weight',
  phrase: 'Phrase',
  form: 'Form',
  withCategory: 'With Category',
  withAttribute: 'With Attribute',
  comment: 'Comment',
  text: 'Text',
} as const;
export type SheetColumn = keyof typeof SHEET_COLUMNS;

/** One row of a sheet. An empty cell changes nothing. */
export type SheetCells = Record<SheetColumn, string>;

/**
 * What a row is about. A row without an attribute is about the category; other things have their name in the attribute
 * column.
 */
export const SHEET_TYPES = {
  ProductCategory: 'Product Category',
  CustomerAttribute: 'Customer Attribute',
  ProductAttribute: 'Product Attribute',
  competitor: 'Competitor',
  neverWith: 'Never with',
  togetherWith: 'Together with',
  otherName: 'Other name',
  setting: 'Setting',
  exportName: 'Export name',
  template: 'Template',
} as const;
export type SheetType = keyof typeof SHEET_TYPES;

const COLUMNS = keysOf(SHEET_COLUMNS);
const TYPES = keysOf(SHEET_TYPES);

/** Tolerates how people write a word: 'product categories' is 'Product Category'. */
const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

const TYPE_OF = new Map(TYPES.map((type) => [wordKey(SHEET_TYPES[type]), type]));
const COLUMN_OF = new Map(COLUMNS.map((column) => [wordKey(SHEET_COLUMNS[column]), column]));
const WEIGHT_OF = new Map(
  WEIGHTS.flatMap((weight) => [
    [String(weight), weight] as const,
    [WEIGHT_LABELS[weight].toLowerCase(), weight] as const,
  ]),
);

export const SHEET_TYPE_FAULT = `Type must be one of: ${Object.values(SHEET_TYPES).join(', ')}`;

/** The type in a row's first cell; null when it is unknown. */
export const sheetTypeOf = (text: string): SheetType | null => TYPE_OF.get(wordKey(text)) ?? null;

export const isCategoryType = (type: SheetType): type is CategoryType =>
  CATEGORY_TYPES.some((one) => one === type);

/** A category's name with its type, for rules: names need not be unique, and a rule's row has no type of a category. */
export const nameWithType = (name: string, type: CategoryType): string => `${name} (${SHEET_TYPES[type]})`;

/** The two parts of such a name; `type` is null where it ends without one. */
export function typedName(text: string): { bareName: string; type: CategoryType | null } {
  const [, bareName = text, words = ''] = /^(.+) \(([^()]+)\)$/.exec(text) ?? [];
  const type = sheetTypeOf(words);
  return { bareName, type: type && isCategoryType(type) ? type : null };
}

/** A weight as a number or its word; null when it is neither. */
export const weightOf = (text: string): Weight | null => WEIGHT_OF.get(text.trim().toLowerCase()) ?? null;

/**
 * The rows of a table. A first row with the column 'Type' names the columns, in any order; without it, they are in the
 * order above. Unknown columns are ignored, cells are trimmed.
 */
export function sheetRows(table: readonly (readonly string[])[]): SheetCells[] {
  const [head = []] = table;
  const named = head.map((cell) => COLUMN_OF.get(wordKey(cell)));
  const hasHead = named.includes('type');
  const places = hasHead ? named : COLUMNS;
  return table.slice(hasHead ? 1 : 0).map((cells) => {
    const row = emptyRow();
    places.forEach((column, place) => {
      if (column) row[column] = written(cells[place]?.trim() ?? '', column);
    });
    return row;
  });
}

/** A name typed over two lines of a cell is one of one line; templates and comments may have several. */
const written = (cell: string, column: SheetColumn): string =>
  column === 'text' || column === 'comment' ? cell : cell.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');

export const emptyRow = (): SheetCells => recordOf(COLUMNS, () => '');
