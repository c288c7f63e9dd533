import { it } from '@jest/globals';
import { sharedProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, sees, shows, seesToast } from './browser.js';
import { newFilledShop, newShop, ofAudience, save } from './saved-shop.js';
import { button, dialog, isFocused, isOffered } from './screens.js';

const suite = browserSuite(sharedProduct);
const MOST_TABS = 80;

/** Whether the focus is visible: by an outline, a ring or a coloured border. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLElement;
    // The visible part of a checkbox or a select is an element around its field.
    const visible = [field, field.parentElement, field.closest('.ant-select'), field.closest('.gate-input')];
    return visible.some((each) => {
      if (!each) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(each);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  });

/** Waits until a dialog has closed and returned the focus to what opened it. */
async function isOver(open: Locator, opener: Locator): Promise<void> {
  await open.waitFor({ state: 'hidden' });
  await isFocused(opener);
}

/** Moves the focus to an element by Tab. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((each) => each === document.activeElement).catch(() => false);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs++) await page.keyboard.press(key);
  await shows(isThere, true);
  await shows(() => showsFocus(page), true);
}

/** Waits until the focus is within a dialog; after its last element it moves to the browser's own controls. */
const holdsFocus = (open: Locator): Promise<unknown> =>
  until(() =>
    open.evaluate(
      ({ ownerDocument: { activeElement, body } }) =>
        activeElement === body || activeElement?.closest('.ant-modal-root') !== null,
    ),
  );

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  // What is disabled until it is loaded is passed over by Tab.
  await shows(() => target.isEnabled(), true);
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Whoever types, with pauses, is not interrupted by the preview. */
async function typeBrandData(page: Page): Promise<void> {
  const opener = button(page, 'Paste data');
  await tabTo(page, opener, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Paste brand data');
  await isFocused(form.getByLabel('Cells from a spreadsheet, or CSV'));
  await page.keyboard.type('Competitor,,');
  await page.keyboard.type('Hoka', { delay: 400 });
  await press(page, button(form, 'Preview'));
  await shows(() => form.getByLabel('Attribute, row 1').inputValue(), 'Hoka');
  await press(page, button(form, 'Import 1 row'));
  await isOver(form, opener);
  await sees(page, 'Hoka');
}

it('a person signs in, makes a brand and fills it, without a mouse', async () => {
  const page = await suite.open('/', { signedIn: false });
  await isFocused(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(suite.product.password);
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Create First Brand'));
  await isFocused(page.getByPlaceholder('Enter brand name'));
  await page.keyboard.type('Northwind');
  await page.keyboard.press('Enter');
  await dialog(page, 'Create New Brand').waitFor({ state: 'hidden' });
  await press(page, button(page, 'Attributes'));
  const adding = button(page, 'Add category to Product Categories');
  await press(page, adding);
  await isFocused(page.getByLabel('Category Name'));
  await page.keyboard.type('Footwear');
  await page.keyboard.press('Enter');
  // The next dialog opens at once.
  await dialog(page, 'Add Attribute Category').waitFor({ state: 'hidden' });
  await isFocused(page.getByLabel('Attribute Name'));
  await page.keyboard.type('shoes');
  await page.keyboard.press('Enter');
  await sees(page, 'Total Attributes 1');
  // The second dialog replaced the first.
  await isFocused(adding);
  await typeBrandData(page);
});

/** The focus does not leave an open dialog. */
async function staysWithin(page: Page, open: Locator): Promise<void> {
  await holdsFocus(open);
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    await holdsFocus(open);
  }
}

async function editInTheList(page: Page): Promise<void> {
  const filter = page.getByRole('button', { name: /^boots/ }).first();
  await press(page, filter, 'Space');
  await page.locator('.overview-figures dd').getByText('4', { exact: true }).waitFor();
  await press(page, button(page, 'Clear Filters'));
  await press(page, button(page, 'View Prompts'));
  const list = dialog(page, 'Written Prompts');
  await list.getByRole('checkbox').nth(2).waitFor();
  await staysWithin(page, list);
  await press(page, button(list, 'Edit: Which shoes suit runners?'));
  await isFocused(page.getByLabel('Prompt text'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Which shoes do runners choose?');
  await page.keyboard.press('Control+Enter');
  await seesToast(page, 'Prompt updated successfully');
  await page.keyboard.press('Escape');
  await isOver(list, button(page, 'View Prompts'));
}

async function deleteAGroup(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: /^shoes x Audience/, expanded: false }));
  await page.getByText('Which shoes do runners choose?').waitFor();
  await press(page, button(page, 'Delete shoes x Audience'));
  // Cancel has the focus: a second Enter deletes nothing.
  const question = dialog(page, 'Delete this group?');
  await isFocused(button(question, 'Cancel'));
  await press(page, button(question, 'Delete'));
  await seesToast(page, 'Deleted 3 prompts');
  // The group is gone with its button: the focus moves to the next element, not to the top of the page.
  await shows(() => page.evaluate(() => document.activeElement?.closest('main') !== null), true);
}

