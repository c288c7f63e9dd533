import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '#contracts';
import {
  type ApiAnswer,
  ApiClient,
  newBrand,
  newCategory,
  type Product,
  startProduct,
  until,
} from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ env: { TRUST_PROXY: 'true' } });
});
afterAll(() => product.stop());

const entries = async (query = ''): Promise<AuditEntry[]> =>
  (await product.client.get<AuditEntry[]>(`/api/audit${query}`)).body;

/** What a brand's entries say, the oldest first. */
const told = async (brandId: string) =>
  (await entries(`?brandId=${brandId}`))
    .reverse()
    .map(({ action, subjectId, subject, count }) => ({ action, subjectId, subject, count }));

const line = (
  action: AuditEntry['action'],
  subjectId: string | null,
  subject: string | null = null,
  count: number | null = null,
) => ({ action, subjectId, subject, count });

/** A brand with something of everything. */
async function newShop() {
  const { client } = product;
  const { id: brandId } = await newBrand(client, 'Audited');
  const base = `/api/brands/${brandId}`;
  const range = await newCategory(client, brandId, 'ProductCategory', 'Range', ['shoes', 'boots']);
  const audience = await newCategory(client, brandId, 'CustomerAttribute', 'Audience', ['runners', 'hikers']);
  return { client, brandId, base, range, audience };
}

