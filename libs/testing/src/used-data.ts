import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a data folder as a first start leaves it, which is to be copied: with a migrated PostgreSQL, at rest. Called by
 * the set-up of the tests and by no suite, because making one costs four seconds of processor time.
 *
 * @returns its path
 */
export async function makeUsedData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'promptloom-used-'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  const { startEmbeddedPostgres } = await import('#database/embedded');
  const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres') });
  await migrate(postgres.url);
  await postgres.stop();
  return folder;
}

/** @returns the path of the one that the set-up made, or now makes for all suites */
export async function usedData(): Promise<string> {
  const answer = await fetch(`${process.env['TEST_PRODUCTS_URL']}/used-data`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as string;
}

/** Copies a folder, which is not there yet, with its owners, as docs/operations.md says. */
export const copyFolder = (from: string, to: string): void =>
  void execFileSync('cp', ['-a', from, to], { stdio: 'inherit' });

/** The database library is only loaded to migrate a database, because most suites never do. */
export async function migrate(url: string): Promise<void> {
  const { migrateDatabase } = await import('#database');
  const { migrateQueueDatabase } = await import('#queue');
  await migrateDatabase(url);
  await migrateQueueDatabase(url);
}
