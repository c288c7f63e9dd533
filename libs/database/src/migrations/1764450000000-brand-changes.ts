import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'brands',
  'attribute_categories',
  'attributes',
  'competitors',
  'blacklist_pairs',
  'category_blacklist_pairs',
  'attribute_category_blacklist_pairs',
  'category_pairings',
  'modified_attribute_names',
  'prompt_templates',
];
const CHANGES = [
  ['added', 'INSERT', 'NEW'],
  ['changed', 'UPDATE', 'NEW'],
  ['removed', 'DELETE', 'OLD'],
] as const;

/** Whatever changes a brand's data, by whatever statement: it is announced with the commit. */
export class BrandChanges1764450000000 implements MigrationInterface {
  name = 'BrandChanges1764450000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION announce_brand_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
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
          RETURN NULL;
        END $$;
      ${TABLES.flatMap((table) =>
        CHANGES.map(
          ([name, event, rows]) => `
            CREATE TRIGGER ${table}_announce_${name} AFTER ${event} ON ${table}
              REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_brand_change();`,
        ),
      ).join('')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP FUNCTION announce_brand_change CASCADE`);
  }
}
