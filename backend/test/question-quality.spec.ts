import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Brand, Draft, GenerationAnswer } from '#contracts';
import {
  audienceOf,
  newBrand,
  newCategory,
  type SharedProduct,
  type ScriptedModel,
  sharedScriptedProduct,
} from '#testing';

let model: ScriptedModel;
let product: SharedProduct;

beforeAll(async () => {
  ({ model, product } = await sharedScriptedProduct());
});
afterAll(() => product.stop());

/** A brand with one product category and as many audiences as asked for, and its bulk run. */
async function run(brand: Brand, audiences: string[]): Promise<GenerationAnswer> {
  const { client } = product;
  const { attributes } = await newCategory(client, brand.id, 'ProductCategory', 'Range', ['trail shoes']);
  await newCategory(client, brand.id, 'CustomerAttribute', 'Audience', audiences);
  model.asked.length = 0;
  const body = { productCategoryIds: attributes.map(({ id }) => id) };
  return (await client.post<GenerationAnswer>(`/api/brands/${brand.id}/generate-bulk-v2-prompts`, body)).body;
}

describe('a brand’s other names', () => {
  it('are kept, optional, and unchanged where an update does not tell them', async () => {
    const { client } = product;
    const { body } = await client.post<Brand>('/api/brands', {
      name: 'On',
      aliases: [' On Running ', 'On Running'],
      matchCase: true,
    });
    expect(body).toMatchObject({ aliases: ['On Running'], matchCase: true });
    const changed = (await client.put<Brand>(`/api/brands/${body.id}`, { maxPrompts: 5 })).body;
    expect(changed).toMatchObject({ aliases: ['On Running'], matchCase: true, maxPrompts: 5 });
    expect((await newBrand(client)).aliases).toEqual([]);
    const refusedCall = await client.post('/api/brands', { name: 'A', aliases: [''] });
    expect(refusedCall.status).toBe(400);
  });

  it('are refused in a Discovery question, however they are spelt', async () => {
    const { client } = product;
    const { body: brand } = await client.post<Brand>('/api/brands', { name: 'Zenith', aliases: ['Acme'] });
    model.answers((one) =>
      one.system.includes('refused')
        ? `Which trail shoes suit ${audienceOf(one)}?`
        : `Are А\u200bcme’s trail shoes good for ${audienceOf(one)}?`,
    );
    const { prompts } = await run(brand, ['beginners']);
    expect(prompts.map(({ question }) => question)).toEqual(['Which trail shoes suit beginners?']);
    expect(model.asked).toHaveLength(2);
  });
});

describe('what is doubtful', () => {
  it('is asked again once, and then kept and flagged', async () => {
    const brand = await newBrand(product.client);
    await product.client.post(`/api/brands/${brand.id}/competitors`, { name: 'Beta' });
    model.answers((one) =>
      audienceOf(one) === 'beginners'
        ? 'What is the capital of France?'
        : `Would a Beta beat other trail shoes for ${audienceOf(one)}?`,
    );
    const { prompts } = await run(brand, ['beginners', 'seniors']);
    expect(prompts.map(({ flags }) => flags)).toEqual([['off-topic'], ['names-competitor']]);
    expect(model.asked).toHaveLength(3);
  });

  it('only for its wording is flagged at once: a second call would cost as much', async () => {
    const brand = await newBrand(product.client);
    model.answers((one) => `What is the definition of trail shoes for ${audienceOf(one)} in one word?`);
    const { prompts } = await run(brand, ['beginners']);
    expect(prompts.map(({ flags }) => flags)).toEqual([['off-topic']]);
    expect(model.asked).toHaveLength(1);
  });

  it('is flagged when it reads like another of its run', async () => {
    const brand = await newBrand(product.client);
    model.answers((one) => `Which trail shoes would be right for ${audienceOf(one)}?`);
    const { prompts } = await run(brand, ['beginners', 'seniors', 'heavy runners']);
    expect(prompts.map(({ flags }) => flags)).toEqual([[], ['similar'], ['similar']]);
  });

  it('is flagged in an improved draft that reads like an earlier one of the run, until it is taken back', async () => {
    const brand = await newBrand(product.client);
    const base = `/api/brands/${brand.id}`;
    const drafts = async () =>
      (await product.client.get<Draft[]>(`${base}/drafts`)).body.map(({ id, flags }) => ({ id, flags }));
    model.answers((one) =>
      audienceOf(one) === 'nurses'
        ? 'Which trail shoes would a doctor suggest to nurses on their feet all day?'
        : `What trail shoes would you buy for ${audienceOf(one)}, and why?`,
    );
    const { jobId } = await run(brand, ['beginners', 'nurses']);
    await product.client.post(`${base}/drafts`, { jobId });
    const before = await drafts();
    expect(before.map(({ flags }) => flags)).toEqual([[], []]);
    const draftIds = before.map(({ id }) => id);
    model.answers(({ user }) => `Which trail shoes suit ${/nurses/.exec(user)?.[0] ?? 'beginners'} best?`);
    await product.client.post(`${base}/improve-written-prompts`, { draftIds, instructions: 'Shorter.' });
    expect((await drafts()).map(({ flags }) => flags)).toEqual([[], ['similar']]);
    await product.client.post(`${base}/drafts/revert`, { draftIds });
    expect(await drafts()).toEqual(before);
  });
});

