import type { Readable } from 'node:stream';
import { copyCsv, ExportPool, spreadsheetSafeSql, sqlLiteral } from '#database';
import { Injectable } from '@nestjs/common';
import { isoSql } from '../common/iso-sql.js';

const COLUMNS = {
  Question: 'question',
  'Prompt Type': 'prompt_type',
  'Product Category': 'product_category',
  'Attribute Category': 'attribute_category',
  Attribute: 'attribute',
  Competitor: 'competitor_name',
} as const;

const SELECT_LIST = [
  ...Object.entries(COLUMNS).map(([title, column]) => `${spreadsheetSafeSql(`p.${column}`)} AS "${title}"`),
  'p.batch_id AS "Batch ID"',
  `${isoSql('p.created_at')} AS "Created At"`,
].join(', ');

/** Which of a brand's prompts: all, where nothing is said. */
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

/** Saved prompts as the written CSV. */
@Injectable()
export class WrittenCsvService {
  constructor(private readonly exports: ExportPool) {}

  /** @param where a condition on `p` */
  stream(where: string): Promise<Readable> {
    return copyCsv(
      this.exports,
      `SELECT ${SELECT_LIST} FROM written_prompts p WHERE ${where} ORDER BY p.seq`,
    );
  }
}
