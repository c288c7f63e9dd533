import type { Coverage, CoveragePlanAnswer, GenerationAnswer } from '#contracts';
import { newBrand, newCategory, type SharedProduct } from '#testing';

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`);

/** A brand with product categories and one category of attributes for each size. */
export async function newCoverageShop({ client }: SharedProduct, products: number, ...sizes: number[]) {
  const brand = await newBrand(client);
  const base = `/api/brands/${brand.id}`;
  const range = await newCategory(client, brand.id, 'ProductCategory', 'Range', numbered('shoes', products));
  const categories = [];
  for (const [i, size] of sizes.entries())
    categories.push(
      await newCategory(client, brand.id, 'CustomerAttribute', `Group ${i}`, numbered(`people ${i}`, size)),
    );
  return {
    brand,
    base,
    products: range.attributes,
    rangeId: range.category.id,
    categories,
    forbid: (pairs: [string, string][]) =>
      client.post('/api/blacklist/batch', {
        pairs: pairs.map(([forbiddenWithId, targetId]) => ({ brandId: brand.id, forbiddenWithId, targetId })),
      }),
    coverage: async (query = '') => (await client.get<Coverage>(`${base}/coverage${query}`)).body,
    plan: (query: string) => client.get<CoveragePlanAnswer>(`${base}/coverage-plan?${query}`),
    generate: (body: object) => client.post<GenerationAnswer>(`${base}/generate-coverage-prompts`, body),
    save: (body: object) => client.post(`${base}/save-written-prompts`, body),
  };
}
