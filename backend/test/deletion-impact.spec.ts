import { describe, expect, it } from '@jest/globals';
import type { Attribute, AttributeCategory, DeletionImpact, WrittenPrompt } from '#contracts';
import { newCategory } from '#testing';
import { newDraftRun } from './draft-run.js';
import {
  about,
  base,
  BOOTS_OF_WOOL,
  BOTH,
  get,
  product,
  save,
  savedPromptsSuite,
  SHOES_FOR_RUNNERS,
} from './saved-prompts.js';

savedPromptsSuite();

describe('what a deletion takes along', () => {
  it('tells of the runs under way that use it', async () => {
    const brandId = base.split('/').at(-1)!;
    const range = await newCategory(product.client, brandId, 'ProductCategory', 'Range', ['shoes']);
    const audience = await newCategory(product.client, brandId, 'CustomerAttribute', 'Audience', [
      'runners',
      'hikers',
    ]);
    const [runners, hikers] = audience.attributes;
    await product.sql(
      `WITH job AS (INSERT INTO jobs (brand_id, kind, status, requested, context)
         VALUES ($1, 'bulk-v2', 'active', 1, '{}') RETURNING id)
       INSERT INTO job_items SELECT id, 0, $2::json FROM job`,
      [brandId, JSON.stringify({ attributes: [{ id: runners!.id, categoryId: audience.category.id }] })],
    );
    const runsOf = async (path: string) =>
      (await product.client.get<DeletionImpact>(`/api/${path}/deletion-impact`)).body.runs;
    expect(await runsOf(`attributes/${runners!.id}`)).toBe(1);
    expect(await runsOf(`categories/${audience.category.id}`)).toBe(1);
    expect(await runsOf(`attributes/${hikers!.id}`)).toBe(0);
    expect(await runsOf(`categories/${range.category.id}`)).toBe(0);
    await product.sql(`UPDATE jobs SET status = 'completed', finished_at = now() WHERE brand_id = $1`, [
      brandId,
    ]);
    expect(await runsOf(`attributes/${runners!.id}`)).toBe(0);
  });

  it('is told for categories and attributes, and is what is then gone', async () => {
    const brandId = base.split('/').at(-1)!;
    const range = await newCategory(product.client, brandId, 'ProductCategory', 'Range', ['shoes', 'boots']);
    const audience = await newCategory(product.client, brandId, 'CustomerAttribute', 'Audience', [
      'runners',
      'hikers',
    ]);
    const material = await newCategory(product.client, brandId, 'ProductAttribute', 'Material', ['wool']);
    await product.client.post('/api/blacklist/batch', {
      pairs: [{ brandId, forbiddenWithId: audience.attributes[0]!.id, targetId: material.attributes[0]!.id }],
    });
    await product.client.post('/api/category-blacklist/batch', {
      pairs: [
        { brandId, forbiddenWithCategoryId: audience.category.id, targetCategoryId: material.category.id },
      ],
    });
    await product.client.post(`${base}/category-pairings`, {
      productCategoryAttributeId: range.attributes[0]!.id,
      attributeCategoryId: audience.category.id,
    });
    await product.client.post(`${base}/modified-attribute-names`, {
      attributeId: audience.attributes[0]!.id,
      modifiedName: 'Joggers',
    });
    await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, BOTH);
    const impactOf = async (path: string) => (await product.client.get(`/api/${path}/deletion-impact`)).body;
    expect(await impactOf(`categories/${audience.category.id}`)).toEqual({
      attributes: 2,
      blacklistRules: 2,
      pairings: 1,
      modifiedNames: 1,
      runs: 0,
      drafts: 0,
      writtenPrompts: 2,
    });
    expect(await impactOf(`attributes/${audience.attributes[1]!.id}`)).toMatchObject({ writtenPrompts: 0 });
    expect(await impactOf(`attributes/${range.attributes[0]!.id}`)).toMatchObject({
      pairings: 1,
      writtenPrompts: 2,
    });
    await product.client.delete(`/api/categories/${audience.category.id}`);
    expect(await get('written-prompts')).toMatchObject([{ productCategory: 'boots' }]);
    expect(await get('blacklists')).toEqual([]);
    expect(await get('category-blacklists')).toEqual([]);
    expect(await get('category-pairings')).toEqual([]);
    expect(await get('modified-attribute-names')).toEqual([]);
  });

  it('tells of the unsaved prompts of the written list that name it, which stay', async () => {
    const { base: path, move, list, save } = await newDraftRun(product);
    await move();
    const { body: categories } = await product.client.get<AttributeCategory[]>(`${path}/categories`);
    const { body: attributes } = await product.client.get<Attribute[]>(`${path}/attributes`);
    const [first] = attributes.filter(({ attributeCategoryId }) => attributeCategoryId === categories[1]?.id);
    const draftsOf = async (what: string) =>
      (await product.client.get<DeletionImpact>(`/api/${what}/deletion-impact`)).body.drafts;
    expect(await draftsOf(`attributes/${first?.id}`)).toBe(4);
    expect(await draftsOf(`categories/${categories[1]?.id}`)).toBe(8);
    await save({ draftIds: (await list()).map(({ id }) => id) });
    expect(await draftsOf(`attributes/${first?.id}`)).toBe(0);
    expect(await draftsOf(`categories/${categories[1]?.id}`)).toBe(0);
  });

  it('leaves the prompts of a competitor, which only lose their link', async () => {
    const { body: rival } = await product.client.post(`${base}/competitors`, { name: 'Rival' });
    await save(about(null, null, null, { competitorName: 'Rival', promptType: 'Competitor' }));
    const { body } = await product.client.get(`/api/competitors/${rival.id}/deletion-impact`);
    expect(body.writtenPrompts).toBe(1);
    await product.client.delete(`/api/competitors/${rival.id}`);
    expect(await get('written-prompts')).toMatchObject([{ competitorId: null, competitorName: 'Rival' }]);
  });

  /** Two categories, and what a deletion of the first one would delete. */
  async function newAudience() {
    const brandId = base.split('/').at(-1)!;
    const audience = await newCategory(product.client, brandId, 'CustomerAttribute', 'Audience', [
      'beginners',
      'runners',
    ]);
    const material = await newCategory(product.client, brandId, 'ProductAttribute', 'Material', ['mesh']);
    const path = `/api/categories/${audience.category.id}`;
    return {
      runners: audience.attributes[1]!,
      mesh: material.attributes[0]!,
      rename: () => product.client.put(path, { displayName: 'People', catType: 'CustomerAttribute' }),
      impact: async () =>
        (await product.client.get<DeletionImpact>(`${path}/deletion-impact`)).body.writtenPrompts,
      remove: () => product.client.delete(path),
    };
  }
  const texts = async () =>
    (await get<WrittenPrompt[]>('written-prompts')).map(({ attributeCategory }) => attributeCategory);

  it('holds the saved prompts that name a category in a pipe entry whose value is no attribute', async () => {
    const { impact, remove, rename, mesh } = await newAudience();
    const lost = ['Audience:free|Material:mesh', 'Audience:free|Other:x', 'Audience:free', 'Audience|Other'];
    const kept = ['Material:mesh|Other:free', 'Other:Audience', 'Audiences:free'];
    await save(...[...lost, ...kept].map((pipe) => about('shoes', pipe, null)));
    await save(about('shoes', 'Audience:free|Material:mesh', null, { attributeIds: [null, mesh.id] }));
    await rename();
    expect(await impact()).toBe(lost.length + 1);
    await remove();
    expect(await texts()).toEqual(kept);
  });

  it('holds those that name a category by an attribute that is gone', async () => {
    const { impact, remove, rename, runners, mesh } = await newAudience();
    const of = { attributeIds: [runners.id, mesh.id] };
    await save(about('shoes', 'Audience:runners|Material:mesh', 'runners, mesh', of));
    const [prompt] = await get<WrittenPrompt[]>('written-prompts');
    const promptIds = [prompt!.id];
    const act = (call: string) => product.client.post(`${base}/written-prompts/${call}`, { promptIds });
    await act('bulk-delete');
    await product.client.delete(`/api/attributes/${runners.id}`);
    await rename();
    // Twice, because what it was restored with must be kept again.
    for (const call of ['restore', 'bulk-delete', 'restore']) await act(call);
    expect((await get<WrittenPrompt[]>('written-prompts'))[0]?.attributeIds).toEqual([null, mesh.id]);
    expect(await impact()).toBe(1);
    await act('bulk-delete');
    await remove();
    await act('restore');
    expect(await texts()).toEqual(['Audience:runners|Material:mesh']);
  });

  it('holds a draft that was saved after its attribute was gone', async () => {
    const { base: path, move, list, save: saveDrafts } = await newDraftRun(product);
    await move();
    const drafts = await list();
    const { body: attributes } = await product.client.get<Attribute[]>(`${path}/attributes`);
    const first = attributes.find(({ id }) => id === drafts[0]?.attributeIds[0]);
    await product.client.delete(`/api/attributes/${first?.id}`);
    await saveDrafts({ draftIds: drafts.map(({ id }) => id) });
    const category = `/api/categories/${first?.attributeCategoryId}`;
    const { body } = await product.client.get<DeletionImpact>(`${category}/deletion-impact`);
    expect(body.writtenPrompts).toBe(drafts.length);
    await product.client.delete(category);
    expect((await product.client.get(`${path}/written-prompts`)).body).toEqual([]);
  });

  it('is not known of what does not exist', async () => {
    for (const kind of ['categories', 'attributes', 'competitors'])
      expect((await product.client.get(`/api/${kind}/${crypto.randomUUID()}/deletion-impact`)).status).toBe(
        404,
      );
  });
});
