import { describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows } from './browser.js';
import { fillWrittenList, newShop, savedPrompts } from './generate-shop.js';
import { button, choose, dialog, focusOn, hasResults, panel, tick } from './screens.js';

const suite = browserSuite({ model: { latencyMs: 2 } });

/** The generate screen of a new brand, with 30 prompts in the written list. */
async function openFilled(): Promise<{ page: Page; brandId: string }> {
  const brandId = await newShop(suite.product);
  const page = await suite.open(`/generate/${brandId}`);
  await fillWrittenList(page);
  return { page, brandId };
}

const list = (page: Page) => panel(page, 'Written prompts, list');
const written = (page: Page) => panel(page, 'Written Prompts');
const edits = (page: Page) => list(page).getByRole('button', { name: /^Edit: / });
const boxes = (page: Page) => list(page).getByRole('checkbox');

describe('an empty list', () => {
  it('has nothing to save', async () => {
    const page = await suite.open(`/generate/${await newShop(suite.product)}`);
    await button(panel(page, 'Manual v2 Prompts'), 'Save All').click();
    await sees(page, 'No prompts to save');
    await button(written(page), 'Save').click();
    await sees(page, 'No written prompts to save');
    await shows(() => page.locator('.ant-notification-notice').count(), 1);
    await sees(
      page,
      'Export CSV downloads all saved written prompts, not just those on this page. A single batch can be downloaded from the History page.',
    );
  });
});

describe('filters', () => {
  it('narrow the list, and a new attribute category drops an attribute of another one', async () => {
    const { page } = await openFilled();
    await choose(page, 'Filter by product category', 'boots');
    await sees(page, 'Showing 6 of 30 prompts');
    await choose(page, 'Filter by attribute category', 'Audience');
    await choose(page, 'Filter by attribute', 'hikers');
    await sees(page, 'Showing 2 of 30 prompts');
    await choose(page, 'Filter by attribute category', 'Material');
    await sees(page, 'Showing 6 of 30 prompts');
    await button(page, 'Clear all filters').click();
    await sees(page, 'Showing 30 of 30 prompts');
    await shows(() => button(page, 'Clear all filters').isDisabled(), true);
  });

  it('stand beside counters of what the list uses', async () => {
    const { page } = await openFilled();
    const uses = (what: string) =>
      page.getByRole('region', { name: what }).getByRole('listitem').allInnerTexts();
    await shows(async () => (await uses('Usage of product categories')).length, 5);
    await shows(() => uses('Usage of attribute categories'), ['Audience\n30', 'Material\n30']);
    await shows(
      () => uses('Usage of attributes'),
      ['leather\n15', 'wool\n15', 'hikers\n10', 'nurses\n10', 'runners\n10'],
    );
  });
});

describe('deleting', () => {
  it('asks, removes the selected prompts from the list only, and clears the selection', async () => {
    const { page, brandId } = await openFilled();
    await button(written(page), 'Save').click();
    await sees(page, 'Saved 30 written prompts');
    await shows(() => button(page, 'Delete Selected').isDisabled(), true);
    await boxes(page).nth(0).check();
    await boxes(page).nth(1).check();
    await sees(page, '2 selected');
    await button(page, 'Delete Selected').click();
    await sees(page, 'Are you sure you want to delete 2 selected prompt(s)? This action cannot be undone.');
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Showing 28 of 28 prompts');
    await shows(() => boxes(page).and(page.locator(':checked')).count(), 0);
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
  });

  it('can take all that the filters show', async () => {
    const { page } = await openFilled();
    await choose(page, 'Filter by product category', 'boots');
    await written(page).getByRole('checkbox', { name: 'Select all' }).check();
    await sees(page, '6 selected');
    await button(page, 'Clear selection').click();
    await written(page).getByRole('checkbox', { name: 'Select all' }).check();
    await button(page, 'Delete Selected').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await button(page, 'Clear all filters').click();
    await sees(page, 'Showing 24 of 24 prompts');
  });
});

