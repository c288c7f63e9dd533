import type { Attribute, Coverage, CoveragePlanAnswer } from '#contracts';
import { newBrand, newCategory, type Product } from '#testing';
import { type BenchContext, type Suite, withProduct } from '../context.js';
import { AS_A_BROWSER, download, memoryMb, percentile, timed } from '../measure.js';

interface Shape {
  products: number;
  categories: number[];
}
/** The share of the pairs that rules forbid. */
const FORBIDDEN = [0, 0.05, 0.2];
/** The rows that PICT takes for exactly the same pairs, for each forbidden share: the best of three runs (ADR 17). */
const SHAPES: (Shape & { pict: number[] })[] = [
  { products: 12, categories: [10, 8, 6], pict: [120, 117, 101] },
  { products: 20, categories: [15, 10, 8, 5], pict: [300, 285, 245] },
  { products: 30, categories: [12, 9, 7], pict: [360, 342, 289] },
];
const LARGE: Shape = { products: 30, categories: Array<number>(10).fill(125) };

/** Sets that cover everything, compared with the lower bound, and the map of a large brand. */
export const coverage: Suite = async (context) =>
  withProduct(context, { workers: 0 }, async (product) => {
    for (const shape of SHAPES) await measureSets(context, product, shape);
    await measureLarge(context, product);
  });

async function measureSets(
  context: BenchContext,
  product: Product,
  shape: (typeof SHAPES)[number],
): Promise<void> {
  const name = `${shape.products} × (${shape.categories.join(', ')})`;
  for (const [i, part] of FORBIDDEN.entries()) {
    const brand = await newShape(product, shape);
    await forbid(product, brand, part);
    const measure = async (width: number, other: string, limit: number, size?: number) => {
      const query = `strength=2&maxAttributes=${width}&scope=all`;
      const { body: plan } = await product.client.get<CoveragePlanAnswer>(
        `/api/brands/${brand.id}/coverage-plan?${query}`,
      );
      context.figures.push({
        name: `coverage set at ${width} attributes, ${name}, ${100 * part} % forbidden, ÷ ${other}`,
        value: plan.prompts / (size ?? plan.lowerBound),
        unit: '×',
        limit,
        hard: true,
        beside: `${plan.prompts} prompts cover ${plan.coverable} of ${plan.pairs} pairs, lower bound ${plan.lowerBound}`,
      });
    };
    await measure(2, 'lower bound', 1.05);
    await measure(4, 'PICT', 1.15, shape.pict[i]);
  }
}

async function measureLarge(context: BenchContext, product: Product): Promise<void> {
  const brand = await newShape(product, LARGE);
  const base = `/api/brands/${brand.id}`;
  let plan: CoveragePlanAnswer | undefined;
  const planning = await timed(async () => {
    const query = 'strength=1&maxAttributes=4&scope=all';
    plan = (await product.client.get<CoveragePlanAnswer>(`${base}/coverage-plan?${query}`)).body;
  });
  context.figures.push({
    name: 'coverage plan of 30 × 1,250, four attributes a prompt',
    value: planning / 1_000,
    unit: 's',
    limit: 10,
    beside: `${plan?.prompts} prompts, lower bound ${plan?.lowerBound}`,
  });
  context.figures.push({
    name: 'memory of the process that planned it, at most',
    value: memoryMb(product.api.pid, 'peak'),
    unit: 'MB',
    limit: 500,
    hard: true,
  });
  const saved = context.quick ? 2_000 : 100_000;
  await fill(product, brand, saved);
  const holding = `${saved.toLocaleString('en')} saved prompts`;
  await measureMap(context, product, brand.id, `${holding} and a run that is not saved`);
  await product.sql(
    'DELETE FROM jobs WHERE brand_id = $1 AND id NOT IN (SELECT batch_id FROM written_prompts)',
    [brand.id],
  );
  await settle(product);
  await measureMap(context, product, brand.id, holding, 300);
}

async function measureMap(
  context: BenchContext,
  product: Product,
  brandId: string,
  holding: string,
  limit?: number,
): Promise<void> {
  // Each begins with the first call of a process, which takes longer than those after it.
  await product.api.end();
  await product.api.start();
  const path = `/api/brands/${brandId}/coverage`;
  const reads: number[] = [];
  for (let read = 0; read < (context.quick ? 5 : 40); read++)
    reads.push(await timed(() => download(product, path, AS_A_BROWSER)));
  const { cells } = (await product.client.get<Coverage>(path)).body;
  context.figures.push({
    name: `coverage map of 30 × 1,250 with ${holding}, p95`,
    value: percentile(reads, 95),
    unit: 'ms',
    limit,
    beside: `${cells.length.toLocaleString('en')} cells filled, median ${percentile(reads, 50).toFixed(0)} ms`,
  });
}

