import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { startProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows, told } from './browser.js';
import { newFullShop, newRun, newShop, PRODUCTS, startManual } from './generate-shop.js';
import { button, dialog, focusOn, hasResults, isFocused, panel, resultCount, tick } from './screens.js';

const suite = browserSuite(() =>
  startProduct({
    model: { latencyMs: 20 },
    env: { LLM_CONCURRENCY: '4', LLM_RETRY_MINUTES: '0.001' },
  }),
);

const model = () => suite.product.model!;
beforeEach(() => model().set({ mode: 'normal', answers: null }));

/** Starts the run of 30, and waits for the prompts of the first 8 answers; the model then waits for `goOn`. */
async function startAndHold(page: Page): Promise<void> {
  model().set({ answers: 8 });
  await startManual(page);
  await hasPrompts(page, 8);
  // The next ones it was asked for.
  await until(() => model().stats().inFlight === 4);
}
const goOn = () => model().set({ answers: null });
const hasPrompts = (page: Page, count: number) =>
  until(async () => (await resultCount(panel(page, 'Manual v2 Prompts'))) === count);

const open = async (options?: Parameters<typeof suite.open>[1]) =>
  suite.open(`/generate/${await newShop(suite.product)}`, options);

it('a run shows its progress and first prompts in the card whose button was pressed, and leads to all of them', async () => {
  const page = await open();
  const parts = page.getByRole('navigation', { name: 'Parts of the screen' });
  await startAndHold(page);
  const card = panel(page, 'Manual Written Prompts v2').getByRole('region', { name: 'Newest run' });
  await card.getByText('8 / 30', { exact: true }).waitFor();
  await shows(() => card.getByRole('listitem').count(), 3);
  await parts.getByRole('link', { name: 'Results 8' }).waitFor();
  goOn();
  await card.getByText('Completed · 30 prompts', { exact: true }).waitFor();
  await card.getByRole('link', { name: 'Show all' }).click();
  const results = panel(page, 'Manual v2 Prompts');
  await until(() => results.locator('.run-card').evaluate((run) => run.getBoundingClientRect().top < 200));
  await parts.getByRole('link', { name: 'Results 30' }).waitFor();
  await button(results, 'Edit as Written Prompts').click();
  await parts.getByRole('link', { name: 'Results 0' }).waitFor();
  await parts.getByRole('link', { name: 'Written 30' }).click();
  await until(() =>
    panel(page, 'Written Prompts').evaluate((list) => list.getBoundingClientRect().top < 200),
  );
});

describe('the generator panels', () => {
  it('stand in their order, work with the keyboard alone, lead to their results, and count by their formulas', async () => {
    const page = await open();
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

    const pc = panel(page, 'Generate Product Category Prompts');
    const link = pc.getByRole('link', { name: 'To the results: Product Category Prompts' });
    await shows(() => link.count(), 0);
    await focusOn(pc.getByRole('checkbox', { name: 'boots' }));
    await page.keyboard.press('Space');
    await focusOn(button(pc, 'Generate Product Category Prompts'));
    await page.keyboard.press('Enter');
    await hasResults(panel(page, 'Product Category Prompts'), 2);
    await told(page, 'Generated 2 product category prompts');
    await link.click();
    await isFocused(page.locator('#results-pc'));
    await until(() =>
      page.locator('#results-pc').evaluate((each) => each.getBoundingClientRect().top < innerHeight),
    );

    const [bulk, manual] = [panel(page, 'Bulk Generation v2'), panel(page, 'Manual Written Prompts v2')];
    await tick(pc, 'shoes', 'boots', 'clogs');
    await pc.getByText('Total 6 prompts').waitFor();
    await tick(bulk, 'shoes', 'boots');
    await bulk.getByText('Total 10 prompts').waitFor();
    await tick(manual, 'runners', 'hikers', 'wool');
    await manual.getByText('Total 2 prompts').waitFor();
    await tick(manual, 'shoes', 'boots', 'sandals');
    await manual.getByText('Total 6 prompts').waitFor();

    await tick(bulk, ...PRODUCTS.slice(0, 4));
    const fifth = bulk.getByRole('checkbox', { name: PRODUCTS[4]!, exact: true });
    await shows(() => fifth.isDisabled(), true);
    await bulk.getByRole('checkbox', { name: 'shoes', exact: true }).uncheck();
    await shows(() => fifth.isEnabled(), true);
  });

  it('fit a phone, with results and written prompts', async () => {
    const { brandId } = await newRun(suite.product);
    const page = await suite.open(`/generate/${brandId}`, { viewport: PHONE });
    await hasResults(panel(page, 'Manual v2 Prompts'), 30);
    await button(panel(page, 'Manual v2 Prompts'), 'Edit as Written Prompts').click();
    await sees(page, 'Showing 30 of 30 prompts');
    await shows(() => scrollsSideways(page), false);
    await button(page, 'Jobs').click();
    await dialog(page, 'Jobs').getByText('30 of 30 prompts').waitFor();
    // Not while the drawer slides in.
    await until(async () => !(await scrollsSideways(page)));
  });
});

