import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PromptCounts1763800000000 } from './1763800000000-prompt-counts.js';
import { RepeatedCombinations1763900000000 } from './1763900000000-repeated-combinations.js';

/** Reports count the prompts themselves, by indexes (ADR 18): the counts that triggers kept go. */
export class ReportIndexes1764900000000 implements MigrationInterface {
  name = 'ReportIndexes1764900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER written_prompts_combination ON written_prompts;
      DROP TRIGGER written_prompts_count_added ON written_prompts;
      DROP TRIGGER written_prompts_count_changed ON written_prompts;
      DROP TRIGGER written_prompts_count_removed ON written_prompts;
      DROP TRIGGER written_prompts_one_saver ON written_prompts;
      DROP TRIGGER written_prompts_repetition_added ON written_prompts;
      DROP TRIGGER written_prompts_repetition_changed ON written_prompts;
      DROP FUNCTION set_combination, count_written_prompts, wait_for_other_savers, note_repeated_combinations;
      DROP TABLE written_prompt_counts, attribute_name_counts, repeated_combinations;

      DROP INDEX written_prompts_combination;
      CREATE INDEX written_prompts_combination ON written_prompts (brand_id, combination) INCLUDE (seq);
      DROP INDEX written_prompts_group;
      CREATE INDEX written_prompts_group ON written_prompts (brand_id, batch_id);
      -- A row of an index holds 2,700 bytes, and a prompt's names may have more: those few are counted from the table.
      CREATE INDEX written_prompts_parts ON written_prompts (brand_id, batch_id, product_category, category_names)
        INCLUDE (created_at) WHERE octet_length(coalesce(attribute_category, '')) <= 500;
      CREATE INDEX written_prompts_names ON written_prompts (brand_id, attribute_names)
        WHERE octet_length(coalesce(attribute_category, '') || coalesce(attribute, '')) <= 500;
      CREATE INDEX written_prompts_long_parts ON written_prompts (brand_id)
        WHERE NOT octet_length(coalesce(attribute_category, '')) <= 500;
      CREATE INDEX written_prompts_long_names ON written_prompts (brand_id)
        WHERE NOT octet_length(coalesce(attribute_category, '') || coalesce(attribute, '')) <= 500;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX written_prompts_parts, written_prompts_names, written_prompts_long_parts, written_prompts_long_names,
        written_prompts_group;
      CREATE INDEX written_prompts_group ON written_prompts (brand_id, batch_id) INCLUDE (created_at);
      ALTER TABLE written_prompts DROP COLUMN combination;
    `);
    await new PromptCounts1763800000000().up(queryRunner);
    await new RepeatedCombinations1763900000000().up(queryRunner);
  }
}
