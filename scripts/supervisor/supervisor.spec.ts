import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ApiClient, copyFolder, finished, freePort, newManualRun } from '#testing';
import type { DataSource } from 'typeorm';
import { expectKept, type Start, testFolder, WATCHDOG } from './test-folder.js';

// Up to three starts in a test, beside other suites on two cores.

const folder = testFolder();

/** Where docs/operations.md says that the database of a data folder is. */
function embeddedUrl(name: string): string {
  const data = join(folder.path, name);
  const password = readFileSync(join(data, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://promptloom:${password}@127.0.0.1:${port}/promptloom`;
}

async function onDatabase(url: string, work: (database: DataSource) => Promise<unknown>): Promise<void> {
  // Only loaded here: one test needs it.
  const { connectDataSource } = await import('#database');
  const database = await connectDataSource(url);
  await work(database).finally(() => database.destroy());
}

const printedPassword = (start: Start): string => /The password is (\S+)/.exec(start.output)?.[1] ?? '';

describe('npm start', () => {
  it('prints the URL and a random password that only the owner can read, and stops without an orphan', async () => {
    const start = await folder.start().ready();
    expect(start.output).toContain(`Promptloom is ready at http://localhost:${folder.port}`);
    const file = join(folder.path, 'data/password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(printedPassword(start));
    const client = await folder.signIn(printedPassword(start));
    expect((await client.get('/health/ready')).status).toBe(200);
    expect((await client.get<string>('/')).body).toContain('<div id="root">');
    expect(folder.processes().length).toBeGreaterThanOrEqual(5);
    expect(await start.end('SIGTERM')).toBe(0);
    await folder.isDeserted();
  });

  it('refuses a second start on the same folder with one sentence, which harms nothing, and stops with npm; keeps data and sessions over a restart, ready at the address that HOST names; a cold backup has the data, and another password ends the sessions; frozen, the watchdog is killed when its time to stop is over: the end comes all the same, and leaves nothing running', async () => {
    const data = folder.usedData();
    const byNpm = await folder.start({ APP_PASSWORD: 'first' }, { command: ['npm', 'start'] }).ready();
    const client = await folder.signIn('first');
    await client.post('/api/brands', { name: 'Kept' });
    const second = folder.start({ APP_PASSWORD: 'first', PORT: String(await freePort()) });
    expect(await second.closed).toBe(1);
    expect(second.output.trim()).toMatch(
      /^Another Promptloom already runs on .*data\. Stop it first, or set DATA_DIR to another folder\.$/,
    );
    await expectKept(await folder.signIn('first'));
    byNpm.child.kill('SIGTERM');
    await folder.isDeserted();

    const restarted = await folder.start({ APP_PASSWORD: 'first', HOST: '127.0.0.2' }).ready();
    const url = `http://127.0.0.2:${folder.port}`;
    expect(restarted.output).toContain(`Promptloom is ready at ${url}`);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await expectKept(new ApiClient(url, client.cookieHeader));
    expect(await restarted.end('SIGINT')).toBe(0);

    const copy = join(folder.path, 'restored');
    copyFolder(data, copy);
    const restored = await folder.start({ APP_PASSWORD: 'second', DATA_DIR: copy }).ready();
    expect((await client.get('/api/brands')).status).toBe(401);
    await expectKept(await folder.signIn('second'));

    process.kill((await folder.running(WATCHDOG)).pid, 'SIGSTOP');
    expect(await restored.end('SIGTERM')).toBe(0);
    await folder.isDeserted();
  });

  it('refuses an address that this machine does not have', async () => {
    const start = folder.start({ HOST: '192.0.2.1' });
    expect(await start.closed).toBe(1);
    expect(start.output.trim()).toBe(
      'HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all.',
    );
  });

  it('refuses a DATA_DIR that it cannot use, and a database that does not answer, with one sentence', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const onFile = folder.start({ DATA_DIR: file });
    expect(await onFile.closed).toBe(1);
    expect(onFile.output).toBe(
      `DATA_DIR cannot be used (EEXIST: file already exists, mkdir '${file}'). Set it to a folder that this user may write, with space left.\n`,
    );
    // Not even root makes a folder there.
    const inProc = folder.start({ DATA_DIR: '/proc/promptloom' });
    expect(await inProc.closed).toBe(1);
    expect(inProc.output).toMatch(/^DATA_DIR cannot be used \(E[A-Z]+: .*\)\. Set it to a folder .*\.\n$/);
    const inShell = folder.start({ DATA_DIR: join(folder.path, 'a$b') });
    expect(await inShell.closed).toBe(1);
    expect(inShell.output).toContain('set DATA_DIR to one without " $ and `.');
    const port = await freePort();
    const elsewhere = folder.start({ DATABASE_URL: `postgres://127.0.0.1:${port}/promptloom` });
    expect(await elsewhere.closed).toBe(1);
    expect(elsewhere.output).toBe(
      `The database could not be brought up to date: connect ECONNREFUSED 127.0.0.1:${port}\n`,
    );
  });

  it('refuses a busy port with one sentence', async () => {
    const server = createServer().listen(folder.port, '0.0.0.0');
    await once(server, 'listening');
    const start = folder.start();
    expect(await start.closed).toBe(1);
    expect(start.output.trim()).toBe(
      `Port ${folder.port} is in use. Stop what uses it, or set PORT to another one.`,
    );
    server.close();
  });

  it('refuses an empty password file, and names it', async () => {
    writeFileSync(join(folder.usedData(), 'password'), '');
    const start = folder.start();
    expect(await start.closed).toBe(1);
    expect(start.output.trim()).toBe(
      `${folder.path}/data/password is empty. Write a password into it, delete it to have a new one made, or set APP_PASSWORD.`,
    );
  });

  it.each([
    [{ LLM_CONCURRENCY: '0' }, 'LLM_CONCURRENCY must be at least 1.'],
    [{ WORKERS: 'many' }, 'WORKERS must be a whole number.'],
    [{ REDIS_URL: 'short-secret' }, 'REDIS_URL must be a URL that begins with redis:// or rediss://.'],
  ])(
    'refuses %j in one sentence, which names the variable and shows no value, before anything starts',
    async (env, message) => {
      const start = folder.start(env);
      expect(await start.closed).toBe(1);
      expect(start.output).toBe(`Bad configuration: ${message}\n`);
      expect(existsSync(join(folder.path, 'data'))).toBe(false);
    },
  );

  // The embedded database is PostgreSQL 18, and an older pg_dump refuses it; .ci/run has one.
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }) as { stdout: string | null };
  const hasClient = stdout?.includes(' 18.') ?? false;
  (hasClient ? it : it.skip)(
    'takes over what pg_dump of an older release wrote while it ran: the hot backup',
    async () => {
      folder.usedData();
      const first = await folder.start({ APP_PASSWORD: 'x' }).ready();
      const client = await folder.signIn('x');
      const run = await newManualRun(client, 2, 3);
      const base = `/api/brands/${run.brand.id}`;
      const { body } = await client.post<{ jobId: string }>(`${base}/generate-manual-v2-prompts`, run.body);
      const prompts = [{ question: 'Größe 42 — “kept”?', productCategory: 'shoes' }];
      await client.post(`${base}/save-written-prompts`, { prompts });
      await client.post(`${base}/generate-csv`, {});
      const reads = [
        '/api/brands',
        `${base}/categories`,
        `${base}/written-prompts`,
        `${base}/written-prompts-stats`,
        `${base}/csv-generations`,
        `/api/jobs/${body.jobId}`,
        `/api/jobs/${body.jobId}/prompts`,
      ];
      const readAll = async (from: ApiClient) =>
        Promise.all(
          reads.map(async (path) => {
            const { body: read } = await from.get<object>(path);
            // The older release did not keep what a run is about.
            return 'about' in read ? { ...read, about: [] } : read;
          }),
        );
      const before = await readAll(client);
      const dump = join(folder.path, 'promptloom.dump');
      await onDatabase(embeddedUrl('data'), async (database) => {
        for (let back = 0; back < 3; back++) await database.undoLastMigration();
      });
      execFileSync('pg_dump', ['-Fc', '-N', 'bullmq', embeddedUrl('data'), '-f', dump]);
      await first.end('SIGTERM');

      const env = { APP_PASSWORD: 'x', DATA_DIR: join(folder.path, 'restored') };
      const empty = await folder.start(env).ready();
      const url = embeddedUrl('restored');
      await onDatabase(url, (database) => database.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
      execFileSync('pg_restore', ['--single-transaction', '-d', url, dump]);
      await empty.end('SIGTERM');
      await folder.start(env).ready();
      const again = await folder.signIn('x');
      expect(await readAll(again)).toEqual(before);
      const { body: next } = await again.post<{ jobId: string }>(
        `${base}/generate-manual-v2-prompts`,
        run.body,
      );
      expect(await finished(again, next.jobId)).toMatchObject({ status: 'completed', done: run.count });
    },
  );
});