describe('editing', () => {
  it('is one prompt at a time', async () => {
    const { page } = await openFilled();
    const second = edits(page).nth(1);
    await edits(page).first().click();
    await sees(page, 'Editing in progress');
    await shows(() => boxes(page).nth(0).isEnabled(), true);
    await shows(() => boxes(page).nth(1).isDisabled(), true);
    await edits(page).first().click();
    await sees(page, 'Edit in Progress');
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
  });

  it('works by keyboard: Escape cancels, Control and Enter save', async () => {
    const { page } = await openFilled();
    const text = page.getByLabel('Prompt text');
    await focusOn(edits(page).first());
    await page.keyboard.press('Enter');
    await until(() => text.evaluate((field) => field === document.activeElement));
    await page.keyboard.press('Escape');
    await text.waitFor({ state: 'hidden' });
    await edits(page).first().press('Enter');
    await text.fill('Which shoes are the lightest?');
    await page.keyboard.press('Control+Enter');
    await list(page).getByText('Which shoes are the lightest?').waitFor();
    await shows(() => list(page).locator('.saved-mark').count(), 0);
  });

  it('is seen by a second tab, and by the page after a reload', async () => {
    const { page } = await openFilled();
    const tab = await suite.openTab(page, page.url());
    await edits(page).first().click();
    await page.getByLabel('Prompt text').fill('Which shoes do nurses choose?');
    await button(list(page), 'Save').click();
    await list(tab).getByText('Which shoes do nurses choose?').waitFor();
    await page.reload();
    await list(page).getByText('Which shoes do nurses choose?').waitFor();
  });
});

describe('saving', () => {
  it('marks the prompts; saving again adds no duplicates, an edited one is saved anew', async () => {
    const { page, brandId } = await openFilled();
    const save = button(written(page), 'Save');
    await boxes(page).first().check();
    await button(written(page), 'Save Selected').click();
    await sees(page, 'Saved 1 written prompt');
    await boxes(page).first().uncheck();
    await save.click();
    await sees(page, 'Saved 29 written prompts');
    await save.click();
    await sees(page, 'Already saved');
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
    await edits(page).first().click();
    await page.getByLabel('Prompt text').fill('Which shoes would a doctor buy?');
    await button(list(page), 'Save').click();
    await save.click();
    await sees(page, 'Saved 1 written prompt');
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(31);
  });

  it("from a result panel clears it, and 'Show prompts' does not bring the saved ones back", async () => {
    const brandId = await newShop(suite.product);
    const page = await suite.open(`/generate/${brandId}`);
    const pc = panel(page, 'Generate Product Category Prompts');
    const results = panel(page, 'Product Category Prompts');
    await tick(pc, 'shoes');
    await button(pc, 'Generate Product Category Prompts').click();
    await hasResults(results, 2);
    await button(results, 'Save All').click();
    await sees(page, 'Saved 2 product category prompts');
    await sees(page, 'All prompts of this run were moved or saved.');
    // Another run takes the panel; then the first one is asked back.
    await tick(pc, 'boots');
    await button(pc, 'Generate Product Category Prompts').click();
    await hasResults(results, 4);
    await button(page, 'Jobs').click();
    const drawer = dialog(page, 'Jobs');
    await shows(() => button(drawer, 'Show prompts').count(), 2);
    await button(drawer, 'Show prompts').last().click();
    await sees(page, 'All prompts of this run were moved or saved.');
    await hasResults(results, 0);
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(2);
  });

  it('whose answer is lost is finished once, at the next try or at the next visit', async () => {
    suite.allowError(/ERR_FAILED/);
    const { page, brandId } = await openFilled();
    await page.route('**/save-written-prompts', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(written(page), 'Save').click();
    await sees(page, 'Failed to save written prompts');
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
    await page.unrouteAll();
    await page.reload();
    await sees(page, 'Saved 30 written prompts');
    await list(page).locator('.saved-mark').first().waitFor();
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
  });

  it('that two tabs start at once is made once', async () => {
    const { page, brandId } = await openFilled();
    const tab = await suite.openTab(page, page.url());
    await hasResults(written(tab), 30);
    await Promise.all([page, tab].map((each) => button(written(each), 'Save').click()));
    for (const each of [page, tab]) await list(each).locator('.saved-mark').first().waitFor();
    await until(async () => (await savedPrompts(suite.product, brandId)).length > 0);
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
  });
});
