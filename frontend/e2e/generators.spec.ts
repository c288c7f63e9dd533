import { describe, expect, it } from '@jest/globals';
import type { JobPrompt } from '#contracts';
import { until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows } from './browser.js';
import { type FullShop, newFullShop, newShop } from './generate-shop.js';
import { button, choose, focusOn, hasResults, isOffered, panel, resultCount, tick } from './screens.js';

const suite = browserSuite({ model: { latencyMs: 2 } });

async function openFull(): Promise<{ page: Page; shop: FullShop }> {
  const shop = await newFullShop(suite.product);
  return { page: await suite.open(`/generate/${shop.id}`), shop };
}

const paired = (page: Page) => panel(page, 'Generate Paired Category Prompts');
const competitor = (page: Page) => panel(page, 'Generate Competitor Prompts');
const advanced = (page: Page) => panel(page, 'Generate Advanced Competitor Prompts');
const validation = (page: Page) => panel(page, 'Validation (AI)');
const total = (panelOf: ReturnType<typeof panel>, count: string) =>
  panelOf.getByText(`Total ${count}`).waitFor();

/** The prompts of the brand's newest job, as the server holds them. */
async function generated(brandId: string): Promise<JobPrompt[]> {
  const { client } = suite.product;
  const { body: jobs } = await client.get<{ id: string }[]>(`/api/brands/${brandId}/jobs`);
  return (await client.get<JobPrompt[]>(`/api/jobs/${jobs[0]!.id}/prompts`)).body;
}

/** Moves a panel's prompts to the written list, where they have these tags. */
async function movedWithTags(page: Page, results: ReturnType<typeof panel>, tags: string[]): Promise<void> {
  await button(results, 'Edit as Written Prompts').click();
  await hasResults(results, 0);
  const list = panel(page, 'Written prompts, list');
  await shows(() => list.locator('.prompt-marks .ant-tag').allTextContents(), tags);
}

describe('without competitors and pairings', () => {
  it('the panels say what to set up, and cannot be started', async () => {
    const page = await suite.open(`/generate/${await newShop(suite.product)}`);
    await paired(page)
      .getByText('No category pairings configured. Set up pairings in the Attribute Editor first.')
      .waitFor();
    await competitor(page)
      .getByText('No competitors configured. Add competitors in the Attribute Editor first.')
      .waitFor();
    await total(paired(page), '0 prompts');
    await total(competitor(page), '0 prompts');
    await shows(() => button(page, 'Generate Paired Category Prompts').isDisabled(), true);
    await shows(() => button(page, 'Generate Competitor Prompts').isDisabled(), true);
  });
});

describe('paired category prompts', () => {
  it('are as many as the paired categories have attributes, and are Discovery prompts', async () => {
    const { page, shop } = await openFull();
    await total(paired(page), '6 prompts');
    await button(page, 'Generate Paired Category Prompts').click();
    const results = page.locator('#results-paired');
    await hasResults(results, 6);
    await sees(page, 'Generated 6 paired category prompts');
    expect(
      (await generated(shop.id)).map(({ productCategory, attribute }) => [productCategory, attribute]),
    ).toEqual([
      ['shoes', 'runners'],
      ['shoes', 'hikers'],
      ['shoes', 'nurses'],
      ['boots', 'runners'],
      ['boots', 'hikers'],
      ['boots', 'nurses'],
    ]);
    await movedWithTags(page, results, Array(6).fill('Discovery'));
    await sees(page, 'Moved 6 paired category prompts to written prompts for editing');
  });
});

describe('competitor prompts', () => {
  it('are two for each competitor: which is better, and the alternatives', async () => {
    const { page } = await openFull();
    await total(competitor(page), '6 prompts');
    await button(page, 'Generate Competitor Prompts').click();
    const results = page.locator('#results-competitor');
    await hasResults(results, 6);
    await sees(page, 'Generated 6 competitor prompts');
    await shows(() => results.locator('.prompt-text').count(), 6);
    const questions = await results.locator('.prompt-text').allTextContents();
    expect(questions[0]).toMatch(/which is better/i);
    expect(questions[1]).toMatch(/alternatives/i);
    for (const question of questions) expect(question).toContain('Northwind');
    await movedWithTags(page, results, Array(6).fill('Competitor'));
    await sees(page, 'Moved 6 competitor prompts to written prompts for editing');
  });
});

