import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a template's questions are given frames, so that they are worded in many ways. */
export class Frames1764700000000 implements MigrationInterface {
  name = 'Frames1764700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE prompt_templates ADD frames boolean NOT NULL DEFAULT true`);
    await queryRunner.query(`ALTER TABLE system_default_templates ADD frames boolean NOT NULL DEFAULT true`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE prompt_templates DROP COLUMN frames`);
    await queryRunner.query(`ALTER TABLE system_default_templates DROP COLUMN frames`);
  }
}
