import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, type Product, startProduct, until } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: 0 });
});
afterAll(() => product.stop());

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The decided shape: one readable message, and `error` repeats it. */
const expectError = (answer: { status: number; body: unknown }, status: number) => {
  expect(answer.status).toBe(status);
  const body = answer.body as Record<string, unknown>;
  expect(body['statusCode']).toBe(status);
  expect(typeof body['message']).toBe('string');
  expect(body['error']).toBe(body['message']);
};

describe('bad input', () => {
  it('that is no JSON, or broken UTF-8, or a NUL character, is refused with 400', async () => {
    expectError(await product.client.post('/api/brands', '{"name": '), 400);
    expectError(await product.client.post('/api/brands', new Uint8Array([0x22, 0xff, 0x22])), 400);
    expectError(await product.client.post('/api/brands', { name: 'a\0b' }), 400);
    expectError(await product.client.get('/api/brands/%00'), 400);
  });

  it('as a path id that is no UUID is refused with 400, an unknown one with 404', async () => {
    expectError(await product.client.get('/api/brands/1'), 400);
    expectError(await product.client.get('/api/brands/11111111-1111-1111-1111-111111111111'), 404);
    expectError(await product.client.get(`/api/brands/${NOBODY}`), 404);
    expectError(await product.client.delete(`/api/categories/${NOBODY}`), 404);
    expectError(await product.client.get(`/api/jobs/${NOBODY}/prompts`), 404);
  });

  it.each([[], 'text', 5, null, [1]])('as a body that is %j is refused with 400', async (body) => {
    expectError(await product.client.post('/api/brands', body), 400);
  });

  it('larger than 10 MB is refused with 413', async () => {
    expectError(await product.client.post('/api/brands', { name: 'x'.repeat(10 * 1024 * 1024) }), 413);
  });

  it('is told by field, with the first message as the message', async () => {
    const { body } = await product.client.post('/api/brands', { name: '  ', maxPrompts: 2001 });
    expect(body).toMatchObject({
      message: 'Brand name is required',
      details: [
        { field: 'name', message: 'Brand name is required' },
        { field: 'maxPrompts', message: 'Maximum Prompts must be a whole number from 1 to 2000' },
      ],
    });
  });

  it('writes nothing', async () => {
    expect((await product.client.get('/api/brands')).body).toEqual([]);
  });

  it('on an unknown route is 404 in the same shape', async () => {
    expectError(await product.client.get('/api/nothing'), 404);
  });
});

it('a fault of the database is 500, and its log line has none of the texts that were sent', async () => {
  const { id } = await newBrand(product.client);
  await product.sql(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'planted' USING ERRCODE = 'XX001'; END $$;
    CREATE TRIGGER fail BEFORE INSERT ON competitors FOR EACH ROW EXECUTE FUNCTION fail()`);
  const path = `/api/brands/${id}/competitors`;
  expectError(await product.client.post(path, { name: 'A rival that nobody reads' }), 500);
  await product.sql(`DROP TRIGGER fail ON competitors`);
  await until(() => product.api.log.includes('planted'));
  expect(product.api.log).not.toContain('A rival that nobody reads');
});

it('a database that takes no writes is read all the same, also by who was last seen a while ago', async () => {
  const { id } = await newBrand(product.client);
  await product.sql(`UPDATE sessions SET last_seen_at = now() - interval '5 minutes'`);
  const name = new URL(product.databaseUrl).pathname.slice(1);
  const setReadOnly = async (isOn: boolean) => {
    // A new connection of the test would be read-only, too.
    await product.sql(
      `SET TRANSACTION READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
    );
    await product.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name LIKE 'promptloom%'`,
      [name],
    );
  };
  await setReadOnly(true);
  await until(async () => (await product.client.get(`/api/brands/${id}`)).status === 200);
  expectError(await product.client.post('/api/brands', { name: 'New' }), 503);
  await setReadOnly(false);
  await until(async () => (await product.client.post('/api/brands', { name: 'New' })).status === 201);
});

it('a database that cannot be reached is 503, and the API comes back with it', async () => {
  const brand = await newBrand(product.client);
  const name = new URL(product.databaseUrl).pathname.slice(1);
  await product.sql(`ALTER DATABASE ${name} CONNECTION LIMIT 0`);
  await product.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name LIKE 'promptloom%' AND pid <> pg_backend_pid()`,
    [name],
  );
  await product.sql(`ALTER DATABASE ${name} CONNECTION LIMIT -1`);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => product.client.get(`/api/brands/${brand.id}`)),
  );
  answers.filter(({ status }) => status !== 200).forEach((answer) => expectError(answer, 503));
  await until(async () => (await product.client.get(`/api/brands/${brand.id}`)).status === 200);
});
