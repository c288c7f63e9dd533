import { describe, expect, it } from '@jest/globals';
import type { PromptIdsAnswer, WrittenPrompt } from '#contracts';
import { type ApiAnswer, newBrand } from '#testing';
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

describe('pages of saved prompts', () => {
  it('follow the Link header to the end, each prompt once; without limit the list is whole', async () => {
    await save(...Array.from({ length: 25 }, () => SHOES_FOR_RUNNERS));
    const whole = await get<WrittenPrompt[]>('written-prompts');
    const walked: WrittenPrompt[] = [];
    let next: string | undefined = `${base}/written-prompts?limit=10`;
    for (let pages = 0; next && pages < 10; pages++) {
      const answer: ApiAnswer<WrittenPrompt[]> = await product.client.get(next);
      walked.push(...answer.body);
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(walked).toEqual(whole);
    expect(whole).toHaveLength(25);
  });

  it('end with the last full one: no link leads to an empty page', async () => {
    await save(...Array.from({ length: 20 }, () => SHOES_FOR_RUNNERS));
    const { headers } = await product.client.get(`${base}/written-prompts?limit=10`);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')![1]!;
    const last = await product.client.get<WrittenPrompt[]>(next);
    expect([last.body.length, last.headers.get('link')]).toEqual([10, null]);
  });

  it('need not be read for the ids of all, under filters too; a file is made of any number of them', async () => {
    await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, BOTH);
    const all = await get<WrittenPrompt[]>('written-prompts');
    expect(await get('written-prompts-ids')).toEqual({ promptIds: all.map(({ id }) => id) });
    const { promptIds } = await get<PromptIdsAnswer>('written-prompts-ids?productCategories=boots');
    expect(promptIds).toEqual([all.find(({ productCategory }) => productCategory === 'boots')!.id]);
    const many = [...promptIds, ...Array.from({ length: 20_000 }, () => crypto.randomUUID())];
    const file = await product.client.post<string>(`${base}/written-prompts-csv`, { promptIds: many });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch('text/csv');
    expect((await product.client.post(`${base}/written-prompts-csv`, { promptIds: [] })).status).toBe(400);
    const other = await newBrand(product.client);
    const theirs = await product.client.post(`/api/brands/${other.id}/written-prompts-csv`, { promptIds });
    expect(theirs.status).toBe(400);
  });

  it('come newest first, if that is wanted, to the end', async () => {
    await save(...Array.from({ length: 25 }, () => SHOES_FOR_RUNNERS));
    const whole = await get<WrittenPrompt[]>('written-prompts');
    const walked: WrittenPrompt[] = [];
    let next: string | undefined = `${base}/written-prompts-filtered?order=newest&limit=10`;
    for (let pages = 0; next && pages < 10; pages++) {
      const answer: ApiAnswer<WrittenPrompt[]> = await product.client.get(next);
      walked.push(...answer.body);
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(walked).toEqual(whole.toReversed());
    expect((await product.client.get(`${base}/written-prompts-filtered?order=best`)).status).toBe(400);
  });

  it('work with filters', async () => {
    await save(SHOES_FOR_RUNNERS, BOOTS_OF_WOOL, BOTH);
    const { body, headers } = await product.client.get(
      `${base}/written-prompts-filtered?attributes=wool&limit=1`,
    );
    expect(body).toMatchObject([{ productCategory: 'boots' }]);
    expect(headers.get('link')).toMatch(/attributes=wool&limit=1&cursor=\d+>; rel="next"/);
  });

  it.each(['limit=0', 'limit=1001', 'limit=x', 'limit=', 'cursor=x', 'cursor=1&cursor=2'])(
    'refuse %s',
    async (query) => {
      expect((await product.client.get(`${base}/written-prompts?${query}`)).status).toBe(400);
    },
  );
});
