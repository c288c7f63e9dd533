import type { MigrationInterface, QueryRunner } from 'typeorm';

/** @param ofDrafts selects, as `job_id`, the runs of which drafts were removed or restored */
const announceJobCounts = (ofDrafts: string): string => `
  CREATE OR REPLACE FUNCTION announce_job_counts() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE jobs_changed uuid[];
    BEGIN
      IF TG_TABLE_NAME = 'drafts' THEN
        SELECT array_agg(DISTINCT job_id) INTO jobs_changed FROM (${ofDrafts}) AS moved;
      ELSE
        SELECT array_agg(DISTINCT job_id) INTO jobs_changed FROM changed;
      END IF;
      PERFORM pg_notify('promptloom_results', json_build_object('jobId', id, 'brandId', brand_id,
        'status', status, 'ordinals', '[]'::json)::text) FROM jobs WHERE id = ANY(jobs_changed);
      RETURN NULL;
    END $$;`;

/**
 * Finds the runs by EXCEPT instead of a join. PostgreSQL keeps the plan of a trigger for the connection, and plans it by
 * the rows of its first statements: once a connection had changed drafts one by one, it compared each of 10,000 with
 * each, and saving them took ten seconds instead of one.
 */
export class DraftCounts1765500000000 implements MigrationInterface {
  name = 'DraftCounts1765500000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      announceJobCounts(`SELECT id, job_id, removed_at FROM changed
          EXCEPT SELECT id, job_id, removed_at FROM former`),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      announceJobCounts(`SELECT changed.job_id FROM changed JOIN former USING (id)
          WHERE changed.removed_at IS DISTINCT FROM former.removed_at`),
    );
  }
}
