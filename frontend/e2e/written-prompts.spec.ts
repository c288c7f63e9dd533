import { describe, expect, it } from '@jest/globals';
import { sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, told } from './browser.js';
import { newRun, newShop, newWrittenList, savedPrompts } from './generate-shop.js';
import { button, dialog, focusOn, hasResults, isFocused, panel, tick } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: { latencyMs: 2 } }));

/** The generate screen of a new brand, with 30 prompts in the written list. */
async function openFilled(): Promise<{ page: Page; brandId: string }> {
  const brandId = await newWrittenList(suite.product);
  const page = await suite.open(`/generate/${brandId}`);
  await hasResults(written(page), 30);
  return { page, brandId };
}

const list = (page: Page) => panel(page, 'Written prompts, list');
const written = (page: Page) => panel(page, 'Written Prompts');
const edits = (page: Page) => list(page).getByRole('button', { name: /^Edit: / });
const questions = (page: Page): Promise<string[]> =>
  list(page)
    .locator('.prompt-text')
    .evaluateAll((rows) => rows.map((row) => row.firstChild?.textContent ?? ''));
/** The names of a list to filter by, with their counts. */
const counters = (page: Page, title: string) => panel(page, title).getByRole('button');
const filter = (page: Page, title: string, name: string) =>
  panel(page, title)
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .click();
const boxes = (page: Page) => list(page).getByRole('checkbox');
const states = (page: Page) => written(page).getByRole('group', { name: 'Which prompts' });

async function edit(page: Page, place: number, text: string): Promise<void> {
  await edits(page).nth(place).click();
  await page.getByLabel('Prompt text').fill(text);
  await button(list(page), 'Save').click();
}

async function remove(page: Page, places: number[]): Promise<void> {
  for (const place of places) await boxes(page).nth(place).check();
  await button(page, 'Delete Selected').click();
  await button(page.getByRole('dialog'), 'Delete').click();
}

it('an empty list has nothing to save', async () => {
  const page = await suite.open(`/generate/${await newShop(suite.product)}`);
  await button(panel(page, 'Manual v2 Prompts'), 'Save All').click();
  await told(page, 'No prompts to save');
  await button(written(page), 'Save').click();
  // A toast stays as long as it is pointed at.
  const toasts = page.locator('.ant-notification-notice');
  await toasts.filter({ hasText: 'No written prompts to save' }).hover();
  await shows(() => toasts.count(), 1);
  await sees(
    page,
    'Export CSV downloads all saved written prompts, not just those on this page. A single batch can be downloaded from the History page.',
  );
});

it('filters are lists of what is used, states and a search; they tell when a selection includes hidden prompts', async () => {
  const { page } = await openFilled();
  await shows(() => counters(page, 'Attribute Categories').allInnerTexts(), ['Audience\n30', 'Material\n30']);
  await shows(
    () => counters(page, 'Individual Attributes').allInnerTexts(),
    ['leather\n15', 'wool\n15', 'hikers\n10', 'nurses\n10', 'runners\n10'],
  );
  await filter(page, 'Product Categories', 'boots');
  await sees(page, 'Showing 6 of 30 prompts');
  await filter(page, 'Attribute Categories', 'Audience');
  await shows(() => counters(page, 'Individual Attributes').count(), 3);
  await filter(page, 'Individual Attributes', 'hikers');
  await sees(page, 'Showing 2 of 30 prompts');
  // A new attribute category drops an attribute of another one.
  await filter(page, 'Attribute Categories', 'Material');
  await sees(page, 'Showing 6 of 30 prompts');
  await filter(page, 'Product Categories', 'boots');
  await sees(page, 'Showing 30 of 30 prompts');
  await button(page, 'Clear all filters').click();
  await shows(() => button(page, 'Clear all filters').isDisabled(), true);
  await shows(() => written(page).locator('[aria-pressed=true]').allInnerTexts(), ['All 30']);

  await shows(
    async () => (await states(page).getByRole('button').allInnerTexts()).slice(0, 4),
    ['All 30', 'Unsaved 30', 'Saved 0', 'Changed 0'],
  );
  for (const place of [0, 1, 2]) await boxes(page).nth(place).check();
  await button(written(page), 'Save Selected').click();
  await told(page, 'Saved 3 written prompts');
  await button(states(page), 'Unsaved 27').click();
  await sees(page, 'Showing 27 of 30 prompts');
  await sees(page, '3 selected');
  await sees(page, '3 of them hidden by the filters');
  await boxes(page).nth(0).check();
  await button(page, 'Delete Selected').click();
  await page.getByRole('dialog').getByText('3 of them are hidden by the filters.').waitFor();
  await button(page.getByRole('dialog'), 'Cancel').click();
  await button(states(page), 'Saved 3').click();
  await sees(page, 'Showing 3 of 30 prompts');
  await edit(page, 0, 'Which shoes would a doctor buy?');
  await button(states(page), 'Changed 1').click();
  await sees(page, 'Showing 1 of 30 prompts');
  await button(page, 'Clear all filters').click();
  await page.getByRole('searchbox', { name: 'Search in the prompts' }).fill('DOCTOR');
  await sees(page, 'Showing 1 of 30 prompts');
});

