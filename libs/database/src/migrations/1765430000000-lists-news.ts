import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What other tabs list beside a brand's own data. A batch is told of when its name changes: its prompts tell of the rest. */
const CHANGES = [
  ['saved_views', 'added', 'INSERT', 'NEW'],
  ['saved_views', 'changed', 'UPDATE', 'NEW'],
  ['saved_views', 'removed', 'DELETE', 'OLD'],
  ['export_versions', 'added', 'INSERT', 'NEW'],
  ['csv_generations', 'removed', 'DELETE', 'OLD'],
  ['prompt_batches', 'changed', 'UPDATE', 'NEW'],
] as const;

/** Saved views, kept exports, deleted structured files and names of batches are announced as a brand's data are. */
export class ListsNews1765430000000 implements MigrationInterface {
  name = 'ListsNews1765430000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${CHANGES.map(
        ([table, name, event, rows]) => `
          CREATE TRIGGER ${table}_announce_${name} AFTER ${event} ON ${table}
            REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_brand_change();`,
      ).join('')}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${CHANGES.map(([table, name]) => `DROP TRIGGER ${table}_announce_${name} ON ${table};`).join('')}
    `);
  }
}
