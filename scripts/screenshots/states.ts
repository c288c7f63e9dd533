import type { Locator, Page } from 'playwright-core';
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

export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
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

const list = (page: Page) => page.getByRole('region', { name: 'Written prompts, list' });
const edit = (page: Page, place: number) =>
  list(page)
    .getByRole('button', { name: /^Edit: / })
    .nth(place)
    .click();

async function editTo(page: Page, place: number, text: string): Promise<void> {
  await edit(page, place);
  await page.getByLabel('Prompt text').fill(text);
  await button(list(page), 'Save').click();
  await page.getByLabel('Prompt text').waitFor({ state: 'detached' });
}

const toastIsGone = (page: Page) => page.locator('.ant-notification-notice').waitFor({ state: 'detached' });

/** Starts a run and waits for its end. */
async function seeEnd(page: Page, start: (page: Page) => Promise<unknown> = startRun): Promise<void> {
  await start(page);
  await page.locator('#results-manual-v2 .job-strip .ant-btn').first().waitFor();
  await runEnds(page);
}

/** Moves a finished run to the written list and saves a part of it; one is edited after that, and two are improved. */
async function fillWritten(page: Page): Promise<void> {
  await seeEnd(page);
  await button(page.locator('#results-manual-v2'), 'Edit as Written Prompts').click();
  const boxes = list(page).getByRole('checkbox');
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
  await button(page, 'Save Selected').click();
  await list(page).locator('.saved-mark').first().waitFor();
  await button(page, 'Clear selection').click();
  await editTo(page, 1, 'Which running shoes last the longest on wet roads?');
  for (const place of [3, 4]) await boxes.nth(place).check();
  await button(page, 'Improve Selected').click();
  await dialogs(page).getByLabel('Instructions').fill('Shorter');
  await button(page, 'Improve Prompts').click();
  await page.getByText('Improved 2 of 2 prompts').waitFor();
}

async function seeWritten(page: Page): Promise<void> {
  await fillWritten(page);
  // So near the top that a phone shows it too.
  await edit(page, 2);
  await toastIsGone(page);
  await scrollTo(page, '#written-prompts');
}

/** A state of the written list, which one of the states before may have filled. */
const onWritten = (see: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByRole('heading', { name: 'Written Prompts', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  if (!(await list(page).isVisible())) await fillWritten(page);
  await toastIsGone(page);
  await see(page);
};

async function seeRemoved(page: Page): Promise<void> {
  for (const place of [0, 1, 2]) await list(page).getByRole('checkbox').nth(place).check();
  await button(page, 'Delete Selected').click();
  await button(dialogs(page), 'Delete').click();
  await dialogs(page).waitFor({ state: 'hidden' });
  await button(page, 'Removed prompts').click();
  await dialogs(page).getByRole('checkbox').nth(1).check();
}

/** Somebody else changes a text that is being edited here. */
async function seeConflict(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await edit(page, 0);
  await editTo(other, 0, `Which running shoes do nurses choose, and why (${Date.now() % 1000})?`);
  await other.close();
  await page.getByLabel('Prompt text').fill('Which running shoes keep nurses on their feet all night?');
  await button(list(page), 'Save').click();
  await list(page).getByRole('alert').waitFor();
  await scrollTo(page, '#written-prompts .written-toolbar');
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
  full('runs', '/generate/:id', async (page) => {
    await seeEnd(page);
    await button(page.locator('#results-manual-v2'), 'Save All').click();
    await page.getByText('All prompts of this run were moved or saved.').first().waitFor();
    // All is chosen from before.
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
  full('needs-a-look', '/generate/:id', async (page) => {
    await startRun(page);
    await runEnds(page);
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
    const prompts = (await (await page.request.get(base)).json()) as { id: string }[];
    const data = { promptIds: prompts.slice(0, 3).map(({ id }) => id) };
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
  failing('management-failing', '/management/:id', '**/written-prompts-*'),
  full('management-reading', '/management/:id?only=needsLook', async (page) => {
    const reading = page.getByRole('region', { name: 'What the saved prompts read like' });
    await button(reading, 'Show').click();
    await reading.getByText('Median length').waitFor();
  }),
  full('coverage', '/management/:id?tab=coverage', (page) => page.getByRole('gridcell').first().waitFor()),
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
