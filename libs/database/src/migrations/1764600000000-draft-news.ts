import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A NOTIFY carries at most 8,000 bytes, and of more drafts the whole list is read as fast. */
const NAMED = 50;

/** A change of a few drafts says which: nobody needs to read a list of 10,000 for them. */
export class DraftNews1764600000000 implements MigrationInterface {
  name = 'DraftNews1764600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF (SELECT count(*) FROM (SELECT FROM changed LIMIT ${NAMED + 1}) AS first) > ${NAMED} THEN
            PERFORM pg_notify('promptloom_drafts', json_build_object('brandId', brand_id, 'draftIds', NULL)::text)
            FROM (SELECT DISTINCT brand_id FROM changed WHERE job_id IS NOT NULL) AS brands;
          ELSIF TG_TABLE_NAME = 'drafts' THEN
            PERFORM pg_notify('promptloom_drafts',
              json_build_object('brandId', brand_id, 'draftIds', json_agg(id))::text)
            FROM changed GROUP BY brand_id;
          ELSE
            -- Of a result that was saved unmoved there is no draft: it is told that something was saved.
            PERFORM pg_notify('promptloom_drafts', json_build_object('brandId', changed.brand_id,
              'draftIds', coalesce(json_agg(d.id) FILTER (WHERE d.id IS NOT NULL), '[]'))::text)
            FROM changed LEFT JOIN drafts d ON d.job_id = changed.job_id AND d.ordinal = changed.job_ordinal
            WHERE changed.job_id IS NOT NULL GROUP BY changed.brand_id;
          END IF;
          RETURN NULL;
        END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION announce_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('promptloom_drafts', brand_id::text)
          FROM (SELECT DISTINCT brand_id FROM changed WHERE job_id IS NOT NULL) AS brands;
          RETURN NULL;
        END $$;
    `);
  }
}
