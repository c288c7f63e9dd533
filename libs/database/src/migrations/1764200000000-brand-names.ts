import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other names of a brand, and whether its names are words too, found only in their own case. */
export class BrandNames1764200000000 implements MigrationInterface {
  name = 'BrandNames1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE brands
        ADD COLUMN aliases text[] NOT NULL DEFAULT '{}',
        ADD COLUMN match_case boolean NOT NULL DEFAULT false;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE brands DROP COLUMN aliases, DROP COLUMN match_case;`);
  }
}
