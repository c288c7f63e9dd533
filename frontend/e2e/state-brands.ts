import type { Attribute, Brand } from '#contracts';
import { type ApiClient, newBrand, type SharedProduct } from '#testing';
import { newFilledShop, ofAudience, save } from './saved-shop.js';

/** A full and an empty brand. */
export interface Brands {
  full: Brand;
  empty: Brand;
}

/**
 * Creates everything that a screen can show: saved prompts with duplicates, a file, a renamed attribute, a competitor,
 * a template.
 */
export async function newBrands(product: SharedProduct): Promise<Brands> {
  const { client } = product;
  const full = await newFilledShop(product, 'Northwind');
  const path = `/api/brands/${full.id}`;
  await save(product, full, [ofAudience('shoes', 'nurses', 'Which shoes do nurses choose?')]);
  await client.post(`${path}/competitors`, { name: 'Southwind' });
  await client.post(`${path}/generate-csv`, { seed: 7, maxPrompts: 6 });
  const { body: attributes } = await client.get<Attribute[]>(`${path}/attributes`);
  await addRules(client, full.id, attributes);
  await client.post(`${path}/modified-attribute-names`, {
    attributeId: attributes[0]?.id,
    modifiedName: 'footwear for every day',
  });
  await client.post(`${path}/prompt-templates`, {
    templateType: 'bulk_v2',
    promptTemplate: 'Ask about {productCategory}',
  });
  return { full, empty: await newBrand(client, 'Bare') };
}

/** One rule of each kind, and a pairing. */
async function addRules(client: ApiClient, brandId: string, attributes: Attribute[]): Promise<void> {
  const [shoes, runners, wool] = ['shoes', 'runners', 'wool'].map((name) =>
    attributes.find(({ displayName }) => displayName === name),
  );
  const forbidden = { brandId, forbiddenWithId: runners?.id, targetId: wool?.id, comment: 'Too warm' };
  await client.post('/api/blacklist/batch', { pairs: [forbidden] });
  await client.post('/api/category-blacklist/batch', {
    pairs: [
      {
        brandId,
        forbiddenWithCategoryId: runners?.attributeCategoryId,
        targetCategoryId: wool?.attributeCategoryId,
      },
    ],
  });
  await client.post('/api/attribute-category-blacklist/batch', {
    pairs: [{ brandId, forbiddenWithAttributeId: shoes?.id, targetCategoryId: wool?.attributeCategoryId }],
  });
  await client.post(`/api/brands/${brandId}/category-pairings`, {
    productCategoryAttributeId: shoes?.id,
    attributeCategoryId: runners?.attributeCategoryId,
  });
}