interface ShapedBrand {
  id: string;
  products: Attribute[];
  categories: Attribute[][];
}

async function newShape({ client }: Product, { products, categories }: Shape): Promise<ShapedBrand> {
  const { id } = await newBrand(client);
  const names = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i}`);
  const range = await newCategory(client, id, 'ProductCategory', 'Range', names('product', products));
  const lists: Attribute[][] = [];
  for (const [i, count] of categories.entries())
    lists.push(
      (await newCategory(client, id, 'CustomerAttribute', `Group ${i}`, names(`value ${i}`, count)))
        .attributes,
    );
  return { id, products: range.attributes, categories: lists };
}

/** Forbids a share of all pairs, spread evenly and the same each time. */
async function forbid(
  { client }: Product,
  { id, products, categories }: ShapedBrand,
  part: number,
): Promise<void> {
  const lists = [products, ...categories];
  const all = lists.flatMap((list, i) =>
    list.flatMap((one) => lists.slice(i + 1).flatMap((others) => others.map((other) => [one.id, other.id]))),
  );
  let due = 0;
  const chosen = all.filter((_, place) => {
    // A step without a common factor, so that no row of the table is wholly forbidden.
    due = (due + part * (1 + 0.3 * Math.sin(place * 12.9898))) % 10;
    const hit = due >= 1;
    if (hit) due -= 1;
    return hit;
  });
  const pairs = chosen.map(([forbiddenWithId, targetId]) => ({ brandId: id, forbiddenWithId, targetId }));
  if (pairs.length > 0) await client.post('/api/blacklist/batch', { pairs });
}

/**
 * Saves prompts that came from runs, six tenths of one attribute each and the others of two to four, and adds a run of
 * which nothing is saved.
 */
async function fill(
  product: Product,
  { id, products, categories }: ShapedBrand,
  count: number,
): Promise<void> {
  const { sql } = product;
  const results = Math.min(10_000, count);
  const lists = [products, ...categories].map((list) => list.map((one) => one.id));
  await sql(
    `INSERT INTO jobs (brand_id, kind, status, requested, done, context)
     SELECT $1, 'coverage', 'completed', $2, $2, '{}' FROM generate_series(0, $3::int)`,
    [id, results, Math.ceil(count / results)],
  );
  await sql(
    `INSERT INTO job_items (job_id, ordinal, item)
     SELECT j.id, n, json_build_object('promptType', 'Discovery', 'combination', json_build_object(
       'productCategory', json_build_object('id', lists -> 0 -> (n % 30)),
       'attributes', (SELECT json_agg(json_build_object('id', lists -> ((n / 30 + 3 * k) % 10 + 1)
           -> abs(hashint8(j.seq * 40000 + n * 4 + k)::bigint % 125)::int))
         FROM generate_series(0, CASE WHEN n % 10 < 6 THEN 0 ELSE 1 + n % 3 END) AS k)))
     FROM jobs j CROSS JOIN generate_series(0, $3 - 1) AS n CROSS JOIN (SELECT $2::jsonb AS lists) AS given
     WHERE j.brand_id = $1`,
    [id, JSON.stringify(lists), results],
  );
  await sql(
    `INSERT INTO job_results (job_id, ordinal, question)
     SELECT job_id, ordinal, 'Which of number ' || ordinal || ' suits people who want exactly this?' FROM job_items`,
  );
  await sql(
    `INSERT INTO written_prompts (brand_id, question, product_category_attribute_id, attribute_id,
       entry_attribute_ids, batch_id, prompt_type, job_id, job_ordinal)
     SELECT $1, question, (item -> 'combination' -> 'productCategory' ->> 'id')::uuid, ids[1],
       CASE WHEN cardinality(ids) > 1 THEN ids END, job_id, 'Discovery', job_id, ordinal
     FROM job_results JOIN job_items USING (job_id, ordinal) JOIN jobs j ON j.id = job_id
     CROSS JOIN LATERAL (SELECT array_agg((a ->> 'id')::uuid) AS ids
       FROM json_array_elements(item -> 'combination' -> 'attributes') AS a) AS held
     ORDER BY j.seq, ordinal LIMIT $2`,
    [id, count],
  );
  await settle(product);
}

async function settle({ sql }: Product): Promise<void> {
  for (const table of ['jobs', 'job_items', 'job_results', 'written_prompts'])
    await sql(`VACUUM ANALYZE ${table}`);
  // Otherwise it would be written to the disk during the calls.
  await sql('CHECKPOINT');
}
