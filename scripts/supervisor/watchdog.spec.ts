import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type ApiClient, until } from '#testing';
import { expectKept, WATCHDOG, testFolder } from './test-folder.js';

// Up to four starts in a test, beside other suites on two cores.

const folder = testFolder();
const PASSWORD = { APP_PASSWORD: 'x' };
const POSTMASTER = 'bin/postgres';
const API_OR_WORKER = 'src/main.js';

const isWell = async (client: ApiClient): Promise<boolean> =>
  (await client.get('/health/ready')).status === 200 && (await client.get('/api/brands')).status === 200;

/** Kills the database server, and waits for a new one: the killed one's own processes still answer for a moment. */
async function crashDatabase(client: ApiClient): Promise<void> {
  const file = join(folder.path, 'data/postgres/postmaster.pid');
  const databasePid = () => Number(readFileSync(file, 'utf8').split('\n')[0]);
  const killed = databasePid();
  process.kill(killed, 'SIGKILL');
  await until(async () => databasePid() !== killed && (await isWell(client)), 30_000);
}

describe('The watchdog of PostgreSQL', () => {
  it('starts the database again when it crashes; comes back when it is killed itself, and goes on keeping the same database; leaves no process behind when the supervisor is killed, and starts again on the same data; adopts the database of a start that was killed with its watchdog', async () => {
    folder.usedData();
    const first = await folder.start(PASSWORD).ready();
    const client = await folder.signIn('x');
    await client.post('/api/brands', { name: 'Kept' });
    await crashDatabase(client);
    await expectKept(client);
    folder.kill(WATCHDOG);
    await folder.running(WATCHDOG);
    await expectKept(client);
    await crashDatabase(client);
    expect(await first.end('SIGTERM')).toBe(0);
    await folder.isDeserted();

    const second = await folder.start(PASSWORD).ready();
    await expectKept(await folder.signIn('x'));
    await second.end('SIGKILL');
    await folder.isDeserted();

    const third = await folder.start(PASSWORD).ready();
    await expectKept(await folder.signIn('x'));
    folder.kill(WATCHDOG);
    await third.end('SIGKILL');
    await until(() => folder.processes().every(({ command }) => !command.includes(API_OR_WORKER)), 20_000);
    expect(folder.processes().length).toBeGreaterThan(0);

    const fourth = await folder.start(PASSWORD).ready();
    await expectKept(await folder.signIn('x'));
    expect(await fourth.end('SIGTERM')).toBe(0);
    await folder.isDeserted();
  });

  // Where this process may not make a namespace of processes there is nothing to test.
  const UNSHARE = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] as const;
  const mayUnshare = spawnSync(UNSHARE[0], [...UNSHARE.slice(1), 'true']).status === 0;
  (mayUnshare ? it : it.skip)(
    'starts a killed database again where the supervisor is the first process of a container, as which nobody buries the dead',
    async () => {
      folder.usedData();
      const command = [...UNSHARE, process.execPath, 'dist/scripts/supervisor/main.js'] as const;
      const start = folder.start(PASSWORD, { command: [...command] });
      await start.ready();
      const client = await folder.signIn('x');
      for (let deaths = 0; deaths < 2; deaths++) {
        folder.kill(POSTMASTER);
        await until(async () => (await client.get('/health/ready')).status === 503);
        await until(() => isWell(client));
      }
      const [first] = folder.processes().filter(({ command: each }) => each.startsWith(process.execPath));
      process.kill(first!.pid, 'SIGTERM');
      expect(await start.closed).toBe(0);
      await folder.isDeserted();
    },
  );
});
