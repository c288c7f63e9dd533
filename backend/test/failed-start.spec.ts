import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, freePort, ProductProcess, type TestDatabase } from '#testing';

let empty: TestDatabase;
beforeAll(async () => {
  empty = await createTestDatabase();
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
});
afterAll(() => empty.drop());

const NO_SCHEMA =
  'The database does not have the schema of this release yet. Run `npm run migrate`, then start again.\n';

/** What a process says when it cannot start, even with a log that says nothing. */
async function lastWords(script: string, more: Record<string, string>): Promise<string> {
  const port = String(await freePort());
  const env = { APP_PASSWORD: 'x', PORT: port, DATABASE_URL: empty.url, LOG_LEVEL: 'silent', ...more };
  const child = new ProductProcess(script, env);
  await expect(child.start()).rejects.toThrow(`${script} ended with 1`);
  return child.log;
}

it.each(['backend/src/main.js', 'worker/src/main.js'])(
  '%s says in a sentence why it cannot start: no schema, no database, no TLS, no server',
  async (script) => {
    expect(await lastWords(script, {})).toBe(NO_SCHEMA);
    const elsewhere = new URL(empty.url);
    elsewhere.pathname = '/no-such-database';
    expect(await lastWords(script, { DATABASE_URL: elsewhere.href })).toMatch(
      /^The database at DATABASE_URL cannot be used: .*does not exist\.\n$/,
    );
    const overTls = new URL(empty.url);
    overTls.searchParams.set('sslmode', 'verify-full');
    expect(await lastWords(script, { DATABASE_URL: overTls.href })).toMatch(
      /^The database at DATABASE_URL cannot be used: .*SSL.*\.\n$/,
    );
    const port = await freePort();
    expect(await lastWords(script, { DATABASE_URL: `postgres://u:p@127.0.0.1:${port}/x` })).toMatch(
      /^The database at DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/,
    );
  },
);

it('the API says in a sentence where it cannot listen', async () => {
  const database = await createTestDatabase();
  for (const HOST of ['192.0.2.1', 'no-such-host.invalid'])
    expect(await lastWords('backend/src/main.js', { DATABASE_URL: database.url, HOST })).toMatch(
      /^The API cannot listen at HOST and PORT: .+\.\n$/,
    );
  await database.drop();
});
