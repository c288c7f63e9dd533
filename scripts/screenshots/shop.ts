import type { Attribute, PromptToSave } from '#contracts';
import { newBrand, newCategory, type Product } from '#testing';

const PRODUCTS = ['running shoes', 'trail shoes', 'hiking boots', 'sandals'];
const AUDIENCES = [
  'beginners',
  'marathon runners',
  'people with wide feet',
  'commuters',
  'students',
  'older walkers',
  'nurses',
  'travellers',
];
const MATERIALS = ['merino wool', 'recycled rubber', 'leather', 'mesh', 'cork', 'hemp'];

export interface Shop {
  full: string;
  empty: string;
}

/** Three brands: one has everything that a screen can show, and one has nothing. @returns their ids */
export async function fillShop(product: Product): Promise<Shop> {
  const { client } = product;
  await client.post('/api/brands', { name: 'Harbour Coffee', maxPrompts: 500 });
  const { body: empty } = await client.post<{ id: string }>('/api/brands', {
    name: 'Lumen Bikes',
    maxPrompts: 1200,
  });
  const { id } = await newBrand(client, 'Northwind Footwear');
  const range = await newCategory(client, id, 'ProductCategory', 'Footwear', PRODUCTS);
  const audience = await newCategory(client, id, 'CustomerAttribute', 'Audience', AUDIENCES);
  const material = await newCategory(client, id, 'ProductAttribute', 'Material', MATERIALS);
  const weights = [3, 2, 3, 1, 2];
  for (const { attributes } of [range, audience, material])
    for (const [place, { id: attributeId, displayName }] of attributes.entries())
      await client.put(`/api/attributes/${attributeId}`, { displayName, weight: weights[place % 5] });
  await fillRules(product, id, range.attributes, audience.attributes, material);
  await fillSaved(product, id, range.attributes);
  return { full: id, empty: empty.id };
}

async function fillRules(
  { client }: Product,
  brandId: string,
  products: Attribute[],
  audiences: Attribute[],
  material: { category: { id: string }; attributes: Attribute[] },
): Promise<void> {
  const path = `/api/brands/${brandId}`;
  for (const name of ['Southwind', 'Trailmark', 'Cobbler & Sons'])
    await client.post(`${path}/competitors`, { name });
  await client.post('/api/blacklist/batch', {
    pairs: [{ brandId, forbiddenWithId: audiences[6]?.id, targetId: material.attributes[4]?.id }],
  });
  await client.post(`${path}/category-pairings`, {
    productCategoryAttributeId: products[2]?.id,
    attributeCategoryId: material.category.id,
  });
}

async function fillSaved({ client }: Product, brandId: string, products: Attribute[]): Promise<void> {
  const path = `/api/brands/${brandId}`;
  const save = (prompts: PromptToSave[]) => client.post(`${path}/save-written-prompts`, { prompts });
  for (const product of PRODUCTS)
    await save(
      AUDIENCES.map((attribute) => ({
        question: `Which ${product} would you recommend for ${attribute}?`,
        productCategory: product,
        attributeCategory: 'Audience',
        attribute,
      })),
    );
  await save(
    PRODUCTS.flatMap((product) =>
      MATERIALS.map((material, place) => ({
        question: `Are there good ${product} made of ${material} for ${AUDIENCES[place] ?? ''}?`,
        productCategory: product,
        attributeCategory: `Audience:${AUDIENCES[place] ?? ''}|Material:${material}`,
        attribute: `${AUDIENCES[place] ?? ''}, ${material}`,
      })),
    ),
  );
  const again = { productCategory: 'sandals', attributeCategory: 'Audience' };
  await save([
    { ...again, question: 'What do travellers wear: which sandals?', attribute: 'travellers' },
    { ...again, question: 'Which sandals do students like?', attribute: 'students' },
  ]);
  for (const seed of [7, 1848])
    await client.post(`${path}/generate-csv`, { seed, maxPrompts: seed === 7 ? 120 : 250 });
  const names = { 'hiking boots': 'Boots for hiking', sandals: 'Summer shoes' };
  for (const [name, modifiedName] of Object.entries(names)) {
    const attributeId = products.find(({ displayName }) => displayName === name)?.id;
    await client.post(`${path}/modified-attribute-names`, { attributeId, modifiedName });
  }
}
