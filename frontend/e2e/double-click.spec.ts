import { expect, it } from '@jest/globals';
import type { Attribute, AttributeCategory, Brand, CsvGeneration, Job } from '#contracts';
import { sharedProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, shows, seesToast } from './browser.js';
import { chooseAll, openDialog } from './rule-screens.js';
import { newShop } from './saved-shop.js';
import { button, choose, dialog, panel, tick } from './screens.js';

const suite = browserSuite(sharedProduct);

const read = async <T>(path: string): Promise<T> => (await suite.product.client.get<T>(path)).body;
/** Two clicks, the second after the form has been validated, but before the page shows that it is being saved. */
const clickTwice = (target: Locator) =>
  target.evaluate((each: HTMLElement) => {
    setTimeout(() => each.click());
    each.click();
  });

async function dialogOf(page: Page, opener: string, title: string): Promise<Locator> {
  await button(page, opener).click();
  return dialog(page, title);
}

async function createBrand(page: Page): Promise<void> {
  const brandForm = await dialogOf(page, 'New Brand', 'Create New Brand');
  await brandForm.getByLabel('Brand Name').fill('Twice');
  await clickTwice(button(brandForm, 'Create Brand'));
  await seesToast(page, 'Brand created successfully');
  const brands = (await read<Brand[]>('/api/brands')).filter(({ name }) => name === 'Twice');
  expect(brands).toHaveLength(1);
}

async function createCategory(page: Page, id: string): Promise<void> {
  const categoryForm = await dialogOf(page, 'Add category to Product Attributes', 'Add Attribute Category');
  await categoryForm.getByLabel('Category Name').fill('Fit');
  await clickTwice(button(categoryForm, 'Create Category'));
  await seesToast(page, 'Category created successfully');
  const categories = await read<AttributeCategory[]>(`/api/brands/${id}/categories`);
  expect(categories.filter(({ displayName }) => displayName === 'Fit')).toHaveLength(1);
}

async function createAttribute(page: Page, id: string): Promise<void> {
  const attributeForm = await dialogOf(page, 'Add attributes to Fit', 'Add Attributes');
  await attributeForm.getByLabel('Attribute Name').fill('wide');
  await clickTwice(button(attributeForm, 'Create Attribute'));
  await seesToast(page, 'Attribute created successfully');
  const attributes = await read<Attribute[]>(`/api/brands/${id}/attributes`);
  expect(attributes.filter(({ displayName }) => displayName === 'wide')).toHaveLength(1);
}

/** A rule, a pairing and a competitor: three calls. */
async function createRules(page: Page, id: string): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const competitor = await openDialog(page, 'Add Competitor');
  await competitor.getByLabel('Competitor Name').fill('Hoka');
  await clickTwice(button(competitor, 'Add Competitor'));
  await competitor.waitFor({ state: 'hidden' });

  const pair = await openDialog(page, 'Add Blacklist Pair');
  await choose(page, 'Primary Attribute', 'wool');
  await chooseAll(page, 'Attributes to Blacklist', 'runners');
  await clickTwice(button(pair, 'Create Blacklist Pairs'));
  await pair.waitFor({ state: 'hidden' });

  const pairing = await openDialog(page, 'Add Category Pairing');
  await choose(page, 'Product Category Attribute', 'shoes');
  await choose(page, 'Attribute Category', 'Audience');
  await clickTwice(button(pairing, 'Create Category Pairing'));
  await pairing.waitFor({ state: 'hidden' });

  const base = `/api/brands/${id}`;
  const lists = ['competitors', 'blacklists', 'category-pairings'].map((list) => `${base}/${list}`);
  for (const path of lists) expect(await read<unknown[]>(path)).toHaveLength(1);
  expect(sent.filter((path) => !path.endsWith('impact'))).toHaveLength(3);
}

/** The second click of a double click on Preview must not create anything. */
async function pastePreview(page: Page, id: string): Promise<void> {
  const form = await dialogOf(page, 'Add attributes to Audience', 'Add Attributes');
  await form.getByRole('tab', { name: 'Multiple Attributes' }).click();
  await form.getByLabel('Attributes', { exact: true }).fill('dancers\t1\nskaters\t2');
  await button(form, 'Preview').dblclick();
  await button(form, 'Create 2 Attributes').waitFor();
  await shows(() => form.isVisible(), true);
  expect(await read<Attribute[]>(`/api/brands/${id}/attributes`)).toHaveLength(8);
  await clickTwice(button(form, 'Create 2 Attributes'));
  await seesToast(page, 'Created 2 attributes');
  expect(await read<Attribute[]>(`/api/brands/${id}/attributes`)).toHaveLength(10);
}

async function startRunAndFile(page: Page, id: string): Promise<void> {
  const pc = panel(page, 'Generate Product Category Prompts');
  await tick(pc, 'shoes');
  await clickTwice(pc.getByRole('button', { name: /^Generate/ }));
  await seesToast(page, 'Generated 2 product category prompts');
  const saves: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('save-written-prompts') && saves.push(request.url()),
  );
  await clickTwice(button(page.locator('.run-card'), 'Save All'));
  await seesToast(page, 'Saved 2 product category prompts');
  expect(saves).toHaveLength(1);
  await page.getByRole('link', { name: 'Saved prompts', exact: true }).click();
  await page.getByRole('tab', { name: 'Structured Prompts' }).click();
  const form = await dialogOf(page, 'Generate CSV', 'Generate CSV');
  await clickTwice(button(form, 'Generate CSV'));
  await until(async () => (await read<CsvGeneration[]>(`/api/brands/${id}/csv-generations`)).length > 0);
  expect((await read<Job[]>(`/api/brands/${id}/jobs`)).map(({ kind }) => kind).sort()).toEqual(['csv', 'pc']);
}

it('two clicks on a button that creates or starts make one: a brand, a category, an attribute, a rule, a pairing, a competitor, a run, a save, a file; on Preview they create nothing yet', async () => {
  const { id } = await newShop(suite.product, 'Northwind');
  const page = await suite.open('/');
  await createBrand(page);
  await button(page.getByRole('group', { name: 'Actions for Northwind' }), 'Attributes').click();
  await createCategory(page, id);
  await createAttribute(page, id);
  await createRules(page, id);
  await pastePreview(page, id);
  await page.getByRole('link', { name: 'Generate', exact: true }).click();
  await startRunAndFile(page, id);
});
