import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { GenerationAnswer, ReadQuestion, SetReadingAnswer } from '#contracts';
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

const AUDIENCES = ['beginners', 'seniors', 'commuters', 'nurses'];
const OTHER = 'I teach nurses: are there trail shoes that would suit them?';

/** A run of four, of which three are worded alike. */
async function newRun() {
  const { client } = product;
  const brand = await newBrand(client);
  const base = `/api/brands/${brand.id}`;
  const { attributes } = await newCategory(client, brand.id, 'ProductCategory', 'Range', ['trail shoes']);
  await newCategory(client, brand.id, 'CustomerAttribute', 'Audience', AUDIENCES);
  model.answers((asked) => {
    const audience = audienceOf(asked);
    return audience === 'nurses' ? OTHER : `Which trail shoes would you give to ${audience}?`;
  });
  const body = { productCategoryIds: attributes.map(({ id }) => id) };
  const { jobId } = (await client.post<GenerationAnswer>(`${base}/generate-bulk-v2-prompts`, body)).body;
  const get = async <T>(path: string) => (await client.get<T>(path)).body;
  return {
    base,
    jobId,
    ofRun: () => get<SetReadingAnswer>(`/api/jobs/${jobId}/reading`),
    ofBrand: () => get<SetReadingAnswer>(`${base}/reading`),
    found: (path: string, figure: string) =>
      get<ReadQuestion[]>(`${path}/reading/prompts?figure=${encodeURIComponent(figure)}`),
  };
}

describe('what a run reads like', () => {
  it('is told in figures, each of which leads to its prompts', async () => {
    const { jobId, ofRun, found } = await newRun();
    const reading = await ofRun();
    expect(reading).toMatchObject({
      prompts: 4,
      total: 4,
      distinctOpenings: 2,
      largestSkeleton: { count: 3, text: 'which § would you give to §' },
      nearCopies: { count: 2 },
      duplicates: { count: 0 },
      flags: [{ text: 'similar', count: 2 }],
    });
    const path = `/api/jobs/${jobId}`;
    for (const { figure, count } of [
      ...reading.openings,
      ...reading.lengths,
      ...reading.flags,
      reading.nearCopies,
    ])
      expect([figure, (await found(path, figure)).length]).toEqual([figure, count]);
    expect(await found(path, 'near-copies')).toMatchObject([
      { index: 1, id: null, unsaved: true, like: 'Which trail shoes would you give to beginners?' },
      { index: 2, id: null, unsaved: true, like: 'Which trail shoes would you give to beginners?' },
    ]);
  });

  it('changes with what is asked again, edited, removed and saved', async () => {
    const { base, jobId, ofRun, found } = await newRun();
    const { client } = product;
    model.answers((asked) => `Who makes good trail shoes, if ${audienceOf(asked)} ask?`);
    await client.post(`${base}/ask-again`, { jobId, indexes: [2] });
    expect((await ofRun()).nearCopies.count).toBe(1);
    await client.post(`${base}/drafts`, { jobId });
    const { body: drafts } = await client.get(`${base}/drafts`);
    await client.post(`${base}/drafts/remove`, { draftIds: [drafts[1].id] });
    await client.patch(`/api/drafts/${drafts[0].id}`, { question: OTHER });
    await client.post(`${base}/save-written-prompts`, { draftIds: [drafts[3].id] });
    expect(await ofRun()).toMatchObject({ prompts: 3, duplicates: { count: 2 } });
    expect(await found(`/api/jobs/${jobId}`, 'duplicates')).toMatchObject([
      { index: 0, unsaved: true },
      { index: 3, unsaved: false },
    ]);
  });
});

describe('what a brand’s saved prompts read like', () => {
  it('is told over all its runs', async () => {
    const { base, jobId, ofBrand, found } = await newRun();
    expect(await ofBrand()).toMatchObject({ prompts: 0, total: 0, largestSkeleton: null });
    await product.client.post(`${base}/save-written-prompts`, { jobId });
    await product.client.post(`${base}/save-written-prompts`, {
      prompts: [{ question: OTHER.toUpperCase() }],
    });
    expect(await ofBrand()).toMatchObject({
      prompts: 5,
      total: 5,
      duplicates: { count: 2 },
      nearCopies: { count: 2 },
    });
    const [first] = await found(base, 'duplicates');
    expect(first).toMatchObject({ question: OTHER, index: null, unsaved: false, id: expect.any(String) });
    expect(await found(base, 'opening:nobody')).toEqual([]);
  });

  it('is asked for by a figure, of a run or brand that is there', async () => {
    const { base, jobId } = await newRun();
    for (const [path, status] of [
      [`/api/jobs/${jobId}/reading/prompts`, 400],
      [`${base}/reading/prompts?figure=`, 400],
      [`${base}/reading/prompts?figure=a&figure=b`, 400],
      [`/api/jobs/${randomUUID()}/reading`, 404],
      [`/api/brands/${randomUUID()}/reading`, 404],
      [`/api/jobs/x/reading`, 400],
    ] as const)
      expect([path, (await product.client.get(path)).status]).toEqual([path, status]);
  });
});
