import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PromptToSave, WrittenPrompt, WrittenPromptGroup, WrittenPromptsStats } from '#contracts';
import { connectDataSource, foldPromptCounts } from '#database';
import { newBrand, newCategory, type Product, startProduct, until } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: 0 });
});
afterAll(() => product.stop());

/** Who waits for a lock in this database. */
const WAITING = `SELECT 1 FROM pg_locks
  WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const NAMES = ['runners', 'walkers', 'climbers', 'swimmers'];

/** A brand with an attribute for each name, and what a test does with its prompts. */
async function newShop() {
  const { client } = product;
  const { id } = await newBrand(client);
  const { attributes } = await newCategory(client, id, 'CustomerAttribute', 'Audience', NAMES);
  const { attributes: ranges } = await newCategory(client, id, 'ProductCategory', 'Range', [
    'shoes',
    'boots',
  ]);
  const base = `/api/brands/${id}`;
  const get = async <T>(path: string) => (await client.get<T>(`${base}/${path}`)).body;
  let number = 0;
  const prompt = (): PromptToSave => {
    const [one, other] = [NAMES[number % 4]!, NAMES[(number * 3 + 1) % 4]!];
    const isPair = number % 3 === 0 && one !== other;
    return {
      question: `Question ${++number}?`,
      productCategory: ranges[number % 2]!.displayName,
      attributeCategory: isPair ? `Audience:${one}|Audience:${other}` : 'Audience',
      attribute: isPair ? `${one}, ${other}` : one,
    };
  };
  return {
    id,
    base,
    attributes,
    get,
    save: (count: number) =>
      client.post<{ batchId: string }>(`${base}/save-written-prompts`, {
        prompts: Array.from({ length: count }, prompt),
      }),
    prompts: () => get<WrittenPrompt[]>('written-prompts'),
    deletePrompts: (promptIds: string[]) => client.post(`${base}/written-prompts/bulk-delete`, { promptIds }),
    reports: async () => ({
      stats: await get<WrittenPromptsStats>('written-prompts-stats'),
      summary: await get<WrittenPromptGroup[]>('written-prompts-summary'),
    }),
  };
}
type Shop = Awaited<ReturnType<typeof newShop>>;

/** The counts that the prompts themselves show, against those of the reports. */
async function expectTrueReports(shop: Shop): Promise<void> {
  const { stats, summary } = await shop.reports();
  const prompts = await shop.prompts();
  const usage = (namesOf: (prompt: WrittenPrompt) => Iterable<string>) => {
    const counts = new Map<string, number>();
    for (const one of prompts)
      for (const name of new Set(namesOf(one))) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  const told = (list: { name: string; count: number }[]) =>
    new Map(list.map(({ name, count }) => [name, count]));
  expect(stats.totalPrompts).toBe(prompts.length);
  expect(told(stats.productCategoryUsage)).toEqual(usage((one) => [one.productCategory!]));
  expect(told(stats.attributeCategoryUsage)).toEqual(usage(() => ['Audience']));
  expect(told(stats.attributeUsage)).toEqual(usage((one) => one.attribute!.split(', ')));
  expect(new Map(summary.map((group) => [group.batchId, group.promptCount]))).toEqual(
    usage((one) => [one.batchId!]),
  );
  const combinations = usage((one) => [[one.productCategory, one.attributeCategory, one.attribute].join()]);
  const twice = [...combinations.values()].filter((count) => count >= 2);
  expect(stats.duplicatedAttributesCount).toBe(twice.length);
  expect(await shop.get<WrittenPrompt[]>('written-prompts-duplicates')).toHaveLength(
    twice.reduce((sum, count) => sum + count, 0),
  );
}

it('the reports are true after prompts were saved, edited and deleted, one by one, by group, and with an attribute', async () => {
  const shop = await newShop();
  const { body: first } = await shop.save(40);
  await shop.save(25);
  await expectTrueReports(shop);
  const prompts = await shop.prompts();
  await product.client.patch(`${shop.base}/written-prompts/${prompts[3]!.id}`, { question: 'Another?' });
  await shop.deletePrompts(prompts.slice(5, 15).map(({ id }) => id));
  await expectTrueReports(shop);
  await product.client.delete(`/api/attributes/${shop.attributes[0]!.id}`);
  expect((await shop.prompts()).length).toBeLessThan(55);
  await expectTrueReports(shop);
  await product.client.delete(`${shop.base}/written-prompts-group?batchId=${first.batchId}`);
  await expectTrueReports(shop);
  await shop.deletePrompts((await shop.prompts()).map(({ id }) => id));
  expect((await shop.reports()).summary).toEqual([]);
});

it('the reports are true after twenty calls at once, summing up among them', async () => {
  const shop = await newShop();
  await shop.save(100);
  const ids = (await shop.prompts()).map(({ id }) => id);
  const dataSource = await connectDataSource(product.databaseUrl, 2);
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => shop.save(10 + n)),
    ...Array.from({ length: 8 }, (_, n) => shop.deletePrompts(ids.slice(n * 5, n * 5 + 10))),
    ...[1, 2].map(() => foldPromptCounts(dataSource.manager)),
  ]);
  await expectTrueReports(shop);
  const before = await shop.reports();
  expect(await foldPromptCounts(dataSource.manager)).toBeGreaterThan(0);
  expect(await shop.reports()).toEqual(before);
  expect(await foldPromptCounts(dataSource.manager)).toBe(0);
  await dataSource.destroy();
});

it('two who save the same combination at the same moment are both among the duplicates', async () => {
  const shop = await newShop();
  const dataSource = await connectDataSource(product.databaseUrl, 2);
  const [first, second] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
  const insert = (runner: typeof first) =>
    runner.query(
      `INSERT INTO written_prompts (brand_id, question, attribute_category, attribute) VALUES ($1, 'Same?', 'Audience', 'runners')`,
      [shop.id],
    );
  await Promise.all([first.startTransaction(), second.startTransaction()]);
  await insert(first);
  const inserted = insert(second);
  await until(async () => (await product.sql(WAITING)).length > 0);
  await first.commitTransaction();
  await inserted;
  await second.commitTransaction();
  expect(await shop.get('written-prompts-duplicates')).toHaveLength(2);
  await dataSource.destroy();
});

it('a combination is no duplicate any more once all its prompts but one are deleted, before and after summing up', async () => {
  const shop = await newShop();
  const one = { question: 'One?', attributeCategory: 'Audience', attribute: 'runners' };
  const other = { ...one, question: 'Other?' };
  await product.client.post(`${shop.base}/save-written-prompts`, { prompts: [one, other] });
  const duplicates = () => shop.get<WrittenPrompt[]>('written-prompts-duplicates');
  const [kept, gone] = await duplicates();
  await shop.deletePrompts([gone!.id]);
  expect(await duplicates()).toEqual([]);
  const dataSource = await connectDataSource(product.databaseUrl, 1);
  await foldPromptCounts(dataSource.manager);
  const noted = () => product.sql('SELECT 1 FROM repeated_combinations WHERE brand_id = $1', [shop.id]);
  expect(await noted()).toEqual([]);
  await product.client.post(`${shop.base}/save-written-prompts`, { prompts: [other, other] });
  expect(await duplicates()).toHaveLength(3);
  await foldPromptCounts(dataSource.manager);
  expect((await duplicates())[0]).toEqual(kept);
  expect(await noted()).toHaveLength(1);
  await dataSource.destroy();
});

it('nothing is counted for a brand that is deleted', async () => {
  const shop = await newShop();
  await shop.save(30);
  await product.client.delete(`/api/brands/${shop.id}`);
  for (const table of ['written_prompt_counts', 'attribute_name_counts', 'repeated_combinations'])
    expect(await product.sql(`SELECT 1 FROM ${table} WHERE brand_id = $1`, [shop.id])).toEqual([]);
});
