import { expect, it } from '@jest/globals';
import type { WrittenPrompt } from '#contracts';
import { newBrand } from '#testing';
import {
  base,
  BOOTS_OF_WOOL,
  get,
  product,
  save,
  savedPromptsSuite,
  SHOES_FOR_RUNNERS,
} from './saved-prompts.js';

savedPromptsSuite();

const idsOf = async (query = '') =>
  (await get<WrittenPrompt[]>(`written-prompts-filtered${query}`)).map(({ id }) => id);
const decide = (promptIds: string[], decision: unknown, undoes?: unknown) =>
  product.client.post(`${base}/written-prompts/decide`, { promptIds, decision, undoes });
const progress = (query = '') => get(`written-prompts-progress${query}`);

it('what is kept is marked, what is removed is deleted, and both count as decided, under filters too; each can be taken back', async () => {
  await save(SHOES_FOR_RUNNERS, SHOES_FOR_RUNNERS, BOOTS_OF_WOOL);
  const [first = '', second = '', third = ''] = await idsOf();
  expect(await progress()).toEqual({ decided: 0, total: 3 });
  expect((await decide([first], 'keep')).body).toEqual({ decidedCount: 1 });
  expect((await decide([second], 'remove')).body).toEqual({ decidedCount: 1 });
  expect(await progress()).toEqual({ decided: 2, total: 3 });
  expect(await progress('?productCategories=boots')).toEqual({ decided: 0, total: 1 });
  expect(await idsOf('?looked=false')).toEqual([third]);
  expect(await idsOf('?looked=true')).toEqual([first]);
  expect(await get('written-prompts-deleted')).toMatchObject([{ id: second }]);

  await decide([first, second], null);
  expect(await progress()).toEqual({ decided: 0, total: 3 });
  expect(await idsOf('?looked=false')).toEqual([first, second, third]);
});

it('of those that break a rule, what is removed counts as decided', async () => {
  const idOf = async (catType: string, displayName: string, name: string): Promise<string> => {
    const { body: category } = await product.client.post(`${base}/categories`, { catType, displayName });
    const { body } = await product.client.post(`/api/categories/${category.id}/attributes`, {
      displayName: name,
    });
    return body.id;
  };
  const shoes = await idOf('ProductCategory', 'Footwear', 'shoes');
  const runners = await idOf('CustomerAttribute', 'Audience', 'runners');
  await save(SHOES_FOR_RUNNERS, SHOES_FOR_RUNNERS, BOOTS_OF_WOOL);
  await product.client.post(`${base}/blacklists`, { forbiddenWithId: shoes, targetId: runners });
  expect(await progress('?breaksRule=true')).toEqual({ decided: 0, total: 2 });
  const [first = '', , third = ''] = await idsOf();
  await decide([first, third], 'remove');
  expect(await progress('?breaksRule=true')).toEqual({ decided: 1, total: 2 });
  expect(await progress('?breaksRule=true&productCategories=boots')).toEqual({ decided: 0, total: 0 });
});

it('what was deleted elsewhere is not decided, and what is restored is to be decided again', async () => {
  await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL);
  const [first = '', second = ''] = await idsOf();
  await product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [first] });
  expect(await progress()).toEqual({ decided: 0, total: 1 });
  await decide([second], 'remove');
  expect(await progress()).toEqual({ decided: 1, total: 1 });
  await product.client.post(`${base}/written-prompts/restore`, { promptIds: [second] });
  expect(await progress()).toEqual({ decided: 0, total: 1 });
  // Nobody can decide about what is gone.
  expect((await decide([first], 'keep')).body).toEqual({ decidedCount: 0 });
  // Nor is there a decision to take back.
  expect((await decide([first], null)).body).toEqual({ decidedCount: 0 });
  expect(await idsOf()).toEqual([second]);
});

it('taking back that a prompt is kept brings back nothing that somebody has removed since', async () => {
  await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL);
  const [first = '', second = ''] = await idsOf();
  await decide([first, second], 'keep');
  await decide([second], 'remove');
  expect((await decide([first, second], null, 'keep')).body).toEqual({ decidedCount: 1 });
  expect(await idsOf()).toEqual([first]);
  expect((await decide([second], null, 'remove')).body).toEqual({ decidedCount: 1 });
  expect(await idsOf()).toEqual([first, second]);
});

it('a decision about prompts of another brand, or one that does not exist, is refused', async () => {
  await save(SHOES_FOR_RUNNERS);
  const [mine = ''] = await idsOf();
  const other = await newBrand(product.client);
  const foreign = await product.client.post(`/api/brands/${other.id}/written-prompts/decide`, {
    promptIds: [mine],
    decision: 'remove',
  });
  expect(foreign.status).toBe(400);
  expect((await decide([mine], 'perhaps')).body.message).toBe('decision must be one of: keep, remove, null');
  expect((await decide([mine], null, 'perhaps')).body.message).toBe('undoes must be one of: keep, remove');
  expect((await decide([], 'keep')).status).toBe(400);
  expect(await progress()).toEqual({ decided: 0, total: 1 });
});
