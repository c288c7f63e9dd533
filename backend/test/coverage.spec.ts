import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import type { CoveragePairs, Draft, GenerationAnswer, WrittenPrompt } from '#contracts';
import { sharedProduct, type SharedProduct } from '#testing';
import { newCoverageShop } from './coverage-shop.js';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

const newShop = (products: number, ...sizes: number[]) => newCoverageShop(product, products, ...sizes);

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
    await shop.forbid([[people[0]!.id, shop.products[1]!.id]]);
    expect((await shop.coverage()).pairs.productAttribute).toEqual({
      allowed: 113,
      covered: 113,
      blocked: 7,
    });
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

  it('holds no cell of an attribute that is gone, whatever runs have asked about it', async () => {
    const shop = await newShop(1, 2);
    const [first, second] = shop.categories[0]!.attributes;
    await product.client.post(`${shop.base}/generate-bulk-v2-prompts`, {
      productCategoryIds: [shop.products[0]!.id],
    });
    await product.client.delete(`/api/attributes/${first!.id}`);
    expect((await shop.coverage()).cells).toEqual([
      expect.objectContaining({ attributeId: second!.id, saved: 0, unsaved: 1 }),
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

describe('the prompts of a cell', () => {
  it('are found by the ids of what they are made of and by their type, whatever the names are since', async () => {
    const shop = await newShop(2, 2, 2);
    const [first, second] = shop.categories;
    const chosen = Object.fromEntries(
      shop.categories.map(({ category, attributes }) => [category.id, attributes.map(({ id }) => id)]),
    );
    const productCategoryIds = shop.products.map(({ id }) => id);
    const { body: run } = await product.client.post<GenerationAnswer>(
      `${shop.base}/generate-manual-v2-prompts`,
      { productCategoryIds, selectedAttributes: chosen },
    );
    await shop.save({ prompts: run.prompts });
    const { body: single } = await product.client.post<GenerationAnswer>(
      `${shop.base}/generate-bulk-v2-prompts`,
      { productCategoryIds },
    );
    await shop.save({ prompts: single.prompts });
    const [one, other, shoes] = [first!.attributes[0]!.id, second!.attributes[1]!.id, productCategoryIds[0]!];
    await product.client.put(`/api/attributes/${one}`, { displayName: 'renamed' });
    const found = async (query: string) =>
      (await product.client.get<WrittenPrompt[]>(`${shop.base}/written-prompts-filtered?${query}`)).body.map(
        ({ attribute }) => attribute,
      );
    expect(await found(`holds=${one}&holds=${other}`)).toEqual(Array(2).fill('people 0 1, people 1 2'));
    expect(await found(`holds=${shoes},${one}&promptType=Discovery`)).toEqual([
      'people 0 1, people 1 1',
      'people 0 1, people 1 2',
      'people 0 1',
    ]);
    expect(await found(`holds=${one}&promptType=Validation`)).toEqual([]);
    for (const query of ['holds=runners', 'promptType=Other']) {
      const { status } = await product.client.get(`${shop.base}/written-prompts-filtered?${query}`);
      expect([query, status]).toEqual([query, 400]);
    }
    const { body: stats } = await product.client.get(`${shop.base}/written-prompts-stats?holds=${other}`);
    expect(stats).toMatchObject({ totalPrompts: 6 });
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
    expect((await shop.plan(query)).body).toEqual({
      prompts: 2,
      pairs: 2,
      coverable: 2,
      lowerBound: 2,
    });
  });

  it('can be of the attributes of two categories with each other only: just the gaps of their map', async () => {
    const shop = await newShop(4, 3, 2, 5);
    const categoryIds = shop.categories.slice(0, 2).map(({ category }) => category.id);
    const asked = { strength: 2, attributePairsOnly: true, maxAttributes: 2, scope: 'missing' };
    const { body: run } = await shop.generate({ ...asked, categoryIds });
    expect(run.requested).toBe(6);
    expect(new Set(run.prompts.map(({ attribute }) => attribute)).size).toBe(6);
    await shop.save({ prompts: run.prompts.slice(2) });
    const query = `strength=2&attributePairsOnly=true&maxAttributes=2&scope=missing`;
    const ofTwo = `${query}${categoryIds.map((id) => `&categoryIds=${id}`).join('')}`;
    expect((await shop.plan(ofTwo)).body).toMatchObject({ prompts: 2, pairs: 2, lowerBound: 2 });
    expect((await shop.plan(query)).body).toMatchObject({ pairs: 2 + (3 + 2) * 5 });
  });

  it('tells how much of what it covers is generated and not saved, until that is saved or removed', async () => {
    const shop = await newShop(2, 2, 1);
    const query = 'strength=2&maxAttributes=2&scope=missing';
    const told = async (of = query) => {
      const { pairs, unsaved } = (await shop.plan(of)).body;
      return { pairs, unsaved };
    };
    expect(await told()).toEqual({ pairs: 8, unsaved: undefined });
    const { body: run } = await shop.generate({ strength: 2, maxAttributes: 2, scope: 'missing' });
    expect(await told()).toEqual({ pairs: 8, unsaved: 8 });
    expect(await told('strength=1&maxAttributes=1&scope=missing')).toEqual({ pairs: 6, unsaved: 6 });
    // Everything is to be asked for again.
    expect(await told('strength=2&maxAttributes=2&scope=all')).toEqual({ pairs: 8, unsaved: undefined });
    await shop.save({ prompts: run.prompts.slice(1) });
    const left = await told();
    expect(left.unsaved).toBe(left.pairs);
    await product.client.post(`${shop.base}/drafts`, { jobId: run.jobId, indexes: [0] });
    const { body: drafts } = await product.client.get<Draft[]>(`${shop.base}/drafts`);
    await product.client.post(`${shop.base}/drafts/remove`, { draftIds: drafts.map(({ id }) => id) });
    expect(await told()).toEqual({ ...left, unsaved: undefined });
  });

  it('refuses what it cannot be asked, and more prompts than one run may have', async () => {
    const shop = await newShop(101, 100);
    const { body } = await shop.plan('strength=1&maxAttributes=1&scope=all');
    expect(body).toMatchObject({
      statusCode: 400,
      message:
        'Covering this takes at least 10,100 prompts. One run makes at most 10,000: please choose fewer categories, or more attributes per prompt.',
    });
    const ofTwo = await newShop(1, 101, 100);
    const pairs = await ofTwo.plan(
      `strength=2&attributePairsOnly=true&maxAttributes=2&scope=all${ofTwo.categories.map(({ category }) => `&categoryIds=${category.id}`).join('')}`,
    );
    expect(pairs.body).toMatchObject({
      message: expect.stringMatching(
        /at least 10,100 .+: please choose fewer attributes of these two categories\.$/,
      ),
    });
    for (const query of [
      'strength=1&attributePairsOnly=true&maxAttributes=2&scope=all',
      'strength=2&attributePairsOnly=some&maxAttributes=2&scope=all',
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
