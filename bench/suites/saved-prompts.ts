import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { newBrand, type Product } from '#testing';
import { type BenchContext, type Suite, withProduct } from '../context.js';
import { median, memoryMb, percentile, timed } from '../measure.js';

const run = promisify(execFile);

const TARGET_SIZE = 600_000;
/** Rows a statement: each has a minute. */
const STEP = 50_000;

/** Reading many saved prompts: pages, filters, reports, and the export. */
export const savedPrompts: Suite = async (context) =>
  withProduct(context, { workers: 0 }, async (product) => {
    const sizes = context.quick ? [10_000, 50_000] : [10_000, 100_000, TARGET_SIZE, 1_000_000];
    const brand = await newBrand(product.client);
    const rows: (string | number)[][] = [];
    for (const size of sizes) {
      const [{ count } = { count: 0 }] = await product.sql<{ count: number }>(
        'SELECT count(*)::int AS count FROM written_prompts WHERE brand_id = $1',
        [brand.id],
      );
      await fill(product, brand.id, count, size);
      const reports = await measureReports(product, brand.id, context.quick ? 5 : 20);
      rows.push([size.toLocaleString('en'), ...Object.values(reports)]);
      if (size === TARGET_SIZE)
        for (const name of ['stats', 'duplicates', 'summary'])
          context.figures.push({
            name: `${name} of a brand of ${size.toLocaleString('en')} prompts, p95`,
            value: reports[name]!,
            unit: 'ms',
            limit: 250,
          });
      context.log(`saved prompts: ${size}`);
    }
    context.growths.push({
      title: 'Saved prompts of a brand (p95 of a call, ms)',
      columns: ['prompts', 'summary', 'stats', 'duplicates'],
      rows,
    });
    const total = sizes.at(-1)!;
    const pages = await measurePages(product, brand.id, context.quick ? 20 : 200);
    for (const [name, value] of Object.entries(pages))
      context.figures.push({
        name: `${name} of 100, among ${total.toLocaleString('en')} prompts, p95`,
        value,
        unit: 'ms',
        limit: 25,
      });
    await measureExport(context, product, brand.id, total);
  });

/**
 * Batches of 2,000, 12 product categories, two thirds with one attribute of 20,000 and one third with two. Every
 * hundredth prompt is about the same as the one before: the other combinations occur once or a few times.
 */
async function fill(product: Product, brandId: string, from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += STEP)
    await insert(product, brandId, first, Math.min(to, first + STEP));
  await product.sql('VACUUM ANALYZE');
}

async function insert(product: Product, brandId: string, from: number, to: number): Promise<void> {
  await product.sql(
    `INSERT INTO written_prompts (brand_id, question, product_category, attribute_category, attribute, batch_id,
       category_names, attribute_names)
     SELECT $1::uuid, 'Which of the many running shoes in the shops would you pick for somebody like number ' || n || '?',
       'shoe ' || m % 12,
       CASE WHEN m % 3 = 0 THEN 'Audience:runner ' || a || '|Material:cloth ' || b ELSE 'Audience ' || m % 10 END,
       CASE WHEN m % 3 = 0 THEN 'runner ' || a || ', cloth ' || b ELSE 'runner ' || a END,
       md5($1::uuid::text || n / 2000)::uuid,
       CASE WHEN m % 3 = 0 THEN ARRAY['Audience', 'Material'] ELSE ARRAY['Audience ' || m % 10] END,
       CASE WHEN m % 3 = 0 THEN ARRAY['runner ' || a, 'cloth ' || b] ELSE ARRAY['runner ' || a] END
     FROM (SELECT n, m, m / 60 AS a, m % 1000 AS b
           FROM (SELECT n, n - (n % 100 = 0)::int AS m FROM generate_series($2::int, $3::int - 1) AS n) AS numbers) AS s`,
    [brandId, from, to],
  );
}

async function p95(calls: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let call = 0; call < calls; call++) times.push(await timed(work));
  return percentile(times, 95);
}

