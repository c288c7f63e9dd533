import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The indexes that each deletion of an attribute or a category looks into. */
const INDEXES = ['written_prompts_entries', 'written_prompts_entry_categories'];

/**
 * New entries go into these indexes at once, instead of into a list that each look-up reads whole until the next
 * vacuum: after 40,000 saved prompts, a brand of 5,000 attributes took 13 seconds to delete, and half a second without
 * the list. Saving 10,000 prompts takes a fifth longer.
 */
export class EntriesAtOnce1765510000000 implements MigrationInterface {
  name = 'EntriesAtOnce1765510000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const index of INDEXES)
      await queryRunner.query(
        `ALTER INDEX ${index} SET (fastupdate = off); SELECT gin_clean_pending_list('${index}')`,
      );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await queryRunner.query(`ALTER INDEX ${index} RESET (fastupdate)`);
  }
}
