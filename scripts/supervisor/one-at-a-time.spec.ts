import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { finished, freePort, newManualRun, startLlmStandIn, until } from '#testing';
import { WATCHDOG, testFolder } from './test-folder.js';

// Up to three starts in a test, beside other suites on two cores.

const folder = testFolder();
const PASSWORD = { APP_PASSWORD: 'x' };

/** Only root can become somebody else; everybody else is an ordinary user in all tests. */
const ORDINARY_USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** A process that tries for the lock on a file and then lives on. @returns what it said, and the process */
async function rival(file: string): Promise<{ process: ChildProcess; said: string }> {
  const script = `const { tryLock } = await import(${JSON.stringify(resolve('dist/scripts/supervisor/file-lock.js'))});
    process.stdout.write(String(tryLock(${JSON.stringify(file)})));
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, said: said.toString() };
}

describe('The lock on a data folder', () => {
  it('is had by exactly one of eight that try at once, and by the next one as soon as that one is killed', async () => {
    const file = join(folder.path, 'lock');
    const rivals = await Promise.all(Array.from({ length: 8 }, () => rival(file)));
    expect(rivals.filter(({ said }) => said === 'true')).toHaveLength(1);
    const holder = rivals.find(({ said }) => said === 'true')!.process;
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    const next = await rival(file);
    expect(next.said).toBe('true');
    for (const { process } of [...rivals, next]) process.kill('SIGKILL');
  });
});

describe('npm start, twice', () => {
  it('lets one of two that begin at once run, for an ordinary user and on a new database, whatever their TMPDIR and however long the path, and leaves nothing in TMPDIR', async () => {
    if (ORDINARY_USER) chownSync(folder.path, ORDINARY_USER.uid, ORDINARY_USER.gid);
    const DATA_DIR = join(folder.path, 'a-long-name'.repeat(15), 'data');
    const ports = [folder.port, await freePort()];
    const starts = ports.map((port, place) => {
      const TMPDIR = join(folder.path, `tmp${place}`);
      mkdirSync(TMPDIR);
      chmodSync(TMPDIR, 0o777);
      const env = { ...PASSWORD, DATA_DIR, TMPDIR, PORT: String(port) };
      return folder.start(env, { ids: ORDINARY_USER });
    });
    const [first, second] = starts as [(typeof starts)[0], (typeof starts)[0]];
    const loser = await Promise.race(starts.map((start) => start.closed.then(() => start)));
    const winner = loser === first ? second : first;
    expect(loser.child.exitCode).toBe(1);
    expect(loser.output.trim()).toMatch(/^Another Promptloom already runs on .*data\. Stop it first, .*\.$/);
    await winner.ready();
    const client = await folder.signIn('x', ports[starts.indexOf(winner)]);
    expect((await client.get('/health/ready')).status).toBe(200);
    expect(await winner.end('SIGTERM')).toBe(0);
    await folder.isDeserted();
    for (const place of [0, 1]) expect(readdirSync(join(folder.path, `tmp${place}`))).toEqual([]);
  });

  it('takes over from a killed start at once: its worker still stores what it asked for, its watchdog leaves the database alone', async () => {
    folder.usedData();
    const model = await startLlmStandIn({ answers: 0 });
    const env = { ...PASSWORD, OPENAI_BASE_URL: model.url };
    const first = await folder.start(env).ready();
    const client = await folder.signIn('x');
    const run = await newManualRun(client, 1, 2);
    const { body } = await client.post(`/api/brands/${run.brand.id}/generate-manual-v2-prompts`, run.body, {
      prefer: 'respond-async',
    });
    await until(() => model.stats().requests > 0);
    const server = () => readFileSync(join(folder.path, 'data/postgres/postmaster.pid'), 'utf8');
    const before = server();
    await first.end('SIGKILL');
    await folder.start(env).ready();
    await until(() => folder.processes().filter(({ command }) => command.includes(WATCHDOG)).length === 1);
    model.set({ answers: null });
    const again = await folder.signIn('x');
    expect(await finished(again, body.jobId)).toMatchObject({ status: 'completed', done: run.count });
    expect(model.stats().requests).toBe(run.count);
    expect(server()).toBe(before);
    await model.close();
  });
});
