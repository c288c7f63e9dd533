import type { Brand } from '#contracts';
import { newBrand, type Product } from '#testing';
import type { Page } from 'playwright-core';
import { newFilledShop, ofAudience, save } from './saved-shop.js';
import { button, dialog } from './screens.js';

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
  const { body: attributes } = await client.get<{ id: string }[]>(`${path}/attributes`);
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
