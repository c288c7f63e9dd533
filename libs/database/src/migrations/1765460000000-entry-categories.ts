import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The categories that the pipe entries of a row `p` name, of all entries without an attribute behind them. */
const NAMED = `
  SELECT (
    SELECT c.id FROM attribute_categories c
    WHERE c.brand_id = p.brand_id AND c.cat_type <> 'ProductCategory' AND c.display_name = split_part(e.entry, ':', 1)
    ORDER BY c.seq LIMIT 1) AS id
  FROM (
    SELECT entry, row_number() OVER (ORDER BY place) AS place
    FROM unnest(string_to_array(p.attribute_category, '|')) WITH ORDINALITY AS split(entry, place)
    WHERE entry <> '') AS e
  WHERE NOT EXISTS (SELECT FROM attributes a WHERE a.id = p.entry_attribute_ids[e.place])`;

const IS_PIPE = `p.attribute_category ~ '[:|]'`;

/** A category takes along the saved prompts that name it in a pipe entry whose value is no attribute, too. */
export class EntryCategories1765460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE written_prompts ADD entry_category_ids uuid[];

      UPDATE written_prompts SET entry_category_ids = found.ids
      FROM written_prompts p CROSS JOIN LATERAL (
        SELECT array_agg(DISTINCT id) AS ids FROM (${NAMED}) AS one WHERE id IS NOT NULL) AS found
      WHERE written_prompts.id = p.id AND ${IS_PIPE} AND found.ids IS NOT NULL
        AND (p.entry_attribute_ids IS NULL OR array_position(p.entry_attribute_ids, NULL) IS NOT NULL);

      -- Of what was deleted, an attribute may be gone when it is restored: its category is kept as well.
      UPDATE deleted_prompts SET prompt = deleted_prompts.prompt || jsonb_build_object('entry_category_ids', found.ids)
      FROM (
        SELECT d.id, was.brand_id, was.attribute_category, was.entry_attribute_ids
        FROM deleted_prompts d CROSS JOIN LATERAL jsonb_populate_record(NULL::written_prompts, d.prompt) AS was) AS p
      CROSS JOIN LATERAL (
        SELECT jsonb_agg(DISTINCT id) AS ids FROM (
          SELECT attribute_category_id AS id FROM attributes WHERE id = ANY(p.entry_attribute_ids)
          UNION ALL ${NAMED}) AS one WHERE id IS NOT NULL) AS found
      WHERE deleted_prompts.id = p.id AND ${IS_PIPE} AND found.ids IS NOT NULL;

      CREATE INDEX written_prompts_entry_categories ON written_prompts USING gin (entry_category_ids)
        WHERE entry_category_ids IS NOT NULL;
      CREATE FUNCTION delete_prompts_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM written_prompts WHERE entry_category_ids @> ARRAY[OLD.id] AND entry_category_ids IS NOT NULL;
          RETURN OLD;
        END $$;
      CREATE TRIGGER attribute_categories_delete_prompts BEFORE DELETE ON attribute_categories
        FOR EACH ROW EXECUTE FUNCTION delete_prompts_of_category();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION delete_prompts_of_category CASCADE;
      ALTER TABLE written_prompts DROP COLUMN entry_category_ids;
      UPDATE deleted_prompts SET prompt = prompt - 'entry_category_ids' WHERE prompt ? 'entry_category_ids';
    `);
  }
}