it('deleting asks, takes prompts from the list only, and can be undone from its toast, and for 30 days from the list of what was removed', async () => {
  const { brandId, jobId } = await newRun(suite.product);
  const { client } = suite.product;
  await client.post(`/api/brands/${brandId}/drafts`, { jobId });
  await client.post(`/api/brands/${brandId}/save-written-prompts`, { jobId });
  const page = await suite.open(`/generate/${brandId}`);
  await hasResults(written(page), 30);
  const all = await questions(page);
  await shows(() => button(page, 'Delete Selected').isDisabled(), true);
  await remove(page, [1]);
  await button(page, 'Undo').click();
  await told(page, 'Deleted 1 prompt from the written list');
  await told(page, 'Restored 1 prompt');
  await shows(() => questions(page), all);

  for (const place of [0, 2]) await boxes(page).nth(place).check();
  await sees(page, '2 selected');
  await button(page, 'Delete Selected').click();
  await sees(page, 'Are you sure you want to delete 2 selected prompt(s)? This action cannot be undone.');
  await page
    .getByRole('dialog')
    .getByText(/They leave this list only: saved prompts stay saved/)
    .waitFor();
  await button(page.getByRole('dialog'), 'Delete').click();
  await sees(page, 'Showing 28 of 28 prompts');
  await shows(() => boxes(page).and(page.locator(':checked')).count(), 0);
  expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);

  await page.reload();
  await button(page, 'Removed prompts').click();
  const removed = dialog(page, 'Removed prompts');
  await sees(page, '0 of 2 selected');
  await removed
    .getByRole('button', { name: /^Restore: / })
    .first()
    .click();
  await sees(page, '0 of 1 selected');
  await removed.getByRole('checkbox', { name: 'Select all' }).check();
  await button(removed, 'Restore Selected').click();
  await removed.getByText('Nothing was removed in the last 30 days').waitFor();
  await button(removed, 'Close').click();
  // Each is in its old place.
  await shows(() => questions(page), all);

  // All that the filters show.
  await filter(page, 'Product Categories', 'boots');
  await written(page).getByRole('checkbox', { name: 'Select all' }).check();
  await sees(page, '6 selected');
  await button(page, 'Clear selection').click();
  await written(page).getByRole('checkbox', { name: 'Select all' }).check();
  await button(page, 'Delete Selected').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await button(page, 'Clear all filters').click();
  await sees(page, 'Showing 24 of 24 prompts');
});

