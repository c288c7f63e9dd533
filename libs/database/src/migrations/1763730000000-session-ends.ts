import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sessions have an id that may be shown, and their end is announced however they came to be deleted: signing
 * out, a changed password, running out, or an operator's DELETE.
 */
export class SessionEnds1763730000000 implements MigrationInterface {
  name = 'SessionEnds1763730000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sessions ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
      CREATE UNIQUE INDEX sessions_id ON sessions (id);
      CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('promptloom_sessions', OLD.id::text);
          RETURN OLD;
        END $$;
      CREATE TRIGGER sessions_announce_end AFTER DELETE ON sessions
        FOR EACH ROW EXECUTE FUNCTION announce_session_end();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER sessions_announce_end ON sessions;
      DROP FUNCTION announce_session_end;
      DROP INDEX sessions_id;
      ALTER TABLE sessions DROP COLUMN id;
    `);
  }
}
