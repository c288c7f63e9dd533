import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { type ApiClient, until } from '#testing';
import { WATCHDOG, testFolder } from './test-folder.js';

// Two starts in a test, beside other suites on two cores.

const folder = testFolder();
const PASSWORD = { APP_PASSWORD: 'x' };
const POSTMASTER = 'bin/postgres';

const answersAgain = (client: ApiClient) =>
  until(
    async () =>
      (await client.get('/health/ready')).status === 200 && (await client.get('/api/brands')).status === 200,
  );

describe('The watchdog of PostgreSQL', () => {
  it('comes back when it is killed, and goes on keeping the same database', async () => {
    folder.usedData();
    const start = await folder.start(PASSWORD).ready();
    const client = await folder.signIn('x');
    folder.kill(WATCHDOG);
    await folder.running(WATCHDOG);
    expect((await client.get('/api/brands')).status).toBe(200);
    folder.kill(POSTMASTER);
    await answersAgain(client);
    expect(await start.end('SIGTERM')).toBe(0);
    await folder.isDeserted();
  });

  it('killed with its database just before the end, holds up neither the end nor leaves a database behind', async () => {
    folder.usedData();
    const start = await folder.start(PASSWORD).ready();
    folder.kill(WATCHDOG);
    expect(await start.end('SIGTERM')).toBe(0);
    await folder.isDeserted();
  });

  it('frozen, is killed when its time to stop is over: the end comes all the same, and leaves nothing running', async () => {
    folder.usedData();
    const start = await folder.start(PASSWORD).ready();
    process.kill((await folder.running(WATCHDOG)).pid, 'SIGSTOP');
    expect(await start.end('SIGTERM')).toBe(0);
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
        await answersAgain(client);
      }
      const [first] = folder.processes().filter(({ command: each }) => each.startsWith(process.execPath));
      process.kill(first!.pid, 'SIGTERM');
      expect(await start.closed).toBe(0);
      await folder.isDeserted();
    },
  );
});