describe('a run', () => {
  it('that is cancelled keeps what is finished; it can go on from its panel and from the jobs, with the rest', async () => {
    const page = await open();
    await startAndHold(page);
    const results = panel(page, 'Manual v2 Prompts');
    await button(results, 'Cancel').click();
    await sees(page, 'Cancelled. What was finished is kept below.');
    await shows(() => resultCount(results), 8);
    model().set({ answers: 8 });
    await results.getByRole('button', { name: /^Go on with the other \d+$/ }).click();
    await until(async () => (await resultCount(results)) > 12);
    await button(results, 'Cancel').click();
    await sees(page, 'Cancelled. What was finished is kept below.');
    goOn();
    await button(page, 'Jobs').click();
    const drawer = dialog(page, 'Jobs');
    await drawer.getByText(/^Promptloom \d+\.\d+\.\d+$/).waitFor();
    await drawer.getByText('Cancelled', { exact: true }).waitFor();
    await button(drawer, 'Retry').click();
    await drawer.getByText('30 of 30 prompts').waitFor();
    await button(drawer, 'Close').click();
    await hasResults(results, 30);
  });

  it('tells how far it is, how fast it goes and how long it takes', async () => {
    const page = await open();
    await page.clock.install();
    await startAndHold(page);
    const results = panel(page, 'Manual v2 Prompts');
    await page.clock.fastForward(2_000);
    model().set({ answers: 8 });
    await hasPrompts(page, 16);
    await results.getByText(/^\d+(\.\d)?\/s$/).waitFor();
    await results.getByText(/^about \d+ (s|min) left$/).waitFor();
    const bar = results.getByRole('progressbar');
    expect(Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    goOn();
    await hasResults(results, 30);
    await shows(() => bar.getAttribute('aria-valuenow'), '100');
    await results.getByText('30 of 30 prompts').first().waitFor();
  });

  it('that another tab starts is followed here, and outlives every tab', async () => {
    const page = await open();
    const tab = await suite.openTab(page, page.url());
    await button(tab, 'Generate Manual v2 Prompts').waitFor();
    await startAndHold(tab);
    await hasPrompts(page, 8);
    await shows(() => button(panel(page, 'Manual Written Prompts v2'), 'Generating...').isDisabled(), true);
    await tab.close();
    await page.goto('/');
    await page.goBack();
    await hasPrompts(page, 8);
    goOn();
    await hasResults(panel(page, 'Manual v2 Prompts'), 30);
    await page.reload();
    await hasResults(panel(page, 'Manual v2 Prompts'), 30);
  });

  it('with a failing model names the failures and their reasons, and a retry mends them; with a refused key it fails as a whole, and says so', async () => {
    const page = await open();
    await startAndHold(page);
    model().set({ mode: 'failing', answers: null });
    const results = panel(page, 'Manual v2 Prompts');
    const failed = results.getByRole('region', { name: 'Failed prompts', exact: true });
    // The four that it was asked for before it failed.
    await failed.getByRole('heading', { name: '18 prompts failed' }).waitFor();
    await shows(() => resultCount(results), 12);
    await failed.locator('.prompt-row').first().waitFor();
    model().set({ mode: 'normal' });
    await button(failed, 'Retry failed').click();
    await hasResults(results, 30);
    await failed.waitFor({ state: 'hidden' });

    model().set({ mode: 'unauthorized' });
    await button(page, 'Generate Manual v2 Prompts').click();
    const alert = results.getByRole('alert');
    await alert.waitFor();
    await shows(() => alert.textContent(), expect.stringMatching(/key/i));
    await shows(() => resultCount(results), 30);
    model().set({ mode: 'normal' });
    await button(page, 'Jobs').click();
    await dialog(page, 'Jobs').getByText('Failed', { exact: true }).waitFor();
  });

  it('survives a lost connection: what was missed is read afterwards', async () => {
    suite.allowError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    const page = await open();
    await startAndHold(page);
    await page.context().setOffline(true);
    await until(() => page.evaluate(() => !navigator.onLine));
    goOn();
    await page.context().setOffline(false);
    await hasResults(panel(page, 'Manual v2 Prompts'), 30);
  });
});

describe('a run that cannot start', () => {
  const failures: [string, string, (page: Page) => Promise<unknown>][] = [
    ['Generate Paired Category Prompts', 'paired category prompts', () => Promise.resolve()],
    [
      'Generate Product Category Prompts',
      'product category prompts',
      (page) => tick(panel(page, 'Generate Product Category Prompts'), 'shoes'),
    ],
    [
      'Generate Bulk v2 Prompts',
      'bulk v2 prompts',
      (page) => tick(panel(page, 'Bulk Generation v2'), 'shoes'),
    ],
    [
      'Generate Manual v2 Prompts',
      'manual v2 prompts',
      (page) => tick(panel(page, 'Manual Written Prompts v2'), 'shoes'),
    ],
    ['Generate Competitor Prompts', 'competitor prompts', () => Promise.resolve()],
    [
      'Generate Validation Prompts',
      'validation prompts',
      (page) => tick(panel(page, 'Validation (AI)'), 'shoes'),
    ],
  ];

  it('says so for its kind when the server gives no reason, before it is sent when it is of more than 10,000 prompts, asks before more than 1,000, and shows the reason of a refusal', async () => {
    suite.allowError(/400|500/);
    const shop = await newFullShop(suite.product);
    const page = await suite.open(`/generate/${shop.id}`);
    await page.route('**/generate-*-prompts', (route) => route.fulfill({ status: 500, json: {} }));
    for (const [name, noun, choose] of failures) {
      await choose(page);
      await button(page, name).click();
      await told(page, `Failed to generate ${noun}`);
    }

    const { client } = suite.product;
    for (const category of [shop.audience.category, shop.material.category])
      await client.post('/api/attributes/batch', {
        attributes: Array.from({ length: 60 }, (_, place) => ({
          attributeCategoryId: category.id,
          displayName: `${category.displayName} ${place}`,
          weight: 1,
        })),
      });
    await page.unrouteAll();
    await page.reload();
    const manual = panel(page, 'Manual Written Prompts v2');
    for (const category of ['Footwear', 'Audience', 'Material'])
      await button(manual, `Select all in ${category}`).click();
    await manual.getByText('19,530 prompts are more than the 10,000 of one run. Select less.').waitFor();
    await manual.getByText('Total 19,530 prompts').waitFor();
    await shows(() => button(manual, 'Generate Manual v2 Prompts').isDisabled(), true);
    await button(manual, 'Clear in Footwear').click();
    await button(manual, 'Generate Manual v2 Prompts').click();
    const question = page.getByRole('dialog').filter({ hasText: 'Generate 3,906 prompts?' });
    await question.getByText(/^This takes about 3,906 calls · [\d,.]+ [kM] tokens · \d+ min\.$/).waitFor();
    await button(question, 'Cancel').click();
    await question.waitFor({ state: 'hidden' });
    expect((await client.get(`/api/brands/${shop.id}/jobs`)).body).toEqual([]);

    await tick(panel(page, 'Bulk Generation v2'), 'shoes');
    // What the page has chosen is gone meanwhile, as far as the server knows.
    const gone = JSON.stringify({ productCategoryIds: [randomUUID()] });
    await page.route('**/generate-bulk-v2-prompts', (route) => route.continue({ postData: gone }));
    await button(page, 'Generate Bulk v2 Prompts').click();
    await told(page, 'Error');
    await shows(() => page.getByText('Nothing generated yet').count(), 7);
  });
});
