import type { APIResponse, Locator, Page } from 'playwright-core';
import type { PictureModel } from './model.js';

/** What a person does on the screens before a picture is taken. */

export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
export const dialogs = (page: Page) => page.getByRole('dialog');

/** The ids of the rows that a call of the API answers. */
export async function idsAt(page: Page, path: string): Promise<string[]> {
  const rows = await jsonOf<{ id: string }[]>(await page.request.get(path));
  return rows.map(({ id }) => id);
}

const jsonOf = async <Body>(answer: APIResponse) => (await answer.json()) as Body;

/** Scripts do not know the types of the browser. */
export const scrollTo = (page: Page, place: string): Promise<void> =>
  page.locator(place).evaluate((element: { scrollIntoView(): void }) => element.scrollIntoView());

/** Starts the run of everything: 4 × 8 × 6 prompts less what a rule forbids. */
async function startRun(page: Page): Promise<void> {
  const manual = page.getByRole('region', { name: 'Manual Written Prompts v2', exact: true });
  for (const category of ['Footwear', 'Audience', 'Material'])
    await manual.getByRole('button', { name: `Select all in ${category}` }).click();
  await button(page, 'Generate Manual v2 Prompts').click();
}

export async function seeRun(page: Page): Promise<void> {
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

export const toastIsGone = (page: Page) =>
  page.locator('.ant-notification-notice').waitFor({ state: 'detached' });

/** Starts a run and waits for its end. */
export async function seeEnd(page: Page, start: (page: Page) => Promise<unknown> = startRun): Promise<void> {
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

export async function seeWritten(page: Page): Promise<void> {
  await fillWritten(page);
  // So near the top that a phone shows it too.
  await edit(page, 2);
  await toastIsGone(page);
  await scrollTo(page, '#written-prompts');
}

/** A state of the written list, which one of the states before may have filled. */
export const onWritten = (see: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByRole('heading', { name: 'Written Prompts', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  if (!(await list(page).isVisible())) await fillWritten(page);
  await toastIsGone(page);
  await see(page);
};

export async function seeRemoved(page: Page): Promise<void> {
  for (const place of [0, 1, 2]) await list(page).getByRole('checkbox').nth(place).check();
  await button(page, 'Delete Selected').click();
  await button(dialogs(page), 'Delete').click();
  await dialogs(page).waitFor({ state: 'hidden' });
  await button(page, 'Removed prompts').click();
  await dialogs(page).getByRole('checkbox').nth(1).check();
}

/** Somebody else changes a text that is being edited here. */
export async function seeConflict(page: Page): Promise<void> {
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

export async function seeFailures(page: Page, model: PictureModel): Promise<void> {
  model.refuse('hemp');
  await startRun(page);
  await page.locator('#results-manual-v2 .job-strip .ant-btn').waitFor();
  await runEnds(page);
  model.refuse(null);
  await page.locator('#results-manual-v2 .failed-items .prompt-row').first().waitFor();
  await page.locator('.ant-notification-notice').waitFor({ state: 'detached' });
  await scrollTo(page, '#results-manual-v2');
}

/** A pair that the rules already leave little of, with saved prompts that break it. */
export async function seeRule(page: Page): Promise<void> {
  await button(page, 'Add Attribute-Category Blacklist Pair').click();
  const [primary, targets] = ['Product Category Attribute', 'Categories to Blacklist'].map((label) =>
    dialogs(page).getByRole('combobox', { name: label }),
  );
  await primary?.fill('hiking boots');
  await page.keyboard.press('Enter');
  await targets?.click();
  for (const name of ['Audience', 'Material']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await page.locator('.rule-warning').filter({ visible: true }).first().waitFor();
}

/** In the dialog of a rule, a colleague deletes what is chosen. */
export async function seeChoiceGone(page: Page): Promise<void> {
  const brand = `/api/brands/${page.url().split('/').pop()}`;
  const categoryIds = await idsAt(page, `${brand}/categories`);
  const answer = await page.request.post(`/api/categories/${categoryIds[1]}/attributes`, {
    data: { displayName: 'night owls', weight: 2 },
  });
  const { id } = await jsonOf<{ id: string }>(answer);
  await button(page, 'Add Blacklist Pair').click();
  await dialogs(page).getByRole('combobox', { name: 'Primary Attribute' }).fill('night owls');
  await page.locator('.ant-select-item-option', { hasText: 'night owls' }).waitFor();
  await page.keyboard.press('Enter');
  await page.request.delete(`/api/attributes/${id}`);
  await page.getByText(/was deleted$/).waitFor();
}

export const SHEET = `Type\tCategory\tAttribute\tWeight\tPhrase
Product Category\tFootwear\ttrail shoes\tHigh\t
Product Category\tFootwear\tslippers\tenormous\t
Customer Attribute\tAudience\tdog walkers\t2\tfor dog walkers
Customer Attribute\tAudience\tnurses\t3\t
Competitor\t\tCloudstep\t\t`;
