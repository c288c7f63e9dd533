import { describe, expect, it } from '@jest/globals';
import type { WrittenPrompt } from '#contracts';
import type { ApiAnswer } from '#testing';
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
