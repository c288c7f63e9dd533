import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why a run that went well made fewer prompts than requested: that was kept as its `error`. */
export class JobNotice1765450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD notice text');
    await runner.query(
      `UPDATE jobs SET notice = error, error = NULL WHERE status = 'completed' AND failed = 0 AND error IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE jobs SET error = notice WHERE error IS NULL');
    await runner.query('ALTER TABLE jobs DROP COLUMN notice');
  }
}
