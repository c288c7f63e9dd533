import type { Readable } from 'node:stream';
import { copyCsv, spreadsheetSafeSql, sqlLiteral } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { chosenSql } from '../written-prompts/written-csv.service.js';

/** Saved prompts for the product Profound: the only file that tells attributes by their modified names. */
@Injectable()
export class ProfoundService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * @param ids only these prompts; null for all
   * @param spreadsheetSafe mark the cells that a spreadsheet would run; Profound itself reads exact values
   */
  stream(
    brand: { id: string; name: string },
    ids: readonly string[] | null,
    spreadsheetSafe: boolean,
  ): Promise<Readable> {
    const columns = { Topic: topicSql(brand.name), Prompt: 'p.question', Tags: TAGS };
    const list = Object.entries(columns).map(([title, value]) => `${value} AS "${title}"`);
    const rows = `SELECT ${list.join(', ')}, p.seq FROM written_prompts p
      LEFT JOIN modified_attribute_names topic ON topic.attribute_id = p.product_category_attribute_id
      WHERE ${chosenSql(brand.id, ids)}`;
    const cells = Object.keys(columns).map((title) =>
      spreadsheetSafe ? `${spreadsheetSafeSql(`"${title}"`)} AS "${title}"` : `"${title}"`,
    );
    return copyCsv(this.dataSource, `SELECT ${cells.join(', ')} FROM (${rows}) AS prompts ORDER BY seq`);
  }
}

/** The first of these that is not blank: the brand's name never is. */
const topicSql = (brandName: string): string => {
  const choices = [
    'topic.modified_name',
    `split_part(p.product_category, '|', 1)`,
    `CASE WHEN p.prompt_type = 'Competitor' THEN 'Competitors' END`,
    `array_to_string(p.category_names, ', ')`,
    sqlLiteral(brandName),
  ];
  return `coalesce(${choices.map((choice) => `nullif(trim(${choice}), '')`).join(', ')})`;
};

/** Whether the attribute category is a pipe value: the same question as when it is saved (NameResolver). */
const IS_PIPE = `(p.attribute_category LIKE '%|%' OR (p.attribute_category LIKE '%:%' AND p.attribute <> ''))`;

/** 'Audience:runners|Material:wool' → {runners,wool} */
const PIPE_VALUES = `string_to_array(substr(regexp_replace('|' || p.attribute_category, '\\|[^:|]*:', '|', 'g'), 2), '|')`;

/** The attributes by their modified, saved or present names, then the competitor, then the type. */
const TAGS = `concat_ws(',', (
  SELECT string_agg(coalesce(m.modified_name, nullif(e.name, ''), a.display_name), ',' ORDER BY e.place)
  FROM unnest(CASE WHEN ${IS_PIPE} THEN ${PIPE_VALUES} ELSE ARRAY[p.attribute] END,
      CASE WHEN ${IS_PIPE} THEN p.entry_attribute_ids ELSE ARRAY[p.attribute_id] END)
    WITH ORDINALITY AS e(name, id, place)
  LEFT JOIN modified_attribute_names m ON m.attribute_id = e.id
  LEFT JOIN attributes a ON a.id = e.id), nullif(p.competitor_name, ''), p.prompt_type)`;
