import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { defineGenerator, EXACT_KINDS, GENERATORS } from '#domain';
import type { INestApplication } from '@nestjs/common';
import type { ApiClient, Product } from '#testing';

/** By the recipe of CONTRIBUTING.md, but for the line in GENERATORS, which is added while the test runs. */
const byCategory = defineGenerator({
  name: 'By Category',
  fields: {
    categoryIds: {
      holds: 'ids',
      required: true,
      min: 1,
      max: 2,
      message: 'Please select one or two categories',
    },
  },
  refuse: ({ categoryIds }) => (new Set(categoryIds).size < categoryIds.length ? 'Each category once' : null),
  factors: (index, { categoryIds }) =>
    categoryIds.map((id) => ({
      axes: [index.attributesOf('categoryIds', id).map((attribute) => ({ attributes: [attribute] }))],
      forms: [{ templateType: 'manual_v2_without_product', promptType: 'Discovery' }],
    })),
});
Object.assign(GENERATORS, { 'by-category': byCategory });
Array.prototype.push.call(EXACT_KINDS, 'by-category');

let product: Product;
let app: INestApplication;
let client: ApiClient;
beforeAll(async () => {
  // What follows from the list of generators is made when it is loaded: not before there is the new one.
  const { ApiClient, startProduct } = await import('#testing');
  const { ApiEnvironment, loadEnvironment } = await import('#config');
  const { createApi } = await import('../src/app.js');
  product = await startProduct({ backend: 'postgres', model: {} });
  app = await createApi(
    loadEnvironment(ApiEnvironment, {
      DATABASE_URL: product.databaseUrl,
      APP_PASSWORD: product.password,
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
      LOG_LEVEL: 'silent',
    }),
  );
  await app.listen(0, '127.0.0.1');
  client = new ApiClient(await app.getUrl());
  await client.post('/api/auth/login', { password: product.password });
});
afterAll(async () => {
  await app.close();
  await product.stop();
});

it('a generator that is only defined has its route, its checks, its estimate, and runs', async () => {
  const { newBrand, newCategory } = await import('#testing');
  const { id } = await newBrand(client);
  const { category: audience } = await newCategory(client, id, 'CustomerAttribute', 'Audience', [
    'runners',
    'walkers',
  ]);
  const { category: range } = await newCategory(client, id, 'ProductCategory', 'Range', ['shoes']);
  const call = (body: object) => client.post(`/api/brands/${id}/generate-by-category-prompts`, body);

  expect(await call({ categoryIds: [] })).toMatchObject({
    status: 400,
    body: { message: 'Please select one or two categories' },
  });
  expect(await call({ categoryIds: ['x'] })).toMatchObject({
    status: 400,
    body: { message: 'categoryIds must hold valid ids' },
  });
  expect(await call({ categoryIds: [audience.id, audience.id] })).toMatchObject({
    status: 400,
    body: { message: 'Each category once' },
  });
  expect((await call({ categoryIds: [range.id] })).status).toBe(400);

  const body = { categoryIds: [audience.id] };
  expect(await client.post(`/api/brands/${id}/estimate`, { kind: 'by-category', body })).toMatchObject({
    status: 200,
    body: { prompts: 2 },
  });
  const { status, body: answer } = await call(body);
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    requested: 2,
    failed: 0,
    prompts: [{ attribute: 'runners' }, { attribute: 'walkers' }],
  });
  const { body: jobs } = await client.get<object[]>(`/api/brands/${id}/jobs`);
  expect(jobs).toMatchObject([{ kind: 'by-category', status: 'completed', done: 2 }]);
});

it('the body of a generator stands in the description of the API', async () => {
  const { body } = await product.client.get('/api/openapi.json');
  expect(body.components.schemas.GenerateBulkV2Dto).toMatchObject({
    required: ['productCategoryIds'],
    properties: { productCategoryIds: { type: 'array', minItems: 1, maxItems: 4 } },
  });
});
