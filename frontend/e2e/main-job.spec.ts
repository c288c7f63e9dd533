import { describe, expect, it } from '@jest/globals';
import { QUEUE_BACKENDS, sharedProduct, startProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, type Suite, seesToast } from './browser.js';
import {
  addAttribute,
  addCategory,
  button,
  createBrand,
  dialog,
  download,
  hasResults,
  panel,
  paste,
  pasteAttributes,
  resultCount,
  signIn,
  someWhileRunning,
  tick,
} from './screens.js';

const AUDIENCES = [
  'beginners',
  'marathon runners',
  'people with wide feet',
  'commuters',
  'students',
  'seniors',
  'nurses',
  'travellers',
];
const MATERIALS = ['merino wool', 'recycled rubber', 'leather', 'mesh', 'cork', 'hemp'];
const PRODUCTS = ['running shoes', 'trail shoes', 'hiking boots', 'sandals'];
const MANUAL = PRODUCTS.length * AUDIENCES.length * MATERIALS.length;
const BULK = PRODUCTS.length * (AUDIENCES.length + MATERIALS.length);

async function enter({ product }: Suite, page: Page): Promise<void> {
  await signIn(page, 'a guess');
  await sees(page, 'Incorrect password. Please try again.');
  await signIn(page, product.password);
  await sees(page, 'Brand Dashboard');
  await sees(page, 'Manage your brands and generate LLM prompts');
  await sees(page, 'No brands yet');
  await sees(page, 'Get started by creating your first brand to manage LLM prompts.');
  await button(page, 'Create First Brand').click();
  await createBrand(page, 'Northwind');
  await seesToast(page, 'Brand created successfully');
  await sees(page, 'Your Brands');
}

async function describeBrand(page: Page): Promise<void> {
  await addCategory(page, 'Product Categories', 'Footwear');
  await seesToast(page, 'Category created successfully');
  await addAttribute(page, 'Footwear', 'running shoes');
  const form = await paste(page, 'Footwear', 'trail shoes\t3\nhiking boots\t2\nslippers');
  await button(form, 'Preview').click();
  await sees(page, 'Missing weight (should be tab-separated)');
  await sees(page, '2 valid');
  await sees(page, '1 with errors, left out');
  // The preview follows the text.
  await form
    .getByLabel('Attributes', { exact: true })
    .fill('trail shoes\t3\nhiking boots\t2\nslippers\nsandals\t1');
  await button(form, 'Create 3 Attributes').click();
  await seesToast(page, 'Created 3 attributes');
  await addCategory(page, 'Customer Attributes', 'Audience');
  await pasteAttributes(page, 'Audience', AUDIENCES);
  await addCategory(page, 'Product Attributes', 'Material');
  await pasteAttributes(page, 'Material', MATERIALS);
  await sees(page, `Total Attributes ${PRODUCTS.length + AUDIENCES.length + MATERIALS.length}`);
}

/** A short run, and one whose first prompts are shown while it is under way. */
async function generate({ product }: Suite, page: Page): Promise<void> {
  const model = product.model!;
  const pc = panel(page, 'Generate Product Category Prompts');
  await tick(pc, ...PRODUCTS);
  await sees(page, `Total 8 prompts4 categories × 2`);
  await button(pc, 'Generate Product Category Prompts').click();
  await hasResults(panel(page, 'Product Category Prompts'), 8);
  await seesToast(page, 'Generated 8 product category prompts');

  const bulk = panel(page, 'Bulk Generation v2');
  await tick(bulk, ...PRODUCTS);
  model.set({ answers: 20 });
  await button(bulk, 'Generate Bulk v2 Prompts').click();
  expect(await someWhileRunning(page, 'Bulk v2 Prompts')).toBeLessThan(BULK);
  model.set({ answers: null });
  await hasResults(panel(page, 'Bulk v2 Prompts'), BULK);
  await seesToast(page, `Generated ${BULK} bulk v2 prompts`);
}

