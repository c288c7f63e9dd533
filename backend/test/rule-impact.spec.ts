import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GenerationAnswer, RuleImpact } from '#contracts';
import { sharedProduct, type SharedProduct } from '#testing';
import { newCoverageShop } from './coverage-shop.js';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

const newShop = (products: number, ...sizes: number[]) => newCoverageShop(product, products, ...sizes);

describe('what a run left out', () => {
  it('is listed with the rule that forbids it, of whichever kind', async () => {
    const shop = await newShop(2, 2, 1);
    const [shoes, boots] = shop.products;
    const [first, second] = shop.categories;
    await shop.forbid([[first!.attributes[0]!.id, shoes!.id]]);
    await product.client.post('/api/attribute-category-blacklist/batch', {
      pairs: [
        {
          brandId: shop.brand.id,
          forbiddenWithAttributeId: boots!.id,
          targetCategoryId: second!.category.id,
        },
      ],
    });
    const { body } = await product.client.post<GenerationAnswer>(`${shop.base}/generate-bulk-v2-prompts`, {
      productCategoryIds: [shoes!.id, boots!.id],
    });
    const { body: blocked } = await product.client.get(`/api/jobs/${body.jobId}/blocked`);
    expect(blocked).toMatchObject([
      {
        combination: { productCategory: { name: 'shoes 1' }, attributes: [{ name: 'people 0 1' }] },
        rule: { kind: 'attribute', sides: ['shoes 1', 'people 0 1'] },
      },
      {
        combination: { productCategory: { name: 'shoes 2' }, attributes: [{ name: 'people 1 1' }] },
        rule: { kind: 'attribute-category', sides: ['shoes 2', 'Group 1'] },
      },
    ]);
  });
});

