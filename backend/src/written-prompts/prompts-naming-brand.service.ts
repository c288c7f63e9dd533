import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { findBrandOrThrow, inBrandTransaction } from '../common/find-brand.js';
import { markSome } from './names-brand.js';
import { type Filtered, filtered, type PromptFilter } from './written-prompt-rows.js';

/**
 * Saved Discovery prompts that name the brand, because an alias was added or their text was edited. A filter may ask for
 * them, so every condition of a filter comes from here.
 */
@Injectable()
export class PromptsNamingBrand {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The condition of a filter, once all that it asks for is marked. @throws NotFoundException when there is no such brand */
  async filtered(brandId: string, filter: PromptFilter): Promise<Filtered> {
    await findBrandOrThrow(this.dataSource.manager, brandId);
    await this.mark(brandId, filter);
    return filtered(brandId, filter);
  }

  /** Checks what is not checked yet, if a filter asks for it: in parts, so that nobody waits long for the brand. */
  private async mark(brandId: string, { namesBrand }: PromptFilter): Promise<void> {
    if (!namesBrand) return;
    while (await this.someAreUnmarked(brandId))
      await inBrandTransaction(this.dataSource, brandId, (manager) => markSome(manager, brandId, 'not yet'));
  }

  private async someAreUnmarked(brandId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(UNMARKED, [brandId]);
    return rows.length > 0;
  }
}

const UNMARKED = `
  SELECT 1 FROM written_prompts WHERE brand_id = $1 AND prompt_type = 'Discovery' AND names_brand IS NULL LIMIT 1`;
