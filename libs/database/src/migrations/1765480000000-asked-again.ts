import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds who wrote a result last: the items that asked for it again. */
export class AskedAgain1765480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX job_items_again
        ON job_items (((item->'again'->>'jobId')::uuid), ((item->'again'->>'index')::int))
        WHERE item->'again' IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX job_items_again');
  }
}
