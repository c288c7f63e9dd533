import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, newCategory, type Product, startProduct } from '#testing';
import { type ApiDocument, ApiSchemas, DocumentedClient } from './documented-client.js';

/** Section 7 of the specification, in its order. */
const SPECIFIED = `
POST /api/auth/login
GET /api/brands
GET /api/brands/{}
POST /api/brands
PUT /api/brands/{}
DELETE /api/brands/{}
GET /api/brands/{}/categories
POST /api/brands/{}/categories
PUT /api/categories/{}
DELETE /api/categories/{}
GET /api/categories/{}/attributes
GET /api/brands/{}/attributes
POST /api/categories/{}/attributes
PUT /api/attributes/{}
DELETE /api/attributes/{}
POST /api/attributes/batch
GET /api/brands/{}/blacklists
POST /api/brands/{}/blacklists
DELETE /api/blacklists/{}
POST /api/blacklist/batch
GET /api/brands/{}/category-blacklists
POST /api/category-blacklist/batch
DELETE /api/category-blacklists/{}
GET /api/brands/{}/attribute-category-blacklists
POST /api/attribute-category-blacklist/batch
DELETE /api/attribute-category-blacklists/{}
GET /api/brands/{}/category-pairings
POST /api/brands/{}/category-pairings
DELETE /api/category-pairings/{}
GET /api/brands/{}/competitors
POST /api/brands/{}/competitors
DELETE /api/competitors/{}
POST /api/brands/{}/generate-csv
GET /api/brands/{}/csv-preview
GET /api/brands/{}/download-csv
GET /api/brands/{}/csv-generations
DELETE /api/brands/{}/csv-generations/{}
GET /api/brands/{}/csv-generations/{}/breakdown
GET /api/brands/{}/csv-generations/{}/download
POST /api/brands/{}/generate-written-prompts
POST /api/brands/{}/generate-bulk-written-prompts
POST /api/brands/{}/generate-bulk-v2-prompts
POST /api/brands/{}/generate-manual-v2-prompts
POST /api/brands/{}/generate-pc-prompts
POST /api/brands/{}/generate-paired-prompts
POST /api/brands/{}/generate-competitor-prompts
POST /api/brands/{}/generate-advanced-competitor-prompts
POST /api/brands/{}/generate-validation-prompts
POST /api/brands/{}/improve-written-prompts
POST /api/brands/{}/save-written-prompts
GET /api/brands/{}/written-prompts
GET /api/brands/{}/written-prompts-summary
GET /api/brands/{}/written-prompts-filtered
GET /api/brands/{}/written-prompts-stats
GET /api/brands/{}/written-prompts-duplicates
GET /api/brands/{}/written-prompts-details
DELETE /api/brands/{}/written-prompts-group
GET /api/brands/{}/written-prompts-group-csv
PATCH /api/brands/{}/written-prompts/{}
POST /api/brands/{}/written-prompts/bulk-delete
POST /api/brands/{}/written-prompts-bulk-delete
GET /api/brands/{}/written-prompts-csv
GET /api/brands/{}/export-written-prompts-csv
GET /api/brands/{}/profound-csv
GET /api/brands/{}/modified-attribute-names
POST /api/brands/{}/modified-attribute-names
DELETE /api/brands/{}/modified-attribute-names/{}
GET /api/brands/{}/prompt-templates
POST /api/brands/{}/prompt-templates
POST /api/brands/{}/prompt-templates/save-as-default
GET /api/system-default-templates
`
  .trim()
  .split('\n');

/** What decisions.md adds, and what the product's own client and its operators need. */
const ADDED = [
  'POST /api/auth/logout',
  'GET /api/auth/session',
  'GET /api/info',
  'GET /api/brands/{}/jobs',
  'GET /api/jobs/{}',
  'GET /api/jobs/{}/prompts',
  'GET /api/jobs/{}/failures',
  'POST /api/jobs/{}/cancel',
  'POST /api/jobs/{}/retry',
  'GET /api/categories/{}/deletion-impact',
  'GET /api/attributes/{}/deletion-impact',
  'GET /api/competitors/{}/deletion-impact',
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
];

let product: Product;
let document: ApiDocument;
beforeAll(async () => {
  product = await startProduct({ workers: 1 });
  document = (await product.client.get<ApiDocument>('/api/openapi.json')).body;
});
afterAll(() => product.stop());

