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
    const at = (change: (url: URL) => void) => {
      const url = new URL(empty.url);
      change(url);
      return { DATABASE_URL: url.href };
    };
    const nobody = await freePort();
    const [unmigrated, missing, withoutTls, away] = await Promise.all([
      lastWords(script, {}),
      lastWords(
        script,
        at((url) => (url.pathname = '/no-such-database')),
      ),
      lastWords(
        script,
        at((url) => url.searchParams.set('sslmode', 'verify-full')),
      ),
      lastWords(script, { DATABASE_URL: `postgres://u:p@127.0.0.1:${nobody}/x` }),
    ]);
    expect(unmigrated).toBe(NO_SCHEMA);
    expect(missing).toMatch(/^The database at DATABASE_URL cannot be used: .*does not exist\.\n$/);
    expect(withoutTls).toMatch(/^The database at DATABASE_URL cannot be used: .*SSL.*\.\n$/);
    expect(away).toMatch(/^The database at DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/);
  },
);

it('the API says in a sentence where it cannot listen', async () => {
  const database = await createTestDatabase();
  const said = await Promise.all(
    ['192.0.2.1', 'no-such-host.invalid'].map((HOST) =>
      lastWords('backend/src/main.js', { DATABASE_URL: database.url, HOST }),
    ),
  );
  for (const each of said) expect(each).toMatch(/^The API cannot listen at HOST and PORT: .+\.\n$/);
  await database.drop();
});
