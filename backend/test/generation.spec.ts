import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { finished, newBrand, newCategory, newManualRun, sharedProduct, type SharedProduct } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct({ model: { latencyMs: 5 } });
});
afterAll(() => product.stop());

interface Generated {
  question: string;
  productCategory: string | null;
  attributeCategory: string | null;
  attribute: string | null;
}

/** A brand with two product categories and two attributes of each other type. */
async function newShop() {
  const brand = await newBrand(product.client);
  const range = await newCategory(product.client, brand.id, 'ProductCategory', 'Range', ['shoes', 'boots']);
  const audience = await newCategory(product.client, brand.id, 'CustomerAttribute', 'Audience', [
    'runners',
    'hikers',
  ]);
  const material = await newCategory(product.client, brand.id, 'ProductAttribute', 'Material', [
    'wool',
    'leather',
  ]);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return { brand, range, audience, material, rangeIds: ids(range.attributes), ids };
}

const call = (brandId: string, kind: string, body: unknown, headers?: Record<string, string>) =>
  product.client.post(`/api/brands/${brandId}/generate-${kind}-prompts`, body, headers);

const ASYNC = { prefer: 'respond-async' };

describe('validation prompts', () => {
  it('take a product category that is sent twice for one, as the others do', async () => {
    const { brand, rangeIds, audience } = await newShop();
    const [shoes] = rangeIds;
    const { status, body } = await call(brand.id, 'validation', {
      productCategoryIds: [shoes, shoes?.toUpperCase()],
      attributeCategoryId: audience.category.id,
    });
    expect([status, body.requested]).toEqual([200, 2]);
    const subjects = body.prompts.map((one: Generated) => [one.productCategory, one.attribute]);
    expect(subjects).toEqual([
      ['shoes', 'runners'],
      ['shoes', 'hikers'],
    ]);
  });
});

describe('product category prompts', () => {
  it('are two per product category, best and top, in the order sent', async () => {
    const { brand, rangeIds } = await newShop();
    const { status, body } = await call(brand.id, 'pc', { productCategoryIds: [...rangeIds].reverse() });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      requested: 4,
      blocked: 0,
      failed: 0,
      failures: [],
      jobId: expect.any(String),
    });
    expect(body.prompts.map(({ productCategory }: Generated) => productCategory)).toEqual([
      'boots',
      'boots',
      'shoes',
      'shoes',
    ]);
    for (const prompt of body.prompts) {
      expect(prompt).toEqual({
        question: expect.stringMatching(/^[^?]+\?$/),
        promptType: 'Discovery',
        productCategory: expect.any(String),
        attributeCategory: null,
        attribute: null,
        competitorName: null,
        productCategoryAttributeId: expect.any(String),
        attributeCategoryId: null,
        attributeId: null,
        attributeIds: [],
        competitorId: null,
        flags: [],
      });
    }
  });

  it('need at least one', async () => {
    const { brand } = await newShop();
    expect((await call(brand.id, 'pc', { productCategoryIds: [] })).status).toBe(400);
    expect((await call(brand.id, 'pc', {})).status).toBe(400);
  });
});

describe('bulk v2 prompts', () => {
  it('pair each product category with every customer and product attribute, the last factor fastest', async () => {
    const { brand, rangeIds } = await newShop();
    const { body } = await call(brand.id, 'bulk-v2', { productCategoryIds: rangeIds });
    expect(
      body.prompts.map(({ productCategory, attributeCategory, attribute }: Generated) => [
        productCategory,
        attributeCategory,
        attribute,
      ]),
    ).toEqual(
      ['shoes', 'boots'].flatMap((product) => [
        [product, 'Audience', 'runners'],
        [product, 'Audience', 'hikers'],
        [product, 'Material', 'wool'],
        [product, 'Material', 'leather'],
      ]),
    );
  });

  it('take 1 to 4 product categories, and say so', async () => {
    const { brand, range } = await newShop();
    const id = range.attributes[0]!.id;
    for (const productCategoryIds of [[], [id, id, id, id, id]]) {
      const { status, body } = await call(brand.id, 'bulk-v2', { productCategoryIds });
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: 'Please select between 1 and 4 Product Category attributes',
      });
    }
  });

  it('leave out what a blacklist rule forbids, and count it', async () => {
    const { brand, range, audience, rangeIds } = await newShop();
    await product.sql(
      `INSERT INTO blacklist_pairs (brand_id, forbidden_with_id, target_id) VALUES ($1, $2, $3)`,
      [brand.id, audience.attributes[0]!.id, range.attributes[1]!.id],
    );
    const { body } = await call(brand.id, 'bulk-v2', { productCategoryIds: rangeIds });
    expect(body).toMatchObject({ requested: 7, blocked: 1 });
    expect(body.prompts).not.toContainEqual(
      expect.objectContaining({ productCategory: 'boots', attribute: 'runners' }),
    );
  });
});

