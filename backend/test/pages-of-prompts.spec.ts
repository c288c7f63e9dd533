import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PromptToSave, WrittenPrompt } from '#contracts';
import { type ApiAnswer, newBrand, type Product, startProduct } from '#testing';

let product: Product;
let base: string;
beforeAll(async () => {
  product = await startProduct({ workers: 0 });
});
afterAll(() => product.stop());
beforeEach(async () => {
  base = `/api/brands/${(await newBrand(product.client)).id}`;
});

const about = (
  productCategory: string | null,
  attributeCategory: string | null,
  attribute: string | null,
  more: Partial<PromptToSave> = {},
): Partial<PromptToSave> => ({ productCategory, attributeCategory, attribute, ...more });

let number = 0;
/** Saves one batch. @returns its id */
async function save(...subjects: Partial<PromptToSave>[]): Promise<string> {
  const prompts = subjects.map((subject) => ({ question: `Question ${++number}?`, ...subject }));
  return (await product.client.post(`${base}/save-written-prompts`, { prompts })).body.batchId;
}
const get = async <T = any>(path: string): Promise<T> =>
  (await product.client.get<T>(`${base}/${path}`)).body;

const SHOES_FOR_RUNNERS = about('shoes', 'Audience', 'runners');
const BOOTS_OF_WOOL = about('boots', 'Material', 'wool');
const BOTH = about('shoes', 'Audience:runners|Material:wool', 'runners, wool');

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
