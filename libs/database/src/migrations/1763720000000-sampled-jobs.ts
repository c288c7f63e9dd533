import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs whose rows the worker draws, and the files that some of them make. */
export class SampledJobs1763720000000 implements MigrationInterface {
  name = 'SampledJobs1763720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE jobs ADD COLUMN sampling jsonb;
      ALTER TABLE csv_generations ADD COLUMN job_id uuid UNIQUE REFERENCES jobs(id) ON DELETE SET NULL;
      ALTER TABLE csv_contents ADD COLUMN preview jsonb NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE csv_contents DROP COLUMN preview;
      ALTER TABLE csv_generations DROP COLUMN job_id;
      ALTER TABLE jobs DROP COLUMN sampling;
    `);
  }
}