describe('advanced competitor prompts', () => {
  it('need a competitor, and a product category or an attribute', async () => {
    const { page } = await openFull();
    const form = advanced(page);
    const start = button(page, 'Generate Advanced Competitor Prompts');
    const noCompetitor = form.getByText('Select at least one competitor to generate prompts');
    const noSelection = form.getByText(
      'Select at least one product category or attribute to generate prompts',
    );
    await noCompetitor.waitFor();
    await noSelection.waitFor();
    await until(() => start.isDisabled());
    await tick(form, 'Adidas');
    await noCompetitor.waitFor({ state: 'hidden' });
    await until(() => start.isDisabled());
    await total(form, '0 prompts');
    await tick(form, 'wool');
    await noSelection.waitFor({ state: 'hidden' });
    await until(() => start.isEnabled());
    await form.getByRole('checkbox', { name: 'Adidas' }).uncheck();
    await until(() => start.isDisabled());
  });

  it('are competitors × product categories × attributes, or a subset of these', async () => {
    const { page } = await openFull();
    const form = advanced(page);
    await tick(form, 'Adidas', 'Brooks', 'shoes', 'boots', 'sandals');
    await total(form, '6 prompts');
    await tick(form, 'wool', 'runners');
    await total(form, '12 prompts');
    await form.getByText('2 competitors × 3 categories × 2 attributes').waitFor();
    await button(form, 'Select all in Footwear').click();
    await button(form, 'Clear in Footwear').click();
    await total(form, '4 prompts');
    await button(page, 'Generate Advanced Competitor Prompts').click();
    const results = page.locator('#results-advanced-competitor');
    await hasResults(results, 4);
    await sees(page, 'Generated 4 advanced competitor prompts');
    await movedWithTags(page, results, Array(4).fill('Competitor'));
  });

  it("show the server's error field, else a text of their own, and say when the answer is no list", async () => {
    suite.allowError(/50\d|Failed to load resource/);
    const { page } = await openFull();
    await tick(advanced(page), 'Adidas', 'shoes');
    const start = button(page, 'Generate Advanced Competitor Prompts');
    const answers = [
      {
        answer: { status: 500, json: { error: 'The plan holds no competitors' } },
        text: 'The plan holds no competitors',
      },
      { answer: { status: 500, json: {} }, text: 'Failed to generate prompts' },
      { answer: { status: 200, json: { ok: true } }, text: 'Invalid response format from server' },
      { answer: { status: 200, body: '<html>' }, text: 'Invalid response format from server' },
    ];
    for (const { answer, text } of answers) {
      await page.route('**/generate-advanced-competitor-prompts', (route) => route.fulfill(answer));
      await start.click();
      await sees(page, text);
      await page.unrouteAll();
      // It may have gone by itself meanwhile.
      await page
        .locator('.ant-notification-notice-close')
        .evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));
      await page.locator('.ant-notification-notice').waitFor({ state: 'detached' });
    }
  });

  it('whose prompts come in another shape say so in their panel, and can be asked for again', async () => {
    const { page } = await openFull();
    await tick(advanced(page), 'Adidas', 'shoes');
    await button(page, 'Generate Advanced Competitor Prompts').click();
    const results = page.locator('#results-advanced-competitor');
    await hasResults(results, 1);
    await page.route('**/api/jobs/*/prompts', (route) => route.fulfill({ json: { prompts: 'none' } }));
    // A page that is let into its brand's room reads again by itself.
    await page.routeWebSocket(/socket\.io/, () => undefined);
    await page.reload();
    await results.getByText('Invalid response format from server').waitFor();
    await page.unrouteAll();
    await button(results, 'Try again').click();
    await hasResults(results, 1);
  });
});

