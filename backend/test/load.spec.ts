import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '#contracts';
import { newBrand, newManualRun, type Product, startProduct, until, startDownload } from '#testing';
import { io, type Socket } from 'socket.io-client';

/** Memory of a process in MB, as the operating system counts it. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

describe('one API process', () => {
  let product: Product;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    product = await startProduct({ model: { latencyMs: 20 }, env: { LLM_CONCURRENCY: '20' } });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await product.stop();
  });

  it('tells a thousand sockets the end of a run, and each of them everything once', async () => {
    const run = await newManualRun(product.client, 10, 10);
    const heard = { ended: 0, prompts: 0 };
    const connect = async () => {
      const socket = io(product.url, {
        transports: ['websocket'],
        extraHeaders: { cookie: product.client.cookieHeader },
        forceNew: true,
        timeout: 50_000,
      });
      sockets.push(socket);
      socket.on('job:updated', (job: Job) => (heard.ended += job.status === 'completed' ? 1 : 0));
      socket.on('job:prompts', ({ prompts }: { prompts: unknown[] }) => (heard.prompts += prompts.length));
      const joined: unknown = await socket.timeout(50_000).emitWithAck('brand:join', run.brand.id);
      expect(joined).toEqual({ ok: true });
    };
    // A browser that is let down connects again by itself, these do not: so they do not all come in one moment.
    for (let wave = 0; wave < 20; wave++) await Promise.all(Array.from({ length: 50 }, connect));
    const before = memoryOf(product.api.pid);
    await product.client.post(`/api/brands/${run.brand.id}/generate-manual-v2-prompts`, run.body);
    await until(() => heard.ended === 1_000, 30_000);
    expect(heard.prompts).toBe(1_000 * run.count);
    expect(memoryOf(product.api.pid) - before).toBeLessThan(150);
  });
});

/** As long as one may be and stay in its row: the file is that large by few rows, which are made sooner. */
const LONG_QUESTION = `repeat('Which of the many shoes in the shops suit runner number ' || n || '? ', 25)`;
const ROWS = 160_000;

describe('one API process with a file of 270 MB', () => {
  let product: Product;
  let path: string;
  beforeAll(async () => {
    product = await startProduct({ workers: 0 });
    const { id } = await newBrand(product.client);
    path = `/api/brands/${id}`;
    await product.sql(
      `INSERT INTO written_prompts (brand_id, question, product_category, attribute_category, attribute, batch_id)
       SELECT $1, ${LONG_QUESTION}, 'shoes', 'Audience', 'runner ' || n % 1000, md5((n / 1000)::text)::uuid
         FROM generate_series(1, ${ROWS}) AS n`,
      [id],
    );
  });
  afterAll(() => product.stop());

  it('streams it to a slow reader with little memory, while two hundred others are answered', async () => {
    /** @returns the highest memory of the API meanwhile */
    const serveOthers = async (): Promise<number> => {
      const statuses: number[] = [];
      let highest = 0;
      await Promise.all(
        Array.from({ length: 200 }, async () => {
          for (let call = 0; call < 3; call++) {
            const { status } = await product.client.get(`${path}/written-prompts?limit=20`);
            statuses.push(status);
            highest = Math.max(highest, memoryOf(product.api.pid));
          }
        }),
      );
      expect(statuses).toEqual(Array(600).fill(200));
      return highest;
    };
    // What they take without the export is not the export's.
    await serveOthers();
    const before = memoryOf(product.api.pid);
    const export1 = await startDownload(product.client, `${path}/written-prompts-csv`);
    await export1.readSome(1_000_000);
    const highest = await serveOthers();
    // The reader has taken little of the file: the rest waits in PostgreSQL, not here.
    expect(highest - before).toBeLessThan(150);
    const { lines } = await export1.readAll();
    expect(lines).toBe(ROWS + 1);
    expect(memoryOf(product.api.pid) - before).toBeLessThan(150);
  });

  it('ends the database’s work when its reader goes away', async () => {
    // As autovacuum does some time: since then, a COPY has processes that help, which show the same statement.
    await product.sql('ANALYZE written_prompts');
    const { readSome, leave } = await startDownload(product.client, `${path}/written-prompts-csv`);
    await readSome(100_000);
    const copying = () =>
      product.sql<{ client: boolean }>(
        `SELECT backend_type = 'client backend' AS client FROM pg_stat_activity
         WHERE query LIKE 'COPY%' AND state = 'active' AND datname = current_database()`,
      );
    expect((await copying()).filter(({ client }) => client)).toHaveLength(1);
    leave();
    await until(async () => (await copying()).length === 0);
  });
});
