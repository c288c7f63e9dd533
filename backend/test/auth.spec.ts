import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Product, startProduct } from '#testing';
import type { ApiDocument } from './documented-client.js';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: 0 });
});
afterAll(() => product.stop());

const GUARDED = [
  'GET /api/auth/session',
  'GET /api/brands',
  'POST /api/brands',
  'GET /api/info',
  'GET /api/docs',
  'GET /api/openapi.json',
  'GET /metrics',
  'GET /queues',
  'GET /queues/api/queues',
  'GET /socket.io/?EIO=4&transport=polling',
] as const;

describe('without a session', () => {
  it.each(GUARDED)('%s is refused', async (route) => {
    const [method, path] = route.split(' ') as [string, string];
    const { status, body } = await product.stranger().call<{ message: string }>(method, path);
    expect(status).toBe(401);
    expect(body).toEqual({
      statusCode: 401,
      message: 'Please sign in to continue.',
      error: 'Please sign in to continue.',
    });
  });

  it('every route that the API describes is refused, but for signing in and out and the health checks', async () => {
    const { paths } = (await product.client.get<ApiDocument>('/api/openapi.json')).body;
    const open: string[] = [];
    for (const [path, operations] of Object.entries(paths))
      for (const method of Object.keys(operations)) {
        const url = path.replace(/\{[^}]+\}/g, crypto.randomUUID());
        const { status } = await product.stranger().call(method.toUpperCase(), url);
        if (status !== 401) open.push(`${method} ${path}`);
      }
    expect(open).toEqual(['post /api/auth/login', 'get /health/live', 'get /health/ready']);
  });

  it('nothing is read of a stranger, nor told of which paths there are', async () => {
    const post = (path: string, type: string, body: string) =>
      fetch(`${product.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });
    const large = JSON.stringify({ prompts: 'x'.repeat(11_000_000) });
    const answers = [
      await post('/api/brands', 'application/json', '{bad'),
      await post('/api/brands', 'text/plain', 'x'),
      await post(`/api/brands/${crypto.randomUUID()}/save-written-prompts`, 'application/json', large),
      await fetch(`${product.url}/api/nothing`),
      await fetch(`${product.url}/api`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await post('/api/auth/login', 'application/json', '{bad')).status).toBe(400);
  });

  it('the health checks are open', async () => {
    expect((await product.stranger().get('/health/live')).status).toBe(200);
    expect((await product.stranger().get('/health/ready')).status).toBe(200);
  });
});

describe('signing in', () => {
  it('opens a session with an HttpOnly, SameSite=Lax cookie', async () => {
    const client = product.stranger();
    const { status, body, headers } = await client.post('/api/auth/login', { password: product.password });
    expect({ status, body }).toEqual({ status: 200, body: { authenticated: true } });
    expect(headers.getSetCookie()[0]).toMatch(/^promptloom=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await client.get('/api/auth/session')).body).toEqual({ authenticated: true });
  });

  it('keeps only a hash of the token', async () => {
    const token = product.client.cookieHeader.split('=')[1] ?? '';
    const rows = await product.sql<{ hash: string }>(
      `SELECT encode(token_hash, 'escape') AS hash FROM sessions`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([{ password: '' }, { password: '   ' }, {}, { password: 5 }])(
    'refuses %j with 400',
    async (body) => {
      expect((await product.stranger().post('/api/auth/login', body)).status).toBe(400);
    },
  );

  it('answers a wrong password with 401 and a text that a person can act on', async () => {
    const { status, body } = await product.stranger().post('/api/auth/login', { password: 'wrong' });
    expect({ status, body }).toMatchObject({
      status: 401,
      body: {
        message: 'Incorrect password. Please try again.',
        error: 'Incorrect password. Please try again.',
      },
    });
  });

  it('ends the session on logout', async () => {
    const client = product.stranger();
    await client.post('/api/auth/login', { password: product.password });
    const cookie = client.cookieHeader;
    await client.post('/api/auth/logout');
    expect((await product.stranger().get('/api/auth/session', { cookie })).status).toBe(401);
  });

  it('refuses a state-changing request that another site sends with our cookie', async () => {
    const origin = { origin: 'https://evil.example' };
    const { status, body } = await product.client.post('/api/brands', { name: 'Foreign' }, origin);
    expect({ status, message: body.message }).toEqual({
      status: 403,
      message: 'This request came from another site and was refused.',
    });
    const handshake = await product.client.get('/socket.io/?EIO=4&transport=polling', origin);
    expect(handshake).toMatchObject({ status: 403, body: { message: body.message } });
    expect((await product.client.get('/api/brands')).body).toEqual([]);
  });

  it('pauses an address after too many failures, even for the right password, and says for how long', async () => {
    const attacker = product.stranger();
    let last = await attacker.post('/api/auth/login', { password: 'guess' });
    for (let failures = 1; last.status === 401 && failures <= 20; failures++) {
      last = await attacker.post('/api/auth/login', { password: 'guess' });
    }
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    await product.sql(`UPDATE sign_in_networks SET paused_until = paused_until + interval '1 minute'`);
    expect((await attacker.post('/api/auth/login', { password: product.password })).status).toBe(429);
  });
});
