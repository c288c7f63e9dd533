import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from '@jest/globals';
import { startProduct, until } from '#testing';
import type { Locator, Page, Route } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, scrollsSideways, sees, shows, seesToast } from './browser.js';
import { type FullShop, newFullShop, newShop, PRODUCTS, startManual } from './generate-shop.js';
import { button, dialog, focusOn, hasResults, isFocused, panel, resultCount, tick } from './screens.js';

const suite = browserSuite(() =>
  startProduct({
    model: { latencyMs: 20 },
    env: { LLM_CONCURRENCY: '4', LLM_RETRY_MINUTES: '0.001' },
  }),
);

const model = () => suite.product.model!;
beforeEach(() => model().set({ mode: 'normal', answers: null }));

/** Starts the run of 30, and waits for its first 8 prompts; the model then waits for `goOn`. */
async function startAndHold(page: Page): Promise<void> {
  model().set({ answers: 8 });
  await startManual(page);
  await hasPrompts(page, 8);
  // The next four requests.
  await until(() => model().stats().inFlight === 4);
}
const goOn = () => model().set({ answers: null });
const hasPrompts = (page: Page, count: number) =>
  until(async () => (await resultCount(panel(page, 'Manual v2 Prompts'))) === count);
const manual = (page: Page) => panel(page, 'Manual Written Prompts v2');
const results = (page: Page) => panel(page, 'Manual v2 Prompts');
const again = (page: Page) => button(page, 'Generate Manual v2 Prompts').click();
const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the screen' });
const isAtTheTop = (locator: Locator) =>
  until(() => locator.evaluate((each) => each.getBoundingClientRect().top < 200));

async function standInTheirOrder(page: Page): Promise<void> {
  await button(page, 'Generate Validation Prompts').waitFor();
  await shows(
    () => page.getByRole('heading', { level: 2 }).allTextContents(),
    [
      'Paired Category Prompts',
      'Generate Product Category Prompts',
      'Bulk Generation v2',
      'Manual Written Prompts v2',
      'Competitor Prompts',
      'Advanced Competitor Prompts',
      'Validation (AI)',
      'Paired Category Prompts',
      'AI-Generated Validation Prompts',
      'Bulk v2 Prompts',
      'Product Category Prompts',
      'Advanced Competitor Prompts',
      'Competitor Prompts',
      'Manual v2 Prompts',
      'Written Prompts',
    ],
  );
  await shows(() => page.getByRole('complementary', { name: 'AI model' }).count(), 0);
}

async function startByKeyboard(page: Page): Promise<void> {
  const pc = panel(page, 'Generate Product Category Prompts');
  const link = pc.getByRole('link', { name: 'To the results: Product Category Prompts' });
  await shows(() => link.count(), 0);
  await focusOn(pc.getByRole('checkbox', { name: 'boots' }));
  await page.keyboard.press('Space');
  await focusOn(button(pc, 'Generate Product Category Prompts'));
  await page.keyboard.press('Enter');
  await hasResults(panel(page, 'Product Category Prompts'), 2);
  await seesToast(page, 'Generated 2 product category prompts');
  await link.click();
  await isFocused(page.locator('#results-pc'));
  await until(() =>
    page.locator('#results-pc').evaluate((each) => each.getBoundingClientRect().top < innerHeight),
  );
}

async function countByFormulas(page: Page): Promise<void> {
  const pc = panel(page, 'Generate Product Category Prompts');
  await tick(pc, 'shoes', 'boots', 'clogs');
  await pc.getByText('Total 6 prompts').waitFor();
  const bulk = panel(page, 'Bulk Generation v2');
  await tick(bulk, 'shoes', 'boots');
  await bulk.getByText('Total 10 prompts').waitFor();
  await tick(manual(page), 'runners', 'hikers', 'wool');
  await manual(page).getByText('Total 2 prompts').waitFor();
  await tick(manual(page), 'shoes', 'boots', 'sandals');
  await manual(page).getByText('Total 6 prompts').waitFor();

  await tick(bulk, ...PRODUCTS.slice(0, 4));
  const fifth = bulk.getByRole('checkbox', { name: PRODUCTS[4]!, exact: true });
  await shows(() => fifth.isDisabled(), true);
  await bulk.getByRole('checkbox', { name: 'shoes', exact: true }).uncheck();
  await shows(() => fifth.isEnabled(), true);
}

