import { beforeEach, expect, it } from '@jest/globals';
import type { Brand } from '#contracts';
import { newBrand, sharedProduct } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, scrollsSideways, sees, shows, seesToast } from './browser.js';
import { button, choose, createBrand, dialog, focusOn, isFocused } from './screens.js';

const suite = browserSuite(sharedProduct);
beforeEach(() => suite.product.sql('DELETE FROM brands'));

const brands = async () => (await suite.product.client.get<Brand[]>('/api/brands')).body;
const actions = (page: Page, name: string) => page.getByRole('group', { name: `Actions for ${name}` });

const LONG_NAME = 'A brand with a rather long name, as companies have them';
const tableOf = (page: Page) => page.getByRole('table', { name: 'Your Brands' });

async function createFirst(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Brand Dashboard', level: 1 }).waitFor();
  await sees(page, 'Manage your brands and generate LLM prompts');
  await sees(page, 'No brands yet');
  await sees(page, 'Get started by creating your first brand to manage LLM prompts.');
  await button(page, 'Create First Brand').click();
  await createBrand(page, 'Northwind');
  await seesToast(page, 'Brand created successfully');
  expect(await brands()).toMatchObject([{ name: 'Northwind', maxPrompts: 250 }]);
  await isFocused(button(page, 'New Brand'));
}

async function editAndCopy(page: Page): Promise<void> {
  await button(page, 'Edit').click();
  const form = dialog(page, 'Edit Brand');
  await shows(() => form.getByLabel('Maximum Prompts').inputValue(), '250');
  await form.getByPlaceholder('Enter brand name').fill('éclair');
  await form.getByLabel('Maximum Prompts').fill('1234');
  await button(form, 'Update Brand').click();
  await seesToast(page, 'Brand updated successfully');
  await form.waitFor({ state: 'hidden' });
  expect(await brands()).toMatchObject([{ name: 'éclair', maxPrompts: 1234 }]);

  const table = tableOf(page);
  await shows(
    () => table.getByRole('columnheader').allTextContents(),
    ['Brand Name', 'Max Prompts', 'Actions'],
  );
  await shows(() => table.locator('.brand-avatar').allTextContents(), ['É']);
  await table.getByText('1,234').waitFor();
  await shows(
    () => actions(page, 'éclair').getByRole('button').allTextContents(),
    ['Edit', 'Attributes', 'Generate', 'History', 'Profound', 'Delete'],
  );
  await table.getByText('0 attributes').waitFor();
  await button(page, 'Edit').click();
  await button(form, 'Duplicate brand').click();
  await seesToast(page, 'éclair (copy) created');
  await form.waitFor({ state: 'hidden' });
  await actions(page, 'éclair (copy)').waitFor();
}

async function findAmongSixty(page: Page): Promise<void> {
  for (let place = 1; place <= 60; place++) await newBrand(suite.product.client, `Brand ${place}`);
  await page.reload();
  await sees(page, '62 in total');
  const links = tableOf(page).getByRole('link');
  await page.getByLabel('Search brands').fill('ECLAIR (');
  await shows(() => links.allTextContents(), ['éclair (copy)']);
  await page.getByLabel('Search brands').fill('');
  await choose(page, 'Order of the brands', 'Newest first');
  await shows(() => links.first().textContent(), 'Brand 60');
  await page.getByLabel('Search brands').fill('6');
  await shows(() => links.first().textContent(), 'Brand 60');
  // What the screen reads is answered before the brand is deleted.
  const answered = page.waitForResponse('**/api/brands/*/jobs');
  await links.first().click();
  await page.waitForURL('**/generate/*');
  await answered;
  await page.goBack();
  await shows(() => page.getByLabel('Search brands').inputValue(), '6');
  await shows(() => links.first().textContent(), 'Brand 60');
  await suite.product.sql(`DELETE FROM brands WHERE name <> 'éclair'`);
  await page.reload();
  await sees(page, 'No brand matches');
  await page.getByLabel('Search brands').fill('');
}

/** The screens of a brand, and back to the dashboard. */
async function goToScreens(page: Page): Promise<void> {
  const [brand] = await brands();
  for (const [label, screen] of [
    ['Attributes', 'attributes'],
    ['Generate', 'generate'],
    ['History', 'management'],
    ['Profound', 'profound'],
  ] as const) {
    await button(page, label).click();
    await page.waitForURL(`**/${screen}/${brand?.id}`);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  }
}

async function deleteLast(page: Page): Promise<void> {
  await button(page, 'Delete').click();
  const question = page.getByRole('dialog');
  await sees(page, 'Are you sure you want to delete this brand? This will remove all associated data.');
  await question.getByText('0 attributes and 0 saved prompts go with it').waitFor();
  await button(question, 'Cancel').click();
  await question.waitFor({ state: 'hidden' });
  expect(await brands()).toHaveLength(1);
  await button(page, 'Delete').click();
  await button(question, 'Delete').click();
  await seesToast(page, 'Brand deleted successfully');
  await sees(page, 'No brands yet');
}

it('the dashboard without brands invites to create the first one; brands are listed, edited, copied, found among sixty, lead to their screens, and are deleted after a question', async () => {
  const page = await suite.open('/');
  await createFirst(page);
  await editAndCopy(page);
  await findAmongSixty(page);
  await goToScreens(page);
  await deleteLast(page);
});

/** A skeleton while the brands are loading, and a button to try again when that fails. */
async function failToRead(page: Page): Promise<void> {
  let fail = () => {};
  const asked = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/brands', async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('status', { name: 'Loading brands' }).waitFor();
  fail();
  await sees(page, 'Failed to fetch brands');
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await sees(page, 'A brand with a rather long name, as companies have them');
}

