import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Estimate, Job } from '#contracts';
import { finished, newBrand, newCategory, type Product, sharedProduct, startProduct } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    model: {},
    env: {
      LLM_PRICE_INPUT_PER_MILLION: '2',
      LLM_PRICE_OUTPUT_PER_MILLION: '8.5',
      LLM_PRICE_CURRENCY: 'EUR',
    },
  });
});
afterAll(() => product.stop());

async function newShop() {
  const brand = await newBrand(product.client);
  const base = `/api/brands/${brand.id}`;
  const range = await newCategory(product.client, brand.id, 'ProductCategory', 'Range', ['shoes', 'boots']);
  const people = await newCategory(product.client, brand.id, 'CustomerAttribute', 'Audience', [
    'runners',
    'hikers',
    'walkers',
  ]);
  await product.client.post(`${base}/blacklists`, {
    forbiddenWithId: range.attributes[0]!.id,
    targetId: people.attributes[0]!.id,
  });
  const productCategoryIds = range.attributes.map(({ id }) => id);
  return {
    base,
    productCategoryIds,
    estimate: (kind: string, body?: object) =>
      product.client.post<Estimate>(`${base}/estimate`, { kind, ...(body && { body }) }),
  };
}

const costOf = ({ tokensIn, tokensOut }: { tokensIn: number; tokensOut: number }) => ({
  amount: Math.round(tokensIn * 2 + tokensOut * 8.5) / 1_000_000,
  currency: 'EUR',
});

describe('an estimate', () => {
  it('says how many prompts, calls, tokens, seconds and how much money a run would take, and starts nothing', async () => {
    const { base, productCategoryIds, estimate } = await newShop();
    const { status, body } = await estimate('bulk-v2', { productCategoryIds });
    expect(status).toBe(200);
    expect(body).toMatchObject({ prompts: 5, blocked: 1, calls: 5 });
    // Five requests of some hundred letters each, five answers of a question.
    expect(body.tokensIn).toBeGreaterThan(5 * 50);
    expect(body.tokensOut).toBe(5 * 33);
    expect(body.cost).toEqual(costOf(body));
    expect((await product.client.get(`${base}/jobs`)).body).toEqual([]);
  });

  it('goes by what earlier runs of the kind took, and a run tells what it cost', async () => {
    const { base, productCategoryIds, estimate } = await newShop();
    const { body: run } = await product.client.post(`${base}/generate-pc-prompts`, {
      productCategoryIds: productCategoryIds.slice(0, 1),
    });
    const job: Job = await finished(product.client, run.jobId);
    expect(job.cost).toEqual(costOf(job));
    const { body } = await estimate('pc', { productCategoryIds });
    expect(body).toMatchObject({
      prompts: 4,
      calls: 4,
      tokensIn: 2 * job.tokensIn,
      tokensOut: 2 * job.tokensOut,
    });
    // Another brand's runs count where there are none of its own.
    const other = await newShop();
    const { body: elsewhere } = await other.estimate('pc', { productCategoryIds: other.productCategoryIds });
    expect(elsewhere.tokensIn).toBe(body.tokensIn);
  });

  it('leaves out runs of which much failed, and runs whose server told no tokens', async () => {
    const { base, productCategoryIds, estimate } = await newShop();
    const body = { productCategoryIds };
    const run = async () => {
      const { body: started } = await product.client.post(`${base}/generate-pc-prompts`, body);
      return finished(product.client, started.jobId);
    };
    const whole = await run();
    const before = (await estimate('pc', body)).body;
    expect(before.tokensIn).toBe(whole.tokensIn);

    product.model!.set({ poison: 'boots' });
    expect(await run()).toMatchObject({ status: 'completed', done: 2, failed: 2 });
    product.model!.set({ poison: null });
    expect((await estimate('pc', body)).body).toEqual(before);

    const untold = await run();
    await product.sql('UPDATE jobs SET tokens_in = 0, tokens_out = 0 WHERE id = $1', [untold.id]);
    expect((await estimate('pc', body)).body).toEqual(before);
  });

  it('counts a call for what the model writes only', async () => {
    const { base, estimate } = await newShop();
    await product.client.post(`${base}/competitors`, { name: 'Rival' });
    expect((await estimate('competitor')).body).toMatchObject({ prompts: 2, calls: 1 });
    expect((await estimate('csv', { maxPrompts: 20 })).body).toMatchObject({
      prompts: 5,
      calls: 0,
      tokensIn: 0,
      cost: { amount: 0, currency: 'EUR' },
    });
    expect((await estimate('coverage', { strength: 1, maxAttributes: 1, scope: 'all' })).body).toMatchObject({
      prompts: 5,
      calls: 5,
    });
  });

  it('of rows that are drawn counts no more than there are', async () => {
    const { base, estimate, productCategoryIds } = await newShop();
    await product.client.put(base, { maxPrompts: 4 });
    const csv = async (body: object) => (await estimate('csv', body)).body.prompts;
    expect(await csv({})).toBe(4);
    expect(await csv({ maxPrompts: 2000 })).toBe(5);
    expect(await csv({ maxPrompts: 2000, seed: 7 })).toBe(5);
    // Beyond what is drawn to be counted: by the sizes of the categories alone.
    const { id } = await newBrand(product.client);
    const many = (what: string, count: number) => Array.from({ length: count }, (_, one) => `${what} ${one}`);
    await newCategory(product.client, id, 'ProductCategory', 'Range', many('shoe', 30));
    await newCategory(product.client, id, 'ProductAttribute', 'Colour', many('colour', 67));
    const wide = await product.client.post<Estimate>(`/api/brands/${id}/estimate`, {
      kind: 'csv',
      body: { maxPrompts: 2000 },
    });
    expect(wide.body.prompts).toBe(2000);
    const written = { productCategoryAttributeIds: productCategoryIds, promptCount: 2000 };
    const { body } = await estimate('written', written);
    expect(body.prompts).toBe(2);
  });

  it('is refused as the call itself would be, and for a kind that there is not', async () => {
    const { estimate, base } = await newShop();
    expect((await estimate('bulk-v2', { productCategoryIds: [] })).body).toMatchObject({
      statusCode: 400,
      message: 'Please select between 1 and 4 Product Category attributes',
    });
    expect((await estimate('manual-v2')).body).toMatchObject({
      message: 'Please select at least one product category or attribute',
    });
    expect((await estimate('bulk-v2', { productCategoryIds: [crypto.randomUUID()] })).status).toBe(400);
    expect((await estimate('poem')).status).toBe(400);
    expect((await product.client.post(`${base}/estimate`, { kind: 'pc', body: 'text' })).status).toBe(400);
    const nowhere = `/api/brands/${crypto.randomUUID()}/estimate`;
    expect((await product.client.post(nowhere, { kind: 'paired' })).status).toBe(404);
  });
});

describe('without prices', () => {
  it('no cost is invented, neither before a run nor after it', async () => {
    const free = await sharedProduct();
    const brand = await newBrand(free.client);
    const base = `/api/brands/${brand.id}`;
    await free.client.post(`${base}/competitors`, { name: 'Rival' });
    const { body } = await free.client.post<Estimate>(`${base}/estimate`, { kind: 'competitor' });
    // The offline composer makes no call.
    expect(body).toMatchObject({ prompts: 2, calls: 0, tokensIn: 0, tokensOut: 0, cost: null });
    const { body: run } = await free.client.post(`${base}/generate-competitor-prompts`);
    expect((await finished(free.client, run.jobId)).cost).toBeNull();
    await free.stop();
  });
});
