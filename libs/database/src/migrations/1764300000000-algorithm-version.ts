import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A seed makes the same file only with the same algorithm: each file says by which it was made. Files so far: 1. */
export class AlgorithmVersion1764300000000 implements MigrationInterface {
  name = 'AlgorithmVersion1764300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE csv_generations ADD algorithm_version integer NOT NULL DEFAULT 1`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE csv_generations DROP COLUMN algorithm_version`);
  }
}
