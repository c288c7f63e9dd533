import { existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import { testFolder } from './test-folder.js';

// Up to four starts in a test, beside other suites on two cores.

const folder = testFolder();
const PASSWORD = { APP_PASSWORD: 'x' };

const data = (): string => join(folder.path, 'data');

/** Starts, and kills everything once this start has made a file or folder of this path, wherever below the data folder. */
async function startThatIsKilledAt(path: string): Promise<void> {
  const remains = existsSync(data()) ? readdirSync(data()) : [];
  folder.start(PASSWORD);
  await until(() =>
    readdirSync(data(), { recursive: true })
      .map(String)
      .some((found) => found.endsWith(path) && !remains.includes(found.split(sep)[0] ?? '')),
  );
  folder.killAll();
  await folder.isDeserted();
}

describe('npm start, interrupted', () => {
  it('makes a new database after first starts that were killed while initdb ran, when PG_VERSION, global/pg_control or base/4 was just there, and leaves nothing of theirs', async () => {
    // In the order in which initdb makes them; the last one is there when it is nearly done. That the second and the
    // third appear shows that their starts began anew.
    for (const path of ['PG_VERSION', 'global/pg_control', 'base/4']) await startThatIsKilledAt(path);
    const again = await folder.start(PASSWORD).ready();
    expect((await (await folder.signIn('x')).get('/api/brands')).body).toEqual([]);
    expect(await again.end('SIGTERM')).toBe(0);
    expect(readdirSync(data()).sort()).toEqual(['lock', 'postgres', 'postgres.lock', 'postgres.password']);
  });

  it.each([
    ['SIGTERM', 'initdb'],
    ['SIGKILL', 'initdb'],
    ['SIGTERM', 'pg_ctl'],
    ['SIGKILL', 'pg_ctl'],
  ] as const)('leaves nothing running after %s while %s works', async (signal, program) => {
    if (program === 'pg_ctl') folder.usedData();
    const start = folder.start(PASSWORD);
    // pg_ctl may be gone between two looks; the server that it starts stays.
    await folder.running(program === 'pg_ctl' ? '/bin/postgres' : '/initdb');
    expect(await start.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    await folder.isDeserted();
    expect(start.output).toBe('');
    expect(existsSync(join(data(), 'postgres/postmaster.pid'))).toBe(false);
  });

  it('refuses a database that is not whole, or whose password is lost, with a sentence that names the file', async () => {
    folder.usedData();
    const secret = join(data(), 'postgres.password');
    truncateSync(secret);
    const first = folder.start(PASSWORD);
    expect(await first.closed).toBe(1);
    expect(first.output).toContain(`${secret} is missing or empty`);
    rmSync(join(data(), 'postgres/global/pg_control'));
    const second = folder.start(PASSWORD);
    expect(await second.closed).toBe(1);
    expect(second.output).toContain('postgres is not a whole database: global/pg_control is missing');
  });

  it('says why PostgreSQL does not start, whatever its log held before and ends with', async () => {
    folder.usedData();
    const wal = join(data(), 'postgres/pg_wal');
    for (const name of readdirSync(wal).filter((entry) => /^[0-9A-F]{24}$/.test(entry)))
      rmSync(join(wal, name));
    const start = folder.start(PASSWORD);
    expect(await start.closed).toBe(1);
    expect(start.output).toMatch(
      /^PostgreSQL did not start in .*PANIC: +could not locate a valid checkpoint/,
    );
  });
});
