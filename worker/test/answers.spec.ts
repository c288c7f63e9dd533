import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job, JobFailure, JobPrompt } from '#contracts';
import { finished, newManualRun, type Product, startProduct, until } from '#testing';

interface Call {
  system: string;
  user: string;
  /** Which of the calls with this user's message it is, from 1. */
  nth: number;
}
interface Reply {
  content: unknown;
  finish_reason?: string;
  usage?: unknown;
  status?: number;
}

let reply: (call: Call) => Reply;
let calls: Call[] = [];
let server: Server;
let product: Product;

/** A model whose every answer is the test's to make. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as {
        messages: { role: string; content: string }[];
      };
      const [system, user] = messages.map(({ content }) => content) as [string, string];
      const call = { system, user, nth: 1 + calls.filter((one) => one.user === user).length };
      calls.push(call);
      const { content, finish_reason = 'stop', usage, status = 200 } = reply(call);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason }], usage }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  product = await startProduct({ env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` } });
});
afterEach(() => {
  calls = [];
});
afterAll(async () => {
  await product.stop();
  server.closeAllConnections();
  server.close();
});

/** A good question, another for every prompt. */
const goodFor = ({ user }: Call): string => {
  const [, product = '', about = ''] =
    /looking for ([^.\n]+)[^]*?((?:audience|material)[^\n]*)/.exec(user) ?? [];
  return `Which ${product || 'shoes'} would you pick for ${about.replace(/[^\w ]/g, ' ')} (${user.length}, ${hash(user)})?`;
};
const hash = (text: string): string =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7).toString(36);

async function run(audiences: number, materials: number) {
  const { brand, body, count } = await newManualRun(product.client, audiences, materials);
  const path = `/api/brands/${brand.id}/generate-manual-v2-prompts`;
  const { body: accepted } = await product.client.post<{ jobId: string }>(path, body, {
    prefer: 'respond-async',
  });
  const job = await finished(product.client, accepted.jobId);
  const { body: prompts } = await product.client.get<JobPrompt[]>(`/api/jobs/${job.id}/prompts`);
  return { job, count, questions: prompts.map(({ question }) => question) };
}

