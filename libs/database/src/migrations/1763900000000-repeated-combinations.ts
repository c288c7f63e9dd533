import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The combinations that two or more saved prompts of a brand share, noted as prompts are written (ADR 13). */
export class RepeatedCombinations1763900000000 implements MigrationInterface {
  name = 'RepeatedCombinations1763900000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE repeated_combinations (
        id BIGSERIAL NOT NULL,
        brand_id uuid NOT NULL,
        combination uuid NOT NULL,
        CONSTRAINT repeated_combinations_pkey PRIMARY KEY (id)
      );
      ALTER TABLE repeated_combinations ADD CONSTRAINT repeated_combinations_brand_id_fkey
        FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE CASCADE ON UPDATE NO ACTION;
      CREATE INDEX repeated_combinations_brand ON repeated_combinations (brand_id);

      -- Two who save the same combination at once would not see each other's: the second waits for the first. It
      -- does so before its statement holds any lock on a row, so that nobody waits in a circle.
      CREATE FUNCTION wait_for_other_savers() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_advisory_xact_lock(hashtextextended('repeated_combinations ' || NEW.brand_id, 0));
          RETURN NEW;
        END $$;
      CREATE TRIGGER written_prompts_one_saver BEFORE INSERT ON written_prompts
        FOR EACH ROW EXECUTE FUNCTION wait_for_other_savers();

      CREATE FUNCTION note_repeated_combinations() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- An edited question changes no combination.
          IF TG_OP = 'UPDATE' THEN
            PERFORM 1 FROM added JOIN removed USING (id) WHERE added.combination IS DISTINCT FROM removed.combination LIMIT 1;
            IF NOT FOUND THEN RETURN NULL; END IF;
          END IF;
          -- Planned anew each time: what was right for an empty table is not for a full one.
          EXECUTE 'INSERT INTO repeated_combinations (brand_id, combination)
            SELECT DISTINCT brand_id, combination FROM added
            WHERE combination IS NOT NULL AND EXISTS (SELECT 1 FROM written_prompts AS other
              WHERE other.brand_id = added.brand_id AND other.combination = added.combination AND other.id <> added.id)';
          RETURN NULL;
        END $$;
      CREATE TRIGGER written_prompts_repetition_added AFTER INSERT ON written_prompts
        REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_repeated_combinations();
      CREATE TRIGGER written_prompts_repetition_changed AFTER UPDATE ON written_prompts
        REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_repeated_combinations();

      INSERT INTO repeated_combinations (brand_id, combination)
      SELECT brand_id, combination FROM written_prompts WHERE combination IS NOT NULL
      GROUP BY brand_id, combination HAVING count(*) > 1;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER written_prompts_one_saver ON written_prompts;
      DROP TRIGGER written_prompts_repetition_added ON written_prompts;
      DROP TRIGGER written_prompts_repetition_changed ON written_prompts;
      DROP FUNCTION wait_for_other_savers;
      DROP FUNCTION note_repeated_combinations;
      DROP TABLE repeated_combinations;
    `);
  }
}
