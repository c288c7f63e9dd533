import type { Attribute, Brand } from '#contracts';
import { type ApiClient, newBrand, type Product } from '#testing';
import type { Page } from 'playwright-core';
import { newFilledShop, ofAudience, save } from './saved-shop.js';
import { button, choose, dialog } from './screens.js';

/** A full and an empty brand, and a state of every screen and dialog to look at. */
export interface Brands {
  full: Brand;
  empty: Brand;
}

export interface State {
  name: string;
  path: (brands: Brands) => string;
  /** What a person does there; the state is reached when it resolves. */
  reach: (page: Page) => Promise<unknown>;
  signedIn?: boolean;
}

/** Everything a screen can show: saved prompts with duplicates, a file, a renamed attribute, a competitor, a template. */
export async function newBrands(product: Product): Promise<Brands> {
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

const refused = (page: Page) => page.locator('.ant-form-item-explain-error').first();
const settled = (page: Page) => page.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
const click = (page: Page, name: string) => button(page, name).first().click();

/** A screen of both brands. */
const screen = (name: string, path: string): State[] =>
  (['full', 'empty'] as const).map((kind) => ({
    name: `${name}, ${kind}`,
    path: (brands) => path.replace(':id', brands[kind].id),
    reach: settled,
  }));

/** Something open over a screen of the full brand. */
const over = (name: string, path: string, reach: State['reach']): State => ({
  name,
  path: (brands) => path.replace(':id', brands.full.id),
  reach: async (page) => {
    await settled(page);
    await reach(page);
  },
});

/** Competitor prompts: two of them. */
async function generate(page: Page): Promise<void> {
  await click(page, 'Generate Competitor Prompts');
  await page.locator('#results-competitor .prompt-row').nth(1).waitFor();
}

/** Two written prompts, both selected. */
async function fillList(page: Page): Promise<void> {
  await generate(page);
  await page.locator('#results-competitor').getByRole('button', { name: 'Edit as Written Prompts' }).click();
  await page.locator('#written-prompts').getByRole('checkbox', { name: 'Select all' }).check();
}

export const STATES: State[] = [
  { name: 'the gate', path: () => '/', signedIn: false, reach: (page) => button(page, 'Sign In').waitFor() },
  { name: 'the brands', path: () => '/', reach: settled },
  { name: 'an unknown path', path: () => '/no/such/screen', reach: settled },
  ...screen('attributes', '/attributes/:id'),
  ...screen('generate', '/generate/:id'),
  ...screen('management', '/management/:id'),
  ...screen('management, structured', '/management/:id?tab=structured'),
  ...screen('prompt settings', '/prompt-settings/:id'),
  ...screen('profound', '/profound/:id'),
  over('Create New Brand', '/', async (page) => {
    await click(page, 'New Brand');
    await button(dialog(page, 'Create New Brand'), 'Create Brand').click();
  }),
  over('Delete a brand', '/', async (page) => {
    await click(page, 'Delete');
    await page.getByRole('dialog').waitFor();
  }),
  over('Jobs', '/management/:id', async (page) => {
    await click(page, 'Jobs');
    await dialog(page, 'Jobs').getByRole('article').waitFor();
  }),
  over('Add Attribute Category', '/attributes/:id', async (page) => {
    await click(page, 'Add category to Customer Attributes');
    await button(dialog(page, 'Add Attribute Category'), 'Create Category').click();
  }),
  over('Add Attributes, with a preview', '/attributes/:id', async (page) => {
    await click(page, 'Add attributes to Footwear');
    const form = dialog(page, 'Add Attributes');
    await form.getByRole('tab', { name: 'Multiple Attributes' }).click();
    await form.getByLabel('Attributes', { exact: true }).fill('clogs\t3\nslippers');
    await button(form, 'Preview').click();
    await form.getByText('1 valid').waitFor();
  }),
  ...[
    'Add Competitor',
    'Add Category Blacklist Pair',
    'Add Attribute-Category Blacklist Pair',
    'Add Category Pairing',
  ].map((title) =>
    over(`${title}, refused`, '/attributes/:id', async (page) => {
      await click(page, title);
      await dialog(page, title).locator('button[type=submit]').click();
      await refused(page).waitFor();
    }),
  ),
  over('Add Blacklist Pair, with its menu open', '/attributes/:id', async (page) => {
    await click(page, 'Add Blacklist Pair');
    await choose(page, 'Primary Attribute', 'wool');
    await choose(page, 'Attributes to Blacklist', 'wool');
    await refused(page).waitFor();
  }),
  over('Delete a category', '/attributes/:id', async (page) => {
    await click(page, 'Delete category Audience');
    await page.getByText(/^This also deletes 3 attributes/).waitFor();
  }),
  over('prompts that were generated', '/generate/:id', generate),
  over('generators that are filled in', '/generate/:id', async (page) => {
    await page.getByRole('checkbox', { name: 'shoes' }).nth(1).check();
    await button(page, 'Generate Manual v2 Prompts').click();
    await choose(page, 'Attribute category (optional)', 'Audience');
  }),
  over('a written prompt being edited', '/generate/:id', async (page) => {
    await fillList(page);
    await page
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
  }),
  over('Improve Selected Prompts', '/generate/:id', async (page) => {
    await fillList(page);
    await click(page, 'Improve Selected');
    await dialog(page, 'Improve Selected Prompts').getByLabel('Instructions').press('Control+Enter');
    await refused(page).waitFor();
  }),
  over('Before and After', '/generate/:id', async (page) => {
    await fillList(page);
    await click(page, 'Improve Selected');
    await dialog(page, 'Improve Selected Prompts').getByLabel('Instructions').fill('Shorter');
    await click(page, 'Improve Prompts');
    await click(page, 'Review changes');
    await page
      .getByRole('button', { name: /^Undo: / })
      .first()
      .click();
  }),
  over('a group that is open and filters that are chosen', '/management/:id', async (page) => {
    await page.getByRole('region', { name: 'Product Categories' }).getByRole('button').first().click();
    await page.getByRole('article').first().getByRole('button').first().click();
    await page.locator('.detail-row').first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all groups' }).check();
  }),
  over('Written Prompts, one being edited', '/management/:id', async (page) => {
    await click(page, 'View Prompts');
    await page
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
  }),
  over('Duplicate Prompts', '/management/:id', async (page) => {
    await click(page, 'View Dupe Prompts');
    await click(page, 'Select all but the oldest of each group');
  }),
  over('Generate CSV, refused', '/management/:id?tab=structured', async (page) => {
    await click(page, 'Generate CSV');
    await dialog(page, 'Generate CSV').getByLabel('Seed (optional)').fill('-1');
    await button(dialog(page, 'Generate CSV'), 'Generate CSV').click();
  }),
  over('Newest CSV', '/management/:id?tab=structured', async (page) => {
    await click(page, 'Preview newest');
    await dialog(page, 'Newest CSV').getByRole('table').waitFor();
  }),
  over('a template with an unknown variable', '/prompt-settings/:id', async (page) => {
    await page.getByLabel('Template of Product Category Best').fill('A {colour} one?');
    await page.getByText(/^Unknown variable/).waitFor();
  }),
  over('Save as the default of all brands?', '/prompt-settings/:id', async (page) => {
    await page.getByLabel('Template of Product Category Best').fill('Any?');
    await click(page, 'Save As Default');
    await page.getByRole('dialog').waitFor();
  }),
  over('a name to modify, refused', '/profound/:id', async (page) => {
    await click(page, 'Save');
    await page.getByText('Please select an attribute').waitFor();
  }),
  over('the attributes to modify, open', '/profound/:id', async (page) => {
    await page.getByRole('combobox', { name: 'Attribute', exact: true }).click();
    await page.locator('.ant-select-item-option').first().waitFor();
  }),
  over('the export', '/profound/:id', async (page) => {
    await page.getByRole('tab', { name: 'Export CSV' }).click();
    await page.getByRole('checkbox').first().check();
  }),
];
