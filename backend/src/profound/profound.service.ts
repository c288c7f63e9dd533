import { at } from '#domain';
import type { Readable } from 'node:stream';
import type { ProfoundPreview, ProfoundRow } from '#contracts';
import { type BrandEntity, copyCsv, ExportPool, riskySql, spreadsheetSafeSql, sqlLiteral } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { holdsWords, wordPatterns } from '../common/text-search.js';
import { type ChosenPrompts, chosenSql } from '../written-prompts/written-csv.js';

/** What an export needs to know of its brand. */
export type ExportedBrand = Pick<BrandEntity, 'id' | 'name'>;

/** Where a preview continues: after which prompt, with the counts of the whole file that were made at its beginning. */
export interface PreviewCursor {
  seq: string;
  total: number;
  risky: number;
}

/** Exports saved prompts for the product Profound: the only place that uses the modified names of attributes. */
@Injectable()
export class ProfoundService {
  constructor(
    private readonly exports: ExportPool,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /**
   * The file.
   *
   * @param chosen which of the brand's prompts
   * @param spreadsheetSafe mark the cells that a spreadsheet would run; Profound itself reads exact values
   */
  stream(brand: ExportedBrand, chosen: ChosenPrompts, spreadsheetSafe: boolean): Promise<Readable> {
    const cells = Object.entries(TITLES).map(
      ([cell, title]) => `${spreadsheetSafe ? spreadsheetSafeSql(cell) : cell} AS "${title}"`,
    );
    return copyCsv(
      this.exports,
      `SELECT ${cells.join(', ')} FROM (${profoundRowsSql(brand, chosenSql(brand.id, chosen))}) AS file ORDER BY seq`,
    );
  }

  /**
   * A part of the same rows, for the screen; the counts are of the whole file.
   *
   * @param text only rows whose prompt holds its words; null for all
   */
  async preview(
    brand: ExportedBrand,
    limit: number,
    cursor: PreviewCursor | null,
    text: string | null,
  ): Promise<ProfoundPreview> {
    const where = [chosenSql(brand.id), ...(text === null ? [] : [holdsWords('p.question', '$3::text[]')])];
    const found = await this.dataSource.query<(ProfoundRow & { seq: string })[]>(
      `SELECT id AS "promptId", topic, prompt, tags, seq FROM (${profoundRowsSql(brand, where.join(' AND '))}) AS file
       WHERE seq > $1 ORDER BY seq LIMIT $2`,
      // One row more shows whether there is another page.
      [cursor?.seq ?? '0', limit + 1, ...(text === null ? [] : [wordPatterns(text)])],
    );
    const { total, risky } = cursor ?? (await this.count(brand));
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return {
      rows: rows.map(({ seq: _, ...row }) => row),
      total,
      risky,
      nextCursor: last && found.length > limit ? `${last.seq}-${total}-${risky}` : null,
    };
  }

  /** Counts of the whole file: its rows, and the cells that a spreadsheet would run. */
  private async count(brand: ExportedBrand): Promise<{ total: number; risky: number }> {
    const [prompt, topic, tags] = ['prompt', 'topic', 'tags'].map((cell) => `(${riskySql(cell)})::int`);
    // Composing every topic and its tags would take as long as writing the file.
    const counts = await this.exports.query<{ total: number; risky: number }>(
      `SELECT count(*)::int AS total,
         coalesce(sum(${prompt} + CASE WHEN may_be_risky THEN ${topic} + ${tags} ELSE 0 END), 0)::int AS risky
       FROM (${profoundRowsSql(brand, chosenSql(brand.id))}) AS file`,
    );
    return at(counts, 0);
  }
}

/** The columns of `profoundRowsSql` by their titles. */
export const TITLES = { topic: 'Topic', prompt: 'Prompt', tags: 'Tags' };

/** The only definition of Topic, Prompt and Tags, for the file and the screen. @param where a condition on `p` */
export const profoundRowsSql = (brand: ExportedBrand, where: string): string => `
  SELECT p.id, p.seq, ${topicSql(brand.name)} AS topic, p.question AS prompt, ${TAGS} AS tags,
    ${mayBeRiskySql(brand)} AS may_be_risky
  FROM written_prompts p
  LEFT JOIN modified_attribute_names topic ON topic.attribute_id = p.product_category_attribute_id
  WHERE ${where}`;

/** The first of these that is not blank; the brand's name, the last of them, never is. */
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

/** The same test as the domain's `isPipe`, which is used when a prompt is saved. */
const IS_PIPE = `p.attribute_category LIKE '%:%'`;

/**
 * 'Audience:runners|Material:wool' → {runners,wool}. As in the domain's `fromPipe`, a category's name alone has no value,
 * and repeated bars are one.
 */
const PIPE_VALUES = `string_to_array(substr(regexp_replace('|' || p.attribute_category, '\\|+[^:|]*(:|(?=\\||$))', '|', 'g'), 2), '|')`;

/** The attributes by their modified, saved or present names, then the competitor, then the type. */
const TAGS = `concat_ws(',', (
  SELECT string_agg(coalesce(m.modified_name, nullif(e.name, ''), a.display_name), ',' ORDER BY e.place)
  FROM unnest(CASE WHEN ${IS_PIPE} THEN ${PIPE_VALUES} ELSE ARRAY[p.attribute] END,
      CASE WHEN ${IS_PIPE} THEN p.entry_attribute_ids ELSE ARRAY[p.attribute_id] END)
    WITH ORDINALITY AS e(name, id, place)
  LEFT JOIN modified_attribute_names m ON m.attribute_id = e.id
  LEFT JOIN attributes a ON a.id = e.id), nullif(p.competitor_name, ''), p.prompt_type)`;

/**
 * Whether the topic or the tags might begin with what a spreadsheet would run, judged by everything that they may begin
 * with: a tenth of the work of composing them.
 */
const mayBeRiskySql = ({ id, name }: ExportedBrand): string => {
  const brandId = sqlLiteral(id);
  const begins = (text: string) => riskySql(`ltrim(${text})`);
  return `(${[
    begins('p.product_category'),
    begins('p.category_names[1]'),
    begins('p.attribute'),
    begins('p.competitor_name'),
    begins('p.prompt_type'),
    `(${IS_PIPE} AND p.attribute_category ~ '(^|[:|]) *[-=+@\\t\\r]')`,
    begins(sqlLiteral(name)),
    `EXISTS (SELECT FROM modified_attribute_names m WHERE m.brand_id = ${brandId} AND ${begins('m.modified_name')})`,
    `EXISTS (SELECT FROM attributes a JOIN attribute_categories c ON c.id = a.attribute_category_id
       WHERE c.brand_id = ${brandId} AND ${begins('a.display_name')})`,
  ].join(' OR ')})`;
};