it('editing is one prompt at a time, works by keyboard, and is seen by a second tab and after a reload', async () => {
  const { page } = await openFilled();
  const second = edits(page).nth(1);
  await edits(page).first().click();
  await sees(page, 'Editing in progress');
  await shows(() => boxes(page).nth(0).isEnabled(), true);
  await shows(() => boxes(page).nth(1).isDisabled(), true);
  await edits(page).first().click();
  await told(page, 'Edit in Progress');
  const text = page.getByLabel('Prompt text');
  await text.fill('   ');
  await shows(() => button(list(page), 'Save').isDisabled(), true);
  await text.press('Control+Enter');
  await shows(() => text.isVisible(), true);
  await button(list(page), 'Cancel').click();
  await text.waitFor({ state: 'hidden' });
  await second.click();
  await text.fill('Which boots are the warmest?');
  await button(list(page), 'Save').click();
  await list(page).getByText('Which boots are the warmest?').waitFor();
  await text.waitFor({ state: 'hidden' });

  // Escape cancels, Control and Enter save.
  await focusOn(edits(page).first());
  await page.keyboard.press('Enter');
  await isFocused(text);
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'hidden' });
  await edits(page).first().press('Enter');
  await text.fill('Which shoes are the lightest?');
  await page.keyboard.press('Control+Enter');
  await list(page).getByText('Which shoes are the lightest?').waitFor();
  await shows(() => list(page).locator('.saved-mark').count(), 0);

  const tab = await suite.openTab(page, page.url());
  await list(tab).getByText('Which shoes are the lightest?').waitFor();
  await edit(page, 0, 'Which shoes do nurses choose?');
  await list(tab).getByText('Which shoes do nurses choose?').waitFor();
  await page.reload();
  await list(page).getByText('Which shoes do nurses choose?').waitFor();
});

