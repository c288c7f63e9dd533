import { at } from '#domain';
import type { PromptToSave } from '#contracts';
import { newBrand, newCategory, type Product } from '#testing';

const SAVED = 1_200;
export const LONG_LIST = 10_000;
const numbered = (count: number, word: string) => Array.from({ length: count }, (_, i) => `${word} ${i + 1}`);

/** A brand of a usual size. @returns its id */
export async function fillBrand({ client }: Product): Promise<string> {
  const { id } = await newBrand(client, 'Northwind Footwear');
  const products = numbered(12, 'kind of shoe');
  const audiences = numbered(40, 'audience');
  await newCategory(client, id, 'ProductCategory', 'Footwear', products);
  await newCategory(client, id, 'CustomerAttribute', 'Audience', audiences);
  await newCategory(client, id, 'ProductAttribute', 'Material', numbered(20, 'material'));
  await client.post(`/api/brands/${id}/competitors`, { name: 'Southwind' });
  const prompts = Array.from({ length: SAVED }, (_, i): PromptToSave => {
    const [product, audience] = [at(products, i % 12), at(audiences, i % 40)];
    return {
      question: `Which ${product} would you recommend for ${audience}, and why is that (${i + 1})?`,
      productCategory: product,
      attributeCategory: 'Audience',
      attribute: audience,
    };
  });
  for (let from = 0; from < SAVED; from += 60)
    await client.post(`/api/brands/${id}/save-written-prompts`, { prompts: prompts.slice(from, from + 60) });
  for (const seed of [1, 2, 3])
    await client.post(`/api/brands/${id}/generate-csv`, { seed, maxPrompts: 250 });
  return id;
}

/** A brand with a list of 10,000 saved prompts. @returns its id */
export async function fillLongList(product: Product): Promise<string> {
  const { id } = await newBrand(product.client, 'A long list');
  await product.sql(
    `INSERT INTO written_prompts (brand_id, question, prompt_type, product_category, attribute_category, attribute)
     SELECT $1, 'Which of the ' || n || ' kinds of shoes would you recommend for people who walk a lot?', 'Discovery',
       'shoes', 'Audience', 'walkers' FROM generate_series(1, $2::int) AS n`,
    [id, LONG_LIST],
  );
  return id;
}
