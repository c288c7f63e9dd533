import { describe, expect, it } from '@jest/globals';
import { type ApiClient, finished, type ManualRun, newManualRun, startLlmStandIn, until } from '#testing';
import { WATCHDOG, testFolder } from './test-folder.js';

// Two starts in a test, beside other suites on two cores.

const folder = testFolder();

interface Run extends ManualRun {
  jobId: string;
}

/** Starts a run of `audiences` × `materials` × 2 prompts in the background. */
async function startRun(client: ApiClient, audiences: number, materials: number): Promise<Run> {
  const run = await newManualRun(client, audiences, materials);
  const { body } = await client.post(`/api/brands/${run.brand.id}/generate-manual-v2-prompts`, run.body, {
    prefer: 'respond-async',
  });
  return { ...run, jobId: body.jobId };
}

const expectCompleted = async (client: ApiClient, { jobId, count }: Run): Promise<void> =>
  expect(await finished(client, jobId)).toMatchObject({ status: 'completed', done: count, failed: 0 });

describe('npm start', () => {
  it('starts a worker again that was killed, and the job goes on; completes a run after everything was killed in the middle of it, the database too, and lost nothing that was saved; killed just before the end, the watchdog neither holds it up nor leaves a database behind', async () => {
    folder.usedData();
    const model = await startLlmStandIn({ latencyMs: 100 });
    const env = { APP_PASSWORD: 'x', OPENAI_BASE_URL: model.url };
    await folder.start(env).ready();
    const client = await folder.signIn('x');
    const withKilledWorker = await startRun(client, 10, 10);
    await until(() => model.stats().requests > 20);
    folder.kill('worker/src/main.js');
    await expectCompleted(client, withKilledWorker);

    model.reset();
    const run = await startRun(client, 10, 15);
    const base = `/api/brands/${run.brand.id}`;
    await client.post(`${base}/save-written-prompts`, { prompts: [{ question: 'Kept?' }] });
    await until(() => model.stats().requests > 100);
    folder.killAll();
    const start = await folder.start(env).ready();
    const again = await folder.signIn('x');
    await expectCompleted(again, run);
    expect((await again.get(`${base}/written-prompts`)).body).toMatchObject([{ question: 'Kept?' }]);
    // 16 calls were in flight at most.
    expect(model.stats().requests - run.count).toBeLessThanOrEqual(16);
    await model.close();

    folder.kill(WATCHDOG);
    expect(await start.end('SIGTERM')).toBe(0);
    await folder.isDeserted();
  });
});
