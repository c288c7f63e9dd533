import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type {
  Coverage,
  CoveragePairs,
  CoveragePlanAnswer,
  Draft,
  GenerationAnswer,
  RuleImpact,
} from '#contracts';
import { newBrand, newCategory, type Product, startProduct } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`);

/** A brand with product categories and one category of attributes for each size. */
async function newShop(products: number, ...sizes: number[]) {
  const { client } = product;
  const brand = await newBrand(client);
  const base = `/api/brands/${brand.id}`;
  const range = await newCategory(client, brand.id, 'ProductCategory', 'Range', numbered('shoes', products));
  const categories = [];
  for (const [i, size] of sizes.entries())
    categories.push(
      await newCategory(client, brand.id, 'CustomerAttribute', `Group ${i}`, numbered(`people ${i}`, size)),
    );
  return {
    brand,
    base,
    products: range.attributes,
    categories,
    forbid: (pairs: [string, string][]) =>
      client.post('/api/blacklist/batch', {
        pairs: pairs.map(([forbiddenWithId, targetId]) => ({ brandId: brand.id, forbiddenWithId, targetId })),
      }),
    coverage: async (query = '') => (await client.get<Coverage>(`${base}/coverage${query}`)).body,
    plan: (query: string) => client.get<CoveragePlanAnswer>(`${base}/coverage-plan?${query}`),
    generate: (body: object) => client.post<GenerationAnswer>(`${base}/generate-coverage-prompts`, body),
    save: (body: object) => client.post(`${base}/save-written-prompts`, body),
  };
}

const EACH = { strength: 1, maxAttributes: 1, scope: 'missing' };

describe('the coverage of a brand', () => {
  it('is filled, forbidden or missing; filling it asks for the empty cells only, and a second time for none', async () => {
    const shop = await newShop(10, 12);
    const [first] = shop.products;
    const people = shop.categories[0]!.attributes;
    await shop.forbid(people.slice(0, 6).map(({ id }) => [first!.id, id]));
    const bulk = await product.client.post<GenerationAnswer>(`${shop.base}/generate-bulk-v2-prompts`, {
      productCategoryIds: shop.products.slice(0, 2).map(({ id }) => id),
    });
    expect(bulk.body).toMatchObject({ requested: 18, blocked: 6 });
    expect((await shop.coverage()).cells).toHaveLength(18);
    expect((await shop.coverage()).cells[0]).toMatchObject({ saved: 0, unsaved: 1 });
    expect((await shop.coverage()).pairs.productAttribute).toEqual({ allowed: 114, covered: 0, blocked: 6 });
    await shop.save({ prompts: bulk.body.prompts });

    const { body: run } = await shop.generate(EACH);
    expect(run.requested).toBe(114 - 18);
    await shop.save({ prompts: run.prompts });
    const coverage = await shop.coverage();
    expect(coverage.pairs.productAttribute).toEqual({ allowed: 114, covered: 114, blocked: 6 });
    expect(coverage.cells.filter(({ saved }) => saved === 1)).toHaveLength(114);
    expect(coverage.blocked.map(({ productCategoryId }) => productCategoryId)).toEqual(
      Array(6).fill(first!.id),
    );
    expect((await shop.generate(EACH)).body).toMatchObject({ requested: 0, prompts: [] });
  });

  it('counts a prompt with several attributes for each of its pairs, by ids and not by names', async () => {
    const shop = await newShop(2, 2, 2);
    const [shoes] = shop.products;
    const [first, second] = shop.categories;
    const { body } = await product.client.post<GenerationAnswer>(`${shop.base}/generate-manual-v2-prompts`, {
      productCategoryIds: [shoes!.id],
      selectedAttributes: {
        [first!.category.id]: [first!.attributes[0]!.id],
        [second!.category.id]: [second!.attributes[1]!.id],
      },
    });
    await shop.save({ prompts: body.prompts });
    await product.client.put(`/api/attributes/${first!.attributes[0]!.id}`, { displayName: 'renamed' });
    const { cells, pairs } = await shop.coverage();
    expect(cells.map(({ attributeId }) => attributeId).toSorted()).toEqual(
      [first!.attributes[0]!.id, second!.attributes[1]!.id].toSorted(),
    );
    expect(pairs).toEqual({
      productAttribute: { allowed: 8, covered: 2, blocked: 0 },
      attributeAttribute: { allowed: 4, covered: 1, blocked: 0 },
    });
  });

  it('counts each unsaved result once: not those that only gave it another text, nor those that were removed', async () => {
    const shop = await newShop(1, 3);
    const people = shop.categories[0]!.attributes;
    const { body: run } = await product.client.post<GenerationAnswer>(
      `${shop.base}/generate-bulk-v2-prompts`,
      { productCategoryIds: [shop.products[0]!.id] },
    );
    const { jobId } = run;
    await product.client.post(`${shop.base}/ask-again`, { jobId, indexes: [0] });
    await product.client.post(`${shop.base}/drafts`, { jobId, indexes: [1] });
    const { body: drafts } = await product.client.get<Draft[]>(`${shop.base}/drafts`);
    await product.client.post(`${shop.base}/drafts/remove`, { draftIds: drafts.map(({ id }) => id) });
    await shop.save({ prompts: run.prompts.slice(2) });
    expect((await shop.coverage()).cells.toSorted((a, b) => a.saved - b.saved)).toMatchObject([
      { attributeId: people[0]!.id, saved: 0, unsaved: 1 },
      { attributeId: people[2]!.id, saved: 1, unsaved: 1 },
    ]);
    await shop.save({ jobId });
    expect((await shop.coverage()).cells.map(({ saved, unsaved }) => [saved, unsaved]).toSorted()).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  it('does not count pairs of attributes that a rule forbids since, nor those of one category', async () => {
    const shop = await newShop(1, 2, 2);
    const [first, second] = shop.categories;
    const [one, other] = [first!.attributes, second!.attributes];
    const { body: run } = await product.client.post<GenerationAnswer>(
      `${shop.base}/generate-manual-v2-prompts`,
      {
        selectedAttributes: {
          [first!.category.id]: [one[0]!.id],
          [second!.category.id]: other.map(({ id }) => id),
        },
      },
    );
    await shop.save({ prompts: run.prompts });
    await shop.save({
      prompts: [
        {
          question: 'Which shoes are for both?',
          attributeCategory: 'Group 0:people 0 1|Group 0:people 0 2',
          attribute: 'people 0 1, people 0 2',
        },
      ],
    });
    const ofAttributes = async () => (await shop.coverage()).pairs.attributeAttribute;
    expect(await ofAttributes()).toEqual({ allowed: 4, covered: 2, blocked: 0 });
    await shop.forbid([[other[1]!.id, one[0]!.id]]);
    expect(await ofAttributes()).toEqual({ allowed: 3, covered: 1, blocked: 1 });
  });

  it('is of one prompt type, Discovery when none is named', async () => {
    const shop = await newShop(1, 2);
    const { body } = await product.client.post<GenerationAnswer>(`${shop.base}/generate-validation-prompts`, {
      productCategoryIds: [shop.products[0]!.id],
      attributeCategoryId: shop.categories[0]!.category.id,
    });
    await shop.save({ prompts: body.prompts });
    expect((await shop.coverage()).cells).toEqual([]);
    expect((await shop.coverage('?promptType=Validation')).cells).toHaveLength(2);
    expect((await product.client.get(`${shop.base}/coverage?promptType=Other`)).status).toBe(400);
  });
});

describe('the coverage of two categories', () => {
  it('says which of their attributes stand together in saved prompts, and which no prompt may hold', async () => {
    const shop = await newShop(1, 2, 2, 1);
    const [first, second, third] = shop.categories;
    await shop.forbid([[first!.attributes[0]!.id, second!.attributes[1]!.id]]);
    const { body } = await product.client.post<GenerationAnswer>(`${shop.base}/generate-manual-v2-prompts`, {
      selectedAttributes: Object.fromEntries(
        [first!, second!].map(({ category, attributes }) => [category.id, attributes.map(({ id }) => id)]),
      ),
    });
    await shop.save({ prompts: body.prompts });
    await shop.save({ prompts: body.prompts.slice(0, 1) });
    const pairs = (ids: string[]) =>
      product.client.get<CoveragePairs>(
        `${shop.base}/coverage-pairs?${ids.map((id) => `categoryIds=${id}`).join('&')}`,
      );
    const idOf = (group: typeof first, place: number) => group!.attributes[place]!.id;
    const { cells, blocked } = (await pairs([second!.category.id, first!.category.id])).body;
    expect(blocked).toEqual([{ attributeId: idOf(second, 1), otherId: idOf(first, 0) }]);
    expect(cells.map(({ saved }) => saved).toSorted()).toEqual([1, 1, 2]);
    expect(cells).toContainEqual({ attributeId: idOf(second, 0), otherId: idOf(first, 0), saved: 2 });
    expect((await pairs([first!.category.id, third!.category.id])).body.cells).toEqual([]);
    for (const ids of [
      [],
      [first!.category.id],
      [first!.category.id, first!.category.id],
      [first!.category.id, crypto.randomUUID()],
    ])
      expect((await pairs(ids)).status).toBe(400);
  });
});

describe('a coverage plan', () => {
  it('is had as a structured file too, without the model: the same rows', async () => {
    const shop = await newShop(3, 3, 2);
    const query = 'strength=2&maxAttributes=2&scope=all&seed=5';
    const { headers, body } = await product.client.get<string>(`${shop.base}/coverage-plan-csv?${query}`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="Acme_coverage.csv"');
    const [header, ...lines] = parse(body);
    expect(header).toEqual(['Prompt', 'Prompt Type', 'Product Category', 'Group 0', 'Group 1']);
    expect(lines).toHaveLength((await shop.plan(query)).body.prompts);
    const { body: run } = await shop.generate({ strength: 2, maxAttributes: 2, scope: 'all', seed: 5 });
    expect(lines.map(([, , ...subject]) => subject.filter(Boolean).join(', '))).toEqual(
      run.prompts.map(({ productCategory, attribute }) => `${productCategory}, ${attribute}`),
    );
    const refused = await product.client.get(`${shop.base}/coverage-plan-csv?strength=9`);
    expect(refused.status).toBe(400);
  });

  it('says how many prompts cover what, and the run writes just those', async () => {
    const shop = await newShop(4, 3, 2);
    const query = 'strength=2&maxAttributes=2&scope=all';
    expect((await shop.plan(query)).body).toMatchObject({
      pairs: 4 * 5 + 6,
      coverable: 26,
      lowerBound: 12,
    });
    const { body: plan } = await shop.plan(query);
    const { body: run } = await shop.generate({ strength: 2, maxAttributes: 2, scope: 'all' });
    expect(run.requested).toBe(plan.prompts);
    expect(run.prompts.every(({ promptType }) => promptType === 'Discovery')).toBe(true);
    const jobs = await product.client.get<{ id: string; kind: string }[]>(`${shop.base}/jobs`);
    expect(jobs.body[0]).toMatchObject({ id: run.jobId, kind: 'coverage' });
  });

  it('can be of some product categories and categories only', async () => {
    const shop = await newShop(4, 3, 2);
    const query = `strength=1&maxAttributes=1&scope=all&productCategoryIds=${shop.products[0]!.id}&categoryIds=${shop.categories[1]!.category.id}`;
    expect((await shop.plan(query)).body).toEqual({ prompts: 2, pairs: 2, coverable: 2, lowerBound: 2 });
  });

  it('refuses what it cannot be asked, and more prompts than one run may have', async () => {
    const shop = await newShop(101, 100);
    const { body } = await shop.plan('strength=1&maxAttributes=1&scope=all');
    expect(body).toMatchObject({
      statusCode: 400,
      message:
        'Covering this takes at least 10,100 prompts. One run makes at most 10,000: please choose fewer categories, or more attributes per prompt.',
    });
    for (const query of [
      'strength=3&maxAttributes=1&scope=all',
      'strength=1&maxAttributes=5&scope=all',
      'strength=1&maxAttributes=1&scope=some',
      'strength=1&maxAttributes=1&scope=all&seed=-1',
      `strength=1&maxAttributes=1&scope=all&productCategoryIds=${crypto.randomUUID()}`,
      `strength=1&maxAttributes=1&scope=all&categoryIds=none`,
    ])
      expect([query, (await shop.plan(query)).status]).toEqual([query, 400]);
  });
});

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
