import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signs of life and metrics of workers. Unlogged: after a crash there is nothing to tell of. */
export class WorkerReports1763740000000 implements MigrationInterface {
  name = 'WorkerReports1763740000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE UNLOGGED TABLE worker_reports (
        id uuid NOT NULL,
        host text NOT NULL,
        pid integer NOT NULL,
        started_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        metrics jsonb NOT NULL,
        CONSTRAINT worker_reports_pkey PRIMARY KEY (id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE worker_reports`);
  }
}
