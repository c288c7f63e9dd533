import type { MigrationInterface, QueryRunner } from 'typeorm';

const ANNOUNCED = `
          IF TG_TABLE_NAME = 'brands' THEN
            PERFORM pg_notify('promptloom_brands', id::text) FROM changed;
          ELSIF TG_TABLE_NAME = 'attributes' THEN
            -- Of a category that is gone too, its own deletion tells.
            PERFORM pg_notify('promptloom_brands', brand_id::text) FROM attribute_categories
            WHERE id IN (SELECT attribute_category_id FROM changed);
          ELSE
            PERFORM pg_notify('promptloom_brands', brand_id::text)
            FROM (SELECT DISTINCT brand_id FROM changed) AS brands;
          END IF;
          RETURN NULL;`;

/** When a brand's data were changed last: told by the triggers that announce the change. */
export class BrandChangedAt1765410000000 implements MigrationInterface {
  name = 'BrandChangedAt1765410000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE brand_changes (
        brand_id uuid NOT NULL,
        changed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT brand_changes_pkey PRIMARY KEY (brand_id)
      );
      ALTER TABLE brand_changes ADD CONSTRAINT brand_changes_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
      INSERT INTO brand_changes (brand_id, changed_at) SELECT id, created_at FROM brands;

      CREATE OR REPLACE FUNCTION announce_brand_change() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE brand_ids uuid[];
        BEGIN
          IF TG_TABLE_NAME = 'brands' THEN
            SELECT array_agg(id) INTO brand_ids FROM changed;
          ELSIF TG_TABLE_NAME = 'attributes' THEN
            -- Of a category that is gone too, its own deletion tells.
            SELECT array_agg(DISTINCT brand_id) INTO brand_ids FROM attribute_categories
            WHERE id IN (SELECT attribute_category_id FROM changed);
          ELSE
            SELECT array_agg(DISTINCT brand_id) INTO brand_ids FROM changed;
          END IF;
          PERFORM pg_notify('promptloom_brands', id::text) FROM unnest(brand_ids) AS id;
          IF TG_TABLE_NAME = 'brands' AND TG_OP = 'INSERT' THEN
            INSERT INTO brand_changes (brand_id) SELECT unnest(brand_ids);
          ELSE
            -- Whoever holds the row is changing the brand in this moment, too: nobody waits for anybody.
            UPDATE brand_changes SET changed_at = now() WHERE brand_id IN (
              SELECT brand_id FROM brand_changes WHERE brand_id = ANY(brand_ids) FOR NO KEY UPDATE SKIP LOCKED);
          END IF;
          RETURN NULL;
        END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_brand_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
${ANNOUNCED}
        END $$;
      DROP TABLE brand_changes;
    `);
  }
}
