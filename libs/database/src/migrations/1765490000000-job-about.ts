import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a run's prompts are about, so that one can be told from another. Older runs do not tell. */
export class JobAbout1765490000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE jobs ADD about text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN about');
  }
}
