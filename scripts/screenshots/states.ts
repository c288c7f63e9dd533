import type { Page } from 'playwright-core';
import type { PictureModel } from './model.js';
import type { Shop } from './shop.js';
import {
  SHEET,
  button,
  dialogs,
  idsAt,
  onWritten,
  scrollTo,
  seeChoiceGone,
  seeConflict,
  seeEnd,
  seeFailures,
  seeRemoved,
  seeRule,
  seeRun,
  seeWritten,
  toastIsGone,
} from './steps.js';

/** One picture per variant: what is open, and what a person did there. */
export interface State {
  name: string;
  path: (shop: Shop) => string;
  signedIn?: boolean;
  /** Calls that fail, from the start. */
  failing?: string;
  reach: (page: Page, model: PictureModel) => Promise<unknown>;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

const full = (name: string, path: string, reach: State['reach']): State => ({
  name,
  path: (shop) => path.replace(':id', shop.full),
  reach,
});
const empty = (name: string, path: string, text: string): State => ({
  name,
  path: (shop) => path.replace(':id', shop.empty),
  reach: (page) => page.getByText(text, { exact: true }).first().waitFor(),
});
/** A screen whose reads fail. */
const failing = (name: string, path: string, calls: string): State => ({
  ...full(name, path, (page) => button(page, 'Try again').waitFor()),
  failing: calls,
});

export const STATES: State[] = [
  {
    name: 'sign-in',
    path: () => '/',
    signedIn: false,
    reach: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('a guess');
      await button(page, 'Sign In').click();
      await page.getByText('Incorrect password. Please try again.').waitFor();
    },
  },
  full('dashboard', '/', (page) => page.getByText('Lumen Bikes').waitFor()),
  full('brand-dialog', '/', async (page) => {
    await page
      .getByRole('group', { name: 'Actions for Lumen Bikes' })
      .getByRole('button', { name: 'Edit' })
      .click();
    await dialogs(page).getByLabel('Brand Name').fill('On');
    const aliases = dialogs(page).getByLabel('Other names');
    for (const name of ['On Running', 'On Holding']) {
      await aliases.fill(name);
      await aliases.press('Enter');
    }
  }),
  failing('dashboard-failing', '/', '**/api/brands'),
  full('attributes', '/attributes/:id', (page) => page.getByText('merino wool').first().waitFor()),
  empty('attributes-empty', '/attributes/:id', 'No categories yet'),
  full('attributes-rule', '/attributes/:id', seeRule),
  full('attributes-choice-gone', '/attributes/:id', seeChoiceGone),
  full('attributes-paste', '/attributes/:id', async (page) => {
    await button(page, 'Paste data').click();
    await dialogs(page).getByLabel('Cells from a spreadsheet, or CSV').fill(SHEET);
    await dialogs(page).getByRole('status').first().waitFor();
    await page.waitForLoadState('networkidle');
  }),
  {
    ...full('attributes-corner', '/attributes/:id', async (page) => {
      await button(page, 'Add category to Product Categories').click();
      await dialogs(page)
        .getByLabel('Category Name')
        .fill(`Bags ${Date.now() % 10_000}`);
      await button(dialogs(page), 'Create Category').click();
      await dialogs(page).getByLabel('Attribute Name').fill('gym bags');
    }),
    path: (shop) => `/attributes/${shop.empty}`,
  },
  full('palette', '/attributes/:id', async (page) => {
    await page.getByText('merino wool').first().waitFor();
    await page.keyboard.press('Control+k');
    await dialogs(page).getByRole('combobox').fill('run');
    await page.waitForLoadState('networkidle');
  }),
  full('attributes-bulk', '/attributes/:id', async (page) => {
    await button(page, 'Add attributes to Audience').click();
    await page.getByRole('tab', { name: 'Multiple Attributes' }).click();
    const names = 'florists\t2\tflorists who stand all day\nnurses\t3\nwelders\nbeginners\t1';
    await dialogs(page).getByLabel('Attributes', { exact: true }).fill(names);
    await button(page, 'Preview').click();
    await dialogs(page).getByText('1 with errors, left out').waitFor();
  }),
  full('generate', '/generate/:id', (page) => page.getByText('Nothing generated yet').first().waitFor()),
  empty('generate-empty', '/generate/:id', 'Nothing generated yet'),
  full('generate-validation', '/generate/:id', async (page) => {
    await button(page, 'Generate Validation Prompts').waitFor();
    await scrollTo(page, '.validation-panel');
  }),
  full('results', '/generate/:id', async (page) => {
    await seeRun(page);
    await scrollTo(page, '#results-manual-v2');
  }),
  full('jobs', '/generate/:id', async (page) => {
    await seeRun(page);
    await button(page, 'Jobs, 1 running').click();
    await dialogs(page).getByText('Running', { exact: true }).nth(1).waitFor();
  }),
  full('results-failing', '/generate/:id', seeFailures),
  full('runs', '/generate/:id', async (page) => {
    await seeEnd(page);
    await button(page.locator('#results-manual-v2'), 'Save All').click();
    await page.getByText('All prompts of this run were moved or saved.').first().waitFor();
    // Everything is still selected from before.
    await seeEnd(page, () => button(page, 'Generate Manual v2 Prompts').click());
    await page
      .getByRole('button', { name: /^Run of / })
      .nth(1)
      .click();
    await toastIsGone(page);
    await scrollTo(page, '#results-manual-v2');
  }),
  full('written', '/generate/:id', seeWritten),
  full('written-improved', '/generate/:id', async (page) => {
    await page.getByRole('button', { name: /^Improved / }).click();
    await scrollTo(page, '#written-prompts .filter-bar');
  }),
  full(
    'triage',
    '/generate/:id',
    onWritten(async (page) => {
      await page.locator('#written-prompts').getByRole('button', { name: 'Triage' }).click();
      await dialogs(page)
        .getByText(/decided/)
        .first()
        .waitFor();
      for (const key of ['a', 'x', 'j']) await page.keyboard.press(key);
    }),
  ),
  full('needs-a-look', '/generate/:id', async (page) => {
    await seeEnd(page);
    const results = page.locator('#results-manual-v2');
    await button(results, 'What it reads like').click();
    await results.getByRole('button', { name: /^Near-copies/ }).click();
    await results.getByLabel('How many to ask again for').waitFor();
    await results.getByRole('button', { name: /^Needs a look/ }).click();
    await toastIsGone(page);
    await scrollTo(page, '#results-manual-v2');
  }),
  full('removed', '/generate/:id', onWritten(seeRemoved)),
  full('conflict', '/generate/:id', onWritten(seeConflict)),
  full('management', '/management/:id', async (page) => {
    await page.getByRole('article').first().waitFor();
    for (const name of ['running shoes', 'trail shoes'])
      await page.getByRole('region', { name: 'Product Categories' }).getByRole('button', { name }).click();
    await page.waitForLoadState('networkidle');
  }),
  empty('management-empty', '/management/:id', 'No written prompts found'),
  full('management-open', '/management/:id', async (page) => {
    await page
      .getByRole('button', { name: /^sandals/ })
      .first()
      .click();
    await page.getByRole('article').nth(1).getByRole('button').first().click();
    await page.locator('.detail-row').first().waitFor();
    await page.getByRole('article').nth(2).getByRole('checkbox').check();
    await scrollTo(page, '.export-block');
  }),
  full('management-deleted', '/management/:id', async (page) => {
    await page.getByRole('article').first().waitFor();
    const base = `/api/brands/${page.url().split('/')[4]}/written-prompts`;
    const ids = await idsAt(page, base);
    const data = { promptIds: ids.slice(0, 3) };
    await page.request.post(`${base}/bulk-delete`, { data });
    await button(page, 'Deleted prompts').click();
    await dialogs(page).getByRole('checkbox').nth(1).check();
  }),
  full('management-dupes', '/management/:id', async (page) => {
    await button(page, 'View Dupe Prompts').click();
    await button(page, 'Select all but the oldest of each group').click();
    await dialogs(page)
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
  }),
  full('management-triage', '/management/:id?triage=list', async (page) => {
    await dialogs(page).locator('.triage-question').waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('?');
    await dialogs(page)
      .getByText(/^[1-9]\d* of /)
      .waitFor();
  }),
  full('management-triage-edit', '/management/:id?triage=list', async (page) => {
    await dialogs(page).locator('.triage-question').waitFor();
    await page.keyboard.press('e');
    await page.getByLabel('Prompt text').waitFor();
  }),
  failing('management-failing', '/management/:id', '**/written-prompts-*'),
  full('management-reading', '/management/:id?only=needsLook', async (page) => {
    const reading = page.getByRole('region', { name: 'What the saved prompts read like' });
    await button(reading, 'Show').click();
    await reading.getByText('Median length').waitFor();
  }),
  full('coverage', '/management/:id?tab=coverage', (page) => page.getByRole('gridcell').first().waitFor()),
  empty('coverage-empty', '/management/:id?tab=coverage', 'Nothing to cover yet'),
  full('coverage-pairs', '/management/:id?tab=coverage', async (page) => {
    await page.getByRole('gridcell').first().waitFor();
    await page.getByRole('combobox', { name: 'Attributes of' }).click();
    await page.getByTitle('Audience').last().click();
    await page.getByRole('grid', { name: 'Coverage of attributes', exact: true }).waitFor();
  }),
  full('coverage-missing', '/management/:id?tab=coverage', async (page) => {
    const brand = `/api/brands/${page.url().split('/').pop()?.split('?')[0]}`;
    const [categoryId] = await idsAt(page, `${brand}/categories`);
    const add = (name: string) =>
      page.request.post(`/api/categories/${categoryId}/attributes`, {
        data: { displayName: `${name} ${Date.now() % 10_000}`, weight: 2 },
      });
    await add('clogs');
    await page.request.post(`${brand}/generate-coverage-prompts`, {
      data: { strength: 1, maxAttributes: 1, scope: 'missing' },
    });
    // Missing, beside what is generated and not saved.
    await add('mules');
    await page.locator('.coverage-figures', { hasText: /not saved\s*[1-9]/ }).waitFor();
    await page.getByRole('button', { name: 'Generate what is missing' }).click();
    await dialogs(page)
      .getByRole('button', { name: /^Generate \d/ })
      .waitFor();
  }),
  full('certificate', '/management/:id?tab=certificate', (page) => button(page, 'Print').waitFor()),
  full('structured', '/management/:id?tab=structured', (page) =>
    page.getByRole('list', { name: 'Category breakdown' }).nth(1).waitFor(),
  ),
  empty('structured-empty', '/management/:id?tab=structured', 'No CSV generations found'),
  full('structured-preview', '/management/:id?tab=structured', async (page) => {
    await button(page, 'Preview newest').click();
    await dialogs(page).getByRole('table').waitFor();
  }),
  full('settings', '/prompt-settings/:id', async (page) => {
    const text = page.getByLabel('Template of Product Category Best');
    await text.press('Control+End');
    await text.pressSequentially(' Ask in {language}.');
    await page.getByText(/^Unknown variable/).waitFor();
  }),
  full('export-names', '/profound/:id', async (page) => {
    await page.getByRole('combobox', { name: 'Attribute', exact: true }).click();
    await page.locator('.ant-select-item-option').first().waitFor();
  }),
  full('export', '/profound/:id', async (page) => {
    await tab(page, 'Export CSV');
    for (const place of [1, 3]) await page.getByRole('checkbox').nth(place).check();
  }),
  empty('export-empty', '/profound/:id', 'No modified names yet'),
];