describe('what an answer says that it took', () => {
  it.each([[12.5], [1e300], ['12'], [[7]], [Number.MAX_SAFE_INTEGER]])(
    'costs no prompt and no call more when it is %j',
    async (tokens) => {
      reply = (call) => ({
        content: goodFor(call),
        usage: { prompt_tokens: tokens, completion_tokens: tokens },
      });
      const { job, count } = await run(2, 3);
      expect(job).toMatchObject({ status: 'completed', done: count, failed: 0, error: null });
      expect(calls).toHaveLength(count);
      const counted = Number.isSafeInteger(tokens) ? tokens : 0;
      expect([job.tokensIn, job.tokensOut]).toEqual([counted, counted]);
    },
  );

  it('does not end the worker’s reports', async () => {
    reply = (call) => ({ content: goodFor(call), usage: { prompt_tokens: 'many', completion_tokens: '7' } });
    const answered = async () => {
      const { body } = await product.client.get<string>('/metrics');
      return Number(/llm_call_seconds_count\{[^}]*outcome="answered"[^}]*\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    const before = await answered();
    const { count } = await run(1, 1);
    await until(async () => (await answered()) >= before + count);
  });
});

describe('an answer that is not whole', () => {
  it('is asked for again, also when what came reads like a question', async () => {
    reply = (call) => ({
      content: call.nth === 1 ? 'Which shoes would you pick?' : goodFor(call),
      finish_reason: call.nth === 1 ? 'length' : 'stop',
    });
    const { job, count, questions } = await run(1, 2);
    expect(job).toMatchObject({ status: 'completed', done: count });
    expect(questions).not.toContain('Which shoes would you pick?');
    expect(calls).toHaveLength(2 * count);
  });

  it('fails the prompt alone with its reason when it never becomes whole', async () => {
    reply = (call) => ({
      content: goodFor(call),
      finish_reason: call.user.includes('material 2') ? 'content_filter' : 'stop',
    });
    const { job, count } = await run(1, 2);
    expect(job).toMatchObject({ status: 'completed', done: count / 2, failed: count / 2 });
    const { body } = await product.client.get<JobFailure[]>(`/api/jobs/${job.id}/failures`);
    expect(body[0]!.reason).toMatch(/refused 3 times.*content filter/);
  });
});

describe('an answer in parts', () => {
  it('is read like any other', async () => {
    reply = (call) => ({ content: [{ type: 'text', text: goodFor(call) }] });
    const { job, count } = await run(1, 2);
    expect(job).toMatchObject({ status: 'completed', done: count });
    expect(calls).toHaveLength(count);
  });
});

/** What two prompts of a run are about, so that one question can be about both. */
const ABOUT = 'running shoes or hiking boots, for audience 1 and of material 1';

describe('an answer that is only doubtful', () => {
  it.each([
    ['a fault', { content: 'No idea.' }],
    ['a refusal of the request', { content: null, status: 400 }],
  ])('is kept with its flag when nothing but %s comes after it', async (_, after) => {
    reply = ({ user, nth }) =>
      nth === 1 ? { content: `Which island is nicest in May (${hash(user)})?` } : after;
    const { job } = await run(1, 1);
    expect(job).toMatchObject({ done: job.requested, failed: 0 });
    const { body } = await product.client.get<JobPrompt[]>(`/api/jobs/${job.id}/prompts`);
    for (const { question, flags } of body)
      expect([question, flags]).toEqual([
        expect.stringMatching(/^Which island/),
        expect.arrayContaining(['off-topic']),
      ]);
  });

  it('is kept when the model stops taking calls', async () => {
    reply = ({ user, nth }) =>
      nth === 1
        ? { content: `Which island is nicest in May (${hash(user)})?` }
        : { content: null, status: 401 };
    const { job, questions } = await run(1, 1);
    expect(questions).toHaveLength(job.requested);
    for (const question of questions) expect(question).toMatch(/^Which island/);
  });
});

describe('a repair', () => {
  it('shows the model the answer that was refused, and why', async () => {
    reply = (call) => ({ content: call.nth === 1 ? 'Shoes with a story to tell.' : goodFor(call) });
    const { job, count } = await run(1, 1);
    expect(job).toMatchObject({ status: 'completed', done: count });
    const repairs = calls.filter(({ nth }) => nth === 2);
    expect(repairs).toHaveLength(count);
    for (const { system } of repairs)
      expect(system).toMatch(/refused: it holds no question mark[^]*Shoes with a story to tell\./);
  });

  it('shows the question of the run that was repeated', async () => {
    reply = (call) => ({
      content:
        call.nth === 1
          ? call.user.includes('hiking')
            ? `which PAIR would you take: ${ABOUT}?`
            : `Which pair would you take: ${ABOUT}?`
          : goodFor(call),
    });
    const { job, count } = await run(1, 1);
    expect(job).toMatchObject({ status: 'completed', done: count });
    const [repair, ...others] = calls.filter(({ nth }) => nth === 2);
    expect(others).toEqual([]);
    expect(repair!.system).toContain(`Which pair would you take: ${ABOUT}?`);
    expect(repair!.system).toContain(`which PAIR would you take: ${ABOUT}?`);
  });
});

describe('an answer that the database will never take', () => {
  it('ends its prompt with a reason after one call, and none of the others with it', async () => {
    await product.sql(
      `ALTER TABLE job_results ADD CONSTRAINT no_plums CHECK (question NOT LIKE '%plums%') NOT VALID`,
    );
    try {
      reply = (call) => ({
        content: call.user.includes('material 2') ? goodFor(call).replace('?', ' and plums?') : goodFor(call),
      });
      const { job, count } = await run(2, 2);
      expect(job).toMatchObject({ status: 'completed', done: count / 2, failed: count / 2 });
      expect(calls).toHaveLength(count);
      const { body } = await product.client.get<JobFailure[]>(`/api/jobs/${job.id}/failures`);
      expect(body.map(({ reason }) => reason)).toEqual(
        Array.from({ length: count / 2 }, () => expect.stringMatching(/internal error/)),
      );
      const { body: after } = await product.client.get<Job>(`/api/jobs/${job.id}`);
      expect(after.status).toBe('completed');
    } finally {
      await product.sql('ALTER TABLE job_results DROP CONSTRAINT no_plums');
    }
  });
});
