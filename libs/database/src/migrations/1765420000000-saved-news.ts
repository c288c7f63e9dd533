import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A NOTIFY carries at most 8,000 bytes, and of more drafts the whole list is read as fast. */
const NAMED = 50;

const announce = (which: string): string => `
  CREATE OR REPLACE FUNCTION announce_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM (SELECT FROM changed LIMIT ${NAMED + 1}) AS first) > ${NAMED} THEN
        PERFORM pg_notify('promptloom_drafts', json_build_object('brandId', brand_id, 'draftIds', NULL)::text)
        FROM (SELECT DISTINCT brand_id FROM changed ${which}) AS brands;
      ELSIF TG_TABLE_NAME = 'drafts' THEN
        PERFORM pg_notify('promptloom_drafts',
          json_build_object('brandId', brand_id, 'draftIds', json_agg(id))::text)
        FROM changed GROUP BY brand_id;
      ELSE
        -- Of what was saved without a draft it is told that something was saved.
        PERFORM pg_notify('promptloom_drafts', json_build_object('brandId', changed.brand_id,
          'draftIds', coalesce(json_agg(d.id) FILTER (WHERE d.id IS NOT NULL), '[]'))::text)
        FROM changed LEFT JOIN drafts d ON d.job_id = changed.job_id AND d.ordinal = changed.job_ordinal
        ${which} GROUP BY changed.brand_id;
      END IF;
      RETURN NULL;
    END $$`;

/** Saved prompts that come from no run are announced like all others: those sent over REST, and those of older versions. */
export class SavedNews1765420000000 implements MigrationInterface {
  name = 'SavedNews1765420000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(announce(''));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(announce('WHERE changed.job_id IS NOT NULL'));
  }
}
