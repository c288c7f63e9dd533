import { expect, it } from '@jest/globals';
import { newBrand, sharedProduct } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, sees, seesToast, shows } from './browser.js';
import { actsOn, button, closeDialogs, countActs, dialog, isFocused, panel, paste } from './screens.js';

const suite = browserSuite(sharedProduct);

const confirm = (page: Page) => button(page.getByRole('dialog'), 'Delete').click();

const CATEGORIES = ['Footwear', 'Audience', 'Season', 'Material', 'Price'];
const SHEET = [
  'Type\tCategory\tAttribute\tWeight',
  ...CATEGORIES.flatMap((category, place) =>
    Array.from(
      { length: 6 },
      (_, each) =>
        `${place === 0 ? 'Product Category' : 'Customer Attribute'}\t${category}\t${category} ${each}\tHigh`,
    ),
  ),
].join('\n');

/** What was pasted is not lost by a key or a click. */
async function asksBeforeItCloses(page: Page, form: Locator): Promise<void> {
  for (const close of [() => page.keyboard.press('Escape'), () => button(form, 'Cancel').click()]) {
    await close();
    const question = dialog(page, 'Leave without saving?');
    await button(question, 'Stay').click();
    await question.waitFor({ state: 'hidden' });
    await shows(() => form.isVisible(), true);
  }
}

const failWith = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
const fillAndSubmit = async (page: Page, title: string, label: string, submit: string) => {
  await dialog(page, title).getByLabel(label).fill('something');
  await button(dialog(page, title), submit).click();
};
const cases: [string, (page: Page) => Promise<void>][] = [
  [
    'Failed to create category',
    async (page) => {
      await button(page, 'Add category to Customer Attributes').click();
      await fillAndSubmit(page, 'Add Attribute Category', 'Category Name', 'Create Category');
    },
  ],
  [
    'Failed to update category',
    async (page) => {
      await button(page, 'Edit category Footwear').click();
      await fillAndSubmit(page, 'Edit Category', 'Category Name', 'Update Category');
    },
  ],
  [
    'Failed to delete category',
    async (page) => {
      await button(page, 'Delete category Footwear').click();
      await confirm(page);
    },
  ],
  [
    'Failed to create attribute',
    async (page) => {
      await button(page, 'Add attributes to Footwear').click();
      await fillAndSubmit(page, 'Add Attributes', 'Attribute Name', 'Create Attribute');
    },
  ],
  [
    'Failed to update attribute',
    async (page) => {
      await button(page, 'Edit attribute Footwear 0').click();
      await fillAndSubmit(page, 'Edit Attribute', 'Attribute Name', 'Update Attribute');
    },
  ],
  [
    'Failed to delete attribute',
    async (page) => {
      await button(page, 'Delete attribute Footwear 0').click();
      await confirm(page);
    },
  ],
  [
    'Failed to create attributes',
    async (page) => {
      const form = await paste(page, 'Footwear', 'sandals\t1');
      await button(form, 'Preview').click();
      await asksBeforeItCloses(page, form);
      await button(form, 'Create 1 Attribute').click();
    },
  ],
  [
    'Failed to add competitor',
    async (page) => {
      await button(page, 'Add Competitor').click();
      await fillAndSubmit(page, 'Add Competitor', 'Competitor Name', 'Add Competitor');
    },
  ],
];

it('five categories of six attributes come by one paste, with three clicks and keys; a row with a fault is corrected in its place, and the same again adds nothing; a call that fails without a reason is told as what has failed', async () => {
  suite.allowError(/500/);
  const brand = await newBrand(suite.product.client, 'Northwind');
  const page = await suite.open(`/attributes/${brand.id}`);
  await countActs(page);
  await button(page, 'Paste data').click();
  const form = dialog(page, 'Paste brand data');
  const text = form.getByLabel('Cells from a spreadsheet, or CSV');
  await isFocused(text);
  // Together these are what Ctrl+V does, which counts as one act.
  await text.dispatchEvent('paste');
  await page.keyboard.insertText(SHEET);
  await button(form, 'Import 30 rows').click();
  await seesToast(page, '30 rows added');
  await sees(page, 'Total Attributes 30');
  await shows(() => actsOn(page), 3);
  await panel(page, 'Season').getByText('6 attributes').waitFor();

  await button(page, 'Paste data').click();
  await form.getByText('What else a row can be about').click();
  await form.getByRole('row', { name: /^A blacklist pair Never with/ }).waitFor();
  await text.fill(
    `${SHEET}\nCompetitor\t\tRival\t7\nCustomer Attribute\tAudience\tAudience 0\tLow\nWidget\t\tX`,
  );
  await form.getByText('3 rows with errors, left out').waitFor();
  await shows(
    () => form.locator('.sheet-state').first().textContent(),
    expect.stringContaining('Weight must'),
  );
  await button(form, 'Import 0 rows').waitFor();
  await asksBeforeItCloses(page, form);
  await form.getByLabel('Weight, row 31').fill('Medium');
  await form.getByLabel('Category, row 32').fill('Season');
  await button(form, 'Start over').click();
  await button(dialog(page, 'Start over?'), 'Cancel').click();
  await button(form, 'Import 2 rows').click();
  await seesToast(page, '2 rows added, 30 already there, 1 left out');
  await sees(page, 'Total Attributes 31');
  await form.waitFor({ state: 'hidden' });

  await failWith(page);
  for (const [text, act] of cases) {
    await act(page);
    await seesToast(page, text);
    await seesToast(page, 'Error');
    await closeDialogs(page);
  }
});
