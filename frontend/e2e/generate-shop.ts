import type { Attribute, AttributeCategory, GenerationAnswer, WrittenPrompt } from '#contracts';
import { newBrand, newCategory, type SharedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { button, panel } from './screens.js';

export const PRODUCTS = ['shoes', 'boots', 'sandals', 'clogs', 'slippers'];
export const AUDIENCES = ['runners', 'hikers', 'nurses'];
export const MATERIALS = ['wool', 'leather'];

/** A brand with five product categories, three audiences and two materials. */
async function newAttributes({ client }: SharedProduct): Promise<FullShop> {
  const { id } = await newBrand(client, 'Northwind');
  const { attributes: products } = await newCategory(client, id, 'ProductCategory', 'Footwear', PRODUCTS);
  const audience = await newCategory(client, id, 'CustomerAttribute', 'Audience', AUDIENCES);
  const material = await newCategory(client, id, 'ProductAttribute', 'Material', MATERIALS);
  return { id, products, audience, material };
}

/** The same brand. @returns its id */
export const newShop = async (product: SharedProduct): Promise<string> => (await newAttributes(product)).id;

export interface FullShop {
  id: string;
  products: Attribute[];
  audience: { category: AttributeCategory; attributes: Attribute[] };
  material: { category: AttributeCategory; attributes: Attribute[] };
}

const COMPETITORS = ['Adidas', 'Brooks', 'Hoka'];

/** The same brand with three competitors, and with shoes and boots paired with the audiences. */
export async function newFullShop(product: SharedProduct): Promise<FullShop> {
  const shop = await newAttributes(product);
  const { client } = product;
  for (const name of COMPETITORS) await client.post(`/api/brands/${shop.id}/competitors`, { name });
  for (const { id: productCategoryAttributeId } of shop.products.slice(0, 2))
    await client.post(`/api/brands/${shop.id}/category-pairings`, {
      productCategoryAttributeId,
      attributeCategoryId: shop.audience.category.id,
    });
  return shop;
}

/** Starts a run of all combinations: 5 × 3 × 2 = 30 manual prompts. */
export async function startManual(page: Page): Promise<void> {
  const manual = panel(page, 'Manual Written Prompts v2');
  for (const category of ['Footwear', 'Audience', 'Material'])
    await button(manual, `Select all in ${category}`).click();
  await button(manual, 'Generate Manual v2 Prompts').click();
}

/** Generates the same 30 prompts, without a browser. */
export async function runOf(
  { client }: SharedProduct,
  { id: brandId, products, audience, material }: FullShop,
): Promise<{ brandId: string; jobId: string }> {
  const ids = (attributes: Attribute[]) => attributes.map(({ id }) => id);
  const { body } = await client.post<GenerationAnswer>(`/api/brands/${brandId}/generate-manual-v2-prompts`, {
    productCategoryIds: ids(products),
    selectedAttributes: Object.fromEntries(
      [audience, material].map(({ category, attributes }) => [category.id, ids(attributes)]),
    ),
  });
  return { brandId, jobId: body.jobId };
}

/** The same of a new brand. */
export const newRun = async (product: SharedProduct): ReturnType<typeof runOf> =>
  runOf(product, await newAttributes(product));

/** Moves the prompts of a new run to the written list. */
export async function write(product: SharedProduct, shop: FullShop): Promise<void> {
  const { brandId, jobId } = await runOf(product, shop);
  await product.client.post(`/api/brands/${brandId}/drafts`, { jobId });
}

/** A new brand with 30 prompts in its written list. @returns its id */
export async function newWrittenList(product: SharedProduct): Promise<string> {
  const shop = await newAttributes(product);
  await write(product, shop);
  return shop.id;
}

export const savedPrompts = async ({ client }: SharedProduct, brandId: string): Promise<WrittenPrompt[]> =>
  (await client.get<WrittenPrompt[]>(`/api/brands/${brandId}/written-prompts`)).body;
