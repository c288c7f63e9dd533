import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What batches of saved prompts are called and were made by, and named filters of saved prompts. */
export class BatchesAndViews1765300000000 implements MigrationInterface {
  name = 'BatchesAndViews1765300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE prompt_batches (
        brand_id uuid NOT NULL,
        batch_id uuid NOT NULL,
        name varchar(200),
        kinds text[] NOT NULL DEFAULT '{}',
        written_by text[] NOT NULL DEFAULT '{}',
        CONSTRAINT prompt_batches_pkey PRIMARY KEY (brand_id, batch_id)
      );
      ALTER TABLE prompt_batches ADD CONSTRAINT prompt_batches_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;

      CREATE TABLE saved_views (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        brand_id uuid NOT NULL,
        name varchar(200) NOT NULL,
        query text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT saved_views_pkey PRIMARY KEY (id),
        CONSTRAINT saved_views_brand_name UNIQUE (brand_id, name)
      );
      ALTER TABLE saved_views ADD CONSTRAINT saved_views_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;

      -- What was saved while its runs are still there to tell.
      INSERT INTO prompt_batches (brand_id, batch_id, kinds, written_by)
      SELECT w.brand_id, w.batch_id,
        coalesce(array_agg(DISTINCT j.kind ORDER BY j.kind) FILTER (WHERE j.kind IS NOT NULL), '{}'),
        coalesce(array_agg(DISTINCT coalesce(w.model, 'composer') ORDER BY coalesce(w.model, 'composer'))
          FILTER (WHERE w.model IS NOT NULL OR w.composed), '{}')
      FROM written_prompts w LEFT JOIN jobs j ON j.id = w.job_id
      WHERE w.batch_id IS NOT NULL GROUP BY w.brand_id, w.batch_id;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE saved_views; DROP TABLE prompt_batches`);
  }
}
