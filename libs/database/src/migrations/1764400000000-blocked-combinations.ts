import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a run left out because of a rule; and a new kind of job needs no migration. */
export class BlockedCombinations1764400000000 implements MigrationInterface {
  name = 'BlockedCombinations1764400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE job_blocked_combinations (
        job_id uuid NOT NULL,
        ordinal integer NOT NULL,
        blocked json NOT NULL,
        CONSTRAINT job_blocked_combinations_pkey PRIMARY KEY (job_id, ordinal)
      );
      ALTER TABLE job_blocked_combinations ADD CONSTRAINT job_blocked_combinations_job_id_fkey
        FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE ON UPDATE NO ACTION;
      ALTER TABLE jobs DROP CONSTRAINT jobs_kind;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE job_blocked_combinations;
      DELETE FROM jobs WHERE kind = 'coverage';
      ALTER TABLE jobs ADD CONSTRAINT jobs_kind CHECK (kind IN ('pc', 'bulk-v2', 'manual-v2', 'paired', 'competitor',
        'advanced-competitor', 'validation', 'written', 'bulk-written', 'csv', 'improve'));
    `);
  }
}
