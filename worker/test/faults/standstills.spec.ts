import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { MESSAGES } from '#contracts';
import { newBrand, type Product, QUEUE_BACKENDS, startDownload, until } from '#testing';
import { groupOnServers } from './runs.js';

const TOKEN = 'a-token-of-sixteen-or-more';
const OPTIONS = { workers: 0, env: { METRICS_TOKEN: TOKEN } };
/** What is promised. */
const SOON_MS = 10_000;

/** As long as one may be and stay in its row: what matters is how much there is to send, not in how many rows. */
const LONG_QUESTION = `repeat('Why? ', 320) || n`;
const ROWS = 14_000;
const LONG_READ_ROWS = 23_000;
/** Longer than any statement but an export's may take, and than a reader may take nothing. */
const READING_MS = 65_000;

/** The status of an answer; null when it does not come soon. */
const statusOf = (product: Product, path: string, method = 'GET', body?: object): Promise<number | null> =>
  fetch(product.url + path, {
    method,
    headers: {
      cookie: product.client.cookieHeader,
      authorization: `Bearer ${TOKEN}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(SOON_MS),
  }).then(
    ({ status }) => status,
    () => null,
  );

describe.each(QUEUE_BACKENDS)('on the %s queue', (backend) => {
  const group = groupOnServers({ ...OPTIONS, backend });

  it('while PostgreSQL has stopped without a word calls are answered with 503 within ten seconds, /metrics tells what it knows, and then all goes on', async () => {
    const { product, servers } = group();
    const { id } = await newBrand(product.client);
    await product.sql(
      `INSERT INTO written_prompts (brand_id, question)
       SELECT $1, ${LONG_QUESTION} FROM generate_series(1, ${ROWS}) AS n`,
      [id],
    );
    const base = `/api/brands/${id}`;
    const download = await startDownload(product.client, `${base}/written-prompts-csv`);
    await download.readSome(10_000);
    const socket = io(product.url, {
      extraHeaders: { cookie: product.client.cookieHeader },
      transports: ['websocket'],
    });
    expect(await socket.emitWithAck('brand:join', id)).toEqual({ ok: true });
    const thaw = servers.freeze('postgres');
    try {
      const prompts = { prompts: [{ question: 'Saved meanwhile?' }] };
      // More than there are connections.
      const calls = Array.from({ length: 25 }, () => statusOf(product, `${base}/written-prompts-summary`));
      const answers = await Promise.all([
        ...calls,
        statusOf(product, `${base}/save-written-prompts`, 'POST', prompts),
        statusOf(product, '/queues/api/queues'),
        statusOf(product, '/health/ready'),
      ]);
      expect(answers).toEqual(answers.map(() => 503));
      const joining: unknown = await socket.timeout(SOON_MS).emitWithAck('brand:join', id);
      expect(joining).toEqual({ ok: false, message: MESSAGES.databaseAway });
      expect(await statusOf(product, '/metrics')).toBe(200);
      expect(await statusOf(product, '/health/live')).toBe(200);
    } finally {
      thaw();
      socket.close();
    }
    await until(async () => (await product.client.get(base)).status === 200);
    // An export has no time limit: it waited.
    expect(await download.readAll()).toMatchObject({ whole: true, lines: ROWS + 1 });
    const { body } = await product.client.get(`${base}/written-prompts-stats`);
    expect(body.totalPrompts).toBe(ROWS);
  });

  it('an API process that is told to stop while PostgreSQL says nothing ends within ten seconds', async () => {
    const { product, servers } = group();
    const thaw = servers.freeze('postgres');
    try {
      const late = Symbol('late');
      const ended = product.api.end();
      expect(await Promise.race([ended, pause(1.5 * SOON_MS, late, { ref: false })])).not.toBe(late);
    } finally {
      thaw();
    }
    await product.api.start();
  });

  if (backend === 'postgres') {
    it('an export whose reader takes more than a minute for it arrives whole', async () => {
      const { product } = group();
      const { id } = await newBrand(product.client);
      await product.sql(
        `INSERT INTO written_prompts (brand_id, question)
         SELECT $1, ${LONG_QUESTION} FROM generate_series(1, ${LONG_READ_ROWS}) AS n`,
        [id],
      );
      const download = await startDownload(product.client, `/api/brands/${id}/written-prompts-csv`);
      const began = Date.now();
      await until(async () => {
        await download.readSome(50_000);
        return Date.now() - began > READING_MS;
      }, 2 * READING_MS);
      expect(await download.readAll()).toMatchObject({ whole: true, lines: LONG_READ_ROWS + 1 });
    });
    return;
  }

  it('while Redis has stopped without a word /metrics and the API answer', async () => {
    const { product, servers } = group();
    const { id } = await newBrand(product.client);
    const thaw = servers.freeze('redis');
    try {
      expect(await statusOf(product, '/metrics')).toBe(200);
      expect(await statusOf(product, `/api/brands/${id}`)).toBe(200);
      expect(await statusOf(product, '/queues')).toBe(200);
      expect(await statusOf(product, '/queues/api/queues')).toBe(503);
    } finally {
      thaw();
    }
    await until(async () => (await statusOf(product, '/queues/api/queues')) === 200);
  });
});
