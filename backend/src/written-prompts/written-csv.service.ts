import type { Readable } from 'node:stream';
import { copyCsv, spreadsheetSafeSql, sqlLiteral } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { refused } from '../common/api-exception.js';

const COLUMNS = {
  Question: 'question',
  'Prompt Type': 'prompt_type',
  'Product Category': 'product_category',
  'Attribute Category': 'attribute_category',
  Attribute: 'attribute',
  Competitor: 'competitor_name',
} as const;

const SELECT_LIST = [
  ...Object.entries(COLUMNS).map(([title, column]) => `${spreadsheetSafeSql(column)} AS "${title}"`),
  'batch_id AS "Batch ID"',
  `to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "Created At"`,
].join(', ');

/**
 * Ids of a link, comma-joined or repeated. Null when the link names none.
 *
 * @throws BadRequestException when one is not an id
 */
export function parsePromptIds(value: string | string[] | undefined): string[] | null {
  if (value === undefined) return null;
  const ids = [value]
    .flat()
    .flatMap((one) => one.split(','))
    .map((id) => id.trim())
    .filter(Boolean);
  if (!ids.every((id) => isUUID(id))) throw refused('promptIds must hold valid ids', 'promptIds');
  return ids;
}

/** Saved prompts as the written CSV. */
@Injectable()
export class WrittenCsvService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** @param ids only these prompts; null for all */
  stream(brandId: string, ids: readonly string[] | null): Promise<Readable> {
    const chosen = ids === null ? '' : ` AND id = ANY(${sqlLiteral(ids)}::uuid[])`;
    return copyCsv(
      this.dataSource,
      `SELECT ${SELECT_LIST} FROM written_prompts WHERE brand_id = ${sqlLiteral(brandId)}${chosen} ORDER BY seq`,
    );
  }
}
