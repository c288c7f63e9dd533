import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Attribute, Job, JobFailure } from '#contracts';
import {
  finished,
  type ManualRun,
  newBrand,
  newCategory,
  newManualRun,
  type Product,
  type ProductOptions,
  QUEUE_BACKENDS,
  sharedProduct,
  type SharedProduct,
  STAND_IN_DEFAULTS,
  startProduct,
  until,
} from '#testing';

/** A product for the tests of a group; each finds the model well again, and with no requests so far. */
function startBefore(options: ProductOptions): () => Product {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct(options);
  });
  beforeEach(() => {
    product.model?.set(STAND_IN_DEFAULTS);
    product.model?.reset();
  });
  afterAll(() => product.stop());
  return () => product;
}

async function replaceWorker(running: Product): Promise<void> {
  const next = running.newWorker();
  running.workers.push(next);
  await next.start();
}

const submit = async (running: SharedProduct, { brand, body }: ManualRun): Promise<string> => {
  const answer = await running.client.post(`/api/brands/${brand.id}/generate-manual-v2-prompts`, body, {
    prefer: 'respond-async',
  });
  expect(answer.status).toBe(202);
  return answer.body.jobId;
};

const doneSoFar = async (running: Product, jobId: string) =>
  (await running.client.get<Job>(`/api/jobs/${jobId}`)).body.done;

/** Every combination once, none missing, none twice. */
async function expectWhole(running: SharedProduct, jobId: string, count: number): Promise<void> {
  const { body: prompts } = await running.client.get(`/api/jobs/${jobId}/prompts`);
  const combinations = prompts.map((prompt: any) => `${prompt.productCategory}|${prompt.attributeCategory}`);
  expect(new Set(combinations).size).toBe(count);
  expect(prompts).toHaveLength(count);
  expect(new Set(prompts.map((prompt: any) => prompt.question.toLowerCase())).size).toBe(count);
}

describe.each(QUEUE_BACKENDS)('a run on the %s queue', (backend) => {
  const product = startBefore({ backend, model: {}, env: { LLM_CONCURRENCY: '10' } });

  it('asks the model once for each prompt, never more than LLM_CONCURRENCY at a time', async () => {
    const running = product();
    running.model!.set({ answers: 30 });
    const run = await newManualRun(running.client, 15, 10);
    const jobId = await submit(running, run);
    await until(() => running.model!.stats().inFlight >= 10);
    running.model!.set({ answers: null, latencyMs: 20 });
    const job = await finished(running.client, jobId);
    expect(job).toMatchObject({ status: 'completed', done: run.count, failed: 0, error: null });
    expect(running.model?.stats()).toMatchObject({ requests: run.count, maxInFlight: 10 });
    await expectWhole(running, job.id, run.count);
  });

  it('stops on SIGTERM with its answers stored, and goes on without a call too many', async () => {
    const running = product();
    running.model!.set({ latencyMs: 300 });
    const run = await newManualRun(running.client, 10, 10);
    const jobId = await submit(running, run);
    await until(async () => (await doneSoFar(running, jobId)) > 30);
    await running.workers.at(-1)!.end('SIGTERM');
    const answered = running.model!.stats().requests;
    expect(answered).toBeLessThan(run.count);
    expect(await doneSoFar(running, jobId)).toBe(answered);
    running.model!.set({ latencyMs: 0 });
    await replaceWorker(running);
    await finished(running.client, jobId);
    expect(running.model!.stats().requests).toBe(run.count);
  });
});

