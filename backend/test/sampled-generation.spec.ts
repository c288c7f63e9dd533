import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Prompt } from '#contracts';
import { finished, newBrand, newCategory, type Product, startProduct, until } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);

/** Two product categories, five audiences, three materials. */
async function newShop() {
  const brand = await newBrand(product.client);
  const range = await newCategory(product.client, brand.id, 'ProductCategory', 'Range', ['shoes', 'boots']);
  const audience = await newCategory(
    product.client,
    brand.id,
    'CustomerAttribute',
    'Audience',
    numbered('runner', 5),
  );
  const material = await newCategory(
    product.client,
    brand.id,
    'ProductAttribute',
    'Material',
    numbered('cloth', 3),
  );
  return { brand, range, audience, material, base: `/api/brands/${brand.id}` };
}

const rowOf = ({ productCategory, attributeCategory, attribute }: Prompt) =>
  `${productCategory} / ${attributeCategory} / ${attribute}`;

describe('generate-written-prompts', () => {
  it('samples promptCount prompts, one attribute of each selected category, and tells the seed it drew', async () => {
    const { base, range, audience, material } = await newShop();
    const body = {
      productCategoryAttributeIds: ids(range.attributes),
      selectedCategoryIds: [audience.category.id, material.category.id],
      promptCount: 12,
    };
    const { status, body: answer } = await product.client.post(`${base}/generate-written-prompts`, body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ requested: 12, failed: 0, blocked: 0, seed: expect.any(Number) });
    const rows: Prompt[] = answer.prompts;
    expect(new Set(rows.map(rowOf)).size).toBe(12);
    const { body: job } = await product.client.get(`/api/jobs/${answer.jobId}`);
    expect(job.about).toEqual(expect.arrayContaining(['shoes', 'boots']));
    for (const prompt of rows) {
      expect(prompt.promptType).toBe('Discovery');
      expect(prompt.attributeCategory).toMatch(/^Audience:runner \d\|Material:cloth \d$/);
    }
  });

  it('makes 10 prompts when promptCount is absent, and as many as there can be when it asks for more', async () => {
    const { base, range, audience } = await newShop();
    const body = {
      productCategoryAttributeIds: ids(range.attributes),
      selectedCategoryIds: [audience.category.id],
    };
    expect((await product.client.post(`${base}/generate-written-prompts`, body)).body.requested).toBe(10);
    const more = await product.client.post(`${base}/generate-written-prompts`, {
      ...body,
      promptCount: 2000,
    });
    expect(more.body).toMatchObject({ requested: 10, failed: 0 });
    expect(more.body.prompts).toHaveLength(10);
  });

  it('makes one prompt for each product category when no category is selected', async () => {
    const { base, range } = await newShop();
    const { body } = await product.client.post(`${base}/generate-written-prompts`, {
      productCategoryAttributeIds: ids(range.attributes),
      selectedCategoryIds: [],
    });
    expect(body.prompts.map((prompt: Prompt) => prompt.productCategory).toSorted()).toEqual([
      'boots',
      'shoes',
    ]);
  });

  it('never makes a blocked row', async () => {
    const { base, brand, range, audience } = await newShop();
    await product.client.post('/api/attribute-category-blacklist/batch', {
      pairs: [
        {
          brandId: brand.id,
          forbiddenWithAttributeId: range.attributes[0]!.id,
          targetCategoryId: audience.category.id,
        },
      ],
    });
    const { body } = await product.client.post(`${base}/generate-written-prompts`, {
      productCategoryAttributeIds: ids(range.attributes),
      selectedCategoryIds: [audience.category.id],
      promptCount: 100,
    });
    expect(body.prompts.map((prompt: Prompt) => prompt.productCategory)).toEqual(Array(5).fill('boots'));
  });

  it.each([0, 2001, 1.5, '5'])('refuses a promptCount of %j', async (promptCount) => {
    const { base, range } = await newShop();
    const { status, body } = await product.client.post(`${base}/generate-written-prompts`, {
      productCategoryAttributeIds: ids(range.attributes),
      selectedCategoryIds: [],
      promptCount,
    });
    expect([status, body.message]).toEqual([400, 'promptCount must be a whole number from 1 to 2000']);
  });

  it('refuses ids of another brand, and ids of the wrong kind, and writes nothing', async () => {
    const { base, range, audience } = await newShop();
    const other = await newShop();
    const refusals = [
      { productCategoryAttributeIds: ids(other.range.attributes), selectedCategoryIds: [] },
      {
        productCategoryAttributeIds: ids(range.attributes),
        selectedCategoryIds: [other.audience.category.id],
      },
      { productCategoryAttributeIds: ids(audience.attributes), selectedCategoryIds: [] },
      { productCategoryAttributeIds: ids(range.attributes), selectedCategoryIds: [range.category.id] },
    ];
    for (const body of refusals)
      expect((await product.client.post(`${base}/generate-written-prompts`, body)).status).toBe(400);
    expect((await product.client.get(`${base}/jobs`)).body).toEqual([]);
  });
});

