import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the reports of saved prompts go by, kept as prompts are written (ADR 13): the number of prompts of each
 * part of a batch and of each attribute name, as changes to be summed, and one value for all the texts that make
 * two prompts duplicates.
 */
export class PromptCounts1763800000000 implements MigrationInterface {
  name = 'PromptCounts1763800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE written_prompts ADD COLUMN combination uuid;
      CREATE FUNCTION set_combination() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.combination := CASE WHEN NEW.attribute <> '' THEN md5(
            concat_ws(',', quote_literal(coalesce(NEW.product_category, '')), quote_literal(coalesce(NEW.attribute_category, '')),
              quote_literal(NEW.attribute), quote_literal(coalesce(NEW.competitor_name, '')), NEW.prompt_type))::uuid END;
          RETURN NEW;
        END $$;
      CREATE TRIGGER written_prompts_combination BEFORE INSERT OR UPDATE OF product_category, attribute_category,
        attribute, competitor_name, prompt_type, combination ON written_prompts FOR EACH ROW EXECUTE FUNCTION set_combination();
      UPDATE written_prompts SET combination = NULL WHERE attribute <> '';
      CREATE INDEX written_prompts_combination ON written_prompts (brand_id, combination);

      CREATE TABLE written_prompt_counts (
        id BIGSERIAL NOT NULL,
        brand_id uuid NOT NULL,
        batch_id uuid,
        product_category text,
        category_names text[] NOT NULL,
        created_at timestamptz NOT NULL,
        prompts integer NOT NULL,
        CONSTRAINT written_prompt_counts_pkey PRIMARY KEY (id)
      );
      CREATE TABLE attribute_name_counts (
        id BIGSERIAL NOT NULL,
        brand_id uuid NOT NULL,
        name text NOT NULL,
        prompts integer NOT NULL,
        CONSTRAINT attribute_name_counts_pkey PRIMARY KEY (id)
      );
      ALTER TABLE written_prompt_counts ADD CONSTRAINT written_prompt_counts_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
      ALTER TABLE attribute_name_counts ADD CONSTRAINT attribute_name_counts_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
      CREATE INDEX written_prompt_counts_brand ON written_prompt_counts (brand_id);
      CREATE INDEX attribute_name_counts_brand ON attribute_name_counts (brand_id);

      CREATE FUNCTION count_written_prompts() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE changes text := CASE TG_OP
          WHEN 'INSERT' THEN 'SELECT *, 1 AS change FROM added'
          WHEN 'DELETE' THEN 'SELECT *, -1 AS change FROM removed'
          ELSE 'SELECT *, 1 AS change FROM added UNION ALL SELECT *, -1 FROM removed' END;
        BEGIN
          -- Deleting an attribute runs statements that delete nothing by the hundred.
          IF TG_OP = 'DELETE' THEN
            PERFORM 1 FROM removed LIMIT 1;
            IF NOT FOUND THEN RETURN NULL; END IF;
          END IF;
          -- A brand that is being deleted takes its counts along: none are added to it.
          EXECUTE 'WITH changes AS (SELECT c.* FROM (' || changes || ') AS c JOIN brands ON brands.id = c.brand_id),
            parts AS (
              INSERT INTO written_prompt_counts (brand_id, batch_id, product_category, category_names, created_at, prompts)
              SELECT brand_id, batch_id, product_category, category_names, created_at, sum(change) FROM changes
              GROUP BY brand_id, batch_id, product_category, category_names, created_at HAVING sum(change) <> 0)
            INSERT INTO attribute_name_counts (brand_id, name, prompts)
            SELECT brand_id, name, sum(change) FROM changes CROSS JOIN unnest(attribute_names) AS name
            GROUP BY brand_id, name HAVING sum(change) <> 0';
          RETURN NULL;
        END $$;
      CREATE TRIGGER written_prompts_count_added AFTER INSERT ON written_prompts
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_written_prompts();
      CREATE TRIGGER written_prompts_count_changed AFTER UPDATE ON written_prompts
        REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_written_prompts();
      CREATE TRIGGER written_prompts_count_removed AFTER DELETE ON written_prompts
        REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_written_prompts();

      INSERT INTO written_prompt_counts (brand_id, batch_id, product_category, category_names, created_at, prompts)
      SELECT brand_id, batch_id, product_category, category_names, created_at, count(*) FROM written_prompts
      GROUP BY brand_id, batch_id, product_category, category_names, created_at;
      INSERT INTO attribute_name_counts (brand_id, name, prompts)
      SELECT brand_id, name, count(*) FROM written_prompts CROSS JOIN unnest(attribute_names) AS name
      GROUP BY brand_id, name;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER written_prompts_count_added ON written_prompts;
      DROP TRIGGER written_prompts_count_changed ON written_prompts;
      DROP TRIGGER written_prompts_count_removed ON written_prompts;
      DROP TRIGGER written_prompts_combination ON written_prompts;
      DROP FUNCTION count_written_prompts;
      DROP FUNCTION set_combination;
      DROP TABLE written_prompt_counts, attribute_name_counts;
      ALTER TABLE written_prompts DROP COLUMN combination;
    `);
  }
}
