import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  attributeNameFault,
  brandNameFault,
  CATEGORY_TYPES,
  categoryNameFault,
  competitorNameFault,
  DEFAULT_TEMPERATURE,
  DEFAULT_TEMPLATES,
  GENERATION_TYPES,
  GENERATORS,
  modifiedNameFault,
  otherNameFault,
  PROMPT_TYPES,
} from '#domain';
import { LIMITS } from '#contracts';
import { sharedProduct, type SharedProduct } from '#testing';
import { newShop } from './validation-rules.js';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

describe('the constants of the business', () => {
  it('have the values that staff were promised', () => {
    expect(LIMITS).toMatchObject({
      brandMaxPrompts: { min: 1, max: 2000, default: 250 },
      weight: { min: 1, max: 3, default: 1 },
      competitorNameLength: 100,
      promptsPerProductCategory: 2,
      promptsPerCompetitor: 2,
      toastMs: 5000,
    });
    expect(GENERATORS['bulk-v2'].fields.productCategoryIds).toMatchObject({ min: 1, max: 4 });
    expect(DEFAULT_TEMPERATURE).toBe(800);
    expect(
      [CATEGORY_TYPES, PROMPT_TYPES, GENERATION_TYPES, DEFAULT_TEMPLATES].map(({ length }) => length),
    ).toEqual([3, 3, 2, 9]);
  });

  it('fill in what a body leaves out', async () => {
    const { base, audienceId } = await newShop(product.client);
    expect((await product.client.get(base)).body.maxPrompts).toBe(250);
    const { body: attribute } = await product.client.post(`/api/categories/${audienceId}/attributes`, {
      displayName: 'A',
    });
    const { body: competitor } = await product.client.post(`${base}/competitors`, { name: 'B' });
    const { body: template } = await product.client.post(`${base}/prompt-templates`, {
      templateType: 'bulk_v2',
      promptTemplate: 'x',
    });
    const { body: defaults } = await product.client.post(`${base}/prompt-templates/save-as-default`, {
      templates: [{ templateType: 'bulk_v2', promptTemplate: 'Ask about {productCategory}.' }],
    });
    expect([attribute.weight, competitor.weight, template.isActive]).toEqual([1, 1, 'true']);
    expect(defaults).toMatchObject([{ temperature: 800, isActive: true }]);
    await product.client.post(`${base}/save-written-prompts`, { prompts: [{ question: 'A?' }] });
    expect((await product.client.get(`${base}/written-prompts`)).body[0].promptType).toBe('Discovery');
  });

  it('let the longest name of each kind be stored', async () => {
    const { base, audienceId, runners } = await newShop(product.client);
    const longest = (fault: (name: string) => string | null) => {
      let name = 'x'.repeat(64);
      while (fault(`${name}x`) === null) name += 'x';
      return name;
    };
    const named = longest(attributeNameFault);
    for (const [path, body] of [
      ['/api/brands', { name: longest(brandNameFault), aliases: [longest(otherNameFault)] }],
      [`${base}/categories`, { catType: 'ProductAttribute', displayName: longest(categoryNameFault) }],
      [`/api/categories/${audienceId}/attributes`, { displayName: named }],
      [`${base}/competitors`, { name: longest(competitorNameFault) }],
      [
        `${base}/modified-attribute-names`,
        { attributeId: runners, modifiedName: longest(modifiedNameFault) },
      ],
      [`${base}/saved-views`, { name: 'x'.repeat(LIMITS.nameLength), query: '' }],
    ] as const)
      expect([path, (await product.client.post(path, body)).status]).toEqual([path, 201]);
    const tooLong = await product.client.post(`/api/categories/${audienceId}/attributes`, {
      displayName: `${named}x`,
    });
    expect([tooLong.status, tooLong.body.message]).toEqual([400, attributeNameFault(`${named}x`)]);
  });

  it('count the prompts of each generator', async () => {
    const { base, productIds, audienceId, runners } = await newShop(product.client);
    const { body: rival } = await product.client.post(`${base}/competitors`, { name: 'Rival' });
    await product.client.post(`${base}/category-pairings`, {
      productCategoryAttributeId: productIds[0],
      attributeCategoryId: audienceId,
    });
    const countOf = async (call: string, body?: object): Promise<number> =>
      (await product.client.post(`${base}/generate-${call}-prompts`, body)).body.requested;
    const selection = { productCategoryIds: productIds, selectedAttributes: { [audienceId]: [runners] } };
    expect(await countOf('pc', { productCategoryIds: productIds })).toBe(2 * 2);
    expect(await countOf('bulk-v2', { productCategoryIds: productIds })).toBe(2 * 2);
    expect(await countOf('manual-v2', selection)).toBe(2 * 1);
    expect(await countOf('paired')).toBe(2);
    expect(await countOf('competitor')).toBe(2 * 1);
    expect(await countOf('advanced-competitor', { competitorIds: [rival.id], ...selection })).toBe(1 * 2 * 1);
    expect(await countOf('validation', { attributeCategoryId: audienceId })).toBe(2);
    expect(await countOf('validation', { productCategoryIds: productIds })).toBe(2);
  });
});
