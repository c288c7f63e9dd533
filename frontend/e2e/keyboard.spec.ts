import { expect, it } from '@jest/globals';
import { until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, sees } from './browser.js';
import { newFilledShop } from './saved-shop.js';
import { button, dialog } from './screens.js';

const suite = browserSuite({ workers: 0 });
const MOST_TABS = 80;

/** Whether a person can see where the focus is: by an outline, a ring or a coloured border. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLElement;
    // What is drawn for a checkbox or a select stands around its field.
    const drawn = [field, field.parentElement, field.closest('.ant-select'), field.closest('.gate-input')];
    return drawn.some((each) => {
      if (!each) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(each);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  });

/** Tabs to something, by the keyboard alone. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((each) => each === document.activeElement).catch(() => false);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs++) await page.keyboard.press(key);
  expect(await isThere()).toBe(true);
  expect(await showsFocus(page)).toBe(true);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press(key);
}

it('a person signs in, makes a brand and fills it, without a mouse', async () => {
  const page = await suite.open('/', { signedIn: false });
  await page.keyboard.type(suite.product.password);
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Create First Brand'));
  await until(() =>
    page.getByPlaceholder('Enter brand name').evaluate((each) => each === document.activeElement),
  );
  await page.keyboard.type('Northwind');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Attributes'));
  await press(page, button(page, 'Add category to Product Categories'));
  await until(() => page.getByLabel('Category Name').evaluate((each) => each === document.activeElement));
  await page.keyboard.type('Footwear');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Add attributes to Footwear'));
  await until(() => page.getByLabel('Attribute Name').evaluate((each) => each === document.activeElement));
  await page.keyboard.type('shoes');
  await page.keyboard.press('Enter');
  await sees(page, 'Total Attributes 1');
});

it('a person looks through the saved prompts, edits one and deletes a group, without a mouse', async () => {
  const page = await suite.open(`/management/${(await newFilledShop(suite.product)).id}`);
  const filter = page.getByRole('button', { name: /^boots/ }).first();
  await press(page, filter, 'Space');
  await page.locator('.overview-figures dd').getByText('4', { exact: true }).waitFor();
  await press(page, button(page, 'Clear Filters'));
  await press(page, button(page, 'View Prompts'));
  const list = dialog(page, 'Written Prompts');
  await press(page, button(list, 'Edit: Which shoes suit runners?'));
  await until(() => page.getByLabel('Prompt text').evaluate((each) => each === document.activeElement));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Which shoes do runners choose?');
  await page.keyboard.press('Control+Enter');
  await sees(page, 'Prompt updated successfully');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await until(() => button(page, 'View Prompts').evaluate((each) => each === document.activeElement));
  await press(page, page.getByRole('button', { name: /^shoes x Audience/, expanded: false }));
  await page.getByText('Which shoes do runners choose?').waitFor();
  await press(page, button(page, 'Delete shoes x Audience'));
  // Cancel has the focus: a second Enter deletes nothing.
  const question = dialog(page, 'Delete this group?');
  await until(() => button(question, 'Cancel').evaluate((each) => each === document.activeElement));
  await press(page, button(question, 'Delete'));
  await sees(page, 'Deleted 3 prompts');
});

it('the focus stays within an open dialog', async () => {
  const page = await suite.open(`/management/${(await newFilledShop(suite.product)).id}`);
  await press(page, button(page, 'View Prompts'));
  const list = dialog(page, 'Written Prompts');
  await list.getByRole('checkbox').nth(2).waitFor();
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    // After the last element the browser's own controls have their turn; then it starts again within.
    const isWithin = await list.evaluate(
      ({ ownerDocument: { activeElement, body } }) =>
        activeElement === body || activeElement?.closest('.ant-modal-root') !== null,
    );
    expect(isWithin).toBe(true);
  }
});

it('a person changes a template and an export name, without a mouse', async () => {
  const brand = await newFilledShop(suite.product);
  const page = await suite.open(`/prompt-settings/${brand.id}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Bulk v2').waitFor();
  await tabTo(page, tab('Product Category Best'));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await press(
    page,
    page.getByRole('tabpanel', { name: 'Bulk v2' }).getByRole('button', { name: 'Insert {attributeName}' }),
  );
  await page.keyboard.type(', please.');
  await tabTo(page, button(page, 'Save All Changes'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await sees(page, 'All prompt templates have been saved successfully.');
  await page.goto(`/profound/${brand.id}`);
  const select = page.getByRole('combobox', { name: 'Attribute', exact: true });
  await select.waitFor();
  await tabTo(page, select);
  await page.keyboard.type('nur');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Modified Name' }));
  await page.keyboard.type('carers');
  await page.keyboard.press('Enter');
  await sees(page, 'Modified attribute name saved successfully');
});