describe('manual v2 prompts', () => {
  it('are the cross product of the selections, in the pipe format when there are several', async () => {
    const { brand, audience, material, rangeIds, ids } = await newShop();
    const selectedAttributes = {
      [audience.category.id]: ids(audience.attributes),
      [material.category.id]: [material.attributes[1]!.id],
    };
    const { body } = await call(brand.id, 'manual-v2', { productCategoryIds: rangeIds, selectedAttributes });
    expect(body.prompts).toHaveLength(4);
    expect(body.prompts[0]).toMatchObject({
      attributeCategory: 'Audience:runners|Material:leather',
      attribute: 'runners, leather',
      promptType: 'Discovery',
    });
    const alone = await call(brand.id, 'manual-v2', {
      selectedAttributes: {
        [audience.category.id]: [audience.attributes[0]!.id],
        [material.category.id]: [],
      },
    });
    expect(alone.body.prompts).toMatchObject([
      { productCategory: null, attributeCategory: 'Audience', attribute: 'runners' },
    ]);
  });

  it.each([{}, { productCategoryIds: [], selectedAttributes: {} }])('need a selection: %j', async (body) => {
    const { brand } = await newShop();
    const answer = await call(brand.id, 'manual-v2', body);
    expect({ status: answer.status, message: answer.body.message }).toEqual({
      status: 400,
      message: 'Please select at least one product category or attribute',
    });
  });

  it('beyond 10,000 are refused with the count and the limit, and nothing is written', async () => {
    const { brand, body } = await newManualRun(product.client, 101, 50);
    const answer = await call(brand.id, 'manual-v2', body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/10,100.*10,000/);
    expect((await product.client.get(`/api/brands/${brand.id}/jobs`)).body).toEqual([]);
  });
});