/** In the card whose button was pressed, with a link to all prompts. */
async function showProgressInTheCard(page: Page): Promise<void> {
  await startAndHold(page);
  const card = manual(page).getByRole('region', { name: 'Newest run' });
  await card.getByText('8 / 30', { exact: true }).waitFor();
  await shows(() => card.getByRole('listitem').count(), 3);
  await parts(page).getByRole('link', { name: 'Results 10' }).waitFor();
  await showSpeedAndTime(page);
  await card.getByText('Completed · 30 prompts', { exact: true }).waitFor();
  await card.getByRole('link', { name: 'Show all' }).click();
  await isAtTheTop(results(page).locator('.run-card'));
  await parts(page).getByRole('link', { name: 'Results 32' }).waitFor();
}

/** Also on a page that was opened in the middle of the run. */
async function showSpeedAndTime(page: Page): Promise<void> {
  await page.reload();
  await hasPrompts(page, 8);
  await page.clock.fastForward(2_000);
  model().set({ answers: 8 });
  await hasPrompts(page, 16);
  await results(page)
    .getByText(/^\d+(\.\d)?\/s$/)
    .waitFor();
  await results(page)
    .getByText(/^about \d+ (s|min) left$/)
    .waitFor();
  const bar = results(page).getByRole('progressbar');
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  goOn();
  await hasResults(results(page), 30);
  await shows(() => bar.getAttribute('aria-valuenow'), '100');
  await results(page).getByText('30 of 30 prompts').first().waitFor();
}

/** Until the list is loaded, prompts that were moved to it would count as results. */
async function countWhatIsRead(page: Page): Promise<void> {
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  // A request that the page has cancelled in the meantime needs no response.
  const hold = (route: Route) => isHeld.then(() => route.continue().catch(() => undefined));
  await page.route('**/api/brands/*/drafts*', hold);
  await page.reload();
  // The runs are loaded by now.
  await hasResults(results(page), 0);
  await results(page).locator('.run-card').first().waitFor();
  await parts(page).getByRole('link', { name: 'Results …' }).waitFor();
  answer();
  await parts(page).getByRole('link', { name: 'Results 2' }).waitFor();
  await parts(page).getByRole('link', { name: 'Written 30' }).waitFor();
}

async function leadToTheList(page: Page): Promise<void> {
  await button(results(page), 'Edit as Written Prompts').click();
  await parts(page).getByRole('link', { name: 'Results 2' }).waitFor();
  await parts(page).getByRole('link', { name: 'Written 30' }).click();
  await isAtTheTop(panel(page, 'Written Prompts'));
  await sees(page, 'Showing 30 of 30 prompts');
}

async function fitAPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await until(async () => !(await scrollsSideways(page)));
  await button(page, 'Jobs').click();
  await dialog(page, 'Jobs').getByText('30 of 30 prompts').waitFor();
  // Waits until the drawer has slid in.
  await until(async () => !(await scrollsSideways(page)));
  await page.setViewportSize(DESKTOP);
}

it('the generator panels stand in their order, work with the keyboard alone, lead to their results, and count by their formulas; a run shows its progress and how long it takes in its card and leads to all its prompts; all fits a phone', async () => {
  const page = await suite.open(`/generate/${await newShop(suite.product)}`);
  await standInTheirOrder(page);
  await startByKeyboard(page);
  await countByFormulas(page);
  await page.reload();
  await page.clock.install();
  await showProgressInTheCard(page);
  await leadToTheList(page);
  await countWhatIsRead(page);
  await fitAPhone(page);
});