describe('frames', () => {
  it('let a model that would write one pattern open its questions in at least 4 bits of ways', async () => {
    const brand = await newBrand(product.client);
    model.answers((one) => {
      const opening = /begin with "([^"]+)"/.exec(one.system)?.[1] ?? '';
      return `${opening} trail shoes for ${audienceOf(one)}, which ones are best?`;
    });
    const audiences = Array.from({ length: 250 }, (_, i) => `runners of club ${i}`);
    const { prompts } = await run(brand, audiences);
    const counts = new Map<string, number>();
    for (const { question } of prompts) {
      const opening = question.split(' ')[0]!;
      counts.set(opening, (counts.get(opening) ?? 0) + 1);
    }
    const shares = [...counts.values()].map((count) => count / prompts.length);
    expect(prompts).toHaveLength(250);
    expect(-shares.reduce((sum, share) => sum + share * Math.log2(share), 0)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.12);
  });

  it('are the same for two runs of the same seed, and others for another seed', async () => {
    const brand = await newBrand(product.client);
    model.answers((one) => `Which trail shoes would you give to ${audienceOf(one)}?`);
    await run(
      brand,
      Array.from({ length: 12 }, (_, i) => `runners of club ${i}`),
    );
    const framesOf = async (seed: number) => {
      model.asked.length = 0;
      await product.client.post(`/api/brands/${brand.id}/generate-bulk-written-prompts`, { seed });
      return model.asked.map((one) => `${audienceOf(one)}: ${one.system}`).sort();
    };
    const first = await framesOf(5);
    expect(first).toHaveLength(12);
    expect(await framesOf(5)).toEqual(first);
    expect(await framesOf(6)).not.toEqual(first);
  });

  it('are left out where the template’s switch is off, for the brand or for all', async () => {
    const { client } = product;
    const told = () => model.asked.map(({ system }) => system.includes('word it like this'));
    model.answers((one) => `Which trail shoes would you give to ${audienceOf(one)}?`);
    const own = await newBrand(client);
    const promptTemplate = 'Ask about {productCategory}. Audience is {attributeName}.';
    const template = { templateType: 'bulk_v2', promptTemplate };
    const path = `/api/brands/${own.id}/prompt-templates`;
    expect((await client.post(path, template)).body.frames).toBe(true);
    await client.post(path, { ...template, frames: false });
    // Absent: as it was.
    expect((await client.post(path, template)).body.frames).toBe(false);
    expect((await client.get(path)).body).toMatchObject([{ frames: false }]);
    expect((await client.post(path, { ...template, frames: 'no' })).status).toBe(400);
    await run(own, ['beginners']);
    expect(told()).toEqual([false]);

    const other = await newBrand(client);
    const asDefault = (frames: boolean) =>
      client.post(`${path}/save-as-default`, { templates: [{ ...template, frames }] });
    await asDefault(false);
    expect((await client.get('/api/system-default-templates')).body).toMatchObject([{ frames: false }]);
    await run(other, ['beginners']);
    expect(told()).toEqual([false]);
    await asDefault(true);
    await run(await newBrand(client), ['beginners']);
    expect(told()).toEqual([true]);
    await product.sql('DELETE FROM system_default_templates');
  });
});
