import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '#database';
import { ApiClient, finished, newManualRun, startLlmStandIn, until } from '#testing';

// Some start the whole product three times.
jest.setTimeout(180_000);

let directory: string;
let port: number;
const started: Start[] = [];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'promptloom-start-'));
  chmodSync(directory, 0o755);
  port = await freePort();
});
afterEach(async () => {
  for (const start of started.splice(0)) await start.end('SIGKILL');
  await noneIsLeft();
  rmSync(directory, { recursive: true, force: true });
});

/** Processes that serve this test's folder, wherever they hang in the tree of processes. */
const ours = (): { pid: number; command: string }[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid: Number(pid),
      command: read(`/proc/${pid}/cmdline`),
      environment: read(`/proc/${pid}/environ`),
    }))
    .filter(({ command, environment }) => command.includes(directory) || environment.includes(directory));

/** The last of them takes down its own file a moment before it is gone. */
const noneIsLeft = () => until(() => ours().length === 0);

/** A process may end while we look at it. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

class Start {
  output = '';
  readonly child: ChildProcess;
  /** Its exit code, once all that it wrote is read. */
  readonly closed: Promise<number | null>;

  constructor(
    env: Record<string, string> = {},
    ids: { uid?: number; gid?: number } = {},
    [command, ...args]: [string, ...string[]] = [process.execPath, 'dist/scripts/supervisor/main.js'],
  ) {
    const { PATH = '' } = process.env;
    this.child = spawn(command, args, {
      env: { PATH, DATA_DIR: join(directory, 'data'), PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...ids,
    });
    started.push(this);
    this.closed = new Promise((resolve) => this.child.once('close', resolve));
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** Waits for the line with the URL. */
  async ready(): Promise<this> {
    await Promise.race([
      until(() => this.output.includes('Promptloom is ready'), 90_000),
      once(this.child, 'exit').then(() => {
        throw new Error(`ended before it was ready: ${this.output}`);
      }),
    ]);
    return this;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    return (await ended)[0];
  }
}

/** What `cp -a` does: PostgreSQL runs as another user when we are root. */
function copyOwner(from: string, to: string): void {
  const { uid, gid, mode } = statSync(from);
  chownSync(to, uid, gid);
  chmodSync(to, mode);
  for (const { name, parentPath } of readdirSync(to, { recursive: true, withFileTypes: true }))
    chownSync(join(parentPath, name), uid, gid);
}

/** Where docs/operations.md says that the database of a data folder is. */
function embeddedUrl(folder: string): string {
  const data = join(directory, folder);
  const password = readFileSync(join(data, 'postgres.password'), 'utf8').trim();
  const port = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://promptloom:${password}@127.0.0.1:${port}/promptloom`;
}

const signedIn = async (password: string): Promise<ApiClient> => {
  const client = new ApiClient(`http://127.0.0.1:${port}`);
  expect((await client.post('/api/auth/login', { password })).status).toBe(200);
  return client;
};

const printedPassword = (start: Start): string => /The password is (\S+)/.exec(start.output)?.[1] ?? '';

describe('npm start', () => {
  it('prints the URL and a random password that only the owner can read, and stops without an orphan', async () => {
    const start = await new Start().ready();
    expect(start.output).toContain(`Promptloom is ready at http://localhost:${port}`);
    const file = join(directory, 'data/password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(printedPassword(start));
    const client = await signedIn(printedPassword(start));
    expect((await client.get('/health/ready')).status).toBe(200);
    expect((await client.get<string>('/')).body).toContain('<div id="root">');
    expect(ours().length).toBeGreaterThanOrEqual(5);
    expect(await start.end('SIGTERM')).toBe(0);
    await noneIsLeft();
  });

  it('stops everything when npm itself is told to stop', async () => {
    const start = await new Start({ APP_PASSWORD: 'x' }, {}, ['npm', 'start']).ready();
    start.child.kill('SIGTERM');
    await noneIsLeft();
  });

  it('keeps data and sessions over a restart, and ends sessions when the password changes', async () => {
    const first = await new Start({ APP_PASSWORD: 'first' }).ready();
    const client = await signedIn('first');
    await client.post('/api/brands', { name: 'Kept' });
    await first.end('SIGINT');
    const second = await new Start({ APP_PASSWORD: 'first' }).ready();
    expect((await client.get('/api/brands')).body).toMatchObject([{ name: 'Kept' }]);
    await second.end('SIGTERM');
    await new Start({ APP_PASSWORD: 'second' }).ready();
    expect((await client.get('/api/brands')).status).toBe(401);
  });

  it('refuses a second start on the same folder with one sentence, and harms nothing', async () => {
    await new Start({ APP_PASSWORD: 'x' }).ready();
    const second = new Start({ APP_PASSWORD: 'x', PORT: String(await freePort()) });
    expect(await second.closed).toBe(1);
    expect(second.output.trim()).toMatch(
      /^Another Promptloom already runs on .*data\. Stop it first, or set DATA_DIR to another folder\.$/,
    );
    expect((await signedIn('x')).url).toBeTruthy();
  });

  it('refuses a busy port with one sentence', async () => {
    const server = createServer().listen(port, '0.0.0.0');
    await once(server, 'listening');
    const start = new Start();
    expect(await start.closed).toBe(1);
    expect(start.output.trim()).toBe(
      `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    );
    server.close();
  });

  it.each([
    [{ LLM_CONCURRENCY: '0' }, 'LLM_CONCURRENCY must be at least 1'],
    [{ WORKERS: 'many' }, 'WORKERS must be a whole number'],
    [{ METRICS_TOKEN: 'short-secret' }, 'METRICS_TOKEN'],
  ])('refuses %j, names the variable and shows no value', async (env, message) => {
    const start = new Start(env);
    expect(await start.closed).toBe(1);
    expect(start.output).toContain(message);
    expect(start.output).not.toContain('short-secret');
  });

  it('starts a worker again that was killed, and the job goes on', async () => {
    const model = await startLlmStandIn({ latencyMs: 50 });
    await new Start({ APP_PASSWORD: 'x', OPENAI_BASE_URL: model.url }).ready();
    const client = await signedIn('x');
    const run = await newManualRun(client, 10, 10);
    const { body } = await client.post(`/api/brands/${run.brand.id}/generate-manual-v2-prompts`, run.body, {
      prefer: 'respond-async',
    });
    await until(() => model.stats().requests > 20);
    process.kill(ours().find(({ command }) => command.includes('worker/src/main.js'))!.pid, 'SIGKILL');
    expect(await finished(client, body.jobId)).toMatchObject({ status: 'completed', done: run.count });
    await model.close();
  });

  it('leaves no process behind when it is killed itself, and starts again on the same data', async () => {
    const first = await new Start({ APP_PASSWORD: 'x' }).ready();
    await (await signedIn('x')).post('/api/brands', { name: 'Kept' });
    await first.end('SIGKILL');
    await noneIsLeft();
    await new Start({ APP_PASSWORD: 'x' }).ready();
    expect((await (await signedIn('x')).get('/api/brands')).body).toMatchObject([{ name: 'Kept' }]);
  });

  it('completes a run after everything was killed in the middle of it, the database too, and lost nothing that was saved', async () => {
    const model = await startLlmStandIn({ latencyMs: 100 });
    const env = { APP_PASSWORD: 'x', OPENAI_BASE_URL: model.url };
    await new Start(env).ready();
    const client = await signedIn('x');
    const run = await newManualRun(client, 10, 15);
    const base = `/api/brands/${run.brand.id}`;
    const { body } = await client.post(`${base}/generate-manual-v2-prompts`, run.body, {
      prefer: 'respond-async',
    });
    await client.post(`${base}/save-written-prompts`, { prompts: [{ question: 'Kept?' }] });
    await until(() => model.stats().requests > 100);
    const keeper = ours().find(({ command }) => command.includes('postgres-keeper.js'));
    process.kill(keeper!.pid, 'SIGKILL');
    for (const { pid } of ours()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended with its parent.
      }
    }
    await new Start(env).ready();
    const again = await signedIn('x');
    expect(await finished(again, body.jobId)).toMatchObject({
      status: 'completed',
      done: run.count,
      failed: 0,
    });
    expect((await again.get(`${base}/written-prompts`)).body).toMatchObject([{ question: 'Kept?' }]);
    // 16 calls were in flight at most.
    expect(model.stats().requests - run.count).toBeLessThanOrEqual(16);
    await model.close();
  });

  it('runs on a copy of its folder that was made while it was stopped: the cold backup', async () => {
    const first = await new Start({ APP_PASSWORD: 'x' }).ready();
    await (await signedIn('x')).post('/api/brands', { name: 'Kept' });
    await first.end('SIGTERM');
    cpSync(join(directory, 'data'), join(directory, 'restored'), { recursive: true });
    copyOwner(join(directory, 'data/postgres'), join(directory, 'restored/postgres'));
    await new Start({ APP_PASSWORD: 'x', DATA_DIR: join(directory, 'restored') }).ready();
    expect((await (await signedIn('x')).get('/api/brands')).body).toMatchObject([{ name: 'Kept' }]);
  });

  // The embedded database is PostgreSQL 18, and an older pg_dump refuses it; .ci/run has one.
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }) as { stdout: string | null };
  const hasClient = stdout?.includes(' 18.') ?? false;
  (hasClient ? it : it.skip)('takes over what pg_dump wrote while it ran: the hot backup', async () => {
    const first = await new Start({ APP_PASSWORD: 'x' }).ready();
    const client = await signedIn('x');
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
      Promise.all(reads.map(async (path) => (await from.get<unknown>(path)).body));
    const before = await readAll(client);
    const dump = join(directory, 'promptloom.dump');
    execFileSync('pg_dump', ['-Fc', '-N', 'bullmq', embeddedUrl('data'), '-f', dump]);
    await first.end('SIGTERM');

    const env = { APP_PASSWORD: 'x', DATA_DIR: join(directory, 'restored') };
    const empty = await new Start(env).ready();
    const restore = ['--clean', '--if-exists', '--single-transaction', '-d', embeddedUrl('restored'), dump];
    execFileSync('pg_restore', restore);
    await empty.end('SIGTERM');
    await new Start(env).ready();
    const again = await signedIn('x');
    expect(await readAll(again)).toEqual(before);
    const { body: next } = await again.post<{ jobId: string }>(
      `${base}/generate-manual-v2-prompts`,
      run.body,
    );
    expect(await finished(again, next.jobId)).toMatchObject({ status: 'completed', done: run.count });
  });

  it('adopts the database that a killed predecessor left running', async () => {
    const first = await new Start({ APP_PASSWORD: 'x' }).ready();
    await (await signedIn('x')).post('/api/brands', { name: 'Kept' });
    process.kill(ours().find(({ command }) => command.includes('postgres-keeper.js'))!.pid, 'SIGKILL');
    await first.end('SIGKILL');
    await until(() => ours().every(({ command }) => !command.includes('src/main.js')), 20_000);
    expect(ours().length).toBeGreaterThan(0);
    const second = await new Start({ APP_PASSWORD: 'x' }).ready();
    expect((await (await signedIn('x')).get('/api/brands')).body).toMatchObject([{ name: 'Kept' }]);
    expect(await second.end('SIGTERM')).toBe(0);
    await noneIsLeft();
  });

  it('starts the database again when it crashes', async () => {
    await new Start({ APP_PASSWORD: 'x' }).ready();
    const client = await signedIn('x');
    await client.post('/api/brands', { name: 'Kept' });
    const postmaster = Number(
      readFileSync(join(directory, 'data/postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(postmaster, 'SIGKILL');
    await until(
      async () =>
        (await client.get('/api/brands')).status === 200 &&
        (await client.get('/health/ready')).status === 200,
      30_000,
    );
    expect((await client.get('/api/brands')).body).toMatchObject([{ name: 'Kept' }]);
  });

  // Only root can become somebody else; everybody else is an ordinary user in all tests above.
  (process.getuid?.() === 0 ? it : it.skip)('works for an ordinary user as it does for root', async () => {
    chownSync(directory, 65_534, 65_534);
    const start = await new Start({ APP_PASSWORD: 'x' }, { uid: 65_534, gid: 65_534 }).ready();
    expect((await (await signedIn('x')).get('/health/ready')).status).toBe(200);
    expect(await start.end('SIGTERM')).toBe(0);
    await noneIsLeft();
  });
});