describe('validation prompts', () => {
  it('need a product category or an attribute category', async () => {
    const { page } = await openFull();
    const start = button(page, 'Generate Validation Prompts');
    await validation(page).getByText('No Attribute Category').waitFor();
    await until(() => start.isDisabled());
    await tick(validation(page), 'shoes');
    await until(() => start.isEnabled());
    await validation(page).getByRole('checkbox', { name: 'shoes' }).uncheck();
    await until(() => start.isDisabled());
    await choose(page, 'Attribute category (optional)', 'Audience');
    await until(() => start.isEnabled());
    await total(validation(page), '3 prompts');
  });

  it('with an attribute category keep the first product category only', async () => {
    const { page } = await openFull();
    const form = validation(page);
    const box = (name: string) => form.getByRole('checkbox', { name, exact: true });
    await tick(form, 'boots', 'sandals', 'clogs');
    await total(form, '3 prompts');
    await choose(page, 'Attribute category (optional)', 'Material');
    await total(form, '2 prompts');
    await shows(() => form.getByRole('checkbox', { checked: true }).count(), 1);
    await shows(() => box('boots').isChecked(), true);
    await box('shoes').click();
    await shows(() => box('shoes').isChecked(), false);
    await shows(() => box('boots').isChecked(), true);
    await button(form, 'Select all in Footwear').click();
    await shows(() => form.getByRole('checkbox', { checked: true }).count(), 1);
    await choose(page, 'Attribute category (optional)', 'No Attribute Category');
    await tick(form, 'sandals');
    await total(form, '2 prompts');
  });

  it('are one for each attribute, else one for each product category, and are Validation prompts', async () => {
    const { page, shop } = await openFull();
    await tick(validation(page), 'boots', 'sandals');
    await button(page, 'Generate Validation Prompts').click();
    const results = panel(page, 'AI-Generated Validation Prompts');
    await hasResults(results, 2);
    await sees(page, 'Generated 2 validation prompts');
    await movedWithTags(page, results, ['Validation', 'Validation']);
    await choose(page, 'Attribute category (optional)', 'Audience');
    await button(page, 'Generate Validation Prompts').click();
    await hasResults(results, 3);
    expect(
      (await generated(shop.id)).map(({ productCategory, attribute }) => [productCategory, attribute]),
    ).toEqual([
      ['boots', 'runners'],
      ['boots', 'hikers'],
      ['boots', 'nurses'],
    ]);
  });
});

describe('the blacklist rules', () => {
  it('are counted in the panels, and what they forbid is not generated', async () => {
    const shop = await newFullShop(suite.product);
    const { client } = suite.product;
    const brandId = shop.id;
    await client.post('/api/blacklist/batch', {
      pairs: [{ brandId, forbiddenWithId: shop.products[0]!.id, targetId: shop.audience.attributes[0]!.id }],
    });
    await client.post('/api/attribute-category-blacklist/batch', {
      pairs: [
        {
          brandId,
          forbiddenWithAttributeId: shop.products[1]!.id,
          targetCategoryId: shop.material.category.id,
        },
      ],
    });
    const page = await suite.open(`/generate/${brandId}`);
    await total(paired(page), '6 prompts');
    await paired(page).getByText('1 of them blocked by the blacklist rules').waitFor();
    const bulk = panel(page, 'Bulk Generation v2');
    await tick(bulk, 'shoes', 'boots');
    await total(bulk, '10 prompts');
    await bulk.getByText('3 of them blocked by the blacklist rules').waitFor();
    const validate = validation(page);
    await tick(validate, 'boots');
    await choose(page, 'Attribute category (optional)', 'Material');
    await validate.getByText('2 of them blocked by the blacklist rules').waitFor();
    await button(page, 'Generate Paired Category Prompts').click();
    const results = page.locator('#results-paired');
    await hasResults(results, 5);
    await results.getByText('1 blocked', { exact: true }).waitFor();
    await button(page, 'Generate Validation Prompts').click();
    await sees(page, 'Nothing to generate: the blacklist rules forbid all 2 combinations.');
    await sees(page, /^No .*validation prompts generated$/i);
    await shows(() => page.getByText(/Generated 0/).count(), 0);
    await shows(() => resultCount(panel(page, 'AI-Generated Validation Prompts')), 0);
  });
});

describe('the keyboard', () => {
  it('chooses, counts and starts without a mouse', async () => {
    const { page } = await openFull();
    const form = advanced(page);
    await focusOn(form.getByRole('checkbox', { name: 'Brooks' }));
    await page.keyboard.press('Space');
    await focusOn(form.getByRole('checkbox', { name: 'wool' }));
    await page.keyboard.press('Space');
    await focusOn(button(form, 'Generate Advanced Competitor Prompts'));
    await page.keyboard.press('Enter');
    await hasResults(page.locator('#results-advanced-competitor'), 1);
    const select = validation(page).getByRole('combobox');
    await focusOn(select);
    await page.keyboard.press('ArrowDown');
    await isOffered(page, 'No Attribute Category');
    await page.keyboard.press('ArrowDown');
    await isOffered(page, 'Audience');
    await page.keyboard.press('Enter');
    await focusOn(button(page, 'Generate Validation Prompts'));
    await page.keyboard.press('Enter');
    await hasResults(panel(page, 'AI-Generated Validation Prompts'), 3);
  });
});