describe('the impact of rules', () => {
  it('is told before they are added: combinations, saved prompts and drafts', async () => {
    const shop = await newShop(2, 3, 2);
    const [shoes] = shop.products;
    const [first, second] = shop.categories;
    const { body: run } = await product.client.post<GenerationAnswer>(
      `${shop.base}/generate-bulk-v2-prompts`,
      { productCategoryIds: [shoes!.id] },
    );
    await shop.save({ prompts: run.prompts });
    const impact = async (pair: object) =>
      (
        await product.client.post<RuleImpact>(`${shop.base}/rule-impact`, {
          pairs: [{ brandId: shop.brand.id, ...pair }],
        })
      ).body;
    const before = 2 * 5 + 6;
    const conflicts = { pairings: [], stranded: [] };
    expect(await impact({ forbiddenWithId: first!.attributes[0]!.id, targetId: shoes!.id })).toEqual({
      combinations: { before, after: before - 1 },
      savedPrompts: 1,
      drafts: 0,
      conflicts,
    });
    expect(
      await impact({ forbiddenWithCategoryId: first!.category.id, targetCategoryId: second!.category.id }),
    ).toEqual({ combinations: { before, after: before - 6 }, savedPrompts: 0, drafts: 0, conflicts });
    expect(
      await impact({ forbiddenWithAttributeId: shoes!.id, targetCategoryId: first!.category.id }),
    ).toEqual({ combinations: { before, after: before - 3 }, savedPrompts: 3, drafts: 0, conflicts });
    const pairs = [
      { brandId: shop.brand.id, forbiddenWithId: first!.attributes[0]!.id, targetId: shoes!.id },
    ];
    const { body: prompts } = await product.client.post(`${shop.base}/rule-impact-prompts`, { pairs });
    expect(prompts).toMatchObject([{ attribute: 'people 0 1', productCategory: 'shoes 1' }]);
  });

  it('names the pairings that rules would contradict, and the attributes that they would leave with nothing', async () => {
    const shop = await newShop(2, 2, 1);
    const [shoes, boots] = shop.products.map(({ id }) => id) as [string, string];
    const [first, second] = shop.categories;
    const [one, other] = first!.attributes.map(({ id }) => id) as [string, string];
    const pairing = { productCategoryAttributeId: shoes, attributeCategoryId: first!.category.id };
    const { status } = await product.client.post(`${shop.base}/category-pairings`, pairing);
    expect(status).toBe(201);
    const conflictsOf = async (...pairs: object[]) =>
      (await product.client.post<RuleImpact>(`${shop.base}/rule-impact`, { pairs })).body.conflicts;
    const never = (forbiddenWithId: string, targetId: string) => ({ forbiddenWithId, targetId });
    const nothing = { pairings: [], stranded: [] };
    const ofCategory = { forbiddenWithAttributeId: shoes, targetCategoryId: first!.category.id };

    expect(await conflictsOf(never(one, shoes))).toEqual(nothing);
    expect(await conflictsOf(never(one, shoes), never(other, shoes))).toEqual({
      ...nothing,
      pairings: [pairing],
    });
    expect(await conflictsOf(ofCategory)).toEqual({ ...nothing, pairings: [pairing] });
    expect(await conflictsOf(never(boots, one), never(one, shoes))).toEqual({ ...nothing, stranded: [one] });
    expect(
      await conflictsOf(ofCategory, {
        forbiddenWithAttributeId: shoes,
        targetCategoryId: second!.category.id,
      }),
    ).toEqual({ pairings: [pairing], stranded: [shoes] });

    await shop.forbid([[one, shoes]]);
    expect(await conflictsOf(never(one, boots))).toEqual({ ...nothing, stranded: [one] });
    await shop.forbid([[one, boots]]);
    expect(await conflictsOf(never(one, boots))).toEqual(nothing);
  });

  it('is refused for pairs that could not be added, and as adding them is', async () => {
    const shop = await newShop(2, 2, 1);
    const [shoes] = shop.products.map(({ id }) => id) as [string];
    const { category, attributes } = shop.categories[0]!;
    const { rangeId } = shop;
    for (const [batch, pair] of [
      ['blacklist', { forbiddenWithId: shoes, targetId: shoes }],
      ['category-blacklist', { forbiddenWithCategoryId: category.id, targetCategoryId: category.id }],
      [
        'attribute-category-blacklist',
        { forbiddenWithAttributeId: attributes[0]!.id, targetCategoryId: category.id },
      ],
      ['attribute-category-blacklist', { forbiddenWithAttributeId: shoes, targetCategoryId: rangeId }],
    ] as const) {
      const pairs = [{ brandId: shop.brand.id, ...pair }];
      const added = await product.client.post(`/api/${batch}/batch`, { pairs });
      expect(added.status).toBe(400);
      for (const path of ['rule-impact', 'rule-impact-prompts']) {
        const { status, body } = await product.client.post(`${shop.base}/${path}`, { pairs });
        expect([status, body.message]).toEqual([400, added.body.message]);
      }
    }
  });

  it('comes true: the prompts that break a rule which was added are listed, counted and named by their ids', async () => {
    const shop = await newShop(2, 3, 2);
    const [first, second] = shop.categories;
    const { body: run } = await product.client.post<GenerationAnswer>(
      `${shop.base}/generate-manual-v2-prompts`,
      {
        productCategoryIds: shop.products.map(({ id }) => id),
        selectedAttributes: Object.fromEntries(
          shop.categories.map(({ category, attributes }) => [category.id, attributes.map(({ id }) => id)]),
        ),
      },
    );
    await shop.save({ prompts: run.prompts });
    const ofRule = async (path: string) =>
      (await product.client.get(`${shop.base}/written-prompts-${path}`)).body;
    expect(await ofRule('filtered?breaksRule=true')).toEqual([]);

    await shop.forbid([[second!.attributes[0]!.id, first!.attributes[1]!.id]]);
    const broken = (await ofRule('filtered?breaksRule=true')) as { id: string; attribute: string }[];
    expect(broken.map(({ attribute }) => attribute)).toEqual(Array(2).fill('people 0 2, people 1 1'));
    expect(await ofRule('stats?breaksRule=true')).toMatchObject({ totalPrompts: 2 });
    expect(await ofRule('ids?breaksRule=true')).toEqual({ promptIds: broken.map(({ id }) => id) });
    expect(await ofRule('filtered?breaksRule=true&productCategories=shoes 1')).toHaveLength(1);
    expect(await ofRule('filtered?breaksRule=false')).toHaveLength(12);
    expect(await ofRule('filtered?breaksRule=perhaps')).toMatchObject({ statusCode: 400 });

    const categories = [
      {
        brandId: shop.brand.id,
        forbiddenWithCategoryId: first!.category.id,
        targetCategoryId: second!.category.id,
      },
    ];
    await product.client.post('/api/category-blacklist/batch', { pairs: categories });
    expect(await ofRule('filtered?breaksRule=true')).toHaveLength(12);
  });

  it('is refused for ids of another brand and for half a pair', async () => {
    const [shop, other] = [await newShop(1, 1), await newShop(1, 1)];
    const [mine, foreign] = [shop.products[0]!.id, other.products[0]!.id];
    for (const pair of [{ forbiddenWithId: mine, targetId: foreign }, { forbiddenWithId: mine }, {}])
      expect((await product.client.post(`${shop.base}/rule-impact`, { pairs: [pair] })).status).toBe(400);
    expect((await product.client.post(`${shop.base}/rule-impact`, {})).status).toBe(400);
  });
});
