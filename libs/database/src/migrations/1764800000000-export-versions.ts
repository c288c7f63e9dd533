import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was exported, so that two exports can be compared. A line that does not change is kept once. */
export class ExportVersions1764800000000 implements MigrationInterface {
  name = 'ExportVersions1764800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE export_versions (
        seq bigserial NOT NULL,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        brand_id uuid NOT NULL,
        format text NOT NULL,
        prompt_count integer NOT NULL,
        sha256 text NOT NULL,
        selected integer,
        left_out integer,
        added integer,
        changed integer,
        removed integer,
        row_ids bigint[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT export_versions_pkey PRIMARY KEY (id),
        CONSTRAINT export_versions_format CHECK (format IN ('written', 'profound'))
      );
      ALTER TABLE export_versions ADD CONSTRAINT export_versions_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
      CREATE INDEX export_versions_brand ON export_versions (brand_id, seq);

      CREATE TABLE export_rows (
        id bigserial NOT NULL,
        brand_id uuid NOT NULL,
        format text NOT NULL,
        prompt_id uuid NOT NULL,
        line_hash uuid NOT NULL,
        line text NOT NULL,
        CONSTRAINT export_rows_pkey PRIMARY KEY (id)
      );
      ALTER TABLE export_rows ADD CONSTRAINT export_rows_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
      CREATE UNIQUE INDEX export_rows_line ON export_rows (brand_id, format, prompt_id, line_hash);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE export_rows; DROP TABLE export_versions`);
  }
}
