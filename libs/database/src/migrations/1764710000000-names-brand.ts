import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a Discovery prompt names the brand: kept with it. What is saved already is looked at when it is first asked for. */
export class NamesBrand1764710000000 implements MigrationInterface {
  name = 'NamesBrand1764710000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE written_prompts ADD COLUMN names_brand boolean;
      CREATE INDEX written_prompts_names_brand ON written_prompts (brand_id, seq) WHERE names_brand;
      CREATE INDEX written_prompts_unmarked ON written_prompts (brand_id, seq)
        WHERE names_brand IS NULL AND prompt_type = 'Discovery';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE written_prompts DROP COLUMN names_brand`);
  }
}
