import { spreadsheetSafeSql, sqlLiteral } from '#database/streams';
import { isoSql } from '../common/iso-sql.js';

const COLUMNS = {
  Question: 'question',
  'Prompt Type': 'prompt_type',
  'Product Category': 'product_category',
  'Attribute Category': 'attribute_category',
  Attribute: 'attribute',
  Competitor: 'competitor_name',
} as const;

/** The columns of the written CSV by their titles: expressions of `p`. */
export const WRITTEN_CELLS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(COLUMNS).map(([title, column]) => [title, spreadsheetSafeSql(`p.${column}`)]),
  ),
  'Batch ID': 'p.batch_id::text',
  'Created At': isoSql('p.created_at'),
};

const SELECT_LIST = Object.entries(WRITTEN_CELLS)
  .map(([title, cell]) => `${cell} AS "${title}"`)
  .join(', ');

/** Which of a brand's prompts: all if nothing is given. */
export interface ChosenPrompts {
  only?: readonly string[] | null;
  except?: readonly string[] | null;
}

/** The condition on `p` of the chosen prompts of a brand. */
export const chosenSql = (brandId: string, { only, except }: ChosenPrompts = {}): string =>
  [
    `p.brand_id = ${sqlLiteral(brandId)}`,
    ...(only ? [`p.id = ANY(${sqlLiteral(only)}::uuid[])`] : []),
    ...(except ? [`p.id <> ALL(${sqlLiteral(except)}::uuid[])`] : []),
  ].join(' AND ');

/** The rows of the written CSV. @param where a condition on `p` */
export const writtenCsvSql = (where: string): string =>
  `SELECT ${SELECT_LIST} FROM written_prompts p WHERE ${where} ORDER BY p.seq`;
