import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which saved prompts a person has looked at, and which deleted ones were removed while doing so. */
export class Triage1765400000000 implements MigrationInterface {
  name = 'Triage1765400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE written_prompts ADD COLUMN looked_at timestamptz;
      CREATE INDEX written_prompts_open ON written_prompts (brand_id, seq) WHERE looked_at IS NULL;
      ALTER TABLE deleted_prompts ADD COLUMN in_triage boolean NOT NULL DEFAULT false;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE deleted_prompts DROP COLUMN in_triage;
      ALTER TABLE written_prompts DROP COLUMN looked_at;
    `);
  }
}
