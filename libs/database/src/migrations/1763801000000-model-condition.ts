import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the model is to each worker, so that people can be told while it is away. */
export class ModelCondition1763801000000 implements MigrationInterface {
  name = 'ModelCondition1763801000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE worker_reports ADD COLUMN model_condition text NOT NULL DEFAULT 'answering'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE worker_reports DROP COLUMN model_condition`);
  }
}
