import { expect, it } from '@jest/globals';
import { sharedProduct } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, shows } from './browser.js';
import { newRun, newWrittenList } from './generate-shop.js';
import { button, dialog, isFocused } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: {} }));

/** Contains spaces, because a space presses a focused button, as Enter does. */
const TYPED = 'Blue suede and more';

/** Opens a dialog and types as soon as it is visible. */
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

/** What opened a dialog gets the focus back. */
async function onTheDashboard(page: Page): Promise<void> {
  const opener = button(page, 'New Brand');
  await typesAName(page, opener, 'Create New Brand', 'Brand Name');
  await opener.click();
  const form = dialog(page, 'Create New Brand');
  await isFocused(form.getByLabel('Brand Name'));
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  await isFocused(opener);
}

/** The dialogs that add, and those that edit. */
async function onManageAttributes(page: Page): Promise<void> {
  for (const [opener, title, label] of [
    ['Add category to Product Categories', 'Add Attribute Category', 'Category Name'],
    ['Add attributes to Audience', 'Add Attributes', 'Attribute Name'],
    ['Add Competitor', 'Add Competitor', 'Competitor Name'],
    ['Add Blacklist Pair', 'Add Blacklist Pair', 'Primary Attribute'],
    ['Add Category Blacklist Pair', 'Add Category Blacklist Pair', 'Primary Category'],
    [
      'Add Attribute-Category Blacklist Pair',
      'Add Attribute-Category Blacklist Pair',
      'Product Category Attribute',
    ],
    ['Add Category Pairing', 'Add Category Pairing', 'Product Category Attribute'],
  ] as const)
    await typesAName(page, button(page, opener), title, label);
  for (const [opener, title, label] of [
    ['Edit category Audience', 'Edit Category', 'Category Name'],
    ['Edit attribute runners', 'Edit Attribute', 'Attribute Name'],
  ] as const) {
    const form = await typeInto(page, button(page, opener), title);
    await shows(() => form.getByLabel(label).inputValue(), expect.stringContaining(TYPED));
    await button(form, 'Cancel').click();
    await form.waitFor({ state: 'hidden' });
  }
}

async function inImprove(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Written Prompts', exact: true })
    .getByRole('checkbox', { name: 'Select all' })
    .check();
  const form = await typeInto(page, button(page, 'Improve Selected'), 'Improve Selected Prompts');
  await shows(() => form.getByLabel('Instructions').inputValue(), TYPED);
  await button(form, 'Cancel').click();
  await form.waitFor({ state: 'hidden' });
}

/** A list without a field has the focus itself, so that no key closes it. */
async function inPromptManagement(page: Page): Promise<void> {
  const list = await typeInto(page, button(page, 'View Prompts'), 'Written Prompts');
  await isFocused(list);
  await page.keyboard.press('Enter');
  await shows(() => list.isVisible(), true);
  await button(list, 'Close').click();
  await list.waitFor({ state: 'hidden' });
  await page.getByRole('tab', { name: 'Structured Prompts' }).click();
  await button(page, 'Generate CSV').click();
  const form = dialog(page, 'Generate CSV');
  await form.waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('42 ');
  await shows(() => form.getByLabel('Maximum Prompts').inputValue(), '42');
}

it('with animations, what is typed as soon as a dialog can be seen goes into its first field, on every screen', async () => {
  await newWrittenList(suite.product);
  const page = await suite.open('/', { motion: true });
  await onTheDashboard(page);
  await button(page, 'Attributes').click();
  await onManageAttributes(page);
  const to = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await to('Generate');
  await inImprove(page);
  await to('Saved prompts');
  await inPromptManagement(page);
});

it('with animations, the keyboard goes on at the run whose prompts the list of jobs shows', async () => {
  const { brandId, jobId } = await newRun(suite.product);
  const page = await suite.open(`/generate/${brandId}`, { motion: true });
  const run = page.locator(`#run-${jobId}`);
  await run.waitFor();
  await button(page, 'Jobs').press('Enter');
  const jobs = dialog(page, 'Jobs');
  await button(jobs, 'Show prompts').press('Enter');
  await jobs.waitFor({ state: 'detached' });
  await isFocused(run);
});
