import { expect, it } from '@jest/globals';
import { newCategory, sharedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, seesToast } from './browser.js';
import { newWrittenList, savedPrompts } from './generate-shop.js';
import { button, dialog, panel, signIn } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: {} }));

/** Ends the session; the next press shows the gate, which says what it keeps. */
async function signInAgain(page: Page, press: () => Promise<void>, kept: string): Promise<void> {
  await page.context().clearCookies();
  await press();
  await sees(page, `Your session has ended. ${kept}`);
  await signIn(page, suite.product.password);
}

/** Waits until leaving the page would ask first: a slow page takes a moment to register what is typed. */
const guardsItsWork = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

it('what is typed in a dialog outlives the session, and is asked about on the way back', async () => {
  suite.allowError(/401|WebSocket/);
  const page = await suite.open('/');
  await button(page, 'Create First Brand').click();
  const form = dialog(page, 'Create New Brand');
  const name = form.getByLabel('Brand Name');
  await name.fill('Northwind');
  await signInAgain(page, () => button(form, 'Create Brand').click(), 'What you typed is kept.');
  await shows(() => name.inputValue(), 'Northwind');
  await button(form, 'Create Brand').click();
  await form.waitFor({ state: 'detached' });
  const { body: brands } = await suite.product.client.get<{ id: string; name: string }[]>('/api/brands');
  expect(brands.map((brand) => brand.name)).toEqual(['Northwind']);

  await button(page, 'Generate').click();
  await page.getByRole('link', { name: 'Attributes', exact: true }).click();
  await button(page, 'Add category to Product Categories').click();
  const category = dialog(page, 'Add Attribute Category').getByLabel('Category Name');
  await category.fill('Footwear');
  await guardsItsWork(page);
  await page.goBack();
  await button(dialog(page, 'Leave without saving?'), 'Stay').click();
  await shows(() => category.inputValue(), 'Footwear');
  await button(dialog(page, 'Add Attribute Category'), 'Cancel').click();

  const brandId = brands[0]?.id ?? '';
  await suite.product.client.post(`/api/brands/${brandId}/competitors`, { name: 'Rival' });
  await button(page, 'Edit competitor Rival').click();
  await page.getByLabel('Name of competitor Rival').fill('Rivals');
  await guardsItsWork(page);
  await page.keyboard.press('Escape');

  // A new attribute also outlives a look at the other tab.
  await newCategory(suite.product.client, brandId, 'ProductCategory', 'Footwear', ['shoes']);
  await button(page, 'Add attributes to Footwear').click();
  const attribute = dialog(page, 'Add Attributes');
  await attribute.getByLabel('Attribute Name').fill('clogs');
  for (const tab of ['Multiple Attributes', 'Single Attribute']) {
    await attribute.getByRole('tab', { name: tab }).click();
    await guardsItsWork(page);
  }
  await shows(() => attribute.getByLabel('Attribute Name').inputValue(), 'clogs');
});

it('marked prompts outlive the session: the button does what it said, and not all; Logout lets them go', async () => {
  suite.allowError(/401|WebSocket/);
  const brandId = await newWrittenList(suite.product);
  const page = await suite.open(`/generate/${brandId}`);
  const boxes = panel(page, 'Written prompts, list').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const save = () => button(page, 'Save Selected').click();
  await signInAgain(page, save, 'What you selected is kept.');
  await sees(page, '2 selected');
  await save();
  await seesToast(page, 'Saved 2 written prompts');
  expect(await savedPrompts(suite.product, brandId)).toHaveLength(2);

  await page.getByRole('link', { name: 'Export', exact: true }).click();
  await page.getByRole('tab', { name: 'Export CSV' }).click();
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  // Read last, and by itself: a read after the end of the session would bring the gate before the press.
  await sees(page, /^No export was kept yet/);
  const exportSelected = button(page, 'Export Selected to CSV (1)');
  await signInAgain(page, () => exportSelected.click(), 'What you selected is kept.');
  await exportSelected.waitFor();

  await page.getByRole('link', { name: 'Generate', exact: true }).click();
  await boxes.nth(1).check();
  await button(page, 'Logout').click();
  await button(page, 'Sign In').waitFor();
  await shows(() => page.getByText('Your session has ended.').count(), 0);
});

it('instructions for an improvement outlive the session', async () => {
  suite.allowError(/401|WebSocket/);
  const brandId = await newWrittenList(suite.product);
  const page = await suite.open(`/generate/${brandId}`);
  await panel(page, 'Written prompts, list').getByRole('checkbox').first().check();
  await button(page, 'Improve Selected').click();
  const form = dialog(page, 'Improve Selected Prompts');
  const instructions = form.getByLabel('Instructions');
  await instructions.fill('Friendlier');
  await signInAgain(page, () => button(form, 'Improve Prompts').click(), 'What you typed is kept.');
  await shows(() => instructions.inputValue(), 'Friendlier');
  await button(form, 'Improve Prompts').click();
  await seesToast(page, 'Improved 1 prompt');
});