describe('generate-bulk-written-prompts', () => {
  it('samples up to maxPrompts of the brand, 70 of a hundred with one attribute, the rest with two', async () => {
    const { base } = await newShop();
    await product.client.put(base, { maxPrompts: 20 });
    const { body } = await product.client.post(`${base}/generate-bulk-written-prompts`, { seed: 7 });
    expect(body).toMatchObject({ requested: 20, failed: 0, seed: 7 });
    const singles = body.prompts.filter((prompt: Prompt) => !prompt.attributeCategory?.includes('|'));
    expect(singles).toHaveLength(14);
  });

  it('gives the same rows for the same seed, and only appends when more are asked for', async () => {
    const { base } = await newShop();
    const rowsOf = async (maxPrompts: number): Promise<string[]> => {
      await product.client.put(base, { maxPrompts });
      const { body } = await product.client.post(`${base}/generate-bulk-written-prompts`, { seed: 11 });
      return body.prompts.map(rowOf);
    };
    const few = await rowsOf(10);
    const many = await rowsOf(25);
    expect(many.slice(0, 10)).toEqual(few);
    expect(new Set(many).size).toBe(25);
  });

  it('keeps to singleAttributePercentage', async () => {
    const { base } = await newShop();
    await product.client.put(base, { maxPrompts: 10 });
    for (const [percentage, singles] of [
      [100, 10],
      [0, 0],
    ]) {
      const { body } = await product.client.post(`${base}/generate-bulk-written-prompts`, {
        seed: 3,
        singleAttributePercentage: percentage,
      });
      const single = body.prompts.filter((prompt: Prompt) => !prompt.attributeCategory?.includes('|'));
      expect(single).toHaveLength(singles!);
    }
  });

  it.each([-1, 2 ** 31, 0.5, 'x'])('refuses the seed %j', async (seed) => {
    const { base } = await newShop();
    const { status, body } = await product.client.post(`${base}/generate-bulk-written-prompts`, { seed });
    expect([status, body.message]).toEqual([400, 'seed must be a whole number from 0 to 2147483647']);
  });

  it.each([-1, 101])('refuses a singleAttributePercentage of %j', async (singleAttributePercentage) => {
    const { base } = await newShop();
    const answer = await product.client.post(`${base}/generate-bulk-written-prompts`, {
      singleAttributePercentage,
    });
    expect(answer.status).toBe(400);
  });

  it('refuses a brand without a product category attribute, and says what to do first', async () => {
    const brand = await newBrand(product.client);
    await newCategory(product.client, brand.id, 'CustomerAttribute', 'Audience', ['runners']);
    for (const call of ['generate-bulk-written-prompts', 'generate-csv']) {
      const { status, body } = await product.client.post(`/api/brands/${brand.id}/${call}`, {});
      expect([status, body.message]).toEqual([400, 'Add at least one product category attribute first']);
    }
  });
});

describe('a sampled run in the background', () => {
  it('says how many were asked for, then how many there can be, and retries and idempotency hold', async () => {
    const { base, range, audience } = await newShop();
    const body = {
      productCategoryAttributeIds: ids(range.attributes),
      selectedCategoryIds: [audience.category.id],
      promptCount: 500,
    };
    const headers = { prefer: 'respond-async', 'idempotency-key': 'one' };
    const first = await product.client.post(`${base}/generate-written-prompts`, body, headers);
    const again = await product.client.post(`${base}/generate-written-prompts`, body, headers);
    expect(first.status).toBe(202);
    expect(first.body).toMatchObject({ status: 'queued', requested: 500 });
    expect(again.body).toEqual(first.body);
    expect(await finished(product.client, first.body.jobId)).toMatchObject({
      kind: 'written',
      status: 'completed',
      requested: 10,
      done: 10,
      failed: 0,
    });
    expect((await product.client.get(`${base}/jobs`)).body).toHaveLength(1);
  });

  it('fails with a sentence when what was chosen is deleted before its rows are drawn', async () => {
    const { base, range, audience } = await newShop();
    process.kill(product.workers[0]!.pid, 'SIGSTOP');
    const { body } = await product.client.post(
      `${base}/generate-written-prompts`,
      { productCategoryAttributeIds: ids(range.attributes), selectedCategoryIds: [audience.category.id] },
      { prefer: 'respond-async' },
    );
    await product.client.delete(`/api/categories/${audience.category.id}`);
    process.kill(product.workers[0]!.pid, 'SIGCONT');
    const job = await finished(product.client, body.jobId);
    expect(job).toMatchObject({ status: 'failed', requested: 10, done: 0, failed: 10 });
    expect(job.error).toMatch(/selectedCategoryIds.* Choose again and start a new run\./);
  });

  it('is started by the sweeper when the queue lost it', async () => {
    const { base, range } = await newShop();
    process.kill(product.workers[0]!.pid, 'SIGSTOP');
    const { body } = await product.client.post(
      `${base}/generate-written-prompts`,
      { productCategoryAttributeIds: ids(range.attributes) },
      { prefer: 'respond-async' },
    );
    const lose = () =>
      product.sql(`DELETE FROM bullmq.job WHERE id LIKE $1 RETURNING id`, [`${body.jobId}%`]);
    await until(async () => (await lose()).flat().length > 0);
    process.kill(product.workers[0]!.pid, 'SIGCONT');
    expect(await finished(product.client, body.jobId)).toMatchObject({ status: 'completed', done: 2 });
  });
});
