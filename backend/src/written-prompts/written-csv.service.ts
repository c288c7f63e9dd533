import type { Readable } from 'node:stream';
import { copyCsv, spreadsheetSafeSql, sqlLiteral } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
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

/** The condition on `p` of a brand's prompts, or of those with the given ids. */
export const chosenSql = (brandId: string, ids: readonly string[] | null): string =>
  `p.brand_id = ${sqlLiteral(brandId)}${ids === null ? '' : ` AND p.id = ANY(${sqlLiteral(ids)}::uuid[])`}`;

/** Saved prompts as the written CSV. */
@Injectable()
export class WrittenCsvService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param where a condition on `p` */
  stream(where: string): Promise<Readable> {
    return copyCsv(
      this.dataSource,
      `SELECT ${SELECT_LIST} FROM written_prompts p WHERE ${where} ORDER BY p.seq`,
    );
  }
}
