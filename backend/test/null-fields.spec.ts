import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedProduct, type SharedProduct } from '#testing';
import { newShop, type Shop } from './validation-rules.js';

let product: SharedProduct;
let shop: Shop;
beforeAll(async () => {
  product = await sharedProduct();
  shop = await newShop(product.client);
  await product.client.post(`${shop.base}/competitors`, { name: 'Rival' });
});
afterAll(() => product.stop());

type Call = (shop: Shop, rival: string) => [method: string, path: string, body: object];

const template = { templateType: 'bulk_v2', promptTemplate: 'Ask about {productCategory}.' };

/** Every optional field that has a default, or may be left as it is. */
const CALLS: Record<string, Call> = {
  'a new brand’s maxPrompts': () => ['POST', '/api/brands', { name: 'A', maxPrompts: null }],
  'a brand’s maxPrompts': ({ base }) => ['PUT', base, { maxPrompts: null }],
  'a new category’s weight': ({ base }) => [
    'POST',
    `${base}/categories`,
    { catType: 'ProductAttribute', displayName: 'A', weight: null },
  ],
  'a category’s weight': ({ audienceId }) => ['PUT', `/api/categories/${audienceId}`, { weight: null }],
  'a new attribute’s weight': ({ audienceId }) => [
    'POST',
    `/api/categories/${audienceId}/attributes`,
    { displayName: 'A', weight: null },
  ],
  'an attribute’s weight': ({ runners }) => ['PUT', `/api/attributes/${runners}`, { weight: null }],
  'the weights of a batch': ({ audienceId }) => [
    'POST',
    '/api/attributes/batch',
    { attributes: [{ attributeCategoryId: audienceId, displayName: 'B', weight: null }] },
  ],
  'a competitor’s weight': ({ base }) => ['POST', `${base}/competitors`, { name: 'B', weight: null }],
  'manual v2’s attributes': ({ base, productIds }) => [
    'POST',
    `${base}/generate-manual-v2-prompts`,
    { productCategoryIds: productIds, selectedAttributes: null },
  ],
  'manual v2’s product categories': ({ base, audienceId, runners }) => [
    'POST',
    `${base}/generate-manual-v2-prompts`,
    { productCategoryIds: null, selectedAttributes: { [audienceId]: [runners] } },
  ],
  'the advanced competitor’s attributes': ({ base, productIds }, rival) => [
    'POST',
    `${base}/generate-advanced-competitor-prompts`,
    { competitorIds: [rival], productCategoryIds: productIds, selectedAttributes: null },
  ],
  'validation’s product categories': ({ base, audienceId }) => [
    'POST',
    `${base}/generate-validation-prompts`,
    { productCategoryIds: null, attributeCategoryId: audienceId },
  ],
  'the sampled categories': ({ base, productIds }) => [
    'POST',
    `${base}/generate-written-prompts`,
    { productCategoryAttributeIds: productIds, selectedCategoryIds: null, promptCount: null },
  ],
  'a template’s flag and name': ({ base }) => [
    'POST',
    `${base}/prompt-templates`,
    { ...template, name: null, isActive: null },
  ],
  'a default’s temperature and flag': ({ base }) => [
    'POST',
    `${base}/prompt-templates/save-as-default`,
    { templates: [{ ...template, temperature: null, isActive: null }] },
  ],
};

describe('null is read as absent for', () => {
  it.each(Object.entries(CALLS))('%s', async (_what, call) => {
    const { body: competitors } = await product.client.get<{ id: string }[]>(`${shop.base}/competitors`);
    const [method, path, body] = call(shop, competitors[0]!.id);
    // Twice: an upsert writes in another way the second time.
    for (const name of ['A', 'B']) {
      const unique = path.endsWith('/competitors') ? { ...body, name: `${name} rival` } : body;
      const prefer = { prefer: 'respond-async' };
      const { status } = await product.client.call(method, path, unique, prefer);
      expect([200, 201, 202]).toContain(status);
    }
  });

  it('and what is then stored is the default', async () => {
    const [, path, body] = CALLS['a new brand’s maxPrompts']!(shop, '');
    expect((await product.client.post(path, body)).body.maxPrompts).toBe(250);
    const { body: defaults } = await product.client.get(`/api/system-default-templates`);
    expect(defaults).toEqual([expect.objectContaining({ temperature: 800, isActive: true })]);
    const { body: templates } = await product.client.get(`${shop.base}/prompt-templates`);
    expect(templates).toEqual([expect.objectContaining({ name: 'Bulk Generation v2', isActive: 'true' })]);
  });
});
