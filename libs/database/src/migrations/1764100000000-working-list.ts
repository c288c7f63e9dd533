import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The working list of a brand, where saved prompts come from, and saved prompts that were deleted and can be
 * restored (ADR 14).
 */
export class WorkingList1764100000000 implements MigrationInterface {
  name = 'WorkingList1764100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE job_results ADD COLUMN flags text[] NOT NULL DEFAULT '{}';

      CREATE TABLE drafts (
        seq BIGSERIAL NOT NULL,
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        brand_id uuid NOT NULL,
        job_id uuid NOT NULL,
        ordinal integer NOT NULL,
        question varchar(2000) NOT NULL,
        previous_question varchar(2000),
        saved_question varchar(2000),
        flags text[] NOT NULL DEFAULT '{}',
        edited boolean NOT NULL DEFAULT false,
        improved boolean NOT NULL DEFAULT false,
        removed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT drafts_result UNIQUE (job_id, ordinal),
        CONSTRAINT drafts_pkey PRIMARY KEY (id)
      );
      CREATE INDEX drafts_brand ON drafts (brand_id, seq);
      CREATE INDEX drafts_removed ON drafts (job_id) WHERE removed_at IS NOT NULL;
      ALTER TABLE drafts ADD CONSTRAINT drafts_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
      ALTER TABLE drafts ADD CONSTRAINT drafts_job_id_fkey
        FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE ON UPDATE NO ACTION;

      -- Where it came from. No foreign key: a run goes after some time, what was saved of it stays.
      ALTER TABLE written_prompts
        ADD COLUMN job_id uuid,
        ADD COLUMN job_ordinal integer,
        ADD COLUMN template_type text,
        ADD COLUMN template_hash text,
        ADD COLUMN model text,
        ADD COLUMN composed boolean,
        ADD COLUMN edited boolean NOT NULL DEFAULT false,
        ADD COLUMN improved boolean NOT NULL DEFAULT false,
        ADD COLUMN flags text[] NOT NULL DEFAULT '{}';
      CREATE UNIQUE INDEX written_prompts_result ON written_prompts (job_id, job_ordinal) WHERE job_id IS NOT NULL;

      CREATE TABLE deleted_prompts (
        seq BIGSERIAL NOT NULL,
        id uuid NOT NULL,
        brand_id uuid NOT NULL,
        deletion_id uuid NOT NULL,
        deleted_at timestamptz NOT NULL DEFAULT now(),
        prompt jsonb NOT NULL,
        CONSTRAINT deleted_prompts_pkey PRIMARY KEY (id)
      );
      CREATE INDEX deleted_prompts_brand ON deleted_prompts (brand_id, seq);
      CREATE INDEX deleted_prompts_deletion ON deleted_prompts (deletion_id);
      CREATE INDEX deleted_prompts_deleted_at ON deleted_prompts (deleted_at);
      ALTER TABLE deleted_prompts ADD CONSTRAINT deleted_prompts_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;

      -- Whatever changes them, by whatever statement: it is announced with the commit.
      CREATE FUNCTION announce_drafts() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('promptloom_drafts', brand_id::text)
          FROM (SELECT DISTINCT brand_id FROM changed WHERE job_id IS NOT NULL) AS brands;
          RETURN NULL;
        END $$;
      -- What became of a run's results is told with the run.
      CREATE FUNCTION announce_job_counts() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE jobs_changed uuid[];
        BEGIN
          IF TG_TABLE_NAME = 'drafts' THEN
            SELECT array_agg(DISTINCT changed.job_id) INTO jobs_changed FROM changed JOIN former USING (id)
            WHERE changed.removed_at IS DISTINCT FROM former.removed_at;
          ELSE
            SELECT array_agg(DISTINCT job_id) INTO jobs_changed FROM changed;
          END IF;
          PERFORM pg_notify('promptloom_results', json_build_object('jobId', id, 'brandId', brand_id,
            'status', status, 'ordinals', '[]'::json)::text) FROM jobs WHERE id = ANY(jobs_changed);
          RETURN NULL;
        END $$;
      CREATE TRIGGER drafts_announce_added AFTER INSERT ON drafts
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_drafts();
      CREATE TRIGGER drafts_announce_changed AFTER UPDATE ON drafts
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_drafts();
      CREATE TRIGGER drafts_announce_counts AFTER UPDATE ON drafts
        REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_job_counts();
      CREATE TRIGGER written_prompts_announce_counts_added AFTER INSERT ON written_prompts
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_job_counts();
      CREATE TRIGGER written_prompts_announce_counts_removed AFTER DELETE ON written_prompts
        REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_job_counts();
      CREATE TRIGGER written_prompts_announce_added AFTER INSERT ON written_prompts
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_drafts();
      CREATE TRIGGER written_prompts_announce_removed AFTER DELETE ON written_prompts
        REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_drafts();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER written_prompts_announce_added ON written_prompts;
      DROP TRIGGER written_prompts_announce_removed ON written_prompts;
      DROP TRIGGER written_prompts_announce_counts_added ON written_prompts;
      DROP TRIGGER written_prompts_announce_counts_removed ON written_prompts;
      DROP TABLE drafts, deleted_prompts;
      DROP FUNCTION announce_drafts, announce_job_counts;
      ALTER TABLE written_prompts DROP COLUMN job_id, DROP COLUMN job_ordinal, DROP COLUMN template_type,
        DROP COLUMN template_hash, DROP COLUMN model, DROP COLUMN composed, DROP COLUMN edited, DROP COLUMN improved,
        DROP COLUMN flags;
      ALTER TABLE job_results DROP COLUMN flags;
    `);
  }
}
