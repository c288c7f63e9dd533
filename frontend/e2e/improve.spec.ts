import { beforeEach, expect, it } from '@jest/globals';
import type { Attribute, Job } from '#contracts';
import { startProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, scrollsSideways, sees, shows, seesToast } from './browser.js';
import { newWrittenList } from './generate-shop.js';
import { button, dialog, focusOn, hasResults, isFocused, panel } from './screens.js';

const suite = browserSuite(() =>
  startProduct({
    model: { latencyMs: 2 },
    env: { LLM_CONCURRENCY: '4', LLM_RETRY_MINUTES: '0.001' },
  }),
);
const model = () => suite.product.model!;
/** From now on the model gives this many answers and then waits for `goOn`. */
const holdAfter = (answers: number) => model().set({ answers });
const goOn = () => model().set({ answers: null });
beforeEach(() => model().set({ mode: 'normal', answers: null }));

/** The generate screen of a new brand, with 30 prompts in the written list. */
async function openFilled(): Promise<{ page: Page; brandId: string }> {
  const brandId = await newWrittenList(suite.product);
  const page = await suite.open(`/generate/${brandId}`);
  await hasResults(written(page), 30);
  return { page, brandId };
}

const written = (page: Page) => panel(page, 'Written Prompts');
const list = (page: Page) => panel(page, 'Written prompts, list');
const box = (page: Page, place: number) => list(page).getByRole('checkbox').nth(place);
const strip = (page: Page) => panel(page, 'Improvement');
const form = (page: Page) => dialog(page, 'Improve Selected Prompts');
const states = (page: Page) => written(page).getByRole('group', { name: 'Which prompts' });

/** The questions of the first rows. */
const questions = async (page: Page, count: number): Promise<string[]> =>
  (
    await list(page)
      .locator('.prompt-text')
      .evaluateAll((rows) => rows.map((row) => row.firstChild?.textContent ?? ''))
  ).slice(0, count);

async function improve(page: Page, instructions: string): Promise<void> {
  await button(page, 'Improve Selected').click();
  await form(page).getByLabel('Instructions').fill(instructions);
  await button(form(page), 'Improve Prompts').click();
  await form(page).waitFor({ state: 'hidden' });
}

async function improveAll(page: Page): Promise<void> {
  await written(page).getByRole('checkbox', { name: 'Select all' }).check();
  await improve(page, 'Make them shorter');
}

/** Waits until the model holds back the next four answers. */
const holdsFour = () => until(() => model().stats().inFlight === 4);

/** Waits until this many of the 30 are done. */
const hasImproved = (page: Page, count: number): Promise<void> =>
  shows(() => strip(page).locator('.job-figure-main').allTextContents(), [`${count} of 30 prompts`]);

const improveJobs = async (brandId: string): Promise<Job[]> =>
  (await suite.product.client.get<Job[]>(`/api/brands/${brandId}/jobs`)).body.filter(
    (job) => job.kind === 'improve',
  );

/** Saves the list, improves two prompts, reverts the first, undoes that, and reverts both. */
async function takeBack(page: Page): Promise<void> {
  await button(written(page), 'Save').click();
  await list(page).locator('.saved-mark').first().waitFor();
  const before = await questions(page, 3);
  await box(page, 0).check();
  await box(page, 1).check();
  await improve(page, 'Make them shorter');
  await sees(page, 'Improved 2 of 2 prompts');
  await button(strip(page), 'Review changes').click();
  await sees(page, 'Showing 2 of 30 prompts');
  await shows(
    () => list(page).locator('.prompt-before').allTextContents(),
    before.slice(0, 2).map((text) => `Before: ${text}`),
  );
  const improved = await questions(page, 2);
  // The improved text differs from the saved one.
  await shows(() => list(page).getByText('Changed', { exact: true }).count(), 2);
  await list(page)
    .getByRole('button', { name: /^Revert: / })
    .first()
    .click();
  // A toast stays while it is hovered.
  await button(page, 'Undo').hover();
  await seesToast(page, 'Reverted 1 prompt');
  await sees(page, 'Showing 1 of 30 prompts');
  await focusOn(button(states(page), 'All 30'));
  await page.keyboard.press('Enter');
  await shows(() => questions(page, 3), [before[0], improved[1], before[2]]);
  await shows(() => list(page).locator('.prompt-row').first().locator('.saved-mark').count(), 1);
  await button(page, 'Undo').click();
  await shows(() => questions(page, 3), [improved[0], improved[1], before[2]]);
  // A restored improvement can be reverted again.
  await button(strip(page), 'Review changes').click();
  await button(page, 'Revert Selected').click();
  // Nothing is improved any more: all are shown again.
  await button(strip(page), 'Review changes').waitFor();
  await shows(() => questions(page, 3), before);
  await page.reload();
  await shows(() => questions(page, 3), before);
  await strip(page).waitFor({ state: 'detached' });
}

