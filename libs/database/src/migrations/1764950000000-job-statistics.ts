import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['job_items', 'job_results', 'drafts', 'written_prompts'];

/**
 * Statistics of `job_id` list the runs that there were when they were gathered. Of a run that began since then, PostgreSQL
 * expected one row, and compared each of 10,000 results with each of 10,000 items: a run stood at its end for minutes.
 * Without them it expects a share of the table.
 */
export class JobStatistics1764950000000 implements MigrationInterface {
  name = 'JobStatistics1764950000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`ALTER TABLE ${table} ALTER COLUMN job_id SET STATISTICS 0`);
      // What was gathered before stays otherwise. PostgreSQL before 18 has no such function, and keeps it.
      await queryRunner.query(
        `DO $$ BEGIN PERFORM pg_clear_attribute_stats(current_schema()::text, '${table}', 'job_id', false);
         EXCEPTION WHEN undefined_function THEN NULL; END $$`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`ALTER TABLE ${table} ALTER COLUMN job_id SET STATISTICS -1`);
  }
}
