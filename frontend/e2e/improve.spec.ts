import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Attribute, Job } from '#contracts';
import { startProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows, told } from './browser.js';
import { newWrittenList } from './generate-shop.js';
import { button, dialog, focusOn, hasResults, isFocused, panel } from './screens.js';

const suite = browserSuite(() =>
  startProduct({
    model: { latencyMs: 2 },
    env: { LLM_CONCURRENCY: '4', LLM_RETRY_MINUTES: '0.001' },
  }),
);
const model = () => suite.product.model!;
/** From now on the model gives so many answers and then waits for `goOn`. */
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

/** Waits until the model holds back the four further answers that it was asked for. */
const holdsFour = () => until(() => model().stats().inFlight === 4);

/** Waits until so many of the 30 are done. */
const hasImproved = (page: Page, count: number): Promise<void> =>
  shows(() => strip(page).locator('.job-figure-main').allTextContents(), [`${count} of 30 prompts`]);

const improveJobs = async (brandId: string): Promise<Job[]> =>
  (await suite.product.client.get<Job[]>(`/api/brands/${brandId}/jobs`)).body.filter(
    (job) => job.kind === 'improve',
  );

describe('Improve Selected', () => {
  it('needs a selection and instructions, keeps them when it is refused, is made once when its answer is lost, and replaces the selected prompts in place, and only those', async () => {
    suite.allowError(/400|ERR_FAILED/);
    const { page, brandId } = await openFilled();
    await button(page, 'Improve Selected').click();
    await told(page, 'Please select at least one prompt to improve');
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
    await button(form(page), 'Cancel').click();
    await form(page).waitFor({ state: 'hidden' });
    await shows(() => strip(page).count(), 0);

    const refuse = (json: object) =>
      page.route('**/improve-written-prompts', (route) => route.fulfill({ status: 400, json }));
    await refuse({ message: 'Instructions must be at most 4000 characters' });
    await button(page, 'Improve Selected').click();
    await text.fill('Shorter');
    await submit.click();
    await told(page, 'Instructions must be at most 4000 characters');
    await page.unrouteAll();
    await refuse({});
    await submit.click();
    await told(page, 'Failed to improve prompts');
    await page.unrouteAll();
    await shows(() => text.inputValue(), 'Shorter');

    await page.route('**/improve-written-prompts', async (route) => {
      await route.fetch();
      await route.abort();
    });
    for (let lost = 0; lost < 2; lost++) {
      await shows(() => submit.isEnabled(), true);
      await submit.click();
      await told(page, 'Failed to improve prompts');
    }
    await shows(() => submit.isEnabled(), true);
    await page.unrouteAll();
    await submit.click();
    await sees(page, 'Improved 1 of 1 prompt');
    expect(await improveJobs(brandId)).toHaveLength(1);
    await box(page, 0).uncheck();

    const before = await questions(page, 4);
    await box(page, 1).check();
    await box(page, 2).check();
    await improve(page, 'Make them shorter');
    await told(page, 'Improved 2 prompts');
    await sees(page, 'Improved 2 of 2 prompts');
    await shows(
      async () => (await questions(page, 4)).map((question, place) => question === before[place]),
      [true, false, false, true],
    );
    await sees(page, 'Showing 30 of 30 prompts');
  });

  it('shows before and after, with a way back for each prompt and for the selected ones, and a way back from that', async () => {
    const { page } = await openFilled();
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
    // Its text was saved before the improvement; the new one is not what is saved.
    await shows(() => list(page).getByText('Changed', { exact: true }).count(), 2);
    await list(page)
      .getByRole('button', { name: /^Revert: / })
      .first()
      .click();
    // A toast stays as long as it is pointed at.
    await button(page, 'Undo').hover();
    await told(page, 'Reverted 1 prompt');
    await sees(page, 'Showing 1 of 30 prompts');
    await focusOn(button(states(page), 'All 30'));
    await page.keyboard.press('Enter');
    await shows(() => questions(page, 3), [before[0], improved[1], before[2]]);
    await shows(() => list(page).locator('.prompt-row').first().locator('.saved-mark').count(), 1);
    await button(page, 'Undo').click();
    await shows(() => questions(page, 3), [improved[0], improved[1], before[2]]);
    await button(page, 'Revert Selected').click();
    await shows(() => questions(page, 3), [improved[0], before[1], before[2]]);
    await page.reload();
    await shows(() => questions(page, 3), [improved[0], before[1], before[2]]);
    await strip(page).waitFor({ state: 'detached' });
  });

  it('replaces each prompt as its answer arrives, goes on over a reload, in step with a second tab, one at a time; and fits a phone', async () => {
    const { page, brandId } = await openFilled();
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
    for (const each of [page, tab])
      await until(async () =>
        (await questions(each, 5)).every((question, place) => question !== before[place]),
      );
    await shows(() => questions(page, 5), await questions(tab, 5));
    expect(await improveJobs(brandId)).toHaveLength(1);
    await page.setViewportSize(PHONE);
    await until(async () => !(await scrollsSideways(page)));
    await button(states(page), 'Improved 30').click();
    await list(page).locator('.prompt-before').first().waitFor();
    await shows(() => scrollsSideways(page), false);
  });

  it('leaves alone what was edited meanwhile, and says so', async () => {
    const { page } = await openFilled();
    holdAfter(0);
    await improveAll(page);
    await list(page)
      .getByRole('button', { name: /^Edit: / })
      .first()
      .click();
    await page.getByLabel('Prompt text').fill('Which shoes do nurses choose?');
    await button(list(page), 'Save').click();
    // It shows before it is saved.
    await page.getByLabel('Prompt text').waitFor({ state: 'detached' });
    goOn();
    await sees(page, 'Improved 29 of 30 prompts');
    await strip(page)
      .getByText('Its text was changed meanwhile: the changed text was kept.', { exact: true })
      .waitFor();
    await button(states(page), 'Improved 29').waitFor();
    await shows(async () => (await questions(page, 1))[0], 'Which shoes do nurses choose?');
  });

  it('names the prompts that failed, with their reasons, and asks again for just those', async () => {
    const { page } = await openFilled();
    const before = await questions(page, 5);
    holdAfter(8);
    await improveAll(page);
    await hasImproved(page, 8);
    await holdsFour();
    model().set({ mode: 'failing', answers: null });
    const failed = strip(page).getByRole('region', { name: 'Failed prompts', exact: true });
    // The four that it was asked for before it failed.
    await failed.getByRole('heading', { name: '18 prompts failed' }).waitFor();
    await failed.locator('.prompt-row').first().waitFor();
    await sees(page, 'Improved 12 of 30 prompts');
    model().set({ mode: 'normal' });
    const asked = model().stats().requests;
    await button(failed, 'Retry failed').click();
    await sees(page, 'Improved 30 of 30 prompts');
    await failed.waitFor({ state: 'hidden' });
    expect(model().stats().requests - asked).toBe(18);
    await until(async () =>
      (await questions(page, 5)).every((question, place) => question !== before[place]),
    );
  });

  it('that is cancelled keeps what was finished', async () => {
    const { page, brandId } = await openFilled();
    holdAfter(8);
    await improveAll(page);
    await hasImproved(page, 8);
    await holdsFour();
    await button(strip(page), 'Cancel').click();
    await sees(page, 'Improved 8 of 30 prompts');
    // A call that was under way at the cancel is paid: its answer still comes in, and is shown.
    goOn();
    await sees(page, 'Improved 12 of 30 prompts');
    await button(states(page), 'Improved 12').waitFor();
    expect(await improveJobs(brandId)).toMatchObject([{ status: 'cancelled', done: 12 }]);
  });

  it('works by keyboard alone, and gives the focus back; moving more prompts to the list clears the selection', async () => {
    const { page, brandId } = await openFilled();
    await focusOn(box(page, 0));
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
    await sees(page, 'Showing 1 of 30 prompts');
    await isFocused(button(strip(page), 'Back to all'));
    await page.keyboard.press('Enter');

    await sees(page, '1 selected');
    const { client } = suite.product;
    const { body } = await client.get<Attribute[]>(`/api/brands/${brandId}/attributes`);
    const productCategoryIds = body.filter(({ displayName }) => displayName === 'shoes').map(({ id }) => id);
    await client.post(`/api/brands/${brandId}/generate-pc-prompts`, { productCategoryIds });
    await hasResults(panel(page, 'Product Category Prompts'), 2);
    await button(panel(page, 'Product Category Prompts'), 'Edit as Written Prompts').click();
    await sees(page, 'Showing 32 of 32 prompts');
    await shows(() => list(page).getByRole('checkbox', { checked: true }).count(), 0);
  });
});
