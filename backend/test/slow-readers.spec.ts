import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type ApiAnswer,
  ApiClient,
  newBrand,
  newCategory,
  type Product,
  startProduct,
  until,
  type Download,
  startDownload,
} from '#testing';

let product: Product;
/** Of the same installation, with two seconds of patience. */
let impatient: ApiClient;
let base: string;
beforeAll(async () => {
  product = await startProduct({ workers: 0 });
  const url = await product.addApi({ READER_STALL_SECONDS: '2' });
  impatient = new ApiClient(url, product.client.cookieHeader);
  base = await savedPrompts({ count: 30_000, sentences: 15 });
});
afterAll(() => product.stop());

/** A brand with so many saved prompts, each of a sentence that often. @returns the path of the brand */
async function savedPrompts({ count, sentences }: { count: number; sentences: number }): Promise<string> {
  const { id } = await newBrand(product.client);
  await product.sql(
    `INSERT INTO written_prompts (brand_id, question, product_category, attribute_category, attribute, batch_id,
       combination)
     SELECT $1::uuid, repeat('Which shoes suit runner number ' || n || '? ', $3), 'shoes', 'Audience', 'runner ' || n % 15000,
       md5('one batch' || $1::uuid)::uuid, md5((n % 15000)::text)::uuid FROM generate_series(1, $2::int) AS n`,
    [id, count, sentences],
  );
  // A database in use has gathered statistics; without them each page would be sorted out of all rows.
  await product.sql('ANALYZE written_prompts');
  return `/api/brands/${id}`;
}

const copying = async (): Promise<number> =>
  (
    await product.sql(
      `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'COPY%' AND state = 'active' AND datname = current_database()
         AND backend_type = 'client backend'`,
    )
  ).length;

