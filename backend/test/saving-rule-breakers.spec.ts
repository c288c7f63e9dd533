import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Draft } from '#contracts';
import { sharedProduct, type SharedProduct } from '#testing';
import { newDraftRun } from './draft-run.js';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** A run whose drafts each hold one product category, one audience and one material. */
async function draftsToSave() {
  const run = await newDraftRun(product);
  const { body: categories } = await product.client.get(`${run.base}/categories`);
  const [range, audience, material] = idsOf(categories);
  return { ...run, brandId: run.brand.id, drafts: await run.moved(), range, audience, material };
}

const countOfSaved = async (save: (body: object) => Promise<{ body: unknown }>, drafts: Draft[]) =>
  (await save({ draftIds: idsOf(drafts) })).body;

it('a save counts what breaks a rule of two categories', async () => {
  const { save, drafts, brandId, audience, material } = await draftsToSave();
  const rule = { brandId, forbiddenWithCategoryId: material, targetCategoryId: audience };
  await product.client.post('/api/category-blacklist/batch', { pairs: [rule] });
  expect(await countOfSaved(save, drafts)).toMatchObject({ count: 8, breaksRule: 8 });
});

it('a save counts what breaks a rule of a product category and a category', async () => {
  const { save, drafts, brandId, material } = await draftsToSave();
  const forbiddenWithAttributeId = drafts[0]?.productCategoryAttributeId;
  const rule = { brandId, forbiddenWithAttributeId, targetCategoryId: material };
  await product.client.post('/api/attribute-category-blacklist/batch', { pairs: [rule] });
  expect(await countOfSaved(save, drafts)).toMatchObject({ count: 8, breaksRule: 4 });
});
