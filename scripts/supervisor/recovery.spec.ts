import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type ApiClient, finished, newManualRun, startLlmStandIn, until } from '#testing';
import { WATCHDOG, testFolder } from './test-folder.js';

// Up to three starts in a test, beside other suites on two cores.

const folder = testFolder();
const PASSWORD = { APP_PASSWORD: 'x' };
const API_OR_WORKER = 'src/main.js';

const expectKept = async (client: ApiClient): Promise<void> =>
  expect((await client.get('/api/brands')).body).toMatchObject([{ name: 'Kept' }]);

describe('npm start', () => {
  it('starts a worker again that was killed, and the job goes on', async () => {
    folder.usedData();
    const model = await startLlmStandIn({ latencyMs: 50 });
    await folder.start({ ...PASSWORD, OPENAI_BASE_URL: model.url }).ready();
    const client = await folder.signIn('x');
    const run = await newManualRun(client, 10, 10);
    const { body } = await client.post(`/api/brands/${run.brand.id}/generate-manual-v2-prompts`, run.body, {
      prefer: 'respond-async',
    });
    await until(() => model.stats().requests > 20);
    folder.kill('worker/src/main.js');
    expect(await finished(client, body.jobId)).toMatchObject({ status: 'completed', done: run.count });
    await model.close();
  });

  it('completes a run after everything was killed in the middle of it, the database too, and lost nothing that was saved', async () => {
    folder.usedData();
    const model = await startLlmStandIn({ latencyMs: 100 });
    const env = { ...PASSWORD, OPENAI_BASE_URL: model.url };
    await folder.start(env).ready();
    const client = await folder.signIn('x');
    const run = await newManualRun(client, 10, 15);
    const base = `/api/brands/${run.brand.id}`;
    const { body } = await client.post(`${base}/generate-manual-v2-prompts`, run.body, {
      prefer: 'respond-async',
    });
    await client.post(`${base}/save-written-prompts`, { prompts: [{ question: 'Kept?' }] });
    await until(() => model.stats().requests > 100);
    folder.killAll();
    await folder.start(env).ready();
    const again = await folder.signIn('x');
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

  it('starts the database again when it crashes; leaves no process behind when it is killed itself, and starts again on the same data', async () => {
    folder.usedData();
    const first = await folder.start(PASSWORD).ready();
    const client = await folder.signIn('x');
    await client.post('/api/brands', { name: 'Kept' });
    const file = join(folder.path, 'data/postgres/postmaster.pid');
    const databasePid = () => Number(readFileSync(file, 'utf8').split('\n')[0]);
    const killed = databasePid();
    process.kill(killed, 'SIGKILL');
    // The killed server's own processes still answer for a moment; only a new server counts.
    await until(
      async () =>
        databasePid() !== killed &&
        (await client.get('/api/brands')).status === 200 &&
        (await client.get('/health/ready')).status === 200,
      30_000,
    );
    await expectKept(client);

    await first.end('SIGKILL');
    await folder.isDeserted();
    await folder.start(PASSWORD).ready();
    await expectKept(await folder.signIn('x'));
  });

  it('adopts the database that a killed predecessor left running', async () => {
    folder.usedData();
    const first = await folder.start(PASSWORD).ready();
    await (await folder.signIn('x')).post('/api/brands', { name: 'Kept' });
    folder.kill(WATCHDOG);
    await first.end('SIGKILL');
    await until(() => folder.processes().every(({ command }) => !command.includes(API_OR_WORKER)), 20_000);
    expect(folder.processes().length).toBeGreaterThan(0);
    const second = await folder.start(PASSWORD).ready();
    await expectKept(await folder.signIn('x'));
    expect(await second.end('SIGTERM')).toBe(0);
    await folder.isDeserted();
  });
});
