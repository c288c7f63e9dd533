import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, newCategory, type Product, startProduct } from '#testing';

const ROUNDS = 15;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ workers: 0 });
});
afterAll(() => product.stop());

const numbers = (length: number) => Array.from({ length }, (_, place) => place);

/** Deletes two things in one order and, at the same time, in the other. */
async function bothWays(order: [string, string], remove: (two: string[]) => Promise<{ status: number }>) {
  const answers = await Promise.all([remove([...order]), remove([...order].reverse())]);
  // The slower one may find nothing any more.
  for (const { status } of answers) expect([200, 404]).toContain(status);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
}

describe('people who change the same things at once', () => {
  it('delete groups of saved prompts in opposite orders', async () => {
    const { id } = await newBrand(product.client);
    const base = `/api/brands/${id}`;
    for (const round of numbers(ROUNDS)) {
      const save = async (name: string) => {
        const prompts = numbers(200).map((n) => ({ question: `${name} ${round} ${n}?` }));
        const { body } = await product.client.post(`${base}/save-written-prompts`, { prompts });
        return body.batchId as string;
      };
      await bothWays([await save('One'), await save('Two')], (batches) =>
        product.client.post(`${base}/written-prompts-bulk-delete`, {
          groups: batches.map((batchId) => ({ batchId })),
        }),
      );
    }
  });

  it('delete the same saved prompts in opposite orders, and the attribute that they are about', async () => {
    const { id } = await newBrand(product.client);
    const base = `/api/brands/${id}`;
    for (const round of numbers(ROUNDS)) {
      const audience = await newCategory(product.client, id, 'CustomerAttribute', `Audience ${round}`, [
        'runners',
      ]);
      const prompts = numbers(200).map((n) => ({
        question: `Which ${n}?`,
        attributeCategory: `Audience ${round}`,
        attribute: 'runners',
      }));
      await product.client.post(`${base}/save-written-prompts`, { prompts });
      const { body } = await product.client.get<{ id: string }[]>(`${base}/written-prompts`);
      const ids = body.map((prompt) => prompt.id);
      const answers = await Promise.all([
        product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds: ids }),
        product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds: ids.toReversed() }),
        product.client.delete(`/api/attributes/${audience.attributes[0]!.id}`),
        product.client.delete(`/api/categories/${audience.category.id}`),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
    }
  });

  it('add the same blacklist pairs in opposite orders: each pair is there once', async () => {
    const { id: brandId } = await newBrand(product.client);
    const names = numbers(40).map((n) => `one ${n}`);
    const { attributes } = await newCategory(product.client, brandId, 'ProductCategory', 'Range', names);
    const other = await newCategory(product.client, brandId, 'CustomerAttribute', 'Audience', names);
    const pairs = attributes.map(({ id }, n) => ({
      brandId,
      forbiddenWithId: id,
      targetId: other.attributes[n]!.id,
    }));
    for (const _ of numbers(ROUNDS)) {
      const answers = await Promise.all([
        product.client.post('/api/blacklist/batch', { pairs }),
        product.client.post('/api/blacklist/batch', { pairs: pairs.toReversed() }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      const { body } = await product.client.get<{ id: string }[]>(`/api/brands/${brandId}/blacklists`);
      expect(body).toHaveLength(pairs.length);
      await product.sql(`DELETE FROM blacklist_pairs WHERE brand_id = $1`, [brandId]);
    }
  });

  it('save templates as defaults in opposite orders', async () => {
    const { id } = await newBrand(product.client);
    const templates = ['product_category_best', 'product_category_top', 'bulk_v2', 'competitor'].map(
      (templateType) => ({
        templateType,
        promptTemplate: 'A text without variables',
      }),
    );
    const path = `/api/brands/${id}/prompt-templates/save-as-default`;
    for (const _ of numbers(ROUNDS)) {
      const answers = await Promise.all(
        [templates, templates.toReversed(), templates, templates.toReversed()].map((sent) =>
          product.client.post(path, { templates: sent }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });

  it('are not told when PostgreSQL ends one of two transactions that wait for each other: it is run again', async () => {
    const { id } = await newBrand(product.client);
    const { body } = await product.client.post(`/api/brands/${id}/save-written-prompts`, {
      prompts: [{ question: 'One?' }],
    });
    // Once, as if another transaction had been in the way.
    await product.sql(`
      CREATE SEQUENCE tries;
      CREATE FUNCTION be_in_the_way() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF nextval('tries') <= 2 THEN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER in_the_way AFTER DELETE ON written_prompts FOR EACH STATEMENT EXECUTE FUNCTION be_in_the_way()`);
    const { status, body: answer } = await product.client.delete(
      `/api/brands/${id}/written-prompts-group?batchId=${body.batchId}`,
    );
    await product.sql(
      `DROP TRIGGER in_the_way ON written_prompts; DROP FUNCTION be_in_the_way; DROP SEQUENCE tries`,
    );
    expect({ status, answer }).toEqual({ status: 200, answer: { deletedCount: 1 } });
    const told = await product.sql(
      `SELECT 1 FROM audit_entries WHERE brand_id = $1 AND action = 'written-prompts.delete'`,
      [id],
    );
    expect(told).toHaveLength(1);
  });
});

it('a delete that takes PostgreSQL longer than it may be silent otherwise is waited for, and may take ten minutes', async () => {
  const { id } = await newBrand(product.client);
  const { attributes } = await newCategory(product.client, id, 'CustomerAttribute', 'Audience', ['runners']);
  const prompts = ['One?', 'Two?', 'Three?', 'Four?'].map((question) => ({
    question,
    ...(question === 'Four?' && { attributeCategory: 'Audience', attribute: 'runners' }),
  }));
  const base = `/api/brands/${id}`;
  const { body: saved } = await product.client.post(`${base}/save-written-prompts`, { prompts });
  const { body: rows } = await product.client.get(`${base}/written-prompts`);
  await product.sql(`
    CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF current_setting('statement_timeout') <> '10min' THEN RAISE EXCEPTION 'too little time'; END IF;
        IF TG_NARGS > 0 THEN PERFORM pg_sleep(8); END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER slow BEFORE DELETE ON written_prompts FOR EACH STATEMENT EXECUTE FUNCTION take_long('first');`);
  const remove = () =>
    product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [rows[0].id] });
  expect(await remove()).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  // The others, which wait no less, have as much time.
  await product.sql(`DROP TRIGGER slow ON written_prompts;
    CREATE TRIGGER slow BEFORE DELETE ON written_prompts FOR EACH STATEMENT EXECUTE FUNCTION take_long();`);
  const restored = await product.client.post(`${base}/written-prompts/restore`, { promptIds: [rows[0].id] });
  expect(restored.status).toBe(200);
  const paths = [
    `/api/attributes/${attributes[0]!.id}`,
    `${base}/written-prompts-group?batchId=${saved.batchId}`,
    base,
  ];
  for (const path of paths) expect([path, (await product.client.delete(path)).status]).toEqual([path, 200]);
  await product.sql(`DROP TRIGGER slow ON written_prompts; DROP FUNCTION take_long`);
});