describe('the description of the API', () => {
  it('has every call of the specification, and no other but those that are named here', () => {
    const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`),
    );
    expect(routes.toSorted()).toEqual([...SPECIFIED, ...ADDED].toSorted());
  });

  it('is OpenAPI 3.1, whose examples obey their own schemas', () => {
    expect(document.openapi).toBe('3.1.0');
    const schemas = new ApiSchemas(document);
    expect(schemas.faults({ $ref: '#/components/schemas/SavedAnswer' }, { count: 'many' })).toMatch(
      /batchId.*count must be number/,
    );
    for (const [name, { examples = [] }] of Object.entries(document.components.schemas))
      for (const example of examples)
        expect([name, schemas.faults({ $ref: `#/components/schemas/${name}` }, example)]).toEqual([
          name,
          null,
        ]);
  });

  it('gives every body and every answer of its own a schema with an example', () => {
    const { schemas } = document.components;
    const named = (schema: { $ref?: string; items?: { $ref: string } }) =>
      (schema.$ref ?? schema.items?.$ref ?? '').replace('#/components/schemas/', '');
    for (const [path, operations] of Object.entries(document.paths)) {
      if (!path.startsWith('/api/')) continue;
      for (const [method, { requestBody, responses }] of Object.entries(operations)) {
        const answers = Object.entries(responses).flatMap(([status, { content }]) => {
          const schema = content?.['application/json']?.schema;
          expect([method, path, status, schema ?? content?.['text/csv']]).not.toContain(undefined);
          return schema ? [named(schema)] : [];
        });
        const body = requestBody ? [named(requestBody.content['application/json']!.schema)] : [];
        for (const name of [...answers, ...body])
          expect([path, name, schemas[name]?.examples?.length]).toEqual([path, name, 1]);
      }
    }
  });

  it('tells the errors of a call: input, session, origin, unknown ids, size, and a database that is away', () => {
    const { responses } = document.paths['/api/brands/{brandId}/generate-manual-v2-prompts']!['post']!;
    expect(Object.keys(responses)).toEqual('200 202 400 401 403 404 413 502 503 504'.split(' '));
    expect(document.paths['/api/auth/login']!['post']!.security).toEqual([]);
    expect(document.paths['/api/auth/login']!['post']!.responses).toHaveProperty('429');
  });

  it('has the bounds of bodies', () => {
    expect(document.components.schemas['CreateBrandDto']).toMatchObject({
      required: ['name'],
      properties: {
        name: { type: 'string' },
        maxPrompts: { type: 'number', minimum: 1, maximum: 2000, default: 250 },
      },
    });
  });
});

it('real answers are as the description says, for every route', async () => {
  const client = await DocumentedClient.of(product.client);
  const brand = await newBrand(client);
  const base = `/api/brands/${brand.id}`;
  await everyEntity(client, base, brand.id);
  await everyGeneration(client, base);
  await everySavedPrompt(client, base);
  await client.get('/api/info');
  await client.get('/api/auth/session');
  await client.get(`${base}/no-such-thing`).catch(() => undefined);
  expect((await client.get(`/api/brands/not-an-id`)).status).toBe(400);
  expect((await client.get(`/api/brands/${crypto.randomUUID()}`)).status).toBe(404);
  await client.put(base, { maxPrompts: 12 });
  await client.get('/api/brands');
  await client.get(base);
  await client.delete(base);
  await client.post('/api/auth/login', { password: 'wrong' });
  await client.post('/api/auth/logout');
  expect((await client.get(base)).status).toBe(401);

  const good = [...client.seen]
    .filter((place) => / 20\d$/.test(place))
    .map((place) => place.replace(/ \d+$/, ''));
  const undocumented = ['/health/', '/metrics'];
  const expected = Object.entries(document.paths)
    .filter(([path]) => !undocumented.some((start) => path.startsWith(start)))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    .filter((route) => route !== 'POST /api/auth/login');
  expect(new Set(good)).toEqual(new Set(expected));
});