async function needSelectionAndInstructions(page: Page): Promise<void> {
  await button(page, 'Improve Selected').click();
  await seesToast(page, 'Please select at least one prompt to improve');
  await box(page, 0).check();
  await button(page, 'Improve Selected').click();
  const submit = button(form(page), 'Improve Prompts');
  await shows(() => submit.isDisabled(), true);
  const text = form(page).getByLabel('Instructions');
  await text.press('Control+Enter');
  await sees(page, 'Please provide improvement instructions');
  await text.fill('   ');
  await shows(() => submit.isDisabled(), true);
  await text.fill('Make it shorter');
  await shows(() => submit.isEnabled(), true);
  await page.keyboard.press('Escape');
  await form(page).waitFor({ state: 'hidden' });
  await shows(() => strip(page).count(), 0);
  await button(page, 'Improve Selected').click();
  await shows(() => text.inputValue(), 'Make it shorter');
  await button(form(page), 'Cancel').click();
  await form(page).waitFor({ state: 'hidden' });
}

/** Improves the one selected prompt; the request is refused twice, and its response is lost twice. */
async function askUntilAnswered(page: Page): Promise<void> {
  const submit = button(form(page), 'Improve Prompts');
  const text = form(page).getByLabel('Instructions');
  const refuse = (json: object) =>
    page.route('**/improve-written-prompts', (route) => route.fulfill({ status: 400, json }));
  await refuse({ message: 'Instructions must be at most 4000 characters' });
  await button(page, 'Improve Selected').click();
  await text.fill('Shorter');
  await submit.click();
  await seesToast(page, 'Instructions must be at most 4000 characters');
  await page.unrouteAll();
  await refuse({});
  await submit.click();
  await seesToast(page, 'Failed to improve prompts');
  await page.unrouteAll();
  await shows(() => text.inputValue(), 'Shorter');

  await page.route('**/improve-written-prompts', async (route) => {
    await route.fetch();
    await route.abort();
  });
  for (let lost = 0; lost < 2; lost++) {
    await shows(() => submit.isEnabled(), true);
    await submit.click();
    await seesToast(page, 'Failed to improve prompts');
  }
  await shows(() => submit.isEnabled(), true);
  await page.unrouteAll();
  await submit.click();
  await sees(page, 'Improved 1 of 1 prompt');
  await box(page, 0).uncheck();
}

async function replaceOnlySelected(page: Page): Promise<void> {
  const before = await questions(page, 4);
  await box(page, 1).check();
  await box(page, 2).check();
  await improve(page, 'Make them shorter');
  await seesToast(page, 'Improved 2 prompts');
  await sees(page, 'Improved 2 of 2 prompts');
  await shows(
    async () => (await questions(page, 4)).map((question, place) => question === before[place]),
    [true, false, false, true],
  );
  await sees(page, 'Showing 30 of 30 prompts');
  await button(page, 'Clear selection').click();
}

/** Improves the fourth prompt. */
async function improveByKeyboard(page: Page): Promise<void> {
  await focusOn(box(page, 3));
  await page.keyboard.press('Space');
  await focusOn(button(page, 'Improve Selected'));
  await page.keyboard.press('Enter');
  await isFocused(form(page).getByLabel('Instructions'));
  await page.keyboard.press('Escape');
  await form(page).waitFor({ state: 'hidden' });
  await isFocused(button(page, 'Improve Selected'));
  await page.keyboard.press('Enter');
  await isFocused(form(page).getByLabel('Instructions'));
  await page.keyboard.type('Make it shorter');
  await page.keyboard.press('Control+Enter');
  await form(page).waitFor({ state: 'hidden' });
  await sees(page, 'Improved 1 of 1 prompt');
  await focusOn(button(strip(page), 'Review changes'));
  await page.keyboard.press('Enter');
  await sees(page, 'Showing 4 of 30 prompts');
  await isFocused(button(strip(page), 'Back to all'));
  await page.keyboard.press('Enter');
}

async function moveMore(page: Page, brandId: string): Promise<void> {
  await sees(page, '1 selected');
  const { client } = suite.product;
  const { body } = await client.get<Attribute[]>(`/api/brands/${brandId}/attributes`);
  const productCategoryIds = body.filter(({ displayName }) => displayName === 'shoes').map(({ id }) => id);
  await client.post(`/api/brands/${brandId}/generate-pc-prompts`, { productCategoryIds });
  await hasResults(panel(page, 'Product Category Prompts'), 2);
  await button(panel(page, 'Product Category Prompts'), 'Edit as Written Prompts').click();
  await sees(page, 'Showing 32 of 32 prompts');
  await shows(() => list(page).getByRole('checkbox', { checked: true }).count(), 0);
}

it('Improve Selected replaces the selected prompts in place, shows before and after with a way back from either; it needs a selection and instructions, keeps them when it is refused, is made once when its answer is lost, and works by keyboard alone', async () => {
  suite.allowError(/400|ERR_FAILED/);
  const { page, brandId } = await openFilled();
  await takeBack(page);
  expect(await improveJobs(brandId)).toHaveLength(1);
  await needSelectionAndInstructions(page);
  await askUntilAnswered(page);
  expect(await improveJobs(brandId)).toHaveLength(2);
  await replaceOnlySelected(page);
  await improveByKeyboard(page);
  await moveMore(page, brandId);
});

