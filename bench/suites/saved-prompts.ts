import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { newBrand, type Product } from '#testing';
import { type BenchContext, type Suite, withProduct } from '../context.js';
import { AS_A_BROWSER, download, median, memoryMb, percentile, timed } from '../measure.js';

const run = promisify(execFile);

/** What the reports of a brand with this many prompts may take. */
const REPORT_LIMITS_MS: Record<number, number> = { 200_000: 250, 600_000: 600 };
/** Rows per statement: each has a minute. */
const STEP = 50_000;

/** What a brand's prompts are about: few categories, or many. */
interface Shape {
  products: number;
  categories: number;
}
const SHAPES: Shape[] = [
  { products: 12, categories: 10 },
  { products: 200, categories: 20 },
];

/** Reading many saved prompts: pages, filters, reports, and the export. */
export const savedPrompts: Suite = async (context) =>
  withProduct(context, { workers: 0 }, async (product) => {
    for (const shape of SHAPES) await growing(context, product, shape);
    const brand = await newBrand(product.client);
    const total = context.quick ? 10_000 : 1_000_000;
    await fill(product, brand.id, SHAPES[0]!, 0, total);
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

/** The reports of a brand that grows. */
async function growing(context: BenchContext, product: Product, shape: Shape): Promise<void> {
  const sizes = context.quick ? [5_000] : [10_000, 200_000, 600_000];
  const about = `${shape.products} product × ${shape.categories} attribute categories`;
  const brand = await newBrand(product.client);
  const rows: (string | number)[][] = [];
  for (const [place, size] of sizes.entries()) {
    await fill(product, brand.id, shape, sizes[place - 1] ?? 0, size);
    const reports = await measureReports(product, brand.id, context.quick ? 5 : 20);
    rows.push([size.toLocaleString('en'), ...Object.values(reports)]);
    const limit = REPORT_LIMITS_MS[size];
    if (limit)
      for (const [name, value] of Object.entries(reports))
        context.figures.push({
          name: `${name} of ${size.toLocaleString('en')} prompts, ${about}, p95`,
          value,
          unit: 'ms',
          limit,
        });
    context.log(`saved prompts: ${size}, ${about}`);
  }
  context.growths.push({
    title: `Saved prompts of a brand, ${about} (p95 of a call, ms)`,
    columns: ['prompts', 'summary', 'stats', 'duplicates'],
    rows,
  });
}

/**
 * Batches of 2,000, two thirds with one attribute of 20,000 and one third with two. Every hundredth prompt is about the
 * same as the one before; other combinations occur once or a few times.
 */
async function fill(
  product: Product,
  brandId: string,
  shape: Shape,
  from: number,
  to: number,
): Promise<void> {
  for (let first = from; first < to; first += STEP)
    await insert(product, brandId, shape, first, Math.min(to, first + STEP));
  await product.sql('VACUUM ANALYZE');
}

async function insert(
  product: Product,
  brandId: string,
  { products, categories }: Shape,
  from: number,
  to: number,
): Promise<void> {
  await product.sql(
    `INSERT INTO written_prompts (brand_id, question, product_category, attribute_category, attribute, batch_id,
       category_names, attribute_names, combination)
     SELECT $1::uuid, 'Which of the many running shoes in the shops would you pick for somebody like number ' || n || '?',
       'shoe ' || m % $4::int,
       CASE WHEN m % 3 = 0 THEN 'Audience:runner ' || a || '|Material:cloth ' || b ELSE 'Audience ' || m / 7 % $5::int END,
       CASE WHEN m % 3 = 0 THEN 'runner ' || a || ', cloth ' || b ELSE 'runner ' || a END,
       md5($1::uuid::text || n / 2000)::uuid,
       CASE WHEN m % 3 = 0 THEN ARRAY['Audience', 'Material'] ELSE ARRAY['Audience ' || m / 7 % $5::int] END,
       CASE WHEN m % 3 = 0 THEN ARRAY['runner ' || a, 'cloth ' || b] ELSE ARRAY['runner ' || a] END,
       md5(m::text)::uuid
     FROM (SELECT n, m, m / 60 AS a, m % 1000 AS b
           FROM (SELECT n, n - (n % 100 = 0)::int AS m FROM generate_series($2::int, $3::int - 1) AS n) AS numbers) AS s`,
    [brandId, from, to, products, categories],
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
  const get = (path: string) => () =>
    download(product, `/api/brands/${brandId}/written-prompts-${path}`, AS_A_BROWSER);
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

/** The file's columns, as somebody at a terminal would query them. */
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