async function cancelAndGoOn(page: Page): Promise<void> {
  await startAndHold(page);
  await button(results(page), 'Cancel').click();
  await sees(page, 'Cancelled. What was finished is kept below.');
  await shows(() => resultCount(results(page)), 8);
  model().set({ answers: 8 });
  await results(page)
    .getByRole('button', { name: /^Go on with the other \d+$/ })
    .click();
  await until(async () => (await resultCount(results(page))) > 12);
  await button(manual(page), 'Stop this run').click();
  await sees(page, 'Cancelled. What was finished is kept below.');
  goOn();
  await button(page, 'Jobs').click();
  const drawer = dialog(page, 'Jobs');
  await drawer.getByText(/^Promptloom \d+\.\d+\.\d+$/).waitFor();
  await drawer.getByText('Cancelled', { exact: true }).waitFor();
  await button(drawer, 'Retry').click();
  await drawer.getByText('30 of 30 prompts').waitFor();
  await button(drawer, 'Close').click();
  await hasResults(results(page), 30);
}

async function failAndRetry(page: Page): Promise<void> {
  await holdAgain(page);
  await hasPrompts(page, 38);
  await until(() => model().stats().inFlight === 4);
  model().set({ mode: 'failing', answers: null });
  const failed = results(page).getByRole('region', { name: 'Failed prompts', exact: true });
  // All but the four requests from before it failed.
  await failed.getByRole('heading', { name: '18 prompts failed' }).waitFor();
  await seesToast(page, '18 prompts failed, and can be asked for again.');
  await shows(() => resultCount(results(page)), 42);
  await failed.locator('.prompt-row').first().waitFor();
  model().set({ mode: 'normal' });
  await button(failed, 'Retry failed').click();
  await hasResults(results(page), 60);
  await seesToast(page, /^Generated 18 /);
  await failed.waitFor({ state: 'hidden' });
}

/** Another run, of which 8 prompts arrive. */
async function holdAgain(page: Page): Promise<void> {
  model().set({ answers: 8 });
  await again(page);
}

async function loseTheConnection(page: Page): Promise<void> {
  await holdAgain(page);
  await hasPrompts(page, 68);
  await page.context().setOffline(true);
  await until(() => page.evaluate(() => !navigator.onLine));
  goOn();
  await page.context().setOffline(false);
  await hasResults(results(page), 90);
}

/** The first tab follows the run, which continues without any tab. */
async function startInAnotherTab(page: Page): Promise<void> {
  const tab = await suite.openTab(page, page.url());
  model().set({ answers: 8 });
  await startManual(tab);
  await hasPrompts(page, 98);
  await shows(() => button(manual(page), 'Generate Manual v2 Prompts').isDisabled(), true);
  await tab.close();
  await page.goto('/');
  await page.goBack();
  await hasPrompts(page, 98);
  goOn();
  await hasResults(results(page), 120);
  await page.reload();
  await hasResults(results(page), 120);
}

it('a run that is cancelled keeps what is finished and goes on with the rest, names what failed and asks for it again, survives a lost connection, is followed in every tab, and outlives them', async () => {
  suite.allowError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const page = await suite.open(`/generate/${await newShop(suite.product)}`);
  await cancelAndGoOn(page);
  await failAndRetry(page);
  await loseTheConnection(page);
  await startInAnotherTab(page);
});

it("'Follow newest' keeps the end of the list in sight until somebody scrolls up, by keys too", async () => {
  const page = await suite.open(`/generate/${await newShop(suite.product)}`);
  await startAndHold(page);
  const follow = button(results(page), 'Follow newest');
  await follow.click();
  model().set({ answers: 4 });
  await hasPrompts(page, 12);
  await shows(() => follow.getAttribute('aria-pressed'), 'true');
  await focusOn(results(page).getByRole('region', { name: 'Manual v2 Prompts, list', exact: true }));
  await page.keyboard.press('PageUp');
  await shows(() => follow.getAttribute('aria-pressed'), 'false');
  goOn();
  await hasResults(results(page), 30);
});

