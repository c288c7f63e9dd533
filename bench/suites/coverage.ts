import type { Attribute, Coverage, CoveragePlanAnswer } from '#contracts';
import { newBrand, newCategory, type Product } from '#testing';
import { type BenchContext, type Suite, withProduct } from '../context.js';
import { memoryMb, percentile, timed } from '../measure.js';

interface Shape {
  products: number;
  categories: number[];
}
const SHAPES: Shape[] = [
  { products: 12, categories: [10, 8, 6] },
  { products: 20, categories: [15, 10, 8, 5] },
  { products: 30, categories: [12, 9, 7] },
];
/** Of the pairs, how many rules forbid. */
const FORBIDDEN = [0, 0.05, 0.2];
const LARGE: Shape = { products: 30, categories: Array<number>(10).fill(125) };

/** Sets that cover everything beside the lower bound, and the map of a large brand. */
export const coverage: Suite = async (context) =>
  withProduct(context, { workers: 0 }, async (product) => {
    for (const shape of SHAPES) await measureSets(context, product, shape);
    await measureLarge(context, product);
  });

async function measureSets(context: BenchContext, product: Product, shape: Shape): Promise<void> {
  const name = `${shape.products} × (${shape.categories.join(', ')})`;
  for (const part of FORBIDDEN) {
    const brand = await newShape(product, shape);
    await forbid(product, brand, part);
    const { body } = await product.client.get<CoveragePlanAnswer>(
      `/api/brands/${brand.id}/coverage-plan?strength=2&maxAttributes=2&scope=all`,
    );
    context.figures.push({
      name: `coverage set at two attributes, ${name}, ${100 * part} % forbidden, ÷ lower bound`,
      value: body.prompts / body.lowerBound,
      unit: '×',
      limit: 1.05,
      hard: true,
      beside: `${body.prompts} prompts cover ${body.coverable} of ${body.pairs} pairs`,
    });
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
    beside: `${plan?.prompts} prompts, lower bound ${plan?.lowerBound}; API at most ${memoryMb(product.api.pid, 'peak').toFixed(0)} MB`,
  });
  const saved = context.quick ? 2_000 : 100_000;
  await fill(product, brand, saved);
  const reads: number[] = [];
  let cells = 0;
  for (let read = 0; read < (context.quick ? 5 : 40); read++)
    reads.push(
      await timed(async () => {
        cells = (await product.client.get<Coverage>(`${base}/coverage`)).body.cells.length;
      }),
    );
  context.figures.push({
    name: `coverage map of 30 × 1,250 with ${saved.toLocaleString('en')} saved prompts, p95`,
    value: percentile(reads, 95),
    unit: 'ms',
    limit: 300,
    beside: `${cells.toLocaleString('en')} cells filled, median ${percentile(reads, 50).toFixed(0)} ms`,
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
    // A step without a common factor: no row of the table is forbidden as a whole.
    due = (due + part * (1 + 0.3 * Math.sin(place * 12.9898))) % 10;
    const hit = due >= 1;
    if (hit) due -= 1;
    return hit;
  });
  const pairs = chosen.map(([forbiddenWithId, targetId]) => ({ brandId: id, forbiddenWithId, targetId }));
  if (pairs.length > 0) await client.post('/api/blacklist/batch', { pairs });
}

/** Saves prompts of one product category and one attribute each. */
async function fill(
  { sql }: Product,
  { id, products, categories }: ShapedBrand,
  count: number,
): Promise<void> {
  const attributes = categories.flat().map((one) => one.id);
  await sql(
    `INSERT INTO written_prompts (brand_id, question, product_category_attribute_id, attribute_id, batch_id, prompt_type)
     SELECT $1, 'Question ' || n || '?', ($2::uuid[])[1 + n % cardinality($2::uuid[])],
       ($3::uuid[])[1 + (n * 7919 + n / 30) % cardinality($3::uuid[])], gen_random_uuid(), 'Discovery'
     FROM generate_series(1, $4::int) AS n`,
    [id, products.map((one) => one.id), attributes, count],
  );
  await sql('ANALYZE written_prompts');
}