/** Follows a long run in the jobs, in a second tab, and over a reload. */
async function followLongRun(suite: Suite, page: Page): Promise<void> {
  const model = suite.product.model!;
  const manual = panel(page, 'Manual Written Prompts v2');
  for (const category of ['Footwear', 'Audience', 'Material'])
    await button(manual, `Select all in ${category}`).click();
  model.set({ answers: 60 });
  await button(manual, 'Generate Manual v2 Prompts').click();
  const results = panel(page, 'Manual v2 Prompts');
  expect(await someWhileRunning(page, 'Manual v2 Prompts')).toBeLessThan(MANUAL);
  await button(page, 'Jobs, 1 running').click();
  const drawer = dialog(page, 'Jobs');
  await drawer.getByRole('heading', { name: 'Manual v2 prompts' }).waitFor();
  await drawer.getByText('Running', { exact: true }).first().waitFor();
  await button(drawer, 'Close').click();

  const secondTab = await suite.openTab(page, page.url());
  await someWhileRunning(secondTab, 'Manual v2 Prompts');
  expect(await resultCount(results)).toBeGreaterThan(0);
  await page.reload();
  expect(await someWhileRunning(page, 'Manual v2 Prompts')).toBeGreaterThan(0);
  model.set({ answers: null });
  for (const tab of [page, secondTab]) await hasResults(panel(tab, 'Manual v2 Prompts'), MANUAL);
  await secondTab.close();
}

async function editAndSave(page: Page): Promise<void> {
  const results = panel(page, 'Manual v2 Prompts');
  await button(results, 'Edit as Written Prompts').click();
  await seesToast(page, `Moved ${MANUAL} manual v2 prompts to written prompts for editing`);
  await hasResults(results, 0);
  await sees(page, `Showing ${MANUAL} of ${MANUAL} prompts`);
  const written = panel(page, 'Written Prompts');
  await written
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await sees(page, 'Editing in progress');
  await written.getByLabel('Prompt text').fill('Which running shoes last longest, and why?');
  await button(panel(page, 'Written prompts, list'), 'Save').click();
  // The editor holds the text, too, until it is stored.
  await button(panel(page, 'Written prompts, list'), 'Save').waitFor({ state: 'hidden' });
  await written.getByText('Which running shoes last longest, and why?').waitFor();
  await button(written, 'Save').click();
  await seesToast(page, `Saved ${MANUAL} written prompts`);
}

/** The file contains the edited prompt with its combination, and all others. */
async function exportFile(page: Page): Promise<void> {
  const link = panel(page, 'Written Prompts').getByRole('link', { name: 'Export CSV' });
  const { text } = await download(page, link);
  const [header, first, ...rest] = text.trimEnd().split('\r\n');
  expect(header).toBe(
    'Question,Prompt Type,Product Category,Attribute Category,Attribute,Competitor,Batch ID,Created At',
  );
  expect(first).toMatch(/^"Which running shoes last longest, and why\?",Discovery,running shoes,/);
  expect(first).toContain('Audience:beginners|Material:merino wool,"beginners, merino wool"');
  expect(1 + rest.length).toBe(MANUAL);
  for (const row of rest) expect(row).toMatch(/\?"?,Discovery,/);
}

describe.each(QUEUE_BACKENDS)('on the %s queue, the main job', (backend) => {
  // The shared one is on PostgreSQL. Its wrong password is one, and forgotten with the right one.
  const suite = browserSuite(() =>
    backend === 'postgres' ? sharedProduct({ model: {} }) : startProduct({ backend, model: {} }),
  );

  it('takes a person from the password to the CSV file of edited prompts', async () => {
    suite.allowError(/401/);
    const page = await suite.open('/', { signedIn: false });
    await enter(suite, page);
    await button(page, 'Attributes').click();
    await describeBrand(page);
    await button(page, 'Go to generation').click();
    await generate(suite, page);
    await followLongRun(suite, page);
    await editAndSave(page);
    await exportFile(page);
    await button(page, 'Logout').click();
    await button(page, 'Sign In').waitFor();
  });
});
