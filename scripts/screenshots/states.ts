import type { Page } from 'playwright-core';
import type { PictureModel } from './model.js';
import type { Shop } from './shop.js';

/** One picture of every variant: what is open, and what a person did there. */
export interface State {
  name: string;
  path: (shop: Shop) => string;
  signedIn?: boolean;
  /** Calls that fail, from the start. */
  failing?: string;
  reach: (page: Page, model: PictureModel) => Promise<unknown>;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const dialogs = (page: Page) => page.getByRole('dialog');

/** The types of the browser are not known to scripts. */
const scrollTo = (page: Page, place: string): Promise<void> =>
  page.locator(place).evaluate((element: unknown) => {
    (element as { scrollIntoView(): void }).scrollIntoView();
  });

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

/** Starts the run of everything: 4 × 8 × 6 prompts less what a rule forbids. */
async function startRun(page: Page): Promise<void> {
  const manual = page.getByRole('region', { name: 'Manual Written Prompts v2', exact: true });
  for (const category of ['Footwear', 'Audience', 'Material'])
    await manual.getByRole('button', { name: `Select all in ${category}` }).click();
  await button(page, 'Generate Manual v2 Prompts').click();
}

async function seeRun(page: Page): Promise<void> {
  await startRun(page);
  const results = page.locator('#results-manual-v2');
  // Far enough for a pace, a time left and the first prompt, which another part of the run may precede.
  await results.getByText(/about \d+ s left/).waitFor();
  await results.locator('.prompt-number').getByText('1', { exact: true }).waitFor();
}

const runEnds = (page: Page) =>
  page.locator('#results-manual-v2 .job-strip .ant-btn').waitFor({ state: 'detached', timeout: 60_000 });

/** Moves the finished run to the written list, saves a part of it, and edits one. */
async function seeWritten(page: Page): Promise<void> {
  await startRun(page);
  await page.locator('#results-manual-v2 .job-strip .ant-btn').waitFor();
  await runEnds(page);
  await page.locator('#results-manual-v2').getByRole('button', { name: 'Edit as Written Prompts' }).click();
  const list = page.getByRole('region', { name: 'Written prompts, list' });
  for (const place of [0, 1, 2]) await list.getByRole('checkbox').nth(place).check();
  await button(page, 'Save Selected').click();
  await list.locator('.saved-mark').first().waitFor();
  await button(page, 'Clear selection').click();
  await list
    .getByRole('button', { name: /^Edit: / })
    .nth(3)
    .click();
  await page.locator('.ant-notification-notice').waitFor({ state: 'detached' });
  await scrollTo(page, '#written-prompts');
}

async function seeFailures(page: Page, model: PictureModel): Promise<void> {
  model.refuse('hemp');
  await startRun(page);
  await page.locator('#results-manual-v2 .job-strip .ant-btn').waitFor();
  await runEnds(page);
  model.refuse(null);
  await page.locator('#results-manual-v2 .failed-items .prompt-row').first().waitFor();
  await page.locator('.ant-notification-notice').waitFor({ state: 'detached' });
  await scrollTo(page, '#results-manual-v2');
}

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
  failing('dashboard-failing', '/', '**/api/brands'),
  full('attributes', '/attributes/:id', (page) => page.getByText('merino wool').first().waitFor()),
  empty('attributes-empty', '/attributes/:id', 'No categories yet'),
  full('generate', '/generate/:id', (page) => page.getByText('Nothing generated yet').first().waitFor()),
  empty('generate-empty', '/generate/:id', 'Nothing generated yet'),
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
  full('written', '/generate/:id', seeWritten),
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
  full('management-dupes', '/management/:id', async (page) => {
    await button(page, 'View Dupe Prompts').click();
    await button(page, 'Select all but the oldest of each group').click();
    await dialogs(page)
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
  }),
  failing('management-failing', '/management/:id', '**/written-prompts-*'),
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
