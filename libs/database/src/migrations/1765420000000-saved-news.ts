import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in DraftNews. */
const NAMED = 50;

const announceDrafts = (of: { written: string; many: string }): string => `
  CREATE OR REPLACE FUNCTION announce_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM (SELECT FROM changed LIMIT ${NAMED + 1}) AS first) > ${NAMED} THEN
        PERFORM pg_notify('promptloom_drafts', json_build_object('brandId', brand_id, 'draftIds', drafts)::text)
        FROM (${of.many}) AS brands;
      ELSIF TG_TABLE_NAME = 'drafts' THEN
        PERFORM pg_notify('promptloom_drafts',
          json_build_object('brandId', brand_id, 'draftIds', json_agg(id))::text)
        FROM changed GROUP BY brand_id;
      ELSE
        -- Of a result that was saved unmoved there is no draft: it is told that something was saved.
        PERFORM pg_notify('promptloom_drafts', json_build_object('brandId', changed.brand_id,
          'draftIds', coalesce(json_agg(d.id) FILTER (WHERE d.id IS NOT NULL), '[]'))::text)
        FROM changed LEFT JOIN drafts d ON d.job_id = changed.job_id AND d.ordinal = changed.job_ordinal
        ${of.written} GROUP BY changed.brand_id;
      END IF;
      RETURN NULL;
    END $$;`;

/** Prompts that were saved without a run are told of, too: every tab counts them. */
export class SavedNews1765420000000 implements MigrationInterface {
  name = 'SavedNews1765420000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      announceDrafts({
        written: '',
        many: `SELECT brand_id, CASE WHEN count(job_id) = 0 THEN '[]'::json END AS drafts FROM changed GROUP BY brand_id`,
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      announceDrafts({
        written: 'WHERE changed.job_id IS NOT NULL',
        many: `SELECT DISTINCT brand_id, NULL::json AS drafts FROM changed WHERE job_id IS NOT NULL`,
      }),
    );
  }
}
