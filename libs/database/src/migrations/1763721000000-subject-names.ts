import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The names in a saved prompt's texts, split once when it is saved, so that filters and counts need not. */
export class SubjectNames1763721000000 implements MigrationInterface {
  name = 'SubjectNames1763721000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE written_prompts
        ADD COLUMN category_names text[] NOT NULL DEFAULT '{}',
        ADD COLUMN attribute_names text[] NOT NULL DEFAULT '{}';
      UPDATE written_prompts SET
        category_names = array(
          SELECT split_part(entry, ':', 1) FROM unnest(string_to_array(attribute_category, '|')) WITH ORDINALITY AS e(entry, place)
          WHERE split_part(entry, ':', 1) <> '' GROUP BY 1 ORDER BY min(place)),
        attribute_names = CASE WHEN attribute_category LIKE '%:%' THEN array(
          SELECT substr(entry, strpos(entry, ':') + 1) FROM unnest(string_to_array(attribute_category, '|')) WITH ORDINALITY AS e(entry, place)
          WHERE entry LIKE '%:_%' GROUP BY 1 ORDER BY min(place))
          WHEN attribute <> '' THEN ARRAY[attribute] ELSE '{}' END;
      CREATE INDEX written_prompts_category_names ON written_prompts USING gin (category_names);
      CREATE INDEX written_prompts_attribute_names ON written_prompts USING gin (attribute_names);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE written_prompts DROP COLUMN category_names, DROP COLUMN attribute_names`,
    );
  }
}
