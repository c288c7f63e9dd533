import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
  CREATE TABLE brands (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    name varchar(200) NOT NULL,
    max_prompts integer NOT NULL DEFAULT '250',
    created_at timestamptz NOT NULL DEFAULT now(),
    last_csv_generated timestamptz,
    csv_file_path text,
    CONSTRAINT brands_max_prompts_range CHECK (max_prompts BETWEEN 1 AND 2000),
    CONSTRAINT brands_pkey PRIMARY KEY (id)
  );
  CREATE TABLE attribute_categories (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    cat_type text NOT NULL,
    display_name varchar(200) NOT NULL,
    weight smallint NOT NULL DEFAULT '1',
    CONSTRAINT attribute_categories_weight CHECK (weight BETWEEN 1 AND 3),
    CONSTRAINT attribute_categories_cat_type CHECK (cat_type IN ('ProductCategory', 'CustomerAttribute', 'ProductAttribute')),
    CONSTRAINT attribute_categories_pkey PRIMARY KEY (id)
  );
  CREATE INDEX attribute_categories_brand ON attribute_categories (brand_id, seq);
  CREATE TABLE attributes (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    attribute_category_id uuid NOT NULL,
    display_name varchar(200) NOT NULL,
    weight smallint NOT NULL DEFAULT '1',
    CONSTRAINT attributes_weight CHECK (weight BETWEEN 1 AND 3),
    CONSTRAINT attributes_pkey PRIMARY KEY (id)
  );
  CREATE INDEX attributes_category ON attributes (attribute_category_id, seq);
  CREATE TABLE attribute_category_blacklist_pairs (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    forbidden_with_attribute_id uuid NOT NULL,
    target_category_id uuid NOT NULL,
    comment varchar(1000),
    CONSTRAINT attribute_category_blacklist_pairs_pair UNIQUE (forbidden_with_attribute_id, target_category_id),
    CONSTRAINT attribute_category_blacklist_pairs_pkey PRIMARY KEY (id)
  );
  CREATE INDEX attribute_category_blacklist_pairs_second ON attribute_category_blacklist_pairs (target_category_id);
  CREATE INDEX attribute_category_blacklist_pairs_brand ON attribute_category_blacklist_pairs (brand_id, seq);
  CREATE TABLE blacklist_pairs (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    forbidden_with_id uuid NOT NULL,
    target_id uuid NOT NULL,
    comment varchar(1000),
    CONSTRAINT blacklist_pairs_pair UNIQUE (forbidden_with_id, target_id),
    CONSTRAINT blacklist_pairs_not_itself CHECK (forbidden_with_id <> target_id),
    CONSTRAINT blacklist_pairs_pkey PRIMARY KEY (id)
  );
  CREATE INDEX blacklist_pairs_second ON blacklist_pairs (target_id);
  CREATE INDEX blacklist_pairs_brand ON blacklist_pairs (brand_id, seq);
  CREATE TABLE category_blacklist_pairs (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    forbidden_with_category_id uuid NOT NULL,
    target_category_id uuid NOT NULL,
    comment varchar(1000),
    CONSTRAINT category_blacklist_pairs_pair UNIQUE (forbidden_with_category_id, target_category_id),
    CONSTRAINT category_blacklist_pairs_not_itself CHECK (forbidden_with_category_id <> target_category_id),
    CONSTRAINT category_blacklist_pairs_pkey PRIMARY KEY (id)
  );
  CREATE INDEX category_blacklist_pairs_second ON category_blacklist_pairs (target_category_id);
  CREATE INDEX category_blacklist_pairs_brand ON category_blacklist_pairs (brand_id, seq);
  CREATE TABLE category_pairings (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    product_category_attribute_id uuid NOT NULL,
    attribute_category_id uuid NOT NULL,
    CONSTRAINT category_pairings_triple UNIQUE (brand_id, product_category_attribute_id, attribute_category_id),
    CONSTRAINT category_pairings_pkey PRIMARY KEY (id)
  );
  CREATE INDEX category_pairings_second ON category_pairings (attribute_category_id);
  CREATE INDEX category_pairings_brand ON category_pairings (brand_id, seq);
  CREATE TABLE competitors (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    name varchar(100) NOT NULL,
    weight integer NOT NULL DEFAULT '1',
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT competitors_brand_name UNIQUE (brand_id, name),
    CONSTRAINT competitors_weight CHECK (weight BETWEEN 1 AND 3),
    CONSTRAINT competitors_pkey PRIMARY KEY (id)
  );
  CREATE TABLE csv_generations (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    file_name text NOT NULL,
    file_path text NOT NULL,
    prompt_count integer NOT NULL,
    seed integer,
    generation_type text NOT NULL DEFAULT 'structured',
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT csv_generations_seed CHECK (seed >= 0),
    CONSTRAINT csv_generations_prompt_count CHECK (prompt_count >= 0),
    CONSTRAINT csv_generations_generation_type CHECK (generation_type IN ('structured', 'written')),
    CONSTRAINT csv_generations_pkey PRIMARY KEY (id)
  );
  CREATE INDEX csv_generations_brand ON csv_generations (brand_id, created_at);
  CREATE TABLE csv_contents (
    csv_generation_id uuid NOT NULL,
    content text NOT NULL,
    category_breakdown jsonb NOT NULL,
    CONSTRAINT csv_contents_pkey PRIMARY KEY (csv_generation_id)
  );
  CREATE TABLE idempotency_keys (
    scope text NOT NULL,
    key varchar(255) NOT NULL,
    body_hash bytea NOT NULL,
    answer jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key)
  );
  CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
  CREATE TABLE jobs (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    kind text NOT NULL,
    status text NOT NULL DEFAULT 'queued',
    requested integer NOT NULL,
    blocked integer NOT NULL DEFAULT '0',
    done integer NOT NULL DEFAULT '0',
    failed integer NOT NULL DEFAULT '0',
    error text,
    tokens_in bigint NOT NULL DEFAULT '0',
    tokens_out bigint NOT NULL DEFAULT '0',
    context jsonb NOT NULL,
    run integer NOT NULL DEFAULT '1',
    request_id text,
    created_at timestamptz NOT NULL DEFAULT now(),
    started_at timestamptz,
    finished_at timestamptz,
    touched_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT jobs_counts CHECK (done >= 0 AND failed >= 0 AND done + failed <= requested AND blocked >= 0),
    CONSTRAINT jobs_status CHECK (status IN ('queued', 'active', 'completed', 'failed', 'cancelled')),
    CONSTRAINT jobs_kind CHECK (kind IN ('pc', 'bulk-v2', 'manual-v2', 'paired', 'competitor', 'advanced-competitor', 'validation', 'written', 'bulk-written', 'csv', 'improve')),
    CONSTRAINT jobs_pkey PRIMARY KEY (id)
  );
  CREATE INDEX jobs_finished ON jobs (finished_at);
  CREATE INDEX jobs_unfinished ON jobs (touched_at) WHERE status IN ('queued', 'active');
  CREATE INDEX jobs_brand ON jobs (brand_id, seq);
  CREATE TABLE job_items (
    job_id uuid NOT NULL,
    ordinal integer NOT NULL,
    item jsonb NOT NULL,
    CONSTRAINT job_items_pkey PRIMARY KEY (job_id, ordinal)
  );
  CREATE TABLE job_results (
    job_id uuid NOT NULL,
    ordinal integer NOT NULL,
    question text,
    question_key bytea,
    reason text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT job_results_question_or_reason CHECK ((question IS NULL) <> (reason IS NULL)),
    CONSTRAINT job_results_pkey PRIMARY KEY (job_id, ordinal)
  );
  CREATE UNIQUE INDEX job_results_same_text ON job_results (job_id, question_key);
  CREATE TABLE modified_attribute_names (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    attribute_id uuid NOT NULL,
    modified_name varchar(200) NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT modified_attribute_names_brand_attribute UNIQUE (brand_id, attribute_id),
    CONSTRAINT modified_attribute_names_pkey PRIMARY KEY (id)
  );
  CREATE INDEX modified_attribute_names_attribute ON modified_attribute_names (attribute_id);
  CREATE TABLE prompt_templates (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    template_type text NOT NULL,
    name varchar(200) NOT NULL,
    description text,
    prompt_template varchar(20000) NOT NULL,
    is_active text NOT NULL DEFAULT 'true',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT prompt_templates_brand_type UNIQUE (brand_id, template_type),
    CONSTRAINT prompt_templates_is_active CHECK (is_active IN ('true', 'false')),
    CONSTRAINT prompt_templates_template_type CHECK (template_type IN ('product_category_best', 'product_category_top', 'bulk_v2', 'manual_v2_with_product', 'manual_v2_without_product', 'competitor', 'validation_with_both', 'validation_with_category', 'validation_product_only')),
    CONSTRAINT prompt_templates_pkey PRIMARY KEY (id)
  );
  CREATE TABLE system_default_templates (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    template_type text NOT NULL,
    name varchar(200) NOT NULL,
    description text,
    prompt_template varchar(20000) NOT NULL,
    temperature integer NOT NULL DEFAULT '800',
    is_active boolean NOT NULL DEFAULT true,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT system_default_templates_type UNIQUE (template_type),
    CONSTRAINT system_default_templates_temperature CHECK (temperature BETWEEN 0 AND 2000),
    CONSTRAINT system_default_templates_template_type CHECK (template_type IN ('product_category_best', 'product_category_top', 'bulk_v2', 'manual_v2_with_product', 'manual_v2_without_product', 'competitor', 'validation_with_both', 'validation_with_category', 'validation_product_only')),
    CONSTRAINT system_default_templates_pkey PRIMARY KEY (id)
  );
  CREATE TABLE sessions (
    token_hash bytea NOT NULL,
    password_mark text NOT NULL,
    address text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_seen_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    CONSTRAINT sessions_pkey PRIMARY KEY (token_hash)
  );
  CREATE INDEX sessions_expiry ON sessions (expires_at);
  CREATE TABLE installation_values (
    name text NOT NULL,
    value text NOT NULL,
    CONSTRAINT installation_values_pkey PRIMARY KEY (name)
  );
  CREATE TABLE sign_in_failures (
    key varchar(255) NOT NULL,
    points integer NOT NULL DEFAULT '0',
    expire bigint,
    CONSTRAINT sign_in_failures_pkey PRIMARY KEY (key)
  );
  CREATE TABLE written_prompts (
    seq BIGSERIAL NOT NULL,
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    brand_id uuid NOT NULL,
    question varchar(2000) NOT NULL,
    product_category_attribute_id uuid,
    attribute_category_id uuid,
    attribute_id uuid,
    entry_attribute_ids uuid array,
    product_category text,
    attribute_category text,
    attribute text,
    competitor_id uuid,
    competitor_name text,
    batch_id uuid,
    prompt_type text NOT NULL DEFAULT 'Discovery',
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT written_prompts_prompt_type CHECK (prompt_type IN ('Discovery', 'Validation', 'Competitor')),
    CONSTRAINT written_prompts_pkey PRIMARY KEY (id)
  );
  CREATE INDEX written_prompts_competitor ON written_prompts (competitor_id);
  CREATE INDEX written_prompts_attribute ON written_prompts (attribute_id);
  CREATE INDEX written_prompts_attribute_category ON written_prompts (attribute_category_id);
  CREATE INDEX written_prompts_product_category ON written_prompts (product_category_attribute_id);
  CREATE INDEX written_prompts_brand ON written_prompts (brand_id, seq);
  CREATE TABLE rate_leases (
    name text NOT NULL,
    next_at timestamptz NOT NULL,
    CONSTRAINT rate_leases_pkey PRIMARY KEY (name)
  );
  ALTER TABLE attribute_categories ADD CONSTRAINT attribute_categories_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE attributes ADD CONSTRAINT attributes_attribute_category_id_fkey FOREIGN KEY (attribute_category_id) REFERENCES attribute_categories(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE attribute_category_blacklist_pairs ADD CONSTRAINT attribute_category_blacklist_pairs_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE attribute_category_blacklist_pairs ADD CONSTRAINT attribute_category_blacklist_pairs_forbidden_with_attribute_id_fkey FOREIGN KEY (forbidden_with_attribute_id) REFERENCES attributes(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE attribute_category_blacklist_pairs ADD CONSTRAINT attribute_category_blacklist_pairs_target_category_id_fkey FOREIGN KEY (target_category_id) REFERENCES attribute_categories(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE blacklist_pairs ADD CONSTRAINT blacklist_pairs_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE blacklist_pairs ADD CONSTRAINT blacklist_pairs_forbidden_with_id_fkey FOREIGN KEY (forbidden_with_id) REFERENCES attributes(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE blacklist_pairs ADD CONSTRAINT blacklist_pairs_target_id_fkey FOREIGN KEY (target_id) REFERENCES attributes(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE category_blacklist_pairs ADD CONSTRAINT category_blacklist_pairs_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE category_blacklist_pairs ADD CONSTRAINT category_blacklist_pairs_forbidden_with_category_id_fkey FOREIGN KEY (forbidden_with_category_id) REFERENCES attribute_categories(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE category_blacklist_pairs ADD CONSTRAINT category_blacklist_pairs_target_category_id_fkey FOREIGN KEY (target_category_id) REFERENCES attribute_categories(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE category_pairings ADD CONSTRAINT category_pairings_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE category_pairings ADD CONSTRAINT category_pairings_product_category_attribute_id_fkey FOREIGN KEY (product_category_attribute_id) REFERENCES attributes(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE category_pairings ADD CONSTRAINT category_pairings_attribute_category_id_fkey FOREIGN KEY (attribute_category_id) REFERENCES attribute_categories(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE competitors ADD CONSTRAINT competitors_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE csv_generations ADD CONSTRAINT csv_generations_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE csv_contents ADD CONSTRAINT csv_contents_csv_generation_id_fkey FOREIGN KEY (csv_generation_id) REFERENCES csv_generations(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE jobs ADD CONSTRAINT jobs_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE job_items ADD CONSTRAINT job_items_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE job_results ADD CONSTRAINT job_results_job_id_ordinal_fkey FOREIGN KEY (job_id, ordinal) REFERENCES job_items(job_id,ordinal) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE modified_attribute_names ADD CONSTRAINT modified_attribute_names_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE modified_attribute_names ADD CONSTRAINT modified_attribute_names_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES attributes(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE prompt_templates ADD CONSTRAINT prompt_templates_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE written_prompts ADD CONSTRAINT written_prompts_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE written_prompts ADD CONSTRAINT written_prompts_product_category_attribute_id_fkey FOREIGN KEY (product_category_attribute_id) REFERENCES attributes(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE written_prompts ADD CONSTRAINT written_prompts_attribute_category_id_fkey FOREIGN KEY (attribute_category_id) REFERENCES attribute_categories(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE written_prompts ADD CONSTRAINT written_prompts_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES attributes(id) ON DELETE CASCADE ON UPDATE NO ACTION;
  ALTER TABLE written_prompts ADD CONSTRAINT written_prompts_competitor_id_fkey FOREIGN KEY (competitor_id) REFERENCES competitors(id) ON DELETE SET NULL ON UPDATE NO ACTION;

  -- A pair is the same pair the other way round.
  CREATE UNIQUE INDEX blacklist_pairs_either_way ON blacklist_pairs
    (least(forbidden_with_id, target_id), greatest(forbidden_with_id, target_id));
  CREATE UNIQUE INDEX category_blacklist_pairs_either_way ON category_blacklist_pairs
    (least(forbidden_with_category_id, target_category_id), greatest(forbidden_with_category_id, target_category_id));

  -- One group a batch.
  CREATE INDEX written_prompts_group ON written_prompts (brand_id, batch_id) INCLUDE (created_at);

  -- Deleting an attribute deletes the saved prompts that name it as one of several, however it came to be deleted.
  CREATE INDEX written_prompts_entries ON written_prompts USING gin (entry_attribute_ids)
    WHERE entry_attribute_ids IS NOT NULL;
  CREATE FUNCTION delete_prompts_of_attribute() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM written_prompts WHERE entry_attribute_ids @> ARRAY[OLD.id] AND entry_attribute_ids IS NOT NULL;
      RETURN OLD;
    END $$;
  CREATE TRIGGER attributes_delete_prompts BEFORE DELETE ON attributes
    FOR EACH ROW EXECUTE FUNCTION delete_prompts_of_attribute();
`;

const DOWN = `
  DROP TABLE brands, attribute_categories, attributes, attribute_category_blacklist_pairs, blacklist_pairs, category_blacklist_pairs, category_pairings, competitors, csv_generations, csv_contents, idempotency_keys, jobs, job_items, job_results, modified_attribute_names, prompt_templates, system_default_templates, sessions, installation_values, sign_in_failures, written_prompts, rate_leases CASCADE;
  DROP FUNCTION delete_prompts_of_attribute;
`;

/** Brands and all that belongs to them, jobs, sessions and what they need. */
export class Initial1763650000000 implements MigrationInterface {
  name = 'Initial1763650000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}
