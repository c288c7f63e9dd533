import { namesBrand } from '#domain';
import { BrandEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PromptFilter, SqlFilter } from './written-prompt-rows.js';

/** Rows looked at between two turns of the event loop: a few milliseconds. */
const ROWS_AT_ONCE = 1_000;

interface Row {
  id: string;
  seq: string;
  question: string;
  names: string[];
}

/**
 * Saved Discovery prompts that name the brand: because an alias was added, or the text edited. Names are folded in ways
 * that no database knows, so every text is looked at, in parts.
 */
@Injectable()
export class PromptsNamingBrand {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The filter with the ids of those prompts, if it asks for them. */
  async found(brandId: string, filter: PromptFilter): Promise<SqlFilter> {
    return { ...filter, only: filter.namesBrand && (await this.ids(brandId)) };
  }

  private async ids(brandId: string): Promise<string[]> {
    const brand = await this.dataSource.manager.findOneBy(BrandEntity, { id: brandId });
    if (!brand) return [];
    const names = { brandName: brand.name, aliases: brand.aliases, matchCase: brand.matchCase };
    const found: string[] = [];
    for (let after = '0'; ;) {
      const rows = await this.dataSource.query<Row[]>(PART, [brandId, after, ROWS_AT_ONCE]);
      for (const row of rows) if (namesBrand(row.question, names, row.names)) found.push(row.id);
      if (rows.length < ROWS_AT_ONCE) return found;
      after = rows.at(-1)!.seq;
    }
  }
}

/** With the configured names that a question may hold, whatever is in them. */
const PART = `
  SELECT id, seq, question, array_remove(category_names || attribute_names || product_category, NULL) AS names
  FROM written_prompts WHERE brand_id = $1 AND prompt_type = 'Discovery' AND seq > $2 ORDER BY seq LIMIT $3`;