/** Categories, attributes, rules, pairings, competitors, templates and modified names. */
async function everyEntity(client: DocumentedClient, base: string, brandId: string): Promise<void> {
  const range = await newCategory(client, brandId, 'ProductCategory', 'Range', ['shoes', 'boots']);
  const audience = await newCategory(client, brandId, 'CustomerAttribute', 'Audience', ['runners', 'hikers']);
  const material = await newCategory(client, brandId, 'ProductAttribute', 'Material', ['wool', 'cork']);
  const [shoes, boots] = range.attributes;
  const [runners] = audience.attributes;
  await client.get(`${base}/categories`);
  await client.get(`${base}/attributes`);
  await client.get(`/api/categories/${range.category.id}/attributes`);
  await client.put(`/api/categories/${audience.category.id}`, { weight: 3 });
  await client.put(`/api/attributes/${runners!.id}`, { weight: 2 });
  const { body: spare } = await client.post(`${base}/categories`, {
    catType: 'ProductAttribute',
    displayName: 'Spare',
  });
  const { body: single } = await client.post(`/api/categories/${spare.id}/attributes`, {
    displayName: 'one',
  });
  await client.get(`/api/attributes/${single.id}/deletion-impact`);
  await client.delete(`/api/attributes/${single.id}`);
  await client.get(`/api/categories/${spare.id}/deletion-impact`);

  const pair = { forbiddenWithId: runners!.id, targetId: material.attributes[0]!.id };
  const { body: rule } = await client.post(`${base}/blacklists`, pair);
  expect((await client.post(`${base}/blacklists`, pair)).status).toBe(409);
  await client.post('/api/blacklist/batch', { pairs: [{ ...pair, brandId }] });
  await client.get(`${base}/blacklists`);
  await client.delete(`/api/blacklists/${rule.id}`);
  const ofCategories = { forbiddenWithCategoryId: spare.id, targetCategoryId: audience.category.id };
  const { body: categoryRules } = await client.post('/api/category-blacklist/batch', {
    pairs: [{ ...ofCategories, brandId }],
  });
  await client.get(`${base}/category-blacklists`);
  await client.delete(`/api/category-blacklists/${categoryRules[0].id}`);
  const mixed = { forbiddenWithAttributeId: boots!.id, targetCategoryId: spare.id };
  const { body: mixedRules } = await client.post('/api/attribute-category-blacklist/batch', {
    pairs: [{ ...mixed, brandId }],
  });
  await client.get(`${base}/attribute-category-blacklists`);
  await client.delete(`/api/attribute-category-blacklists/${mixedRules[0].id}`);
  await client.delete(`/api/categories/${spare.id}`);

  const pairing = { productCategoryAttributeId: shoes!.id, attributeCategoryId: audience.category.id };
  await client.post(`${base}/category-pairings`, pairing);
  expect((await client.post(`${base}/category-pairings`, pairing)).status).toBe(409);
  const extra = { productCategoryAttributeId: boots!.id, attributeCategoryId: audience.category.id };
  const { body: extraPairing } = await client.post(`${base}/category-pairings`, extra);
  await client.delete(`/api/category-pairings/${extraPairing.id}`);
  await client.get(`${base}/category-pairings`);
  await client.post(`${base}/competitors`, { name: 'Rival' });
  const { body: gone } = await client.post(`${base}/competitors`, { name: 'Gone' });
  await client.get(`/api/competitors/${gone.id}/deletion-impact`);
  await client.delete(`/api/competitors/${gone.id}`);

  const template = { templateType: 'bulk_v2', promptTemplate: 'Ask about {productCategory}.' };
  expect((await client.post(`${base}/prompt-templates`, template)).status).toBe(201);
  expect((await client.post(`${base}/prompt-templates`, template)).status).toBe(200);
  await client.get(`${base}/prompt-templates`);
  await client.post(`${base}/prompt-templates/save-as-default`, { templates: [template] });
  await client.get('/api/system-default-templates');
  const { body: renamed } = await client.post(`${base}/modified-attribute-names`, {
    attributeId: shoes!.id,
    modifiedName: 'Footwear',
  });
  await client.get(`${base}/modified-attribute-names`);
  await client.delete(`${base}/modified-attribute-names/${renamed.id}`);
}