const FAILURES: [string, string, (page: Page) => Promise<unknown>][] = [
  ['Generate Paired Category Prompts', 'paired category prompts', () => Promise.resolve()],
  [
    'Generate Product Category Prompts',
    'product category prompts',
    (page) => tick(panel(page, 'Generate Product Category Prompts'), 'shoes'),
  ],
  ['Generate Bulk v2 Prompts', 'bulk v2 prompts', (page) => tick(panel(page, 'Bulk Generation v2'), 'shoes')],
  ['Generate Manual v2 Prompts', 'manual v2 prompts', (page) => tick(manual(page), 'shoes')],
  ['Generate Competitor Prompts', 'competitor prompts', () => Promise.resolve()],
  [
    'Generate Validation Prompts',
    'validation prompts',
    (page) => tick(panel(page, 'Validation (AI)'), 'shoes'),
  ],
];

async function failWithoutAReason(page: Page): Promise<void> {
  await page.route('**/generate-*-prompts', (route) => route.fulfill({ status: 500, json: {} }));
  for (const [name, noun, select] of FAILURES) {
    await select(page);
    await button(page, name).click();
    await seesToast(page, `Failed to generate ${noun}`);
  }
  await page.unrouteAll();
}

/** Adds sixty attributes to each category. */
async function growShop({ audience, material }: FullShop): Promise<void> {
  for (const { category } of [audience, material])
    await suite.product.client.post('/api/attributes/batch', {
      attributes: Array.from({ length: 60 }, (_, place) => ({
        attributeCategoryId: category.id,
        displayName: `${category.displayName} ${place}`,
        weight: 1,
      })),
    });
}

async function refuseTooMany(page: Page): Promise<void> {
  for (const category of ['Footwear', 'Audience', 'Material'])
    await button(manual(page), `Select all in ${category}`).click();
  await manual(page).getByText('19,530 prompts are more than the 10,000 of one run. Select less.').waitFor();
  await manual(page).getByText('Total 19,530 prompts').waitFor();
  await shows(() => button(manual(page), 'Generate Manual v2 Prompts').isDisabled(), true);
}

async function askBeforeMany(page: Page, brandId: string): Promise<void> {
  await button(manual(page), 'Clear in Footwear').click();
  await again(page);
  const question = page.getByRole('dialog').filter({ hasText: 'Generate 3,906 prompts?' });
  await question.getByText(/^This takes about 3,906 calls · [\d,.]+ [kM] tokens · \d+ min\.$/).waitFor();
  await button(question, 'Cancel').click();
  await question.waitFor({ state: 'hidden' });
  expect((await suite.product.client.get(`/api/brands/${brandId}/jobs`)).body).toEqual([]);
}

/** Sends an unknown id, as if the page's choice had been deleted in the meantime. */
async function showTheReason(page: Page): Promise<void> {
  await tick(panel(page, 'Bulk Generation v2'), 'shoes');
  const id = randomUUID();
  const gone = JSON.stringify({ productCategoryIds: [id] });
  await page.route('**/generate-bulk-v2-prompts', (route) => route.continue({ postData: gone }));
  await button(page, 'Generate Bulk v2 Prompts').click();
  await seesToast(page, `productCategoryIds: this brand has nothing with the id ${id}`);
  await shows(() => page.getByText('Nothing generated yet').count(), 7);
}

it('a run that cannot start says so for its kind when the server gives no reason, before it is sent when it is of more than 10,000 prompts, asks before more than 1,000, and shows the reason of a refusal', async () => {
  suite.allowError(/400|500/);
  const shop = await newFullShop(suite.product);
  const page = await suite.open(`/generate/${shop.id}`);
  await failWithoutAReason(page);
  await growShop(shop);
  await page.reload();
  await refuseTooMany(page);
  await askBeforeMany(page, shop.id);
  await showTheReason(page);
});
