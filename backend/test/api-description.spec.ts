import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '#contracts';
import { newBrand, type Product, startProduct } from '#testing';
import { type ApiDocument, ApiSchemas, DocumentedClient } from './documented-client.js';
import { everyDraft, everyEntity, everyGeneration, everySavedPrompt } from './every-call.js';
import { ADDED, SPECIFIED } from './specified-routes.js';

let product: Product;
let document: ApiDocument;
beforeAll(async () => {
  product = await startProduct({ workers: 1, model: {} });
  document = (await product.client.get<ApiDocument>('/api/openapi.json')).body;
});
afterAll(() => product.stop());

describe('the description of the API', () => {
  it('has every call of the contract, and no other but those that are named here', () => {
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

  it('names the answer of each route as the contract does, from which the client takes its types', () => {
    const told = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) => {
        const { schema } =
          (responses['201'] ?? responses['200'] ?? responses['202'])?.content?.['application/json'] ?? {};
        const startsRun = responses['200'] && responses['202'];
        if (!path.startsWith('/api/') || startsRun || !schema) return [];
        const { $ref, items } = schema;
        const name = ($ref ?? `${items?.$ref}[]`).replace('#/components/schemas/', '');
        return [[`${method.toUpperCase()} ${path.replace(/\{[^}]+\}/g, '{}')}`, name]];
      }),
    );
    expect(Object.fromEntries(told)).toEqual(ROUTES);
  });

  it('gives every body and every answer of its own a schema', () => {
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
          expect([path, name, name in schemas]).toEqual([path, name, true]);
      }
    }
  });

  it('tells the errors of a call: input, session, origin, unknown ids, size, and a database that is away', () => {
    const { responses } = document.paths['/api/brands/{brandId}/generate-manual-v2-prompts']!['post']!;
    expect(Object.keys(responses)).toEqual('200 202 400 401 403 404 409 413 502 503 504'.split(' '));
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
  await everyGeneration(client, base, product.workers[0]!.pid);
  await everySavedPrompt(client, base);
  await everyDraft(client, base);
  await client.get('/api/info');
  await client.get('/api/audit');
  await client.get('/api/auth/session');
  await expect(client.get(`${base}/no-such-thing`)).rejects.toThrow("is not in the API's description");
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