it('triage decides about prompts by the keyboard alone, takes decisions back, and goes on after a reload', async () => {
  const { page, brandId } = await openFilled();
  const all = await questions(page);
  const triage = dialog(page, 'Triage');
  const is = async (progress: string, question: string | undefined) => {
    await triage.getByText(`${progress} decided`).waitFor();
    await shows(() => triage.locator('.triage-question').innerText(), question);
  };
  await focusOn(button(written(page), 'Triage'));
  await page.keyboard.press('Enter');
  await is('0 of 30', all[0]);
  await page.keyboard.press('a');
  await is('1 of 30', all[1]);
  await page.keyboard.press('x');
  await is('2 of 30', all[2]);
  await page.keyboard.press('z');
  await is('1 of 30', all[1]);
  await page.keyboard.press('z');
  await is('0 of 30', all[0]);
  await shows(async () => (await savedPrompts(suite.product, brandId)).length, 0);

  for (const key of ['a', 'x', 'a']) await page.keyboard.press(key);
  await is('3 of 30', all[3]);
  await page.keyboard.press('j');
  await is('3 of 30', all[4]);
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await isFocused(page.getByLabel('Prompt text'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Which boots keep a jazz fan warm?');
  await page.keyboard.press('Control+Enter');
  await is('3 of 30', 'Which boots keep a jazz fan warm?');
  await page.keyboard.press('?');
  await triage.getByText('Undo the last decision or edit').waitFor();

  await page.reload();
  await is('3 of 30', 'Which boots keep a jazz fan warm?');
  const saved = await savedPrompts(suite.product, brandId);
  expect(saved.map(({ question }) => question)).toEqual([all[0], all[2]]);
  // One batch, and not one a prompt.
  expect(new Set(saved.map(({ batchId }) => batchId)).size).toBe(1);
  await page.keyboard.press('Escape');
  await triage.waitFor({ state: 'hidden' });
  await sees(page, 'Showing 29 of 29 prompts');
});

it('a range is marked with the shift key, by a click anywhere on a row; what is hidden is shown or let go; a row is removed alone', async () => {
  const { page } = await openFilled();
  const rows = list(page).locator('.prompt-row');
  await rows.nth(1).locator('.prompt-topic').click();
  await rows
    .nth(4)
    .locator('.prompt-topic')
    .click({ modifiers: ['Shift'] });
  await sees(page, '4 selected');
  await boxes(page).nth(2).uncheck();
  await boxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await sees(page, '1 selected');
  await written(page).getByRole('checkbox', { name: 'Select all' }).check();
  await filter(page, 'Product Categories', 'boots');
  await sees(page, '24 of them hidden by the filters');
  await button(page, 'Only the 6 shown').click();
  await sees(page, '6 selected');
  await button(page, 'Clear all filters').click();
  await filter(page, 'Product Categories', 'shoes');
  await button(page, 'Show all 6').click();
  await sees(page, 'Showing 30 of 30 prompts');
  await rows
    .first()
    .getByRole('button', { name: /^Remove: / })
    .click();
  await sees(page, 'Showing 29 of 29 prompts');

  const height = () => list(page).evaluate((each) => Math.round(each.getBoundingClientRect().height));
  await shows(height, 384);
  await button(written(page), 'Full height').click();
  await until(async () => (await height()) > 500);
});

describe('saving', () => {
  it('marks the prompts; saving again adds nothing, an edited one updates what it was saved as', async () => {
    const { page, brandId } = await openFilled();
    const save = button(written(page), 'Save');
    await boxes(page).first().check();
    await button(written(page), 'Save Selected').click();
    await told(page, 'Saved 1 written prompt');
    await edit(page, 0, 'Which shoes would a doctor buy?');
    await list(page).getByText('Changed', { exact: true }).waitFor();
    for (const place of [1, 2, 3]) await boxes(page).nth(place).check();
    await button(written(page), 'Save Selected').click();
    await told(page, 'Saved 3 new, updated 1');
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(4);
    await button(page, 'Clear selection').click();
    await save.click();
    await told(page, 'Saved 26 written prompts');
    await save.click();
    await told(page, 'Already saved');
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
    await edit(page, 0, 'Which shoes would a nurse buy?');
    await list(page).getByText('Changed', { exact: true }).waitFor();
    await save.click();
    await told(page, 'Updated 1 saved prompt');
    await shows(() => list(page).locator('.saved-mark').count(), 30);
    const saved = await savedPrompts(suite.product, brandId);
    expect(saved).toHaveLength(30);
    expect(saved.map(({ question }) => question)).toContain('Which shoes would a nurse buy?');
  });

  it("from a result panel clears it, and 'Show prompts' shows what was saved of the run", async () => {
    const brandId = await newShop(suite.product);
    const page = await suite.open(`/generate/${brandId}`);
    const pc = panel(page, 'Generate Product Category Prompts');
    const results = panel(page, 'Product Category Prompts');
    await tick(pc, 'shoes');
    await button(pc, 'Generate Product Category Prompts').click();
    await hasResults(results, 2);
    await button(results, 'Save All').click();
    await told(page, 'Saved 2 product category prompts');
    await sees(page, 'All prompts of this run were moved or saved.');
    // Another run takes the panel; then the first one is asked back.
    await tick(pc, 'boots');
    await button(pc, 'Generate Product Category Prompts').click();
    await hasResults(results, 4);
    await results.getByText('unsaved 4 · saved 0 · removed 0').waitFor();
    await results.getByText('unsaved 0 · saved 2 · removed 0').waitFor();
    await button(page, 'Jobs').click();
    const drawer = dialog(page, 'Jobs');
    await shows(() => button(drawer, 'Show prompts').count(), 2);
    await button(drawer, 'Show prompts').last().click();
    const older = results.getByRole('article').last();
    await sees(page, 'All prompts of this run were moved or saved.');
    await shows(() => older.locator('.prompt-row').getByText('Saved', { exact: true }).count(), 2);
    await hasResults(results, 4);
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(2);
  });

  it('whose answer is lost is made once, and seen at once', async () => {
    suite.allowError(/ERR_FAILED/);
    const { page, brandId } = await openFilled();
    await page.route('**/save-written-prompts', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(written(page), 'Save').click();
    await told(page, 'Failed to save written prompts');
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
    await page.unrouteAll();
    await list(page).locator('.saved-mark').first().waitFor();
    await button(written(page), 'Save').click();
    await told(page, 'Already saved');
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
  });
});
