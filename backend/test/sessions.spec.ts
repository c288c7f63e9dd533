import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { ApiClient, type Product, startProduct, until } from '#testing';

let product: Product;
let otherUrl: string;
beforeAll(async () => {
  product = await startProduct({ workers: 0, env: { TRUST_PROXY: 'true' } });
  otherUrl = await product.addApi();
});
afterAll(() => product.stop());

const HTTPS = { 'x-forwarded-proto': 'https' };

async function signIn(password = product.password, url = product.url): Promise<ApiClient> {
  const client = new ApiClient(url);
  await client.post('/api/auth/login', { password });
  return client;
}

const statusOf = async (client: ApiClient, url = client.url) =>
  (await new ApiClient(url, client.cookieHeader).get('/api/auth/session')).status;

/** A connected socket with the session of a client. */
async function connect(client: ApiClient, url: string): Promise<Socket> {
  const socket = io(url, {
    extraHeaders: { cookie: client.cookieHeader },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

const newest = `token_hash = (SELECT token_hash FROM sessions ORDER BY created_at DESC LIMIT 1)`;

describe('a session', () => {
  it('is good in every API process', async () => {
    expect(await statusOf(await signIn(), otherUrl)).toBe(200);
  });

  it('is a new one on each sign-in, which ends the one before', async () => {
    const client = await signIn();
    const before = new ApiClient(product.url, client.cookieHeader);
    await client.post('/api/auth/login', { password: product.password });
    expect(client.cookieHeader).not.toBe(before.cookieHeader);
    expect(await statusOf(client)).toBe(200);
    expect(await statusOf(before)).toBe(401);
  });

  it('is never one that the browser brought along', async () => {
    const chosen = `promptloom=${'A'.repeat(43)}`;
    const client = new ApiClient(product.url, chosen);
    await client.post('/api/auth/login', { password: product.password });
    expect(client.cookieHeader).not.toBe(chosen);
    expect((await product.stranger().get('/api/auth/session', { cookie: chosen })).status).toBe(401);
  });

  it('ends after seven days without use, and lives on while it is used', async () => {
    const client = await signIn();
    await product.sql(
      `UPDATE sessions SET last_seen_at = now() - interval '6 days 23 hours 59 minutes' WHERE ${newest}`,
    );
    expect(await statusOf(client)).toBe(200);
    const [row] = await product.sql<{ seconds: number }>(
      `SELECT extract(epoch FROM now() - last_seen_at)::int AS seconds FROM sessions WHERE ${newest}`,
    );
    expect(row!.seconds).toBeLessThan(60);
    await product.sql(`UPDATE sessions SET last_seen_at = now() - interval '7 days' WHERE ${newest}`);
    expect(await statusOf(client)).toBe(401);
  });

  it('ends after thirty days, however much it is used', async () => {
    const client = await signIn();
    const [row] = await product.sql<{ days: number }>(
      `SELECT extract(day FROM expires_at - created_at)::int AS days FROM sessions WHERE ${newest}`,
    );
    expect(row!.days).toBe(30);
    await product.sql(`UPDATE sessions SET expires_at = now() WHERE ${newest}`);
    expect(await statusOf(client)).toBe(401);
  });

  it('that has run out leaves no row behind', async () => {
    await signIn();
    await product.sql(`UPDATE sessions SET expires_at = now() WHERE ${newest}`);
    await until(async () => {
      const [row] = await product.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM sessions WHERE expires_at <= now()`,
      );
      return row!.count === 0;
    });
  });
});

describe('the sockets of a session are cut', () => {
  const cutReason = (socket: Socket) =>
    new Promise<string>((resolve) => socket.once('disconnect', (reason) => resolve(reason)));

  it('on logout, in all API processes, and no others', async () => {
    const [leaving, staying] = [await signIn(), await signIn()];
    const sockets = await Promise.all([connect(leaving, product.url), connect(leaving, otherUrl)]);
    const others = await Promise.all([connect(staying, product.url), connect(staying, otherUrl)]);
    const cut = Promise.all(sockets.map(cutReason));
    await leaving.post('/api/auth/logout');
    expect(await cut).toEqual(['io server disconnect', 'io server disconnect']);
    expect(others.map(({ connected }) => connected)).toEqual([true, true]);
    others.forEach((socket) => socket.close());
  });

  it.each([
    ['it was idle for too long', `last_seen_at = now() - interval '7 days'`],
    ['its time is over', 'expires_at = now()'],
  ])('when %s, without any request', async (_why, change) => {
    const client = await signIn();
    const sockets = await Promise.all([connect(client, product.url), connect(client, otherUrl)]);
    const cut = Promise.all(sockets.map(cutReason));
    await product.sql(`UPDATE sessions SET ${change} WHERE ${newest}`);
    expect(await cut).toEqual(['io server disconnect', 'io server disconnect']);
  });

  it('and cannot connect again', async () => {
    const client = await signIn();
    await new ApiClient(product.url, client.cookieHeader).post('/api/auth/logout');
    await expect(connect(client, otherUrl)).rejects.toThrow();
  });

  it('on a password change: the first process with the new one ends every session', async () => {
    const client = await signIn();
    const socket = await connect(client, product.url);
    const cut = cutReason(socket);
    const changedUrl = await product.addApi({ APP_PASSWORD: 'another shared password' });
    expect(await cut).toBe('io server disconnect');
    expect(await statusOf(client)).toBe(401);
    expect(await statusOf(client, changedUrl)).toBe(401);
    expect(await statusOf(await signIn('another shared password', changedUrl))).toBe(200);
    expect(
      (await new ApiClient(changedUrl).post('/api/auth/login', { password: product.password })).status,
    ).toBe(401);
  });
});

describe('behind HTTPS', () => {
  it('the cookie is Secure and has the __Host- prefix', async () => {
    const { headers } = await product
      .stranger()
      .post('/api/auth/login', { password: product.password }, HTTPS);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-promptloom=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it('only that cookie counts: one without the prefix could have been set by a neighbouring host', async () => {
    const { headers } = await product
      .stranger()
      .post('/api/auth/login', { password: product.password }, HTTPS);
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!;
    const bare = cookie.replace('__Host-', '');
    const ask = async (shown: string, more = {}) =>
      (await product.stranger().get('/api/auth/session', { cookie: shown, ...more })).status;
    expect(await ask(cookie, HTTPS)).toBe(200);
    expect(await ask(bare, HTTPS)).toBe(401);
    expect(await ask(cookie)).toBe(401);
  });

  it('the origin of a page is compared with the scheme that the browser used', async () => {
    const client = product.stranger();
    const login = (origin: string) =>
      client.post('/api/auth/login', { password: product.password }, { ...HTTPS, origin });
    expect((await login(product.url.replace('http:', 'https:'))).status).toBe(200);
    expect((await login(product.url)).status).toBe(403);
  });
});
