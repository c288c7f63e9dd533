import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { PromptToSave } from '#contracts';
import { newBrand, sharedProduct, type SharedProduct } from '#testing';

/** A product for a suite about saved prompts, and for each test a brand of its own. */
export let product: SharedProduct;
/** The brand's path. */
export let base: string;

export function savedPromptsSuite(): void {
  beforeAll(async () => {
    product = await sharedProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    base = `/api/brands/${(await newBrand(product.client)).id}`;
  });
}

export const about = (
  productCategory: string | null,
  attributeCategory: string | null,
  attribute: string | null,
  more: Partial<PromptToSave> = {},
): Partial<PromptToSave> => ({ productCategory, attributeCategory, attribute, ...more });

let number = 0;
/** Saves one batch. @returns its id */
export async function save(...subjects: Partial<PromptToSave>[]): Promise<string> {
  const prompts = subjects.map((subject) => ({ question: `Question ${++number}?`, ...subject }));
  return (await product.client.post(`${base}/save-written-prompts`, { prompts })).body.batchId;
}

export const get = async <T = any>(path: string): Promise<T> =>
  (await product.client.get<T>(`${base}/${path}`)).body;

export const SHOES_FOR_RUNNERS = about('shoes', 'Audience', 'runners');
export const BOOTS_OF_WOOL = about('boots', 'Material', 'wool');
export const BOTH = about('shoes', 'Audience:runners|Material:wool', 'runners, wool');
