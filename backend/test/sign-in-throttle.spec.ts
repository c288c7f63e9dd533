import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiClient, type Product, startProduct } from '#testing';

/** Behind one proxy; a second process of it has none in front. */
let product: Product;
let bareUrl: string;
beforeAll(async () => {
  product = await startProduct({ workers: 0, env: { TRUST_PROXY: 'true' } });
  bareUrl = await product.addApi({ TRUST_PROXY: 'false' });
});
afterAll(() => product.stop());
beforeEach(() => product.sql(`TRUNCATE sign_in_networks, rate_leases`));

/** A try to sign in that a proxy passes on for an address. */
const tryFrom = async (forwarded: string, password = 'guess', url = product.url) =>
  new ApiClient(url).post('/api/auth/login', { password }, { 'x-forwarded-for': forwarded });

/** Tries one after the other until one is refused. @returns the statuses */
async function tryAll(addresses: string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await tryFrom(address)).status);
  return statuses;
}

const many = (count: number, address: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => address(place));

/** As if every network that tried had used up its ten free tries: a try costs a hash, which is slow on purpose. */
const useUpFreeTries = () => product.sql(`UPDATE sign_in_networks SET tries = 10`);

/** By a minute: a slow machine may take longer than the first pauses last. */
const prolongPauses = () =>
  product.sql(`UPDATE sign_in_networks SET paused_until = paused_until + interval '1 minute'`);

/** Whether addresses are one network to the product: the third has to wait for what the others tried. */
async function areOne(addresses: [string, string, string], url = product.url): Promise<boolean> {
  const statuses: number[] = [];
  for (const address of addresses) {
    statuses.push((await tryFrom(address, 'guess', url)).status);
    if (statuses.length === 1) await useUpFreeTries();
    if (statuses.length === 2) await prolongPauses();
  }
  expect(statuses.slice(0, 2)).toEqual([401, 401]);
  return statuses[2] === 429;
}

const HOME = '192.0.2.1';

/** Seconds of the pause that the last try began. */
const lastPause = async (): Promise<number> => {
  const [row] = await product.sql<{ seconds: number }>(
    `SELECT round(extract(epoch FROM paused_until - forgotten_at + interval '1 hour'))::int AS seconds
     FROM sign_in_networks`,
  );
  return row!.seconds;
};

describe('one network', () => {
  it('has ten free tries, then a pause that doubles after each further one, for the right password too', async () => {
    expect(await tryAll(many(11, () => HOME))).toEqual(Array<number>(11).fill(401));
    for (const pause of [2, 4, 8]) {
      expect(await lastPause()).toBe(pause);
      await prolongPauses();
      const { status, headers } = await tryFrom(HOME, product.password);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60 + pause);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      await product.sql(`UPDATE sign_in_networks SET paused_until = now()`);
      expect((await tryFrom(HOME)).status).toBe(401);
    }
  });

  it('is paused for at most a quarter of an hour, and begins afresh after an hour', async () => {
    await tryFrom(HOME);
    await product.sql(`UPDATE sign_in_networks SET tries = 1000`);
    expect((await tryFrom(HOME)).status).toBe(401);
    const refused = await tryFrom(HOME);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
    await product.sql(`UPDATE sign_in_networks SET paused_until = now(), forgotten_at = now()`);
    expect(await tryAll([HOME, HOME])).toEqual([401, 401]);
  });

  it('forgets its tries after a good one', async () => {
    await tryFrom(HOME);
    await useUpFreeTries();
    expect((await tryFrom(HOME, product.password)).status).toBe(200);
    expect(await tryAll([HOME, HOME, HOME])).toEqual([401, 401, 401]);
  });

  it('gains nothing by trying many at once, at two API processes', async () => {
    const urls = many(60, (place) => (place % 2 ? product.url : bareUrl));
    const answers = await Promise.all(urls.map((url) => tryFrom('127.0.0.1', 'guess', url)));
    const statuses = answers.map(({ status }) => status);
    // On a slow machine some wait too long for a connection: 503.
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    // A slow machine may take longer than the first pauses last.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(13);
  });

  it('is not chosen by whoever sends an X-Forwarded-For', async () => {
    expect(await areOne(['203.0.113.1', '203.0.113.2', '203.0.113.3'], bareUrl)).toBe(true);
  });

  it('is what the nearest proxy saw, whatever a client had put before it', async () => {
    const [first, second, third] = [1, 2, 3].map((place) => `203.0.113.${place}, ${HOME}`);
    expect(await areOne([first!, second!, third!])).toBe(true);
    expect((await tryFrom('203.0.113.1')).status).toBe(401);
  });

  it('is the /64 of an IPv6 address', async () => {
    expect(await areOne(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::1'])).toBe(true);
    expect((await tryFrom('2001:db8:1:3::1')).status).toBe(401);
  });
});

describe('all networks together', () => {
  it('have 20 first tries a minute; after that a new one waits for seconds', async () => {
    const statuses = await Promise.all(
      many(45, (place) => `198.51.100.${place}`).map(async (address) => (await tryFrom(address)).status),
    );
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(20);
    expect(statuses).toContain(429);
    await product.sql(`UPDATE rate_leases SET next_at = now() + interval '1 minute'`);
    const late = await tryFrom(HOME, product.password);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(3);
    await product.sql(`UPDATE rate_leases SET next_at = next_at - interval '3 seconds'`);
    expect((await tryFrom(HOME, product.password)).status).toBe(200);
  });

  it('do not use up the first try of a new one by trying again and again', async () => {
    // So many that even a slow machine reaches the pauses that double.
    const few = many(60, (place) => `198.51.100.${place % 2}`);
    const statuses = await Promise.all(few.map(async (address) => (await tryFrom(address)).status));
    expect(statuses).toContain(429);
    expect((await tryFrom(HOME, product.password)).status).toBe(200);
  });

  it('hold nobody up from where somebody signed in before', async () => {
    expect((await tryFrom(HOME, product.password)).status).toBe(200);
    await product.sql(`UPDATE rate_leases SET next_at = now() + interval '1 minute'`);
    expect((await tryFrom('198.51.100.1')).status).toBe(429);
    expect((await tryFrom(HOME)).status).toBe(401);
    expect((await tryFrom(HOME, product.password)).status).toBe(200);
  });
});