describe('with a product that is as ever', () => {
  const product = startBefore({ model: {}, env: { LLM_CONCURRENCY: '10' } });

  describe('a model with faults', () => {
    it('that refuses and fails now and then costs time, but no prompt', async () => {
      const running = product();
      running.model!.set({ rate429: 0.05, rate500: 0.05 });
      const run = await newManualRun(running.client, 10, 10);
      const job = await finished(running.client, await submit(running, run));
      expect(job).toMatchObject({ status: 'completed', done: run.count, failed: 0 });
      expect(running.model!.stats().requests).toBeGreaterThan(run.count);
    });

    it('that breaks the rules for questions is asked again, with the fault named', async () => {
      const running = product();
      running.model!.set({ rateBad: 0.3, brandToName: 'Acme' });
      const run = await newManualRun(running.client, 10, 10);
      const job = await finished(running.client, await submit(running, run));
      expect(job.done + job.failed).toBe(run.count);
      const { body: prompts } = await running.client.get(`/api/jobs/${job.id}/prompts`);
      for (const { question } of prompts) {
        expect(question).toMatch(/^[^?]+\?$/);
        expect(question).not.toMatch(/\bacme\b/i);
        expect(question).not.toMatch(/^[=+\-@]/);
      }
      expect(job.done).toBeGreaterThan(run.count * 0.9);
    });

    it('makes a synchronous call answer 502 when every prompt failed', async () => {
      const running = product();
      running.model!.set({ mode: 'unauthorized' });
      const { brand, body } = await newManualRun(running.client, 2, 2);
      const answer = await running.client.post(`/api/brands/${brand.id}/generate-manual-v2-prompts`, body);
      expect(answer.status).toBe(502);
      expect(answer.body).toMatchObject({ statusCode: 502, jobId: expect.any(String) });
      expect(answer.body.error).toBe(answer.body.message);
    });
  });

  it('a person who cancels stops further calls within half a second, and keeps the finished prompts', async () => {
    const running = product();
    running.model!.set({ latencyMs: 100 });
    const run = await newManualRun(running.client, 10, 20);
    const jobId = await submit(running, run);
    await until(async () => (await doneSoFar(running, jobId)) > 30);
    const cancelled = await running.client.post<Job>(`/api/jobs/${jobId}/cancel`);
    const calls = () => running.model!.stats().requests;
    const calledByThen = calls();
    expect(cancelled.body).toMatchObject({ status: 'cancelled' });
    // What was asked for is stored too: it is not asked for again.
    await until(
      async () => running.model!.stats().inFlight === 0 && (await doneSoFar(running, jobId)) === calls(),
    );
    expect(calls()).toBeLessThan(run.count);
    // Half a second of ten calls at a time that take 100 ms each, and those that were just being sent.
    expect(calls() - calledByThen).toBeLessThanOrEqual(50 + 10);
    expect((await running.client.post(`/api/jobs/${jobId}/cancel`)).status).toBe(409);
    // Two people ask for the rest at the same time: it is done once.
    const retry = () => running.client.post(`/api/jobs/${jobId}/retry`);
    const retries = await Promise.all([retry(), retry()]);
    running.model!.set({ latencyMs: 0 });
    expect(retries.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    const refused = retries.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('This job is still running.');
    expect(await finished(running.client, jobId)).toMatchObject({ status: 'completed', done: run.count });
    expect(calls()).toBe(run.count);
  });

  it('a person who cancels keeps also what was to be asked again only because it is doubtful', async () => {
    const running = product();
    running.model!.set({ latencyMs: 100, offTopic: true });
    const run = await newManualRun(running.client, 20, 25);
    const jobId = await submit(running, run);
    await until(async () => (await doneSoFar(running, jobId)) > 30);
    await running.client.post(`/api/jobs/${jobId}/cancel`);
    const answered = () => Object.keys(running.model!.stats().perPrompt).length;
    await until(
      async () => running.model!.stats().inFlight === 0 && (await doneSoFar(running, jobId)) === answered(),
    );
    expect(answered()).toBeLessThan(run.count);
  });

  it('a run that is taken up again goes by the names and rules of now', async () => {
    const running = product();
    running.model!.set({ mode: 'unauthorized' });
    const run = await newManualRun(running.client, 2, 4);
    const jobId = await submit(running, run);
    await finished(running.client, jobId);
    // As every answer of the stand-in reads.
    await running.client.put(`/api/brands/${run.brand.id}`, { aliases: ['option'] });
    const { body: attributes } = await running.client.get<Attribute[]>(
      `/api/brands/${run.brand.id}/attributes`,
    );
    const idOf = (name: string) => attributes.find(({ displayName }) => displayName === name)?.id;
    const rule = { forbiddenWithId: idOf('hiking boots'), targetId: idOf('material 4') };
    await running.client.post('/api/blacklist/batch', { pairs: [{ brandId: run.brand.id, ...rule }] });
    running.model!.set({ mode: 'normal' });
    expect((await running.client.post(`/api/jobs/${jobId}/retry`)).status).toBe(202);
    const job = await finished(running.client, jobId);
    expect(job).toMatchObject({ done: 0, failed: run.count });
    const { body: failures } = await running.client.get<JobFailure[]>(`/api/jobs/${jobId}/failures`);
    const reasons = failures.map(({ reason }) => reason);
    const forbidden = reasons.filter((reason) => reason.startsWith('A rule forbids it by now'));
    expect(forbidden).toEqual([
      'A rule forbids it by now: ‘hiking boots’ never with ‘material 4’.',
      'A rule forbids it by now: ‘hiking boots’ never with ‘material 4’.',
    ]);
    for (const reason of reasons.filter((one) => !forbidden.includes(one)))
      expect(reason).toMatch(/it names the brand/);
    expect(Object.keys(running.model!.stats().perPrompt)).toHaveLength(run.count - forbidden.length);
  });

  it('a run that is taken up again asks nothing about what was deleted since', async () => {
    const { client, model } = product();
    const run = await newManualRun(client, 2, 4);
    const base = `/api/brands/${run.brand.id}`;
    const { body: rival } = await client.post(`${base}/competitors`, { name: 'Rival' });
    await client.post(`${base}/competitors`, { name: 'Puma' });
    model!.set({ mode: 'unauthorized' });
    const compare = await client.post(`${base}/generate-competitor-prompts`, {}, { prefer: 'respond-async' });
    const jobIds = [await submit(product(), run), compare.body.jobId];
    for (const id of jobIds) await finished(client, id);
    const { body: attributes } = await client.get<Attribute[]>(`${base}/attributes`);
    const pathOf = (name: string) =>
      `/api/attributes/${attributes.find((one) => one.displayName === name)?.id}`;
    await client.put(pathOf('audience 1'), { displayName: 'renamed' });
    for (const name of ['hiking boots', 'material 4']) await client.delete(pathOf(name));
    await client.delete(`/api/competitors/${rival.id}`);
    model!.reset();
    model!.set({ mode: 'normal' });
    const reasons = async (id: string) => {
      await client.post(`/api/jobs/${id}/retry`);
      const job = await finished(client, id);
      const { body: failures } = await client.get<JobFailure[]>(`/api/jobs/${id}/failures`);
      return { job, told: [...new Set(failures.map(({ reason }) => reason))] };
    };
    expect(await reasons(jobIds[0])).toMatchObject({
      job: {
        done: 6,
        failed: 10,
        error: '10 of 16 prompts failed, most often because: What they ask about was deleted.',
      },
      told: [
        'What it asks about was deleted: ‘hiking boots’.',
        'What it asks about was deleted: ‘material 4’.',
        'What it asks about was deleted: ‘hiking boots’ and ‘material 4’.',
      ],
    });
    expect(model!.stats().requests).toBe(6);
    expect((await reasons(jobIds[1])).told).toEqual(['What it asks about was deleted: ‘Rival’.']);
    expect(model!.stats().requests).toBe(7);
  });

  it('a person who deletes a brand ends its jobs without another call', async () => {
    const running = product();
    running.model!.set({ latencyMs: 100 });
    const run = await newManualRun(running.client, 20, 25);
    const jobId = await submit(running, run);
    await until(async () => (await doneSoFar(running, jobId)) > 20);
    await running.client.delete(`/api/brands/${run.brand.id}`);
    // Between two calls none may be under way; long after the last one there is no next.
    await until(() => {
      const { inFlight, lastRequestAt } = running.model!.stats();
      return inFlight === 0 && Date.now() - lastRequestAt > 2_000;
    });
    const calls = running.model!.stats().requests;
    const other = await newBrand(running.client);
    const { attributes } = await newCategory(running.client, other.id, 'ProductCategory', 'Range', ['shoes']);
    await running.client.post(`/api/brands/${other.id}/generate-pc-prompts`, {
      productCategoryIds: [attributes[0]!.id],
    });
    expect(running.model!.stats().requests).toBe(calls + 2);
    expect((await running.client.get(`/api/jobs/${jobId}`)).status).toBe(404);
  });

  // The last: it ends the group's worker.
  it('two workers keep LLM_REQUESTS_PER_MINUTE together', async () => {
    const running = product();
    await running.workers.at(-1)!.end();
    const limit = { LLM_REQUESTS_PER_MINUTE: '1200', LLM_CONCURRENCY: '20' };
    const limited = [running.newWorker(limit), running.newWorker(limit)];
    running.workers.push(...limited);
    await Promise.all(limited.map((worker) => worker.start()));
    const run = await newManualRun(running.client, 5, 6);
    const job = await finished(running.client, await submit(running, run));
    const seconds = (new Date(job.finishedAt!).getTime() - new Date(job.startedAt!).getTime()) / 1_000;
    // 60 calls at 20 a second take three seconds, less the first lease.
    expect(run.count / seconds).toBeLessThan(20 * 1.35);
  });
});

describe('a model with faults, with little patience for it,', () => {
  const product = startBefore({
    model: {},
    env: { LLM_RETRY_MINUTES: '0.01', SYNC_WAIT_SECONDS: '0.3' },
  });

  it('that is down fails each item after LLM_RETRY_MINUTES, and a retry asks for just those', async () => {
    const running = product();
    running.model!.set({ mode: 'failing' });
    const run = await newManualRun(running.client, 2, 3);
    const jobId = await submit(running, run);
    const failed = await finished(running.client, jobId);
    expect(failed).toMatchObject({ status: 'failed', done: 0, failed: run.count });
    expect(failed.error).toMatch(/Retry/);
    expect((await running.client.get(`/api/jobs/${jobId}/failures`)).body).toHaveLength(run.count);
    running.model!.set({ mode: 'normal' });
    const retried = await running.client.post(`/api/jobs/${jobId}/retry`);
    expect({ status: retried.status, id: retried.body.id }).toEqual({ status: 202, id: jobId });
    const job = await finished(running.client, jobId);
    expect(job).toMatchObject({ status: 'completed', done: run.count, failed: 0, error: null });
    const again = await running.client.post(`/api/jobs/${jobId}/retry`);
    expect({ status: again.status, message: again.body.message }).toEqual({
      status: 409,
      message: 'Every prompt of this job was written: there is nothing to retry.',
    });
  });

  it('that takes too long makes a synchronous call answer 504, and the job goes on', async () => {
    const running = product();
    running.model!.set({ answers: 0 });
    const { brand, body, count } = await newManualRun(running.client, 1, 1);
    const answer = await running.client.post(`/api/brands/${brand.id}/generate-manual-v2-prompts`, body);
    expect(answer.status).toBe(504);
    running.model!.set({ answers: null });
    expect(await finished(running.client, answer.body.jobId)).toMatchObject({
      status: 'completed',
      done: count,
    });
  });
});

it('without a model the offline composer writes every prompt', async () => {
  const running = await sharedProduct();
  expect((await running.client.get('/api/info')).body).toMatchObject({ offlineModel: true, model: null });
  const run = await newManualRun(running.client, 10, 10);
  const job = await finished(running.client, await submit(running, run));
  expect(job).toMatchObject({ status: 'completed', done: run.count, tokensIn: 0, tokensOut: 0 });
  await expectWhole(running, job.id, run.count);
  await running.stop();
});