describe('the audit trail tells of', () => {
  it('changes by the queue dashboard, and who made them', async () => {
    const { client } = product;
    const call = '/api/queues/generation';
    for (const change of ['pause', 'resume'])
      expect((await client.call('PUT', `/queues${call}/${change}`, {})).status).toBe(200);
    await client.get(`/queues${call}`);
    await until(async () => (await entries('?action=queue.change')).length === 2);
    const { body } = await client.get<AuditEntry[]>('/api/audit?action=queue.change');
    expect(body.map(({ subject }) => subject)).toEqual([`PUT ${call}/resume`, `PUT ${call}/pause`]);
    expect(body.every(({ sessionId, address }) => sessionId && address)).toBe(true);
  });

  it('every kind of deletion, by name where there is one', async () => {
    const { client, brandId, base, range, audience } = await newShop();
    const [shoes, boots] = range.attributes.map(({ id }) => id);
    const [runners, hikers] = audience.attributes.map(({ id }) => id);
    const create = async (path: string, body: object): Promise<any> => (await client.post(path, body)).body;
    const rule = await create(`${base}/blacklists`, { forbiddenWithId: shoes, targetId: runners });
    const [categoryRule] = await create('/api/category-blacklist/batch', {
      pairs: [
        { brandId, forbiddenWithCategoryId: range.category.id, targetCategoryId: audience.category.id },
      ],
    });
    const [mixedRule] = await create('/api/attribute-category-blacklist/batch', {
      pairs: [{ brandId, forbiddenWithAttributeId: boots, targetCategoryId: audience.category.id }],
    });
    const pairing = await create(`${base}/category-pairings`, {
      productCategoryAttributeId: shoes,
      attributeCategoryId: audience.category.id,
    });
    const rival = await create(`${base}/competitors`, { name: 'Rival' });
    const renamed = await create(`${base}/modified-attribute-names`, {
      attributeId: shoes,
      modifiedName: 'Footwear',
    });
    const prompts = [1, 2, 3].map((n) => ({ question: `Secret question ${n}?` }));
    const { batchId } = await create(`${base}/save-written-prompts`, { prompts });
    const { body: saved } = await client.get(`${base}/written-prompts`);
    await client.delete(`/api/blacklists/${rule.id}`);
    await client.delete(`/api/category-blacklists/${categoryRule.id}`);
    await client.delete(`/api/attribute-category-blacklists/${mixedRule.id}`);
    await client.delete(`/api/category-pairings/${pairing.id}`);
    await client.delete(`/api/competitors/${rival.id}`);
    await client.delete(`${base}/modified-attribute-names/${renamed.id}`);
    await client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [saved[0].id] });
    await client.delete(`${base}/written-prompts-group?batchId=${batchId}`);
    await client.delete(`/api/attributes/${hikers}`);
    await client.delete(`/api/categories/${audience.category.id}`);
    await client.delete(base);
    expect(await told(brandId)).toEqual([
      line('blacklist.delete', rule.id),
      line('category-blacklist.delete', categoryRule.id),
      line('attribute-category-blacklist.delete', mixedRule.id),
      line('category-pairing.delete', pairing.id),
      line('competitor.delete', rival.id, 'Rival'),
      line('modified-name.delete', renamed.id, 'Footwear'),
      line('written-prompts.delete', null, null, 1),
      line('written-prompts.delete', batchId, null, 2),
      line('attribute.delete', hikers!, 'hikers'),
      line('category.delete', audience.category.id, 'Audience'),
      line('brand.delete', brandId, 'Audited'),
    ]);
  });

  it('templates, by their types', async () => {
    const { client, brandId, base } = await newShop();
    const template = { templateType: 'bulk_v2', promptTemplate: 'Secret template about {productCategory}.' };
    const { body: saved } = await client.post(`${base}/prompt-templates`, template);
    await client.post(`${base}/prompt-templates`, template);
    const second = { templateType: 'competitor', promptTemplate: 'Compare {brand1} and {brand2}.' };
    await client.post(`${base}/prompt-templates/save-as-default`, { templates: [template, second] });
    await client.patch(`${base}/prompt-templates`, { templates: [second], removed: ['bulk_v2'] });
    const { body: left } = await client.get(`${base}/prompt-templates`);
    expect(await told(brandId)).toEqual([
      line('template.save', saved.id, 'bulk_v2'),
      line('template.save', saved.id, 'bulk_v2'),
      line('template.save-as-default', null, 'bulk_v2, competitor'),
      line('template.delete', saved.id, 'bulk_v2'),
      line('template.save', left[0].id, 'competitor'),
    ]);
  });

  it('runs, their end by a person, and files', async () => {
    const { client, brandId, base, range } = await newShop();
    const body = { productCategoryIds: range.attributes.map(({ id }) => id) };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const { body: run } = await client.post(`${base}/generate-pc-prompts`, body, key);
    await client.post(`${base}/generate-pc-prompts`, body, key);
    expect((await client.post(`/api/jobs/${run.jobId}/cancel`)).status).toBe(409);
    expect((await client.post(`/api/jobs/${run.jobId}/retry`)).status).toBe(409);
    const { body: file } = await client.post(`${base}/generate-csv`, { maxPrompts: 3 });
    await client.delete(`${base}/csv-generations/${file.id}`);
    const worker = product.workers[0]!.pid;
    process.kill(worker, 'SIGSTOP');
    const { body: stopped } = await client.post(`${base}/generate-pc-prompts`, body, {
      prefer: 'respond-async',
    });
    await client.post(`/api/jobs/${stopped.jobId}/cancel`);
    await client.post(`/api/jobs/${stopped.jobId}/retry`);
    process.kill(worker, 'SIGCONT');
    expect(await told(brandId)).toEqual([
      line('run.start', run.jobId, 'pc', 4),
      line('csv.build', file.jobId, 'csv', 3),
      line('csv-generation.delete', file.id, file.fileName, file.promptCount),
      line('run.start', stopped.jobId, 'pc', 4),
      line('run.cancel', stopped.jobId, 'pc'),
      line('run.retry', stopped.jobId, 'pc', 4),
    ]);
  });

  it('who it was: the session by an id that opens nothing, and the address', async () => {
    const client = product.stranger();
    const from = { 'x-forwarded-for': '203.0.113.9' };
    await client.post('/api/auth/login', { password: 'wrong' }, from);
    await client.post('/api/auth/login', { password: product.password }, from);
    const { body: brand } = await client.post('/api/brands', { name: 'Short-lived' }, from);
    await client.call('DELETE', `/api/brands/${brand.id}`, undefined, from);
    const token = client.cookieHeader.split('=')[1]!;
    await client.post('/api/auth/logout', undefined, from);
    const [out, deleted, signIn, failed] = await entries('?limit=4');
    expect([failed, signIn, deleted, out].map((entry) => entry!.action)).toEqual([
      'sign-in.failed',
      'sign-in',
      'brand.delete',
      'sign-out',
    ]);
    expect(failed).toMatchObject({ sessionId: null, address: '203.0.113.9', brandId: null });
    for (const entry of [deleted, out])
      expect(entry).toMatchObject({ sessionId: signIn!.sessionId, address: '203.0.113.9' });
    const { sessionId } = signIn!;
    expect(token).not.toContain(sessionId);
    const cookie = `promptloom=${sessionId}`;
    expect((await product.stranger().get('/api/auth/session', { cookie })).status).toBe(401);
  });

  it('tries to sign in that were refused, but not of each one of a flood', async () => {
    const guess = async () =>
      product
        .stranger()
        .post('/api/auth/login', { password: 'guess' }, { 'x-forwarded-for': '203.0.113.66' });
    const statuses: number[] = [];
    // A slow machine may take longer than the first pauses last.
    while (!statuses.includes(429) && statuses.length < 20) statuses.push((await guess()).status);
    expect(statuses).toContain(429);
    await product.sql(`UPDATE sign_in_networks SET paused_until = now() + interval '10 minutes'`);
    await Promise.all(Array.from({ length: 50 }, guess));
    await product.sql(`UPDATE sign_in_networks SET paused_until = now()`);
    const throttled = await entries('?action=sign-in.throttled&limit=1000');
    expect(throttled[0]).toMatchObject({ sessionId: null, address: '203.0.113.66' });
    expect(throttled.length).toBeLessThanOrEqual(15);
  });
});