async function measureReports(
  product: Product,
  brandId: string,
  calls: number,
): Promise<Record<string, number>> {
  // What it takes the reader to parse megabytes is not the API's time.
  const get = (path: string) => () =>
    download(product, `/api/brands/${brandId}/written-prompts-${path}`, 'gzip');
  return {
    summary: await p95(calls, get('summary')),
    stats: await p95(calls, get('stats')),
    duplicates: await p95(calls, get('duplicates')),
  };
}

async function measurePages(
  product: Product,
  brandId: string,
  calls: number,
): Promise<Record<string, number>> {
  const [{ low, high } = { low: 0, high: 1 }] = await product.sql<{ low: number; high: number }>(
    'SELECT min(seq)::int AS low, max(seq)::int AS high FROM written_prompts WHERE brand_id = $1',
    [brandId],
  );
  const base = `/api/brands/${brandId}/written-prompts`;
  return {
    'a page': await p95(calls, () => product.client.get(`${base}?limit=100&cursor=${randomInt(low, high)}`)),
    'a page by a common attribute': await p95(calls, () =>
      product.client.get(`${base}-filtered?limit=100&attributes=runner+${randomInt(800)}`),
    ),
    'a page by product category and attribute': await p95(calls, () =>
      product.client.get(
        `${base}-filtered?limit=100&productCategories=shoe+${randomInt(12)}&attributes=cloth+${randomInt(1000)}`,
      ),
    ),
  };
}

async function measureExport(
  context: BenchContext,
  product: Product,
  brandId: string,
  total: number,
): Promise<void> {
  const ours: number[] = [];
  const floor: number[] = [];
  const before = memoryMb(product.api.pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, memoryMb(product.api.pid))), 50);
  const hasPsql = await run('psql', ['--version']).then(
    () => true,
    () => false,
  );
  for (let round = 0; round < context.rounds; round++) {
    floor.push(await timed(() => (hasPsql ? psqlCopy(product, brandId) : rawCopy(product, brandId))));
    ours.push(await timed(() => download(product, `/api/brands/${brandId}/written-prompts-csv`)));
  }
  clearInterval(watch);
  context.figures.push(
    {
      name: `CSV export of ${total.toLocaleString('en')} prompts over HTTP ÷ ${hasPsql ? 'psql \\copy' : 'a bare COPY'}`,
      value: median(ours.map((ms, round) => ms / floor[round]!)),
      rounds: ours.map((ms, round) => ms / floor[round]!),
      unit: '×',
      ...(!context.quick && { limit: 1.5 }),
      beside: `${(median(ours) / 1_000).toFixed(2)} s and ${(median(floor) / 1_000).toFixed(2)} s`,
    },
    { name: '… memory of the API grows by', value: peak - before, unit: 'MB', limit: 100, hard: true },
  );
}

/** The file's columns, as somebody at a terminal would ask for them. */
const select = (brandId: string) =>
  `SELECT question, prompt_type, product_category, attribute_category, attribute, competitor_name, batch_id, created_at
   FROM written_prompts WHERE brand_id = '${brandId}' ORDER BY seq`.replace(/\s+/g, ' ');

const psqlCopy = (product: Product, brandId: string) =>
  run('psql', [product.databaseUrl, '-c', `\\copy (${select(brandId)}) TO '/dev/null' CSV HEADER`]);

async function rawCopy(product: Product, brandId: string): Promise<void> {
  const client = new pg.Client(product.databaseUrl);
  await client.connect();
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo(`COPY (${select(brandId)}) TO STDOUT CSV HEADER`)), sink);
  await client.end();
}

const download = (product: Product, path: string, encoding = 'identity'): Promise<void> =>
  new Promise((resolve, reject) => {
    request(
      product.url + path,
      { headers: { cookie: product.client.cookieHeader, 'accept-encoding': encoding } },
      (response) => {
        response.resume();
        response.once('end', resolve);
      },
    )
      .once('error', reject)
      .end();
  });
