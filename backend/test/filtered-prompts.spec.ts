import { describe, expect, it } from '@jest/globals';
import type { SavedView, WrittenPrompt } from '#contracts';
import { newBrand } from '#testing';
import {
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

describe('all that match', () => {
  it('an accent, of which a search makes nothing, are those that hold it, and not all', async () => {
    await save(SHOES_FOR_RUNNERS, { ...BOOTS_OF_WOOL, question: 'Which boots are à la ´mode´?' });
    for (const [text, found] of [
      ['´', 0],
      ['´ la', 1],
      ['\u0301', 0],
    ] as const) {
      const { body } = await product.client.delete(
        `${base}/written-prompts-filtered?text=${encodeURIComponent(text)}`,
      );
      expect([text, body]).toMatchObject([text, { deletedCount: found }]);
    }
  });

  it('are downloaded, and deleted, whatever their number, and can be restored', async () => {
    await save({ ...SHOES_FOR_RUNNERS, question: "It's $1 of 'wool'?" }, BOOTS_OF_WOOL, BOTH);
    const csv = async (query: string) =>
      (await product.client.get<string>(`${base}/written-prompts-csv?${query}`)).body.trimEnd().split('\r\n')
        .length - 1;
    expect(await csv('attributes=wool')).toBe(2);
    expect(await csv(`text=${encodeURIComponent("$1 of 'wool'")}`)).toBe(1);
    expect(await csv('breaksRule=true')).toBe(0);
    expect(await csv('')).toBe(3);
    const [first] = await get<WrittenPrompt[]>('written-prompts');
    expect(await csv(`promptIds=${first!.id}&attributes=wool`)).toBe(0);
    const { status, body, headers } = await product.client.delete(
      `${base}/written-prompts-filtered?attributes=wool&productCategories=boots&productCategories=shoes`,
    );
    expect([status, body]).toEqual([200, { deletedCount: 2 }]);
    expect(await get('written-prompts')).toEqual([first]);
    await product.client.post(`${base}/written-prompts/restore`, { deletionId: headers.get('deletion-id') });
    expect(await get('written-prompts')).toHaveLength(3);
  });

  it('are those of a type, and those about competitors, by the name that they were saved with', async () => {
    const { body: rival } = await product.client.post(`${base}/competitors`, { name: 'Trek' });
    const about = { ...SHOES_FOR_RUNNERS, promptType: 'Competitor' as const, competitorId: rival.id };
    await save(
      SHOES_FOR_RUNNERS,
      { ...about, competitorName: 'Trek', question: 'Trek or us?' },
      { ...about, competitorId: null, competitorName: 'Giant', question: 'Giant or us?' },
    );
    await product.client.put(`/api/competitors/${rival.id}`, { name: 'Trek Bikes' });
    const questions = async (query: string) =>
      (await get<WrittenPrompt[]>(`written-prompts-filtered?${query}`)).map(({ question }) => question);
    expect(await questions('competitors=Trek')).toEqual(['Trek or us?']);
    expect(await questions('competitors=Trek&competitors=Giant&promptType=Competitor')).toHaveLength(2);
    expect(await questions('competitors=Trek%20Bikes')).toEqual([]);
    expect((await get('written-prompts-stats?competitors=Giant')).totalPrompts).toBe(1);
    await product.client.delete(`${base}/written-prompts-filtered?competitors=Giant`);
    expect(await questions('promptType=Competitor')).toEqual(['Trek or us?']);
  });

  it('are none of another brand, and none where a filter is none', async () => {
    await save(SHOES_FOR_RUNNERS);
    const other = `/api/brands/${(await newBrand(product.client)).id}`;
    const all = 'written-prompts-filtered?promptType=Discovery';
    expect((await product.client.delete(`${other}/${all}`)).body).toEqual({ deletedCount: 0 });
    expect((await product.client.delete(`/api/brands/${crypto.randomUUID()}/${all}`)).status).toBe(404);
    expect(await get('written-prompts')).toHaveLength(1);
  });

  it.each([
    ['', 'Name at least one filter: nothing was changed'],
    ['?breaksRule=perhaps', 'breaksRule must be true or false'],
    ['?breaksRule=false', 'breaksRule is not a filter, or has no value: nothing was changed'],
    ['?productCategory=boots', 'productCategory is not a filter, or has no value: nothing was changed'],
    [
      '?attributes=wool&attributes[]=wool',
      'attributes[] is not a filter, or has no value: nothing was changed',
    ],
    ['?attributes=', 'attributes is not a filter, or has no value: nothing was changed'],
  ])('are not deleted where no filter names them: "%s"', async (query, message) => {
    await save(SHOES_FOR_RUNNERS);
    const { status, body } = await product.client.delete(`${base}/written-prompts-filtered${query}`);
    expect([status, body.message]).toEqual([400, message]);
    expect(await get('written-prompts')).toHaveLength(1);
  });
});

describe('named views', () => {
  const views = () => get<SavedView[]>('saved-views');
  const saveView = (name: string, query: string) =>
    product.client.post<SavedView>(`${base}/saved-views`, { name, query });

  it('are kept by their names, each once, and deleted', async () => {
    expect(await views()).toEqual([]);
    expect((await saveView(' Wool ', 'attributes=wool')).status).toBe(201);
    expect((await saveView('All', '')).status).toBe(201);
    const { status, body } = await saveView('Wool', 'attributes=wool&order=newest');
    expect(status).toBe(200);
    expect(await views()).toMatchObject([
      { name: 'All', query: '' },
      { name: 'Wool', query: 'attributes=wool&order=newest' },
    ]);
    expect((await product.client.delete(`${base}/saved-views/${body.id}`)).body).toEqual({ success: true });
    expect((await product.client.delete(`${base}/saved-views/${body.id}`)).status).toBe(404);
    expect(await views()).toHaveLength(1);
  });

  it('need a name and filters, and are their own brand’s', async () => {
    for (const body of [{ name: ' ', query: '' }, { name: 'x' }, { name: 'x', query: 'x'.repeat(20_001) }])
      expect((await product.client.post(`${base}/saved-views`, body)).status).toBe(400);
    const { body: mine } = await saveView('Mine', '');
    const other = `/api/brands/${(await newBrand(product.client)).id}/saved-views`;
    expect((await product.client.delete(`${other}/${mine.id}`)).status).toBe(404);
    expect((await product.client.get(other)).body).toEqual([]);
    const unknown = `/api/brands/${crypto.randomUUID()}/saved-views`;
    expect((await product.client.get(unknown)).status).toBe(404);
    expect((await product.client.post(unknown, { name: 'x', query: '' })).status).toBe(404);
  });
});
