import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff say of how a name is put into words. */
export class Phrases1764310000000 implements MigrationInterface {
  name = 'Phrases1764310000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE attribute_categories ADD phrase varchar(200)`);
    await queryRunner.query(
      `ALTER TABLE attributes ADD phrase varchar(200), ADD form text,
         ADD CONSTRAINT attributes_form CHECK (form IN ('plural', 'countable', 'mass'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE attributes DROP CONSTRAINT attributes_form, DROP COLUMN form, DROP COLUMN phrase`,
    );
    await queryRunner.query(`ALTER TABLE attribute_categories DROP COLUMN phrase`);
  }
}
