import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PromptToSave, WrittenPrompt, WrittenPromptGroup, WrittenPromptsStats } from '#contracts';
import { PROMPT_TYPES } from '#domain';
import { combinationOf } from '../src/written-prompts/prompt-inserts.js';
import { newBrand, newCategory, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

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

it('the reports are true after eighteen calls at once', async () => {
  const shop = await newShop();
  await shop.save(100);
  const ids = (await shop.prompts()).map(({ id }) => id);
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => shop.save(10 + n)),
    ...Array.from({ length: 8 }, (_, n) => shop.deletePrompts(ids.slice(n * 5, n * 5 + 10))),
  ]);
  await expectTrueReports(shop);
});

it('those who save the same combination at the same moment are all among the duplicates, and none once one is left', async () => {
  const shop = await newShop();
  const same = { question: 'Same?', attributeCategory: 'Audience', attribute: 'runners' };
  const duplicates = () => shop.get<WrittenPrompt[]>('written-prompts-duplicates');
  await Promise.all(
    Array.from({ length: 6 }, () =>
      product.client.post(`${shop.base}/save-written-prompts`, { prompts: [same] }),
    ),
  );
  const found = await duplicates();
  expect(found).toHaveLength(6);
  await shop.deletePrompts(found.slice(1).map(({ id }) => id));
  expect(await duplicates()).toEqual([]);
  await product.client.post(`${shop.base}/save-written-prompts`, { prompts: [same] });
  expect((await duplicates())[0]).toEqual(found[0]);
});

it('a prompt with more names than the row of an index holds is saved and counted like any other', async () => {
  const shop = await newShop();
  const names = Array.from({ length: 40 }, () => randomBytes(60).toString('hex'));
  const long = {
    question: 'Which shoes?',
    productCategory: 'shoes',
    attributeCategory: names.map((name) => `${name}:${name.slice(1)}`).join('|'),
    attribute: names.map((name) => name.slice(1)).join(', '),
  };
  await shop.save(3);
  const { status } = await product.client.post(`${shop.base}/save-written-prompts`, {
    prompts: [long, { ...long, question: 'Which boots?' }],
  });
  expect(status).toBe(201);
  const { stats, summary } = await shop.reports();
  expect(stats.totalPrompts).toBe(5);
  expect(stats.duplicatedAttributesCount).toBe(1);
  const twice = (list: string[]) => list.sort().map((name) => ({ name, count: 2 }));
  expect(stats.attributeCategoryUsage.filter(({ count }) => count === 2)).toEqual(twice([...names]));
  expect(stats.attributeUsage.filter(({ name }) => name.length > 100)).toEqual(
    twice(names.map((name) => name.slice(1))),
  );
  expect(summary.map(({ promptCount }) => promptCount).sort()).toEqual([2, 3]);
  expect(summary[0]!.attributeCategory).toBe([...names].sort().join(', '));
});

it('duplicates are known by one value, that of the rows which PostgreSQL keyed before', async () => {
  const texts = [null, '', 'shoes', "men's", 'a\\b', "\\'", "','", '"', 'Größe 😀', ' x '];
  const prompts = texts.flatMap((one, place) =>
    PROMPT_TYPES.map((promptType) => ({
      question: 'Which one?',
      productCategory: one,
      attributeCategory: texts.at(place - 1) ?? null,
      attribute: texts.at(place - 2) ?? null,
      competitorName: texts.at(place - 3) ?? null,
      promptType,
    })),
  );
  const rows = await product.sql<{ keyed: string | null }>(
    `SELECT CASE WHEN attribute <> '' THEN md5(concat_ws(',', quote_literal(coalesce("productCategory", '')),
       quote_literal(coalesce("attributeCategory", '')), quote_literal(attribute),
       quote_literal(coalesce("competitorName", '')), "promptType")) END AS keyed
     FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS ("productCategory" text, "attributeCategory" text,
       attribute text, "competitorName" text, "promptType" text)) WITH ORDINALITY ORDER BY ordinality`,
    [JSON.stringify(prompts)],
  );
  expect(prompts.map(combinationOf)).toEqual(rows.map(({ keyed }) => keyed));
});