/** Follows the run over a reload, and in step with a second tab. */
async function improveInStep(page: Page, brandId: string): Promise<void> {
  const tab = await suite.openTab(page, page.url());
  await list(tab).waitFor();
  const before = await questions(page, 5);
  holdAfter(8);
  await improveAll(page);
  await hasImproved(page, 8);
  await hasImproved(tab, 8);
  await button(states(page), 'Improved 8').waitFor();
  await shows(() => button(page, 'Improve Selected').isDisabled(), true);
  await page.reload();
  await hasImproved(page, 8);
  goOn();
  for (const each of [page, tab]) await sees(each, 'Improved 30 of 30 prompts');
  await until(async () => (await questions(page, 5)).every((question, place) => question !== before[place]));
  await shows(() => questions(tab, 5), await questions(page, 5));
  expect(await improveJobs(brandId)).toHaveLength(1);
  await tab.close();
}

/** Reverts the selection, which is all prompts. */
async function revertAll(page: Page, improved: number): Promise<void> {
  // Waits, because texts that the page does not know yet would stay improved.
  await button(states(page), `Improved ${improved}`).waitFor();
  await button(page, 'Revert Selected').click();
  // The list shows it before the server has done it.
  await seesToast(page, `Reverted ${improved} prompts`);
  await states(page)
    .getByRole('button', { name: /^Improved/ })
    .waitFor({ state: 'detached' });
}

async function reviewOnAPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await until(async () => !(await scrollsSideways(page)));
  await button(states(page), 'Improved 30').click();
  await list(page).locator('.prompt-before').first().waitFor();
  await shows(() => scrollsSideways(page), false);
  await page.setViewportSize(DESKTOP);
  await button(states(page), 'All 30').click();
  await written(page).getByRole('checkbox', { name: 'Select all' }).check();
}

async function failAndRetry(page: Page): Promise<void> {
  const before = await questions(page, 5);
  holdAfter(8);
  await improveAll(page);
  await hasImproved(page, 8);
  await holdsFour();
  model().set({ mode: 'failing', answers: null });
  const failed = strip(page).getByRole('region', { name: 'Failed prompts', exact: true });
  // All but the four requests from before it failed.
  await failed.getByRole('heading', { name: '18 prompts failed' }).waitFor();
  await seesToast(page, '18 prompts failed, and can be asked for again.');
  await failed.locator('.prompt-row').first().waitFor();
  await sees(page, 'Improved 12 of 30 prompts');
  model().set({ mode: 'normal' });
  const asked = model().stats().requests;
  await button(failed, 'Retry failed').click();
  await sees(page, 'Improved 30 of 30 prompts');
  await seesToast(page, /^Improved 18 /);
  await failed.waitFor({ state: 'hidden' });
  expect(model().stats().requests - asked).toBe(18);
  await until(async () => (await questions(page, 5)).every((question, place) => question !== before[place]));
}

async function cancel(page: Page, brandId: string): Promise<void> {
  holdAfter(8);
  await improveAll(page);
  await hasImproved(page, 8);
  await holdsFour();
  await button(strip(page), 'Cancel').click();
  await sees(page, 'Improved 8 of 30 prompts');
  // A model call that was under way at the cancel is paid for: its answer still arrives, and is shown.
  goOn();
  await sees(page, 'Improved 12 of 30 prompts');
  await button(states(page), 'Improved 12').waitFor();
  expect((await improveJobs(brandId))[0]).toMatchObject({ status: 'cancelled', done: 12 });
}

async function editMeanwhile(page: Page): Promise<void> {
  holdAfter(0);
  await improveAll(page);
  await list(page)
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await page.getByLabel('Prompt text').fill('Which shoes do nurses choose?');
  await button(list(page), 'Save').click();
  // The list shows the text before it is saved.
  await page.getByLabel('Prompt text').waitFor({ state: 'detached' });
  goOn();
  await sees(page, 'Improved 29 of 30 prompts');
  await strip(page)
    .getByText(/^Its text was changed meanwhile: the changed text was kept\..+\?$/)
    .waitFor();
  await button(states(page), 'Improved 29').waitFor();
  await shows(async () => (await questions(page, 1))[0], 'Which shoes do nurses choose?');
}

it('an improvement replaces each prompt as its answer arrives, over a reload, in step with a second tab, one at a time, and fits a phone; it names what failed and asks again for just that, keeps what was finished when it is cancelled, and leaves alone what was edited meanwhile', async () => {
  const { page, brandId } = await openFilled();
  await improveInStep(page, brandId);
  await reviewOnAPhone(page);
  await revertAll(page, 30);
  await failAndRetry(page);
  await revertAll(page, 30);
  await cancel(page, brandId);
  await revertAll(page, 12);
  await editMeanwhile(page);
});
