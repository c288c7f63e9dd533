import type { Brand, PromptToSave, SavedAnswer } from '#contracts';
import { newBrand, newCategory, type SharedProduct } from '#testing';

export const PRODUCTS = ['shoes', 'boots'];
export const AUDIENCES = ['runners', 'hikers', 'nurses'];
export const MATERIALS = ['wool', 'leather'];

/** A brand with two product categories, three audiences and two materials. */
export async function newShop({ client }: SharedProduct, name = 'Northwind'): Promise<Brand> {
  const brand = await newBrand(client, name);
  await newCategory(client, brand.id, 'ProductCategory', 'Footwear', PRODUCTS);
  await newCategory(client, brand.id, 'CustomerAttribute', 'Audience', AUDIENCES);
  await newCategory(client, brand.id, 'ProductAttribute', 'Material', MATERIALS);
  return brand;
}

export const ofAudience = (product: string, audience: string, question?: string): PromptToSave => ({
  question: question ?? `Which ${product} suit ${audience}?`,
  productCategory: product,
  attributeCategory: 'Audience',
  attribute: audience,
});

const ofBoth = (product: string, audience: string, material: string): PromptToSave => ({
  question: `Which ${product} made of ${material} suit ${audience}?`,
  productCategory: product,
  attributeCategory: `Audience:${audience}|Material:${material}`,
  attribute: `${audience}, ${material}`,
});

/** Saves prompts as one batch. @returns its id */
export async function save(
  { client }: SharedProduct,
  { id }: Brand,
  prompts: PromptToSave[],
): Promise<string> {
  const { body } = await client.post<SavedAnswer>(`/api/brands/${id}/save-written-prompts`, { prompts });
  return body.batchId ?? '';
}

/** Saves three groups: shoes for every audience, boots for two, and both products of every material for runners. */
export async function fillShop(product: SharedProduct, brand: Brand): Promise<void> {
  await save(
    product,
    brand,
    AUDIENCES.map((audience) => ofAudience('shoes', audience)),
  );
  await save(product, brand, [ofAudience('boots', 'runners'), ofAudience('boots', 'hikers')]);
  await save(
    product,
    brand,
    PRODUCTS.flatMap((each) => MATERIALS.map((material) => ofBoth(each, 'runners', material))),
  );
}

/** A brand with the groups of `fillShop`. */
export async function newFilledShop(product: SharedProduct, name?: string): Promise<Brand> {
  const brand = await newShop(product, name);
  await fillShop(product, brand);
  return brand;
}