/** On a phone, with the form too. @returns the form, which stays open */
async function openOnPhone(page: Page): Promise<Locator> {
  await page.setViewportSize(PHONE);
  await sees(page, 'Your Brands');
  await shows(() => scrollsSideways(page), false);
  await button(page, 'New Brand').click();
  const form = dialog(page, 'Create New Brand');
  await form.waitFor();
  await shows(() => scrollsSideways(page), false);
  await page.setViewportSize(DESKTOP);
  return form;
}

async function refuseBrands(page: Page, form: Locator): Promise<void> {
  await form.getByPlaceholder('Enter brand name').fill('  ');
  for (const typed of ['0', '2001', '1.5']) {
    await form.getByLabel('Maximum Prompts').fill(typed);
    await button(form, 'Create Brand').click();
    await sees(page, 'Maximum Prompts must be a whole number from 1 to 2000');
    await sees(page, 'Brand name is required');
  }
  await form.getByLabel('Maximum Prompts').focus();
  await form.getByPlaceholder('Enter brand name').focus();
  await sees(page, 'Maximum Prompts must be a whole number from 1 to 2000');
  await form.getByPlaceholder('Enter brand name').fill(LONG_NAME.toUpperCase());
  await form.getByText(`${LONG_NAME} is already there.`).waitFor();
  expect(await brands()).toHaveLength(1);
  await button(form, 'Cancel').click();
  await form.waitFor({ state: 'hidden' });
}

async function createByKeyboard(page: Page, form: Locator): Promise<void> {
  await focusOn(button(page, 'New Brand'));
  await page.keyboard.press('Enter');
  await isFocused(form.getByPlaceholder('Enter brand name'));
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await isFocused(button(page, 'New Brand'));
  await page.keyboard.press('Enter');
  await isFocused(form.getByPlaceholder('Enter brand name'));
  await page.keyboard.type('Northwind');
  await page.keyboard.press('Enter');
  await seesToast(page, 'Brand created successfully');
  await form.waitFor({ state: 'hidden' });
}

/** The form says that it saves, and stays open when that fails. */
async function failToCreate(page: Page, form: Locator): Promise<void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/brands', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await answered;
    await route.fulfill({ status: 500, body: '' });
  });
  await button(page, 'New Brand').click();
  await form.getByPlaceholder('Enter brand name').fill('Southwind');
  await button(form, 'Create Brand').click();
  await shows(() => button(form, 'Saving...').isDisabled(), true);
  answer();
  await seesToast(page, 'Failed to create brand');
  await page.unrouteAll();
  await button(form, 'Create Brand').click();
  await seesToast(page, 'Brand created successfully');
  await form.waitFor({ state: 'hidden' });
}

it("the dashboard shows a skeleton while it loads, a button to try again when that fails, and fits a phone; the brand form takes a maximum from 1 to 2000 and an empty one as 250, refuses any other and a blank name, works with the keyboard alone, reads 'Saving...' while it saves, and stays open when that fails", async () => {
  suite.allowError(/500/);
  await newBrand(suite.product.client, LONG_NAME);
  const page = await suite.open('/profound');
  await failToRead(page);
  const form = await openOnPhone(page);
  await refuseBrands(page, form);
  await createByKeyboard(page, form);
  await failToCreate(page, form);
  for (const typed of ['', '1', '2000']) {
    await button(page, 'New Brand').click();
    await createBrand(page, `Brand ${typed}`, typed);
  }
  expect((await brands()).map(({ name, maxPrompts }) => [name, maxPrompts]).slice(3)).toEqual([
    ['Brand', 250],
    ['Brand 1', 1],
    ['Brand 2000', 2000],
  ]);
});

it('what a colleague does to brands shows on the dashboard at once; the other names that both add to a brand stay; a double click makes one copy', async () => {
  const { client } = suite.product;
  const brand = await newBrand(client, 'Northwind');
  await client.put(`/api/brands/${brand.id}`, { aliases: ['North'] });
  const page = await suite.open('/');
  await tableOf(page).getByText('Northwind').waitFor();
  const other = await newBrand(client, 'Westwind');
  await tableOf(page).getByText('Westwind').waitFor();
  await client.post(`/api/brands/${other.id}/save-written-prompts`, { prompts: [{ question: 'Why?' }] });
  await tableOf(page).getByText('1 saved prompt').waitFor();
  await client.put(`/api/brands/${other.id}`, { name: 'Eastwind' });
  await tableOf(page).getByText('Eastwind').waitFor();
  await client.delete(`/api/brands/${other.id}`);
  await tableOf(page).getByText('Eastwind').waitFor({ state: 'hidden' });

  await button(page, 'Edit').click();
  const form = dialog(page, 'Edit Brand');
  await form.getByText('North', { exact: true }).waitFor();
  await client.put(`/api/brands/${brand.id}`, { aliases: ['North', 'Theirs'] });
  await form.getByLabel('Other names').fill('Mine');
  await page.keyboard.press('Enter');
  await button(form, 'Update Brand').click();
  await form.waitFor({ state: 'hidden' });
  expect(await brands()).toMatchObject([{ name: 'Northwind', aliases: ['North', 'Theirs', 'Mine'] }]);

  await button(page, 'Edit').click();
  await form.getByLabel('Brand Name').fill('Northwind Ltd');
  await button(form, 'Duplicate brand').click();
  await button(dialog(page, 'Leave without saving?'), 'Stay').click();
  await form.getByLabel('Brand Name').fill('Northwind');
  await button(form, 'Cancel').click();
  await form.waitFor({ state: 'hidden' });
  await button(page, 'Edit').click();
  await button(form, 'Duplicate brand').dblclick();
  await form.waitFor({ state: 'hidden' });
  await shows(async () => (await brands()).map(({ name }) => name), ['Northwind', 'Northwind (copy)']);
});