const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.api.pid}/status`, 'utf8'))?.[1]) / 1024;

const start = (path: string, client = product.client, headers: Record<string, string> = {}) =>
  startDownload(client, `${base}/${path}`, headers);

describe('readers who stop reading', () => {
  it('take no connection from anybody else: more exports than there may be are told when to try again', async () => {
    const exports = await Promise.all(Array.from({ length: 20 }, () => start('written-prompts-csv')));
    const refused = exports.filter(({ status }) => status === 503);
    expect(exports.filter(({ status }) => status === 200)).toHaveLength(20 - refused.length);
    expect(refused).toHaveLength(12);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const { body } = await product.client.get(`${base}/profound-csv`);
    expect(body.message).toBe('Too many downloads are under way. Please try again in a few seconds.');
    const others = await Promise.all(
      [
        '',
        '/attributes',
        '/written-prompts?limit=5',
        '/written-prompts-summary',
        '/written-prompts-stats',
        '/jobs',
      ].map(async (path) => (await product.client.get(base + path)).status),
    );
    expect(others).toEqual([200, 200, 200, 200, 200, 200]);
    for (const { leave } of exports) leave();
    await until(async () => (await copying()) === 0);
    expect((await (await start('written-prompts-csv')).readAll()).lines).toBe(30_001);
  });

  it('have their export ended, and see that it is not whole; those who are only slow have it to its end', async () => {
    // 100 MB: more than the system's buffers between the two hold, which is up to 37 MB a connection.
    const large = await savedPrompts({ count: 50_000, sentences: 52 });
    const stalled = await startDownload(impatient, `${large}/written-prompts-csv`);
    await stalled.readSome(1_000);
    await until(async () => (await copying()) === 0);
    expect((await stalled.readAll()).whole).toBe(false);
    const slow = await start('written-prompts-csv', impatient);
    const began = Date.now();
    await until(async () => {
      await slow.readSome(1_500_000);
      return Date.now() - began > 2_500;
    });
    expect(await slow.readAll()).toMatchObject({ whole: true, lines: 30_001 });
  });

  it('of whole lists cost little memory, however many they are, and the list is the same as page by page', async () => {
    const before = memory();
    const lists: Download[] = [];
    // One after the other: on a busy machine ten that begin together would wait too long for the database (503).
    for (const path of ['written-prompts', 'written-prompts-filtered?productCategories=shoes'])
      for (let count = 0; count < 10; count++) lists.push(await start(path));
    for (const { status, readSome } of lists) {
      expect(status).toBe(200);
      await readSome(300_000);
    }
    expect(memory() - before).toBeLessThan(300);
    expect((await product.client.get(base)).status).toBe(200);
    const pages: unknown[] = [];
    for (let next: string | undefined = `${base}/written-prompts?limit=1000`; next;) {
      const { body, headers }: ApiAnswer<unknown[]> = await product.client.get(next);
      pages.push(...body);
      next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    const hash = createHash('sha256').update(JSON.stringify(pages)).digest('hex');
    expect(await lists[0]!.readAll()).toMatchObject({ whole: true, hash });
    expect(await lists[19]!.readAll()).toMatchObject({ whole: true, hash });
    for (const { leave } of lists) leave();
  });

  it.each([
    'written-prompts-duplicates',
    `written-prompts-details?productCategory=shoes&attributeCategory=Audience`,
  ])('%s is streamed too, each prompt once', (path) => costsLittleMemory(`${base}/${path}`, 'id'));

  it('lists of a run, of the written list and of attributes are streamed too, each entry once', async () => {
    const jobId = await fillRun();
    await fillAttributes();
    for (const path of [`/api/jobs/${jobId}/prompts`, `${base}/drafts`])
      await costsLittleMemory(path, 'index');
    await costsLittleMemory(`${base}/attributes`, 'id');
  });
});

/** Ten readers of a list of 30,000 who stop after the first part of it, and one who reads it to its end. */
async function costsLittleMemory(path: string, key: 'id' | 'index'): Promise<void> {
  const before = memory();
  const lists: Download[] = [];
  for (let count = 0; count < 10; count++) lists.push(await startDownload(product.client, path));
  for (const { readSome } of lists) await readSome(300_000);
  expect(memory() - before).toBeLessThan(200);
  for (const { leave } of lists) leave();
  const { body } = await product.client.get<Record<typeof key, unknown>[]>(path);
  expect(body).toHaveLength(30_000);
  expect(new Set(body.map((entry) => entry[key])).size).toBe(30_000);
}

/** A finished run of 30,000 prompts, all of them on the written list. @returns the job's id */
async function fillRun(): Promise<string> {
  const brandId = base.split('/').at(-1);
  const [job] = await product.sql<{ id: string }>(
    `INSERT INTO jobs (brand_id, kind, status, requested, done, context, started_at, finished_at)
     VALUES ($1, 'manual-v2', 'completed', 30000, 30000, '{}', now(), now()) RETURNING id`,
    [brandId],
  );
  const combination = {
    productCategory: null,
    attributes: Array.from({ length: 10 }, (_, place) => ({ name: `runner ${place} `.repeat(10) })),
    competitor: null,
  };
  await product.sql(
    `INSERT INTO job_items (job_id, ordinal, item) SELECT $1, n, $2 FROM generate_series(0, 29999) AS n`,
    [
      job!.id,
      JSON.stringify({ combination, templateType: 'manual_v2_with_product', promptType: 'Discovery' }),
    ],
  );
  await product.sql(
    `INSERT INTO job_results (job_id, ordinal, question, question_key)
     SELECT $1, n, repeat('Which shoes suit runner number ' || n || '? ', 15), decode(md5(n::text), 'hex')
     FROM generate_series(0, 29999) AS n`,
    [job!.id],
  );
  await product.client.post(`${base}/drafts`, { jobId: job!.id });
  return job!.id;
}

async function fillAttributes(): Promise<void> {
  const { category } = await newCategory(
    product.client,
    base.split('/').at(-1)!,
    'CustomerAttribute',
    'Audience',
    [],
  );
  await product.sql(
    `INSERT INTO attributes (attribute_category_id, display_name)
     SELECT $1, rpad('runner ' || n || ' ', 200, 'in the rain ') FROM generate_series(1, 30000) AS n`,
    [category.id],
  );
}

describe('a download that breaks on the way', () => {
  it.each(['identity', 'gzip', 'br'])('ends without its last chunk (%s)', async (encoding) => {
    const download = await start('written-prompts-csv', product.client, { 'accept-encoding': encoding });
    expect(download.status).toBe(200);
    await download.readSome(10_000);
    await until(async () => (await copying()) === 1);
    await product.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'COPY%' AND datname = current_database()`,
    );
    expect((await download.readAll()).whole).toBe(false);
    expect((await product.client.get(base)).status).toBe(200);
  });

  it('cannot begin while the database refuses it: that is an error in the usual shape', async () => {
    await product.sql(`ALTER TABLE written_prompts RENAME COLUMN competitor_name TO away`);
    const { status, body } = await product.client.get(`${base}/written-prompts-csv`);
    await product.sql(`ALTER TABLE written_prompts RENAME COLUMN away TO competitor_name`);
    expect({ status, error: body.error }).toEqual({
      status: 500,
      error: 'Something went wrong on our side. The error was logged.',
    });
  });

  it.each(['written-prompts-csv', 'written-prompts'])('ends with its session: %s', async (path) => {
    const client = product.stranger();
    await client.post('/api/auth/login', { password: product.password });
    const download = await start(path, client);
    await download.readSome(10_000);
    await client.post('/api/auth/logout');
    expect((await download.readAll()).whole).toBe(false);
    await until(async () => (await copying()) === 0);
  });
});