async function changeATemplate(page: Page): Promise<void> {
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Bulk v2').waitFor();
  await tabTo(page, tab('Product Category Best'));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await press(
    page,
    page.getByRole('tabpanel', { name: 'Bulk v2' }).getByRole('button', { name: 'Insert {attributeName}' }),
  );
  await isFocused(page.getByLabel('Template of Bulk v2'));
  await page.keyboard.type(', please.');
  await tabTo(page, button(page, 'Save All Changes'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await seesToast(page, 'All prompt templates have been saved successfully.');
}

async function changeAnExportName(page: Page): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Attribute', exact: true });
  await select.waitFor();
  await tabTo(page, select);
  await page.keyboard.type('nur');
  await isOffered(page, 'nurses');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Modified Name' }));
  await page.keyboard.type('carers');
  await page.keyboard.press('Enter');
  await seesToast(page, 'Modified attribute name saved successfully');
}

it('a person looks through the saved prompts in a dialog that keeps the focus, edits one and deletes a group, changes an export name and a template, without a mouse', async () => {
  const page = await suite.open(`/management/${(await newFilledShop(suite.product)).id}`);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await editInTheList(page);
  await deleteAGroup(page);
  await press(page, link('Export'));
  await changeAnExportName(page);
  await press(page, link('Templates'));
  await changeATemplate(page);
});

it('a list of many prompts scrolls by the keys that scroll a page, and has the focus after an edit that takes its prompt out of it', async () => {
  const brand = await newShop(suite.product);
  const questions = Array.from({ length: 100 }, (_, place) =>
    ofAudience('shoes', 'nurses', `Question ${place}?`),
  );
  await save(suite.product, brand, questions);
  const page = await suite.open(`/management/${brand.id}?text=question`);
  await press(page, button(page, 'View Prompts'));
  const list = dialog(page, 'Written Prompts').getByRole('region', { name: /list$/ });
  const shown = (place: number) => list.getByLabel(`Select: Question ${place}?`);
  const isShown = (place: number) => shown(place).waitFor();
  await isShown(0);
  await tabTo(page, list);
  await page.keyboard.press('End');
  await isShown(99);
  await page.keyboard.press('PageUp');
  await shows(() => shown(99).count(), 0);
  await page.keyboard.press('Home');
  await isShown(0);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Space');
  await shows(() => shown(0).count(), 0);
  // A control within the list keeps its keys.
  await page.keyboard.press('Home');
  await isShown(0);
  await press(page, list.getByRole('checkbox').first(), 'Space');
  await list.getByRole('checkbox', { checked: true }).waitFor();
  await isShown(0);
  // What scrolls within a row is not the list.
  await list.focus();
  for (const key of ['PageDown', 'PageDown']) await page.keyboard.press(key);
  await shows(() => shown(0).count(), 0);
  await list
    .getByRole('button', { name: /^Edit: / })
    .nth(4)
    .focus();
  await page.keyboard.press('Enter');
  await isFocused(page.getByLabel('Prompt text'));
  await page.keyboard.type('line\n'.repeat(12));
  await page.keyboard.press('Escape');
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await shows(() => shown(0).count(), 0);
  await page.keyboard.press('Home');
  await isShown(0);
  await press(page, button(list, 'Edit: Question 0?'));
  await isFocused(page.getByLabel('Prompt text'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Another?');
  await page.keyboard.press('Control+Enter');
  await shows(() => shown(0).count(), 0);
  await isFocused(list);
});
