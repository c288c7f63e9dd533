import { closeSync, openSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { finished, newManualRun, until } from '#testing';
import { type Start, testFolder } from './test-folder.js';

// One start in a test, beside other suites on two cores.

const folder = testFolder();
const ENV = { APP_PASSWORD: 'x', LOG_LEVEL: 'trace' };
const WORKER = 'worker/src/main.js';

/** The supervisor, the API and a worker all have something to say, and cannot. */
async function expectUnharmed(start: Start): Promise<void> {
  const pidOf = (command: string) => folder.processes().find((each) => each.command.includes(command))?.pid;
  const [api, worker] = [pidOf('backend/src/main.js'), pidOf(WORKER)];
  const client = await folder.signIn('x');
  expect((await client.get('/api/brands/none')).status).toBe(400);
  const run = await newManualRun(client, 2, 3);
  const { body } = await client.post<{ jobId: string }>(
    `/api/brands/${run.brand.id}/generate-manual-v2-prompts`,
    run.body,
  );
  expect(await finished(client, body.jobId)).toMatchObject({ status: 'completed', done: run.count });
  expect([pidOf('backend/src/main.js'), pidOf(WORKER)]).toEqual([api, worker]);
  folder.kill(WORKER);
  await until(() => pidOf(WORKER) !== undefined && pidOf(WORKER) !== worker);
  expect(await start.end('SIGTERM')).toBe(0);
  await folder.isDeserted();
}

describe('npm start, when what it says cannot be written', () => {
  it('runs on with its output on a full disk', async () => {
    folder.usedData();
    const full = openSync('/dev/full', 'w');
    const start = folder.start(ENV, { output: full });
    closeSync(full);
    await until(
      async () => (await fetch(`http://127.0.0.1:${folder.port}/health/ready`)).status === 200,
      90_000,
    );
    await expectUnharmed(start);
  });

  it('runs on when nobody reads its output any more', async () => {
    folder.usedData();
    const start = await folder.start(ENV).ready();
    start.child.stdout?.destroy();
    start.child.stderr?.destroy();
    await expectUnharmed(start);
  });
});