describe('any generator', () => {
  it("refuses another brand's ids, and ids of the wrong kind", async () => {
    const [ours, theirs] = [await newShop(), await newShop()];
    expect((await call(ours.brand.id, 'pc', { productCategoryIds: theirs.rangeIds })).status).toBe(400);
    const wrongKind = { productCategoryIds: ours.ids(ours.audience.attributes) };
    expect((await call(ours.brand.id, 'bulk-v2', wrongKind)).status).toBe(400);
    expect((await call(ours.brand.id, 'pc', { productCategoryIds: ['x'] })).status).toBe(400);
    expect((await product.client.get(`/api/brands/${ours.brand.id}/jobs`)).body).toEqual([]);
  });

  it('tells what the run is about: product categories, then attributes', async () => {
    const { brand, body } = await newManualRun(product.client, 2, 1);
    const { body: answer } = await call(brand.id, 'manual-v2', body);
    const { body: job } = await product.client.get(`/api/jobs/${answer.jobId}`);
    expect(job.about).toEqual(['running shoes', 'hiking boots', 'audience 1', 'material 1', 'audience 2']);
  });

  it('answers 202 with the job at once when asynchronous processing is preferred', async () => {
    const { brand, body, count } = await newManualRun(product.client, 5, 5);
    const accepted = await call(brand.id, 'manual-v2', body, ASYNC);
    expect(accepted.status).toBe(202);
    expect(accepted.body).toEqual({
      jobId: expect.any(String),
      status: 'queued',
      requested: count,
      blocked: 0,
    });
    expect(accepted.headers.get('location')).toBe(`/api/jobs/${accepted.body.jobId}`);
    const job = await finished(product.client, accepted.body.jobId);
    expect(job).toMatchObject({
      kind: 'manual-v2',
      status: 'completed',
      requested: count,
      done: count,
      failed: 0,
      error: null,
    });
    expect(job.tokensIn).toBeGreaterThan(0);
    const { body: prompts } = await product.client.get(`/api/jobs/${job.id}/prompts`);
    expect(prompts.map(({ index }: { index: number }) => index)).toEqual(
      Array.from({ length: count }, (_, place) => place),
    );
    expect((await product.client.get(`/api/brands/${brand.id}/jobs`)).body).toMatchObject([{ id: job.id }]);
    const emptyValue = { prefer: 'handling=lenient, Respond-Async=""' };
    expect((await call(brand.id, 'manual-v2', body, emptyValue)).status).toBe(202);
  });

  it('with one Idempotency-Key makes one job, synchronous or not, fifty times at once', async () => {
    const { brand, body } = await newManualRun(product.client, 2, 2);
    const key = { 'idempotency-key': 'run-1' };
    const calls = Array.from({ length: 50 }, (_, place) =>
      call(brand.id, 'manual-v2', body, place % 2 ? key : { ...key, ...ASYNC }),
    );
    const jobs = new Set((await Promise.all(calls)).map((answer) => answer.body.jobId));
    expect(jobs.size).toBe(1);
    expect((await product.client.get(`/api/brands/${brand.id}/jobs`)).body).toHaveLength(1);
    expect((await call(brand.id, 'manual-v2', { ...body, productCategoryIds: [] }, key)).status).toBe(409);
  });

  it('with one Idempotency-Key goes by what path and body say, not by how they are written', async () => {
    const { brand, body } = await newManualRun(product.client, 2, 2);
    const key = { 'idempotency-key': 'run-2' };
    const turned = Object.fromEntries(Object.entries(body).reverse());
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify(body));
    const { body: first } = await call(brand.id, 'manual-v2', body, key);
    const { status, body: again } = await call(brand.id, 'manual-v2', turned, key);
    expect([status, again.jobId]).toEqual([200, first.jobId]);
    const shouted = await call(brand.id.toUpperCase(), 'manual-v2', body, key);
    expect(shouted.body.jobId).toBe(first.jobId);

    await product.client.post(`/api/brands/${brand.id}/competitors`, { name: 'Rival' });
    const { body: bare } = await call(brand.id, 'competitor', undefined, key);
    expect((await call(brand.id, 'competitor', {}, key)).body.jobId).toBe(bare.jobId);
  });

  it('follows the request id into the job', async () => {
    const { brand, rangeIds } = await newShop();
    const answer = await call(
      brand.id,
      'pc',
      { productCategoryIds: rangeIds },
      { 'x-request-id': 'trace-42' },
    );
    expect(answer.headers.get('x-request-id')).toBe('trace-42');
    const rows = await product.sql(`SELECT request_id FROM jobs WHERE id = $1`, [answer.body.jobId]);
    expect(rows).toEqual([{ request_id: 'trace-42' }]);
  });

  it("uses the brand's own template when it is active, at the time of the call", async () => {
    const { brand, rangeIds } = await newShop();
    const insert = `INSERT INTO prompt_templates (brand_id, template_type, name, prompt_template, is_active) VALUES ($1, $2, 'own', $3, $4)`;
    await product.sql(insert, [
      brand.id,
      'product_category_best',
      'OWN-TEMPLATE about {productCategory}',
      'true',
    ]);
    await product.sql(insert, [brand.id, 'product_category_top', 'UNUSED about {productCategory}', 'false']);
    const { body } = await call(brand.id, 'pc', { productCategoryIds: [rangeIds[0]] });
    const [{ context }] = (await product.sql<{ context: any }>(`SELECT context FROM jobs WHERE id = $1`, [
      body.jobId,
    ])) as [any];
    expect(context.templates.product_category_best).toEqual({
      text: 'OWN-TEMPLATE about {productCategory}',
      temperature: 800,
      frames: true,
    });
    expect(context.templates.product_category_top.text).not.toContain('UNUSED');
  });
});
