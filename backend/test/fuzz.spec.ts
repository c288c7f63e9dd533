import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ApiClient, type Product, startProduct, until } from '#testing';
import { type ApiDocument, ApiSchemas, type Operation } from './documented-client.js';
import { type FuzzedRequest, type IdPool, RequestFuzzer } from './fuzz-requests.js';
import { SPECIFIED, ADDED } from './specified-routes.js';
import { newShop } from './validation-rules.js';

/** The same requests in every run: `FUZZ_SEED=… FUZZ_RUNS=1000 npm test -- backend/test/fuzz` tries others, and more. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 4711);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 24);

let product: Product;
let schemas: ApiSchemas;
/** Made anew after whatever deletes. */
let ids: IdPool | undefined;
beforeAll(async () => {
  // No worker yet: what is written is written by requests alone.
  product = await startProduct({ workers: 0 });
  schemas = new ApiSchemas((await product.client.get<ApiDocument>('/api/openapi.json')).body);
});
afterAll(() => product.stop());

/** A brand with something of everything, and another one beside it. */
async function newIds(): Promise<IdPool> {
  counted = undefined;
  const { client } = product;
  const [own, other] = [await newShop(client), await newShop(client)];
  const { base, brandId, productIds, rangeId, audienceId, runners } = own;
  const create = async (path: string, body: object): Promise<any> =>
    (await client.post(path, body, { prefer: 'respond-async' })).body;
  const pair = { forbiddenWithId: productIds[0], targetId: runners };
  const between = { brandId, forbiddenWithCategoryId: rangeId, targetCategoryId: audienceId };
  const mixed = { brandId, forbiddenWithAttributeId: productIds[1], targetCategoryId: audienceId };
  const pairing = { productCategoryAttributeId: productIds[0], attributeCategoryId: audienceId };
  const renaming = { attributeId: runners, modifiedName: 'joggers' };
  const [categoryRule] = await create('/api/category-blacklist/batch', { pairs: [between] });
  const [mixedRule] = await create('/api/attribute-category-blacklist/batch', { pairs: [mixed] });
  await create(`${base}/save-written-prompts`, { prompts: [{ question: 'One?' }, { question: 'Two?' }] });
  const { body: saved } = await client.get<{ id: string; batchId: string }[]>(`${base}/written-prompts`);
  return {
    brands: [brandId, brandId, brandId, other.brandId],
    categories: [rangeId, audienceId, other.rangeId],
    attributes: [...productIds, runners, other.runners],
    blacklists: [(await create(`${base}/blacklists`, pair)).id],
    'category-blacklists': [categoryRule.id],
    'attribute-category-blacklists': [mixedRule.id],
    'category-pairings': [(await create(`${base}/category-pairings`, pairing)).id],
    competitors: [(await create(`${base}/competitors`, { name: 'Rival' })).id],
    'modified-attribute-names': [(await create(`${base}/modified-attribute-names`, renaming)).id],
    'written-prompts': [...saved.map(({ id }) => id), saved[0]!.batchId],
    jobs: [(await create(`${base}/generate-pc-prompts`, { productCategoryIds: productIds })).jobId],
  };
}

/** What a refused sign-in is counted and told in. */
const SIGN_IN_TABLES = ['audit_entries', 'sign_in_networks', 'rate_leases'];

/** Rows of every table of ours, after the last request where that was refused: it wrote nothing. */
let counted: Record<string, number> | undefined;

async function rowCounts(): Promise<Record<string, number>> {
  const columns = (await tableNames()).map((name) => `(SELECT count(*)::int FROM ${name}) AS ${name}`);
  const [row] = await product.sql<Record<string, number>>(`SELECT ${columns.join(', ')}`);
  return row!;
}

let sentSoFar = 0;
let accepted = 0;
let names: string[] | undefined;
async function tableNames(): Promise<string[]> {
  names ??= (
    await product.sql<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  ).map(({ name }) => name);
  return names;
}

/** What the answer to a request breaks of the promises; null when nothing. */
async function brokenPromise(operation: Operation, sent: FuzzedRequest): Promise<string | null> {
  const isAuth = sent.url.startsWith('/api/auth/');
  const before = counted ?? (await rowCounts());
  counted = undefined;
  // Signing out would end the session that all others need.
  const client = isAuth ? product.stranger() : new ApiClient(product.url, product.client.cookieHeader);
  const headers = { prefer: 'respond-async', ...sent.headers };
  sentSoFar++;
  const { status, body } = await client.call<unknown>(sent.method, sent.url, sent.body, headers);
  if (status >= 500) return `${status}: ${JSON.stringify(body)}`;
  // Node.js itself refuses what is no HTTP; an odd id may lead to another route, or to none.
  const documented = operation.responses[status]?.content?.['application/json']?.schema;
  const expected = status >= 400 ? { $ref: '#/components/schemas/ApiError' } : documented;
  const faults = expected ? schemas.faults(expected, body) : null;
  if (faults) return `${status}: ${faults} in ${JSON.stringify(body).slice(0, 300)}`;
  if (!operation.responses[status]) return `${status} is not documented: ${JSON.stringify(body)}`;
  if (status < 400) {
    accepted++;
    return null;
  }
  const after = await rowCounts();
  counted = after;
  const written = Object.keys(before).filter(
    (table) => before[table] !== after[table] && !(isAuth && SIGN_IN_TABLES.includes(table)),
  );
  return written.length > 0 ? `${status}, and rows were written in ${written.join(', ')}` : null;
}

const ROUTES = [...SPECIFIED, ...ADDED].filter((route) => route.includes(' /api/'));

describe(`requests that nobody means (FUZZ_SEED=${SEED}), ${RUNS} for each route`, () => {
  it.each(ROUTES)('%s: never a 5xx, refusals as documented, and nothing written by them', async (route) => {
    const [method, shape] = route.split(' ') as [string, string];
    const path = Object.keys(schemas.document.paths).find(
      (one) =>
        one.replace(/\{[^}]+\}/g, '{}') === shape && schemas.document.paths[one]![method.toLowerCase()],
    )!;
    const operation = schemas.document.paths[path]![method.toLowerCase()]!;
    ids ??= await newIds();
    const requests = new RequestFuzzer(schemas.document, ids).requests(method.toLowerCase(), path, operation);
    const property = fc.asyncProperty(requests, async (sent) => {
      const broken = await brokenPromise(operation, sent);
      if (broken) throw new Error(`${sent.method} ${sent.url.slice(0, 300)} ${broken}`);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
    if (method === 'DELETE' || path.includes('delete')) ids = undefined;
  });

  it('many, and near enough to what is meant that many are accepted', () => {
    expect(sentSoFar).toBeGreaterThan(RUNS * ROUTES.length * 0.9);
    expect(accepted / sentSoFar).toBeGreaterThan(0.15);
  });

  it('what was accepted, a worker brings to its end', async () => {
    const worker = product.newWorker();
    product.workers.push(worker);
    await worker.start();
    await until(
      async () => (await product.sql(`SELECT 1 FROM jobs WHERE status IN ('queued', 'active')`)).length === 0,
      120_000,
    );
    const failed = await product.sql<{ reason: string }>(
      `SELECT DISTINCT reason FROM job_results WHERE reason LIKE '%internal error%'`,
    );
    expect(failed).toEqual([]);
    expect(/internal|TypeError|RangeError/.test(worker.log)).toBe(false);
  });
});
