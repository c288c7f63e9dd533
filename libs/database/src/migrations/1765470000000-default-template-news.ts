import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whatever changes the default templates, by whatever statement: it is announced with the commit. */
export class DefaultTemplateNews1765470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_default_templates() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('promptloom_default_templates', 'changed');
          RETURN NULL;
        END $$;
      CREATE TRIGGER system_default_templates_announce AFTER INSERT OR UPDATE OR DELETE ON system_default_templates
        FOR EACH STATEMENT EXECUTE FUNCTION announce_default_templates();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION announce_default_templates CASCADE');
  }
}
