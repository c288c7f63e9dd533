import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a kept export marks the cells that a spreadsheet would run. The written file always did. */
export class SafeExports1765440000000 implements MigrationInterface {
  name = 'SafeExports1765440000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE export_versions ADD spreadsheet_safe boolean NOT NULL DEFAULT false;
      UPDATE export_versions SET spreadsheet_safe = format = 'written';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE export_versions DROP spreadsheet_safe`);
  }
}
