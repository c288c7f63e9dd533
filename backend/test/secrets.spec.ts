import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { finished, newManualRun, type Product, QUEUE_BACKENDS, startProduct } from '#testing';

const API_KEY = 'sk-planted-key-4711';
const METRICS_TOKEN = 'planted-metrics-token-4712';

/** A page, or JSON, which may be of a run. */
type Answer = string | { jobId?: string };
type Call = [method: string, path: string, sent?: unknown, headers?: Record<string, string>];

describe.each(QUEUE_BACKENDS)(
  'no secret of the environment or of a session, with the queue on %s,',
  (backend) => {
    let product: Product;
    let secrets: Record<string, string>;
    const answers: string[] = [];

    /** Makes a call, waits for the run that it starts, and keeps what was answered. */
    async function make([method, path, sent, headers]: Call): Promise<void> {
      const { body: answer } = await product.client.call<Answer>(method, path, sent, headers);
      // Node.js quotes what it cannot parse, to whom sent it.
      if (typeof sent !== 'string')
        answers.push(typeof answer === 'string' ? answer : JSON.stringify(answer));
      if (typeof answer !== 'string' && answer.jobId) {
        const job = await finished(product.client, answer.jobId);
        const { body: failures } = await product.client.get(`/api/jobs/${job.id}/failures`);
        answers.push(JSON.stringify([job, failures]));
      }
    }

    /** Makes everything happen that may write, and keeps what was answered. */
    beforeAll(async () => {
      product = await startProduct({
        backend,
        model: {},
        env: { OPENAI_API_KEY: API_KEY, METRICS_TOKEN, LOG_LEVEL: 'trace', LLM_RETRY_MINUTES: '0.01' },
      });
      secrets = {
        APP_PASSWORD: product.password,
        OPENAI_API_KEY: API_KEY,
        METRICS_TOKEN,
        'password in DATABASE_URL': new URL(product.databaseUrl).password,
        'session token': product.client.cookieHeader.split('=')[1]!,
      };
      const { brand, body } = await newManualRun(product.client, 2, 2);
      const base = `/api/brands/${brand.id}`;
      const startRun: Call = [
        'POST',
        `${base}/generate-manual-v2-prompts`,
        body,
        { prefer: 'respond-async' },
      ];
      for (const mode of ['failing', 'normal', 'unauthorized'] as const) {
        product.model!.set({ mode });
        await make(startRun);
      }
      const calls: Call[] = [
        ['POST', '/api/auth/login', { password: `${product.password}!` }],
        ['POST', '/api/auth/login', { password: [product.password] }],
        ['POST', '/api/auth/login', `{"password":"${product.password}`],
        ['POST', `${base}/generate-manual-v2-prompts`, body],
        ['GET', `${base}/jobs`],
        ['GET', '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}`, cookie: '' }],
        ['GET', '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}x`, cookie: '' }],
        ['GET', '/api/info'],
        ['GET', '/api/openapi.json'],
        ['GET', '/api/audit'],
        ['GET', '/api/system-default-templates'],
        ['GET', '/queues/api/queues?activeQueue=generation&page=1&jobsPerPage=100'],
        ['GET', '/health/ready'],
        ['GET', '/'],
      ];
      for (const call of calls) await make(call);
    });
    afterAll(() => product.stop());

    const expectNone = (text: string, more = 1) => {
      expect(text.length).toBeGreaterThan(more);
      for (const [name, secret] of Object.entries(secrets))
        expect([name, text.includes(secret)]).toEqual([name, false]);
    };

    it('is answered', () => expectNone(answers.join('\n'), 10_000));

    it('is logged, not even at the level trace, though each process says what it runs with', () => {
      const ready = `"queue":"${backend === 'redis' ? 'Redis' : 'PostgreSQL'}","model":"gpt-4o-mini"`;
      expect(product.api.log).toContain(ready);
      expect(product.workers[0]!.log).toContain(ready);
      expectNone(product.api.log, 1_000);
      expectNone(product.workers[0]!.log, 100);
    });

    it('is in a table', async () => {
      const tables = await product.sql<{ name: string }>(
        `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
      );
      expect(tables.length).toBeGreaterThan(20);
      const rows = await Promise.all(
        tables.map(({ name }) => product.sql<{ text: string }>(`SELECT t::text AS text FROM ${name} t`)),
      );
      expectNone(
        rows
          .flat()
          .map(({ text }) => text)
          .join('\n'),
        1_000,
      );
    });

    // On PostgreSQL the queue is tables, which were looked at.
    if (backend === 'postgres') return;

    it('is in the queue', async () => expectNone(await everythingIn(product.redisUrl!), 1_000));
  },
);

/** Every key of a Redis database with its value, as text. */
async function everythingIn(url: string): Promise<string> {
  const redis = new Redis(url);
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, 0, -1),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  const keys = await redis.keys('*');
  const values = await Promise.all(keys.map(async (key) => [key, await read[await redis.type(key)]!(key)]));
  redis.disconnect();
  return JSON.stringify(values);
}
