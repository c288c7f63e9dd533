import { request as rawRequest } from 'node:http';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Product, startProduct } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: 0, env: { TRUST_PROXY: 'true' } });
});
afterAll(() => product.stop());

const HTTPS = { 'x-forwarded-proto': 'https' };
const PAGES = ['/', '/api/brands', '/api/nothing', '/api/docs', '/queues', '/metrics', '/health/live'];

const asset = () => `/assets/${readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))}`;

describe('every answer', () => {
  it.each(PAGES)('%s allows scripts from here only, none inline, and no frame around it', async (path) => {
    const { headers } = await product.client.get(path);
    const policy = Object.fromEntries(
      headers
        .get('content-security-policy')!
        .split(';')
        .map((directive) => directive.split(' '))
        .map(([name, ...sources]) => [name, sources.join(' ')]),
    );
    expect(policy).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': path === '/queues' ? "'self'" : "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('that came over HTTPS is asked for that way only, for a year; over HTTP nothing is said of it', async () => {
    const { headers } = await product.client.get('/', HTTPS);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect((await product.client.get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  it.each(['/', '/api/docs', '/queues'])('%s holds no inline script', async (path) => {
    const { body } = await product.client.get<string>(path);
    // A data block, which no browser runs, is no script.
    const scripts = [...body.matchAll(/<script(?![^>]*type="application\/json")[^>]*>([^<]*)/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [tag, text] of scripts)
      expect([tag, text?.trim()]).toEqual([expect.stringContaining(' src='), '']);
    expect(body).not.toMatch(/\son\w+\s*=/i);
    expect(body).not.toMatch(/javascript:/i);
  });

  it('of the API may be kept nowhere; hashed files of the client for ever', async () => {
    const paths = ['brands', 'auth/session', 'nothing', 'openapi.json', 'docs'].map((path) => `/api/${path}`);
    for (const path of [
      ...paths,
      '/metrics',
      '/queues',
      '/queues/api/queues',
      '/health/live',
      '/health/ready',
    ])
      expect([path, (await product.client.get(path)).headers.get('cache-control')]).toEqual([
        path,
        expect.stringMatching(/no-store/),
      ]);
    expect((await product.client.get(asset())).headers.get('cache-control')).toMatch(/immutable/);
  });

  it('to TRACE, or to a method in a header, is none', async () => {
    const { hostname, port } = new URL(product.url);
    const status = await new Promise((resolve) => {
      const headers = { cookie: product.client.cookieHeader };
      rawRequest({ hostname, port, path: '/api/brands', method: 'TRACE', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(404);
    const { body: brand } = await product.client.post('/api/brands', { name: 'Stays' });
    const path = `/api/brands/${brand.id}`;
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      await product.client.post(path, {}, { [header]: 'DELETE' });
    await product.client.post(`${path}?_method=DELETE`, {});
    expect((await product.client.get(path)).status).toBe(200);
  });
});

describe('a page of another origin', () => {
  const FOREIGN: [string, Record<string, string>][] = [
    ['another host', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['another scheme', { origin: 'https://127.0.0.1' }],
    ['a host that begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another site, by the word of the browser', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host, by the word of the browser', { 'sec-fetch-site': 'same-site' }],
  ];

  it.each(FOREIGN)('(%s) can change nothing with our cookie', async (_who, headers) => {
    for (const [method, path] of [
      ['POST', '/api/brands'],
      ['PUT', `/api/brands/${crypto.randomUUID()}`],
      ['PATCH', `/api/brands/${crypto.randomUUID()}/written-prompts/${crypto.randomUUID()}`],
      ['DELETE', `/api/brands/${crypto.randomUUID()}`],
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/logout'],
      ['PUT', '/queues/api/queues/generation/pause'],
    ] as const) {
      const { status, body } = await product.client.call<any>(method, path, { name: 'Foreign' }, headers);
      expect([path, status, body.message]).toEqual([
        path,
        403,
        'This request came from another site and was refused.',
      ]);
    }
    expect((await product.client.get('/api/auth/session')).status).toBe(200);
  });

  it.each(FOREIGN)('(%s) gets no socket', async (_who, headers) => {
    const { status } = await product.client.get('/socket.io/?EIO=4&transport=polling', headers);
    expect(status).toBe(403);
  });

  it('is told from our own page and from tools that send no Origin: those may change things', async () => {
    const ours: Record<string, string>[] = [
      { origin: product.url },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ];
    for (const headers of ours) {
      expect((await product.client.post('/api/brands', { name: 'Ours' }, headers)).status).toBe(201);
      const handshake = await product.client.get('/socket.io/?EIO=4&transport=polling', headers);
      expect(handshake.status).toBe(200);
    }
  });

  it('cannot send a form that the API takes for JSON', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const { status } = await product.client.post('/api/brands', '{"name":"Form"}', {
        'content-type': type,
      });
      expect([type, status]).toEqual([type, 400]);
    }
    const { body: brands } = await product.client.get<{ name: string }[]>('/api/brands');
    expect(brands.map(({ name }) => name)).not.toContain('Form');
  });
});