describe('an entry', () => {
  it('is written with its change or not at all: neither without the other', async () => {
    const { client, base, brandId } = await newShop();
    await product.sql(`ALTER TABLE audit_entries ADD CONSTRAINT full_up CHECK (false) NOT VALID`);
    expect((await client.delete(base)).status).toBe(400);
    await product.sql(`ALTER TABLE audit_entries DROP CONSTRAINT full_up`);
    expect((await client.get(base)).status).toBe(200);
    expect(await told(brandId)).toEqual([]);
  });

  it('is there for a refused change: not at all', async () => {
    const { client, base, brandId } = await newShop();
    await client.delete(`${base}/csv-generations/${crypto.randomUUID()}`);
    await client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [crypto.randomUUID()] });
    await client.post(`${base}/prompt-templates`, { templateType: 'bulk_v2', promptTemplate: '{nope}' });
    expect(await told(brandId)).toEqual([]);
  });

  it('holds no text of a prompt or a template, and no secret', async () => {
    const rows = JSON.stringify(await product.sql('SELECT * FROM audit_entries'));
    expect(rows.length).toBeGreaterThan(1_000);
    for (const secret of [
      'Secret question',
      'Secret template',
      product.password,
      product.client.cookieHeader,
    ])
      expect(rows).not.toContain(secret);
  });
});

describe('GET /api/audit', () => {
  it('comes in pages, the newest first, each with a link to the next', async () => {
    const all = await entries('?limit=1000');
    const seen: AuditEntry[] = [];
    let path: string | undefined = '/api/audit?limit=7';
    while (path) {
      const page: ApiAnswer<AuditEntry[]> = await product.client.get<AuditEntry[]>(path);
      expect(page.body.length).toBeLessThanOrEqual(7);
      seen.push(...page.body);
      path = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(all);
  });

  it('has 100 at most where nobody asks for more', async () => {
    await product.sql(`INSERT INTO audit_entries (action) SELECT 'sign-in' FROM generate_series(1, 120)`);
    expect(await entries()).toHaveLength(100);
    expect(await entries('?limit=110')).toHaveLength(110);
  });

  it('shows one brand, or one action', async () => {
    expect(new Set((await entries('?action=sign-in')).map(({ action }) => action))).toEqual(
      new Set(['sign-in']),
    );
    expect(await entries(`?brandId=${crypto.randomUUID()}`)).toEqual([]);
  });

  it.each([
    'brandId=x',
    'action=everything',
    'limit=0',
    'limit=1001',
    'cursor=x',
    'action=sign-in&action=sign-out',
  ])('refuses %s', async (query) => {
    expect((await product.client.get(`/api/audit?${query}`)).status).toBe(400);
  });

  it('needs a session', async () => {
    expect((await new ApiClient(product.url).get('/api/audit')).status).toBe(401);
  });
});
