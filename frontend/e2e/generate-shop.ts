import type { Attribute, AttributeCategory, WrittenPrompt } from '#contracts';
import { newBrand, newCategory, type Product } from '#testing';
import type { Page } from 'playwright-core';
import { button, hasResults, panel } from './screens.js';

export const PRODUCTS = ['shoes', 'boots', 'sandals', 'clogs', 'slippers'];
export const AUDIENCES = ['runners', 'hikers', 'nurses'];
export const MATERIALS = ['wool', 'leather'];

/** A brand with five product categories, three audiences and two materials. @returns its id */
export async function newShop({ client }: Product): Promise<string> {
  const { id } = await newBrand(client, 'Northwind');
  await newCategory(client, id, 'ProductCategory', 'Footwear', PRODUCTS);
  await newCategory(client, id, 'CustomerAttribute', 'Audience', AUDIENCES);
  await newCategory(client, id, 'ProductAttribute', 'Material', MATERIALS);
  return id;
}

export interface FullShop {
  id: string;
  products: Attribute[];
  audience: { category: AttributeCategory; attributes: Attribute[] };
  material: { category: AttributeCategory; attributes: Attribute[] };
}

export const COMPETITORS = ['Adidas', 'Brooks', 'Hoka'];

/** The same brand with three competitors, and with shoes and boots paired with the audiences. */
export async function newFullShop({ client }: Product): Promise<FullShop> {
  const { id } = await newBrand(client, 'Northwind');
  const { attributes: products } = await newCategory(client, id, 'ProductCategory', 'Footwear', PRODUCTS);
  const audience = await newCategory(client, id, 'CustomerAttribute', 'Audience', AUDIENCES);
  const material = await newCategory(client, id, 'ProductAttribute', 'Material', MATERIALS);
  for (const name of COMPETITORS) await client.post(`/api/brands/${id}/competitors`, { name });
  for (const { id: productCategoryAttributeId } of products.slice(0, 2))
    await client.post(`/api/brands/${id}/category-pairings`, {
      productCategoryAttributeId,
      attributeCategoryId: audience.category.id,
    });
  return { id, products, audience, material };
}

/** Starts the run of everything: 5 × 3 × 2 = 30 manual prompts. */
export async function startManual(page: Page): Promise<void> {
  const manual = panel(page, 'Manual Written Prompts v2');
  for (const category of ['Footwear', 'Audience', 'Material'])
    await button(manual, `Select all in ${category}`).click();
  await button(manual, 'Generate Manual v2 Prompts').click();
}

/** Generates the 30 manual prompts and moves them to the written list. */
export async function fillWrittenList(page: Page): Promise<void> {
  await startManual(page);
  const results = panel(page, 'Manual v2 Prompts');
  await hasResults(results, 30);
  await button(results, 'Edit as Written Prompts').click();
  await hasResults(panel(page, 'Written Prompts'), 30);
}

export const savedPrompts = async ({ client }: Product, brandId: string): Promise<WrittenPrompt[]> =>
  (await client.get<WrittenPrompt[]>(`/api/brands/${brandId}/written-prompts`)).body;