/** Each generator, its job, and the structured files. */
async function everyGeneration(client: DocumentedClient, base: string): Promise<void> {
  const { body: attributes } = await client.get(`${base}/attributes`);
  const { body: competitors } = await client.get(`${base}/competitors`);
  const idOf = (name: string) =>
    attributes.find((one: { displayName: string }) => one.displayName === name).id;
  const categoryOf = (name: string) =>
    attributes.find((one: { displayName: string }) => one.displayName === name).attributeCategoryId;
  const productCategoryIds = [idOf('shoes')];
  const selectedAttributes = { [categoryOf('runners')]: [idOf('runners')] };
  const calls: [string, object?][] = [
    ['generate-pc-prompts', { productCategoryIds }],
    ['generate-bulk-v2-prompts', { productCategoryIds }],
    ['generate-manual-v2-prompts', { productCategoryIds, selectedAttributes }],
    ['generate-paired-prompts'],
    ['generate-competitor-prompts'],
    [
      'generate-advanced-competitor-prompts',
      { competitorIds: competitors.map(({ id }: { id: string }) => id), productCategoryIds },
    ],
    ['generate-validation-prompts', { productCategoryIds }],
    [
      'generate-written-prompts',
      {
        productCategoryAttributeIds: productCategoryIds,
        selectedCategoryIds: [categoryOf('wool')],
        promptCount: 2,
      },
    ],
    ['generate-bulk-written-prompts', { seed: 1 }],
    ['generate-csv', { seed: 1, maxPrompts: 5 }],
    ['improve-written-prompts', { prompts: [{ question: 'Why?' }], instructions: 'Say more.' }],
  ];
  for (const [call, body] of calls) {
    expect([call, (await client.post(`${base}/${call}`, body)).status]).toEqual([call, 200]);
    const { status, body: accepted } = await client.post(`${base}/${call}`, body, {
      prefer: 'respond-async',
    });
    expect([call, status]).toEqual([call, 202]);
    await client.get(`/api/jobs/${accepted.jobId}/prompts`);
    await client.get(`/api/jobs/${accepted.jobId}/failures`);
    await client.get(`/api/jobs/${accepted.jobId}`);
  }
  await everyJobCall(client, base);
  const { body: files } = await client.get(`${base}/csv-generations`);
  await client.get(`${base}/csv-preview`);
  await client.get(`${base}/download-csv`);
  await client.get(`${base}/csv-generations/${files[0].id}/breakdown`);
  await client.get(`${base}/csv-generations/${files[0].id}/download`);
  await client.delete(`${base}/csv-generations/${files[0].id}`);
}

async function everyJobCall(client: DocumentedClient, base: string): Promise<void> {
  const { body: jobs } = await client.get(`${base}/jobs`);
  expect((await client.post(`/api/jobs/${jobs.at(-1).id}/cancel`)).status).toBe(409);
  process.kill(product.workers[0]!.pid, 'SIGSTOP');
  const { body: attributes } = await client.get(`${base}/attributes`);
  const { body: queued } = await client.post(
    `${base}/generate-pc-prompts`,
    { productCategoryIds: [attributes[0].id] },
    { prefer: 'respond-async' },
  );
  await client.post(`/api/jobs/${queued.jobId}/cancel`);
  await client.post(`/api/jobs/${queued.jobId}/retry`);
  process.kill(product.workers[0]!.pid, 'SIGCONT');
}

/** Saving, reading, changing and deleting saved prompts, and their files. */
async function everySavedPrompt(client: DocumentedClient, base: string): Promise<void> {
  const prompts = ['One?', 'Two?', 'Three?'].map((question) => ({
    question,
    productCategory: 'shoes',
    attributeCategory: 'Audience',
    attribute: 'runners',
  }));
  const { body: saved } = await client.post(`${base}/save-written-prompts`, { prompts });
  const { body: rows } = await client.get(`${base}/written-prompts`);
  for (const path of ['summary', 'filtered?attributes=runners', 'stats', 'duplicates', 'csv'])
    await client.get(`${base}/written-prompts-${path}`);
  await client.get(`${base}/export-written-prompts-csv`);
  await client.get(`${base}/profound-csv`);
  await client.get(`${base}/written-prompts-details?batchId=${saved.batchId}`);
  await client.get(`${base}/written-prompts-group-csv?batchId=${saved.batchId}`);
  await client.patch(`${base}/written-prompts/${rows[0].id}`, { question: 'Changed?' });
  await client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [rows[0].id] });
  await client.delete(`${base}/written-prompts-group?batchId=${saved.batchId}`);
  await client.post(`${base}/save-written-prompts`, { prompts });
  await client.post(`${base}/written-prompts-bulk-delete`, {
    groups: [{ productCategory: 'shoes', attributeCategory: 'Audience' }],
  });
  expect((await client.get(`${base}/written-prompts-details`)).status).toBe(400);
}
