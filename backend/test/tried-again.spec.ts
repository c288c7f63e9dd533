import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ApiAnswer, ApiClient, newBrand, type Product, startProduct } from '#testing';
import { everyDraft, everyEntity, everySavedPrompt } from './every-call.js';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ model: {} });
});
afterAll(() => product.stop());

/** Sees to it that the first statement by which a call changes anything is ended, as one of two in a deadlock is. */
async function endFirstChanges(): Promise<void> {
  await product.sql(`
    CREATE SEQUENCE changes;
    CREATE FUNCTION end_the_first() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('changes') = 1 THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF;
        RETURN NULL;
      END $$;
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'worker_reports' LOOP
        EXECUTE format('CREATE TRIGGER in_the_way BEFORE INSERT OR UPDATE OR DELETE ON %I
          FOR EACH STATEMENT EXECUTE FUNCTION end_the_first()', name);
      END LOOP;
    END $$`);
}

/** A client each of whose calls is in somebody's way, and which notes how the calls that change something end. */
class HinderedClient extends ApiClient {
  readonly hindered: [call: string, status: number][] = [];

  override async call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<ApiAnswer<T>> {
    await product.sql(`SELECT setval('changes', 1, false)`);
    const answer = await super.call<T>(method, path, body, headers);
    const [{ is_called: changed }] = (await product.sql(`SELECT is_called FROM changes`)) as [
      { is_called: boolean },
    ];
    if (changed) this.hindered.push([`${method} ${path.replace(/[0-9a-f-]{36}/g, '{id}')}`, answer.status]);
    return answer;
  }
}

it('whatever changes something is tried again when PostgreSQL ends it because another change was in its way', async () => {
  await endFirstChanges();
  const client = new HinderedClient(product.url);
  expect((await client.post('/api/auth/login', { password: product.password })).status).toBe(200);
  const { id } = await newBrand(client);
  const base = `/api/brands/${id}`;
  await client.put(base, { name: 'Another' });
  await everyEntity(client, base, id);
  await everySavedPrompt(client, base);
  await everyDraft(client, base);
  await client.delete(base);
  await client.post('/api/auth/logout');
  expect((await client.post('/api/auth/login', { password: 'wrong' })).status).toBe(401);
  expect(client.hindered.filter(([, status]) => status >= 500)).toEqual([]);
  const calls = new Set(client.hindered.map(([call]) => call));
  for (const call of [
    'POST /api/auth/login',
    'POST /api/brands',
    'PUT /api/brands/{id}',
    'PUT /api/attributes/{id}',
    'PATCH /api/brands/{id}/written-prompts/{id}',
    'PATCH /api/drafts/{id}',
    'POST /api/brands/{id}/modified-attribute-names',
    'DELETE /api/brands/{id}',
  ])
    expect(calls).toContain(call);
  expect(calls.size).toBeGreaterThan(40);
});
