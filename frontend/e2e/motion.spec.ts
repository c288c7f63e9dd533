import { describe, expect, it } from '@jest/globals';
import { sharedProduct } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, shows, visit } from './browser.js';
import { newFullShop, newWrittenList } from './generate-shop.js';
import { button, dialog, isFocused } from './screens.js';

/** All of these run with animations, as most people have them. */
const suite = browserSuite(() => sharedProduct({ model: {} }));
const open = (path: string) => suite.open(path, { motion: true });

/** A space presses a button that has the focus, and Enter does too. */
const TYPED = 'Blue suede and more';

/** Opens a dialog and types as soon as it can be seen. */
async function typeInto(page: Page, opener: Locator, title: string): Promise<Locator> {
  await opener.click();
  const form = dialog(page, title);
  await form.waitFor();
  await page.keyboard.type(TYPED);
  return form;
}

async function typesAName(page: Page, opener: Locator, title: string, label: string): Promise<void> {
  const form = await typeInto(page, opener, title);
  await shows(() => form.getByLabel(label, { exact: true }).inputValue(), TYPED);
  await button(form, 'Cancel').click();
  await form.waitFor({ state: 'hidden' });
}

describe('with animations, what is typed as soon as a dialog can be seen goes into its first field', () => {
  it('on the dashboard, and what opened it gets the focus back', async () => {
    const page = await open('/');
    const opener = button(page, 'New Brand');
    await typesAName(page, opener, 'Create New Brand', 'Brand Name');
    await opener.click();
    const form = dialog(page, 'Create New Brand');
    await isFocused(form.getByLabel('Brand Name'));
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await isFocused(opener);
  });

  it('on Manage Attributes, in the dialogs that add and in those that change what is there', async () => {
    const { id } = await newFullShop(suite.product);
    const page = await open(`/attributes/${id}`);
    await typesAName(
      page,
      button(page, 'Add category to Product Categories'),
      'Add Attribute Category',
      'Category Name',
    );
    await typesAName(page, button(page, 'Add attributes to Audience'), 'Add Attributes', 'Attribute Name');
    await typesAName(page, button(page, 'Add Competitor'), 'Add Competitor', 'Competitor Name');
    for (const [title, label] of [
      ['Add Blacklist Pair', 'Primary Attribute'],
      ['Add Category Blacklist Pair', 'Primary Category'],
      ['Add Attribute-Category Blacklist Pair', 'Product Category Attribute'],
      ['Add Category Pairing', 'Product Category Attribute'],
    ] as const)
      await typesAName(page, button(page, title), title, label);
    for (const [opener, title, label] of [
      ['Edit category Audience', 'Edit Category', 'Category Name'],
      ['Edit attribute runners', 'Edit Attribute', 'Attribute Name'],
    ] as const) {
      const form = await typeInto(page, button(page, opener), title);
      await shows(() => form.getByLabel(label).inputValue(), expect.stringContaining(TYPED));
      await button(form, 'Cancel').click();
      await form.waitFor({ state: 'hidden' });
    }
  });

  it('in Generate CSV; a list without a field has the focus itself, so that no key closes it', async () => {
    const { id } = await newFullShop(suite.product);
    const page = await open(`/management/${id}`);
    const list = await typeInto(page, button(page, 'View Prompts'), 'Written Prompts');
    await isFocused(list);
    await page.keyboard.press('Enter');
    await shows(() => list.isVisible(), true);
    await visit(page, `/management/${id}?tab=structured`);
    await button(page, 'Generate CSV').click();
    const form = dialog(page, 'Generate CSV');
    await form.waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('42 ');
    await shows(() => form.getByLabel('Maximum Prompts').inputValue(), '42');
  });

  it('in Improve', async () => {
    const page = await open(`/generate/${await newWrittenList(suite.product)}`);
    await page
      .getByRole('region', { name: 'Written Prompts', exact: true })
      .getByRole('checkbox', { name: 'Select all' })
      .check();
    const form = await typeInto(page, button(page, 'Improve Selected'), 'Improve Selected Prompts');
    await shows(() => form.getByLabel('Instructions').inputValue(), TYPED);
  });
});
