import type { Attribute, AttributeCategory, Brand, Job } from '#contracts';
import type { CategoryType } from '#domain';
import type { ApiClient } from './api-client.js';
import { until } from './until.js';

/** Creates a brand over the API. */
export const newBrand = async (client: ApiClient, name = 'Acme'): Promise<Brand> =>
  (await client.post<Brand>('/api/brands', { name })).body;

/** Creates a category with attributes over the API. */
export async function newCategory(
  client: ApiClient,
  brandId: string,
  catType: CategoryType,
  displayName: string,
  attributeNames: string[],
): Promise<{ category: AttributeCategory; attributes: Attribute[] }> {
  const { body: category } = await client.post<AttributeCategory>(`/api/brands/${brandId}/categories`, {
    catType,
    displayName,
  });
  const attributes = attributeNames.map((name) => ({
    attributeCategoryId: category.id,
    displayName: name,
    weight: 1,
  }));
  const batch =
    attributes.length > 0
      ? (await client.post<Attribute[]>('/api/attributes/batch', { attributes })).body
      : [];
  return { category, attributes: batch };
}

const numbered = (count: number, word: string): string[] =>
  Array.from({ length: count }, (_, place) => `${word} ${place + 1}`);

export interface ManualRun {
  brand: Brand;
  /** Body of generate-manual-v2-prompts. */
  body: { productCategoryIds: string[]; selectedAttributes: Record<string, string[]> };
  count: number;
}

/** A brand whose Manual v2 run makes `audiences` × `materials` × 2 prompts. */
export async function newManualRun(
  client: ApiClient,
  audiences: number,
  materials: number,
): Promise<ManualRun> {
  const brand = await newBrand(client);
  const product = await newCategory(client, brand.id, 'ProductCategory', 'Range', [
    'running shoes',
    'hiking boots',
  ]);
  const audience = await newCategory(
    client,
    brand.id,
    'CustomerAttribute',
    'Audience',
    numbered(audiences, 'audience'),
  );
  const material = await newCategory(
    client,
    brand.id,
    'ProductAttribute',
    'Material',
    numbered(materials, 'material'),
  );
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  return {
    brand,
    body: {
      productCategoryIds: ids(product.attributes),
      selectedAttributes: {
        [audience.category.id]: ids(audience.attributes),
        [material.category.id]: ids(material.attributes),
      },
    },
    count: audiences * materials * 2,
  };
}

/** Waits for the end of a job. */
export const finished = (client: ApiClient, jobId: string, timeoutMs = 60_000): Promise<Job> =>
  until(async () => {
    const { body } = await client.get<Job>(`/api/jobs/${jobId}`);
    return body.finishedAt === null ? undefined : body;
  }, timeoutMs);
