import type { ApiClient } from '#testing';
import { newBrand, newCategory } from '#testing';

/** A brand with two product categories and two audiences. */
export async function newShop(client: ApiClient) {
  const { id: brandId } = await newBrand(client);
  const range = await newCategory(client, brandId, 'ProductCategory', 'Range', ['shoes', 'boots']);
  const audience = await newCategory(client, brandId, 'CustomerAttribute', 'Audience', ['runners', 'hikers']);
  return {
    brandId,
    base: `/api/brands/${brandId}`,
    productIds: range.attributes.map(({ id }) => id),
    rangeId: range.category.id,
    audienceId: audience.category.id,
    runners: audience.attributes[0]!.id,
  };
}
export type Shop = Awaited<ReturnType<typeof newShop>>;
type Call = (shop: Shop) => [method: string, path: string, body: unknown];

const some = crypto.randomUUID();

/** Section 5: what is broken, how the server says it, and the call that breaks it. */
export const RULES: [rule: string, message: string | RegExp, call: Call][] = [
  [
    'login needs a password',
    'Please enter the password',
    () => ['POST', '/api/auth/login', { password: ' ' }],
  ],
  ['a brand needs a name', 'Brand name is required', () => ['POST', '/api/brands', { maxPrompts: 5 }]],
  ['a brand name is text', 'Brand name is required', () => ['POST', '/api/brands', { name: 7 }]],
  [
    'a brand name has 200 characters at most',
    'Brand name must be at most 200 characters',
    () => ['POST', '/api/brands', { name: 'x'.repeat(201) }],
  ],
  [
    'maxPrompts is from 1 to 2000',
    'Maximum Prompts must be a whole number from 1 to 2000',
    () => ['POST', '/api/brands', { name: 'A', maxPrompts: 2001 }],
  ],
  [
    'catType is one of three',
    /catType|Category type/i,
    ({ base }) => ['POST', `${base}/categories`, { catType: 'Other', displayName: 'A' }],
  ],
  [
    'a category needs a name',
    /is required$/,
    ({ base }) => ['POST', `${base}/categories`, { catType: 'ProductCategory', displayName: ' ' }],
  ],
  [
    'a weight is 1, 2 or 3',
    'Weight must be 1, 2, or 3',
    ({ base }) => ['POST', `${base}/categories`, { catType: 'ProductCategory', displayName: 'A', weight: 4 }],
  ],
  [
    'an attribute needs a name',
    'Attribute name is required',
    ({ audienceId }) => ['POST', `/api/categories/${audienceId}/attributes`, { displayName: '' }],
  ],
  [
    'an attribute’s weight is 1, 2 or 3',
    'Weight must be 1, 2, or 3',
    ({ audienceId }) => ['POST', `/api/categories/${audienceId}/attributes`, { displayName: 'A', weight: 0 }],
  ],
  [
    'a batch needs a valid attribute',
    'No valid attributes to create',
    () => ['POST', '/api/attributes/batch', { attributes: [] }],
  ],
  [
    'a blacklist pair needs a primary attribute',
    'Please select a primary attribute',
    ({ base, runners }) => ['POST', `${base}/blacklists`, { targetId: runners }],
  ],
  [
    'a blacklist pair needs a target',
    'Please select at least one attribute to blacklist',
    () => ['POST', '/api/blacklist/batch', { pairs: [] }],
  ],
  [
    'an attribute is not blacklisted with itself',
    'Cannot blacklist an attribute with itself',
    ({ base, runners }) => ['POST', `${base}/blacklists`, { forbiddenWithId: runners, targetId: runners }],
  ],
  [
    'a category blacklist needs a primary category',
    'Please select a primary category',
    ({ brandId, audienceId }) => [
      'POST',
      '/api/category-blacklist/batch',
      { pairs: [{ brandId, targetCategoryId: audienceId }] },
    ],
  ],
  [
    'a category blacklist needs a target',
    'Please select at least one category to blacklist',
    () => ['POST', '/api/category-blacklist/batch', { pairs: [] }],
  ],
  [
    'a category is not blacklisted with itself',
    'Cannot blacklist a category with itself',
    ({ brandId, audienceId }) => [
      'POST',
      '/api/category-blacklist/batch',
      { pairs: [{ brandId, forbiddenWithCategoryId: audienceId, targetCategoryId: audienceId }] },
    ],
  ],
  [
    'an attribute-category blacklist starts at a product category',
    'Please select an attribute from Product Category',
    ({ brandId, audienceId, runners }) => [
      'POST',
      '/api/attribute-category-blacklist/batch',
      { pairs: [{ brandId, forbiddenWithAttributeId: runners, targetCategoryId: audienceId }] },
    ],
  ],
  [
    'an attribute-category blacklist ends at another type',
    'Cannot blacklist against other Product Categories',
    ({ brandId, productIds, rangeId }) => [
      'POST',
      '/api/attribute-category-blacklist/batch',
      { pairs: [{ brandId, forbiddenWithAttributeId: productIds[0], targetCategoryId: rangeId }] },
    ],
  ],
  [
    'a pairing needs a product category attribute',
    'Please select a product category attribute',
    ({ base, audienceId }) => [
      'POST',
      `${base}/category-pairings`,
      { productCategoryAttributeId: 'x', attributeCategoryId: audienceId },
    ],
  ],
  [
    'a pairing needs an attribute category',
    'Please select an attribute category',
    ({ base, productIds }) => [
      'POST',
      `${base}/category-pairings`,
      { productCategoryAttributeId: productIds[0], attributeCategoryId: '' },
    ],
  ],
  [
    'a pairing is not with a product category',
    /attribute category/i,
    ({ base, productIds, rangeId }) => [
      'POST',
      `${base}/category-pairings`,
      { productCategoryAttributeId: productIds[0], attributeCategoryId: rangeId },
    ],
  ],
  [
    'a competitor needs a name',
    'Competitor name is required',
    ({ base }) => ['POST', `${base}/competitors`, {}],
  ],
  [
    'a competitor’s name has 100 characters at most',
    'Name must be less than 100 characters',
    ({ base }) => ['POST', `${base}/competitors`, { name: 'x'.repeat(101) }],
  ],
  [
    'a competitor’s weight is 1, 2 or 3',
    'Weight must be 1, 2, or 3',
    ({ base }) => ['POST', `${base}/competitors`, { name: 'A', weight: 9 }],
  ],
  [
    'bulk v2 needs a product category',
    'Please select between 1 and 4 Product Category attributes',
    ({ base }) => ['POST', `${base}/generate-bulk-v2-prompts`, { productCategoryIds: [] }],
  ],
  [
    'bulk v2 takes four product categories at most',
    'Please select between 1 and 4 Product Category attributes',
    ({ base, productIds }) => [
      'POST',
      `${base}/generate-bulk-v2-prompts`,
      { productCategoryIds: Array(5).fill(productIds[0]) },
    ],
  ],
  [
    'manual v2 needs a selection',
    'Please select at least one product category or attribute',
    ({ base, audienceId }) => [
      'POST',
      `${base}/generate-manual-v2-prompts`,
      { selectedAttributes: { [audienceId]: [] } },
    ],
  ],
  [
    'product category prompts need a category',
    'Please select at least one product category',
    ({ base }) => ['POST', `${base}/generate-pc-prompts`, { productCategoryIds: [] }],
  ],
  [
    'validation needs a category',
    'Please select a product category or an attribute category',
    ({ base }) => [
      'POST',
      `${base}/generate-validation-prompts`,
      { productCategoryIds: [], attributeCategoryId: null },
    ],
  ],
  [
    'validation takes one product category with an attribute category',
    'At most one product category can be selected with an attribute category',
    ({ base, productIds, audienceId }) => [
      'POST',
      `${base}/generate-validation-prompts`,
      { productCategoryIds: productIds, attributeCategoryId: audienceId },
    ],
  ],
  [
    'advanced competitor needs a competitor',
    'Select at least one competitor to generate prompts',
    ({ base, productIds }) => [
      'POST',
      `${base}/generate-advanced-competitor-prompts`,
      { competitorIds: [], productCategoryIds: productIds },
    ],
  ],
  [
    'advanced competitor needs a product category or attribute',
    'Select at least one product category or attribute to generate prompts',
    ({ base }) => ['POST', `${base}/generate-advanced-competitor-prompts`, { competitorIds: [some] }],
  ],
  [
    'improving needs a selection',
    'Please select at least one prompt to improve',
    ({ base }) => ['POST', `${base}/improve-written-prompts`, { prompts: [], instructions: 'x' }],
  ],
  [
    'improving needs instructions',
    'Please provide improvement instructions',
    ({ base }) => [
      'POST',
      `${base}/improve-written-prompts`,
      { prompts: [{ question: 'A?' }], instructions: '\n' },
    ],
  ],
  [
    'saving needs prompts',
    'No written prompts to save',
    ({ base }) => ['POST', `${base}/save-written-prompts`, { prompts: [] }],
  ],
  [
    'saving needs a list',
    'No written prompts to save',
    ({ base }) => ['POST', `${base}/save-written-prompts`, {}],
  ],
  [
    'sampled prompts need a product category',
    'Add at least one product category attribute first',
    ({ base }) => ['POST', `${base}/generate-written-prompts`, { promptCount: 5 }],
  ],
  [
    'a coverage run’s numbers are no texts',
    'strength must be 1 or 2',
    ({ base }) => [
      'POST',
      `${base}/generate-coverage-prompts`,
      { strength: '2', maxAttributes: 2, scope: 'all' },
    ],
  ],
  [
    'an edited text is not blank',
    'The question must not be blank',
    ({ base }) => ['PATCH', `${base}/written-prompts/${some}`, { question: ' ' }],
  ],
  [
    'deleting prompts needs a selection',
    'Please select at least one prompt',
    ({ base }) => ['POST', `${base}/written-prompts/bulk-delete`, { promptIds: [] }],
  ],
  [
    'deleting groups needs a selection',
    'Please select at least one group to delete',
    ({ base }) => ['POST', `${base}/written-prompts-bulk-delete`, { groups: [] }],
  ],
  [
    'a modified name needs an attribute',
    /attribute/i,
    ({ base }) => ['POST', `${base}/modified-attribute-names`, { modifiedName: 'A' }],
  ],
  [
    'a modified name is not blank',
    /required$/,
    ({ base, runners }) => [
      'POST',
      `${base}/modified-attribute-names`,
      { attributeId: runners, modifiedName: ' ' },
    ],
  ],
];
