import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { type ApiError, LIMITS } from '#contracts';
import { newBrand, type Product, startProduct } from '#testing';
import { newShop } from './validation-rules.js';

let product: Product;
let base: string;
beforeAll(async () => {
  product = await startProduct({ workers: 0 });
  base = `/api/brands/${(await newBrand(product.client)).id}`;
});
afterAll(() => product.stop());

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  product.client.post(path, body, headers);

/** The server stands after it, and refused what was sent. */
async function expectRefused(answer: { status: number; body: any }, status = 400): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ statusCode: status, error: answer.body.message });
  expect((await product.client.get('/api/auth/session')).status).toBe(200);
}

describe('a body', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

  it.each([65, 1_000, 100_000, 1_000_000])(
    'nested %d deep is refused, before anything walks through it',
    async (depth) => {
      for (const body of [
        nested(depth),
        `{"name":"Deep","extra":${nested(depth)}}`,
        `{"name":"Deep","extra":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
        `{"name":"Deep","extra":${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}}`,
      ])
        await expectRefused(await post('/api/brands', body));
    },
  );

  it('of very many fields is refused, before anything walks through it', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, i) => `"k${i}":1`).join();
    await expectRefused(await post('/api/brands', `{"name":"Wide",${fields(10_001)}}`));
    await expectRefused(await post('/api/brands', `{"name":"Wide","extra":[{${fields(10_001)}}]}`));
    const lists = await post('/api/brands', {
      name: 'Many',
      extra: Array.from({ length: 20_000 }, () => ({ a: 1 })),
    });
    expect(lists.status).toBe(201);
  });

  it('of more lists or values than any of ours has is refused, before anything walks through it', async () => {
    for (const [one, count] of [
      ['[]', 150_000],
      ['{}', 150_000],
      ['0', 1_500_001],
    ] as const) {
      const answer = await post('/api/brands', `{"name":"Many","extra":[${Array(count).fill(one).join()}]}`);
      await expectRefused(answer);
      expect(answer.body.message).toMatch(/it has too many (lists and objects|values)$/);
    }
  });

  it('of a sign-in, which anybody may send, is small and not packed', async () => {
    const packed = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    const signIn = (body: string | Uint8Array, headers: Record<string, string>) =>
      fetch(`${product.url}/api/auth/login`, { method: 'POST', headers, body });
    const zeros = gzipSync(`{"password":"${'0'.repeat(5_000_000)}"}`);
    expect((await signIn(new Uint8Array(zeros), packed)).status).toBe(400);
    const large = JSON.stringify({ password: 'x'.repeat(200_000) });
    expect((await signIn(large, { 'content-type': 'application/json' })).status).toBe(413);
    const longest = JSON.stringify({ password: '\uFFFD'.repeat(LIMITS.passwordLength) });
    expect((await signIn(longest, { 'content-type': 'application/json' })).status).toBe(401);
  });

  it.each(['nonsense', 'constructor', 'toString', 'hasOwnProperty', '__proto__'])(
    'with a selection of the category %s is refused',
    async (name) => {
      for (const ids of ['["x"]', `["${crypto.randomUUID()}"]`])
        await expectRefused(
          await post(
            `${base}/generate-manual-v2-prompts`,
            `{"productCategoryIds":["${crypto.randomUUID()}"],"selectedAttributes":{"${name}":${ids}}}`,
          ),
        );
    },
  );

  it('may hold brackets in texts, and be as deep as anybody needs', async () => {
    const name = `${'[{'.repeat(60)}"\\${'}]'.repeat(30)}`;
    const { status, body } = await post('/api/brands', { name, extra: JSON.parse(nested(60)) as unknown });
    expect([status, body.name]).toEqual([201, name]);
  });

  it.each([
    ['PATCH', 'prompt-templates', (list: unknown) => ({ templates: list })],
    ['POST', 'prompt-templates/save-as-default', (list: unknown) => ({ templates: list })],
    ['POST', 'save-written-prompts', (list: unknown) => ({ prompts: list })],
    ['POST', 'save-written-prompts', (list: unknown) => ({ jobId: crypto.randomUUID(), replace: list })],
    ['POST', 'improve-written-prompts', (list: unknown) => ({ prompts: list, instructions: 'Shorter.' })],
    ['POST', 'written-prompts-bulk-delete', (list: unknown) => ({ groups: list })],
    ['POST', '/api/attributes/batch', (list: unknown) => ({ attributes: list })],
    ['POST', '/api/blacklist/batch', (list: unknown) => ({ pairs: list })],
    ['POST', '/api/category-blacklist/batch', (list: unknown) => ({ pairs: list })],
    ['POST', '/api/attribute-category-blacklist/batch', (list: unknown) => ({ pairs: list })],
    ['POST', 'rule-impact', (list: unknown) => ({ pairs: list })],
    ['POST', 'sheet-preview', (list: unknown) => ({ rows: list })],
  ])('of %s %s with a list of anything but objects is refused', async (method, path, body) => {
    const address = path.startsWith('/') ? path : `${base}/${path}`;
    for (const list of [[[]], [[[]]], [null], [7], ['text'], [{}, []]])
      await expectRefused(await product.client.call<ApiError>(method, address, body(list)));
  });

  it('may name our own ids in capitals', async () => {
    const shop = await newShop(product.client);
    const capital = (id: string) => id.toUpperCase();
    const [shoes, boots] = shop.productIds.map(capital);
    const audience = capital(shop.audienceId);
    const range = capital(shop.rangeId);
    const runners = capital(shop.runners);
    const brandId = capital(shop.brandId);
    for (const [path, sent, count] of [
      ['estimate', { kind: 'bulk-v2', body: { productCategoryIds: [shoes, boots] } }, 4],
      ['estimate', { kind: 'manual-v2', body: { selectedAttributes: { [audience]: [runners] } } }, 1],
      ['estimate', { kind: 'validation', body: { attributeCategoryId: audience } }, 2],
      ['estimate', { kind: 'written', body: { productCategoryAttributeIds: [shoes] } }, 1],
    ] as const) {
      const { status, body } = await post(`/api/brands/${brandId}/${path}`, sent);
      expect([path, status, body.prompts]).toEqual([path, 200, count]);
    }
    for (const [path, sent] of [
      ['rule-impact', { pairs: [{ brandId, forbiddenWithId: runners, targetId: boots }] }],
      ['save-written-prompts', { prompts: [{ question: 'What now?', attributeIds: [null, runners] }] }],
      ['modified-attribute-names', { attributeId: runners, modifiedName: 'those who run' }],
      ['category-pairings', { productCategoryAttributeId: shoes, attributeCategoryId: audience }],
      ['blacklists', { forbiddenWithId: runners, targetId: boots }],
    ] as const) {
      const { body } = await post(`/api/brands/${brandId}/${path}`, sent);
      expect([path, body.message]).toEqual([path, undefined]);
    }
    for (const [path, pair] of [
      ['category-blacklist', { forbiddenWithCategoryId: range, targetCategoryId: audience }],
      ['attribute-category-blacklist', { forbiddenWithAttributeId: boots, targetCategoryId: audience }],
    ] as const)
      expect([path, (await post(`/api/${path}/batch`, { pairs: [{ brandId, ...pair }] })).status]).toEqual([
        path,
        201,
      ]);
    const itself = [{ brandId, forbiddenWithId: runners, targetId: shop.runners }];
    await expectRefused(await post('/api/blacklist/batch', { pairs: itself }));
    const covered = await product.client.get(
      `/api/brands/${brandId}/coverage-plan?strength=1&maxAttributes=1&scope=all&productCategoryIds=${shoes}`,
    );
    expect(covered.status).toBe(200);
  });

  it('with half a surrogate pair, which is no text, is refused', async () => {
    for (const half of ['\\ud800', '\\uDFFF', 'a\\ud83d', '\\ude00\\ud83d'])
      await expectRefused(await post('/api/brands', `{"name":"${half}"}`));
    expect((await post('/api/brands', '{"name":"\\ud83d\\ude00"}')).body.name).toBe('😀');
  });

  it.each([
    '1e400',
    '-1e400',
    '1e308',
    '99999999999999999999',
    '2147483648',
    '0.5',
    '-1',
    '"1"',
    'true',
    '[1]',
    '{}',
  ])('with %s for a whole number is refused', async (number) => {
    await expectRefused(await post('/api/brands', `{"name":"Number","maxPrompts":${number}}`));
    await expectRefused(
      await post(
        `${base}/generate-bulk-written-prompts`,
        `{"singleAttributePercentage":${number === '1e308' ? '101' : number}}`.replace('true', '"x"'),
      ),
    );
  });

  it('that unpacks to more than ten megabytes is refused as too large', async () => {
    const bomb = gzipSync(`{"name":"${'x'.repeat(50_000_000)}"}`);
    expect(bomb.length).toBeLessThan(100_000);
    await expectRefused(await post('/api/brands', bomb, { 'content-encoding': 'gzip' }), 413);
  });

  it.each([
    ['application/json; charset=latin1', undefined],
    ['application/json; charset=utf-7', undefined],
    ['application/json; charset=utf-16', undefined],
    ['application/json', 'zstd'],
    ['application/json', 'gzip'],
    ['application/xml', undefined],
    ['text/html', undefined],
    ['', undefined],
  ])('as %s, packed with %s, is refused', async (type, encoding) => {
    const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
    await expectRefused(await post('/api/brands', '{"name":"Odd"}', headers));
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'as %s is refused, too, where every field may be absent',
    async (type) => {
      const jobs = (await product.client.get(`${base}/jobs`)).body;
      for (const call of ['generate-csv', 'generate-paired-prompts'])
        await expectRefused(
          await product.client.call('POST', `${base}/${call}`, '{"maxPrompts":5}', { 'content-type': type }),
        );
      await expectRefused(await product.client.call('PUT', base, '{"name":"Odd"}', { 'content-type': type }));
      expect((await product.client.get(`${base}/jobs`)).body).toEqual(jobs);
    },
  );
});

describe('a link', () => {
  it.each([
    'limit=1&limit=2',
    'cursor=1&cursor=2',
    'limit=1e400',
    'limit=-1',
    'limit=NaN',
    'limit=',
    'limit[]=1',
    'cursor=9999999999999999999',
    'cursor=1%00',
    'cursor=%FF',
  ])('with %s is refused, or says nothing', async (query) => {
    const answer = await product.client.get(`${base}/written-prompts?${query}`);
    if (query === 'limit[]=1') expect(answer.status).toBe(200);
    else await expectRefused(answer);
  });

  it('with a key twice is refused where one value is meant, and read as two where several may be', async () => {
    const id = crypto.randomUUID();
    await expectRefused(
      await product.client.get(`${base}/written-prompts-details?batchId=${id}&batchId=${id}`),
    );
    await expectRefused(
      await product.client.get(`${base}/profound-csv?spreadsheetSafe=true&spreadsheetSafe=false`),
    );
    expect((await product.client.get(`${base}/profound-csv?promptIds=${id}&promptIds=${id}`)).status).toBe(
      200,
    );
  });

  it.each(['attributes=%FF', 'attributes=%ED%A0%80', 'attributes=a%00b', 'attributes=%C0%AF'])(
    'that is no Unicode (%s) is refused',
    async (query) => {
      await expectRefused(await product.client.get(`${base}/written-prompts-filtered?${query}`));
    },
  );
});

describe('on the wire', () => {
  /** Sends bytes as they are. @returns the answer, '' when there was none */
  const send = async (head: string[], body = '', timeoutMs = 20_000): Promise<string> => {
    const { hostname, port } = new URL(product.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    // Whoever is refused while still sending is cut off after the answer.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write([...head, `Host: ${hostname}:${port}`, '', body].join('\r\n'));
    socket.setTimeout(timeoutMs, () => socket.end());
    await closed;
    return answer;
  };
  const login = 'POST /api/auth/login HTTP/1.1';
  const json = 'Content-Type: application/json';

  it.each([
    ['a length that is no number', [login, json, 'Content-Length: many']],
    ['a negative length', [login, json, 'Content-Length: -1']],
    ['two lengths', [login, json, 'Content-Length: 2', 'Content-Length: 3']],
    ['a length and chunks', [login, json, 'Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['an unknown transfer encoding', [login, json, 'Transfer-Encoding: magic']],
    ['a header with a line break in its name', ['GET / HTTP/1.1', 'X-A\n: b']],
    ['a space before the colon', ['GET / HTTP/1.1', 'X-A : b']],
    ['an unknown method', ['EVIL / HTTP/1.1']],
    ['an unknown version', ['GET / HTTP/9.9']],
  ])('%s is refused', async (_what, head) => {
    const answer = await send(head, '{}');
    expect(answer).toMatch(/^HTTP\/1\.1 (400|501|505) /);
    expect(answer).toMatch(/\r\n\r\n\{"statusCode":(400|501|505),"message":"[^"]+","error":"[^"]+"\}$/);
    expect((await product.client.get('/api/auth/session')).status).toBe(200);
  });

  it('a long path is refused, wherever it leads, before anything resolves it', async () => {
    for (const path of ['/', '/assets/', '/health/', '/api/brands/'])
      expect(await send([`GET ${path}${'../'.repeat(70_000)} HTTP/1.1`, 'Connection: close'])).toMatch(
        /^HTTP\/1\.1 414 /,
      );
    expect((await product.client.get('/api/auth/session')).status).toBe(200);
    expect(product.api.log).not.toContain('../'.repeat(1_000));
  });

  it('a length greater than the body ends in nothing written', async () => {
    const before = (await product.client.get<unknown[]>('/api/brands')).body.length;
    const cookie = `Cookie: ${product.client.cookieHeader}`;
    await send(['POST /api/brands HTTP/1.1', json, cookie, 'Content-Length: 500'], '{"name":"Half"}', 2_000);
    expect((await product.client.get<unknown[]>('/api/brands')).body).toHaveLength(before);
  });

  it('headers of more than 256 kB are refused', async () => {
    expect(await send(['GET / HTTP/1.1', `X-Long: ${'x'.repeat(300_000)}`])).toMatch(
      / 431 [\s\S]+\r\n\r\n\{"statusCode":431,"message":"The headers are longer than 256 kB"/,
    );
  });
});

describe('a socket', () => {
  const connected = async () => {
    const socket = io(product.url, {
      extraHeaders: { cookie: product.client.cookieHeader },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return socket;
  };

  it('that asks for odd rooms gets none, and everybody else their answers', async () => {
    const socket = await connected();
    const odd = [undefined, null, 7, '', 'x'.repeat(10_000), [], [['a']], { toString: 1 }, true, '\0'];
    for (const room of odd) {
      expect(await socket.emitWithAck('brand:join', room)).toMatchObject({ ok: false });
      socket.emit('brand:leave', room);
      socket.emit('brand:join', room, 'more', {});
      socket.emit('session:join', room);
    }
    const id = base.split('/').at(-1);
    expect(await socket.emitWithAck('brand:join', id)).toEqual({ ok: true });
    expect(await socket.emitWithAck('brand:leave', id)).toEqual({ ok: true });
    expect(/TypeError|RangeError/.test(product.api.log)).toBe(false);
    socket.close();
  });

  it('that sends more than 64 kB at once is cut', async () => {
    const socket = await connected();
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    socket.emit('brand:join', 'x'.repeat(100_000));
    await cut;
    expect((await product.client.get('/api/auth/session')).status).toBe(200);
  });
});
