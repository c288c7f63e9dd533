import { expect, it } from '@jest/globals';
import type { JobPrompt } from '#contracts';
import { newCategory, sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, seesToast, toastTexts, visit } from './browser.js';
import { type FullShop, newFullShop, newShop } from './generate-shop.js';
import {
  button,
  choose,
  focusOn,
  hasResults,
  isFocused,
  isOffered,
  panel,
  resultCount,
  tick,
} from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: { latencyMs: 2 } }));

const paired = (page: Page) => panel(page, 'Generate Paired Category Prompts');
const competitor = (page: Page) => panel(page, 'Generate Competitor Prompts');
const advanced = (page: Page) => panel(page, 'Generate Advanced Competitor Prompts');
const validation = (page: Page) => panel(page, 'Validation (AI)');
const total = (panelOf: ReturnType<typeof panel>, count: string) =>
  panelOf.getByText(`Total ${count}`).waitFor();

/** The prompts of the brand's newest job, from the server. */
async function generated(brandId: string): Promise<JobPrompt[]> {
  const { client } = suite.product;
  const { body: jobs } = await client.get<{ id: string }[]>(`/api/brands/${brandId}/jobs`);
  return (await client.get<JobPrompt[]>(`/api/jobs/${jobs[0]!.id}/prompts`)).body;
}

/** Moves a panel's prompts to the end of the written list, and checks their tags there. */
async function movedWithTags(page: Page, results: ReturnType<typeof panel>, tags: string[]): Promise<void> {
  const marks = panel(page, 'Written prompts, list').locator('.prompt-marks .ant-tag');
  const before = await marks.allTextContents();
  await button(results, 'Edit as Written Prompts').click();
  await hasResults(results, 0);
  await shows(() => marks.allTextContents(), [...before, ...tags]);
  // The button is gone, so the focus has moved to something near it.
  await shows(() => page.evaluate(() => document.activeElement === document.body), false);
}

/**
 * What each generator lacks in a brand that has product categories and attributes, but no pairings and no competitors.
 */
const LACKS: Readonly<Record<string, readonly string[]>> = {
  'Generate Paired Category Prompts': [
    'No category pairings configured. Set up pairings in the Attribute Editor first.',
  ],
  'Generate Product Category Prompts': ['Please select at least one product category'],
  'Generate Bulk v2 Prompts': ['Please select between 1 and 4 Product Category attributes'],
  'Generate Manual v2 Prompts': ['Please select at least one product category or attribute'],
  'Generate Competitor Prompts': [
    'No competitors configured. Add competitors in the Attribute Editor first.',
  ],
  'Generate Advanced Competitor Prompts': [
    'Select at least one competitor to generate prompts',
    'Select at least one product category or attribute to generate prompts',
  ],
  'Generate Validation Prompts': ['Please select a product category or an attribute category'],
};

async function showWhatIsLacking(page: Page): Promise<void> {
  const cards = page.locator('.generator-panel');
  for (const [name, reasons] of Object.entries(LACKS)) {
    const card = cards.filter({ has: button(page, name) });
    await total(card, '0 prompts');
    for (const reason of reasons) await card.getByText(reason, { exact: true }).first().waitFor();
    await until(() => button(card, name).isDisabled());
  }
}

/** Every selected combination is forbidden. */
async function forbidAll(page: Page, shop: FullShop): Promise<void> {
  const shoes = { brandId: shop.id, forbiddenWithId: shop.products[0]!.id };
  await suite.product.client.post('/api/blacklist/batch', {
    pairs: shop.audience.attributes.map(({ id }) => ({ ...shoes, targetId: id })),
  });
  await visit(page, `/generate/${shop.id}`);
  const manual = panel(page, 'Manual Written Prompts v2');
  const start = button(manual, 'Generate Manual v2 Prompts');
  await tick(manual, 'shoes');
  await until(() => start.isEnabled());
  await tick(manual, ...shop.audience.attributes.map(({ displayName }) => displayName));
  await manual.getByText('Blacklist rules forbid all of these prompts.').waitFor();
  await until(() => start.isDisabled());
  await tick(manual, 'boots');
  await manual.getByText('3 prompts (6 − 3 blocked').waitFor();
  await until(() => start.isEnabled());
}

async function forbidSome({ id: brandId, products, audience, material }: FullShop): Promise<void> {
  const { client } = suite.product;
  await client.post('/api/blacklist/batch', {
    pairs: [{ brandId, forbiddenWithId: products[0]!.id, targetId: audience.attributes[0]!.id }],
  });
  await client.post('/api/attribute-category-blacklist/batch', {
    pairs: [
      {
        brandId,
        forbiddenWithAttributeId: products[1]!.id,
        targetCategoryId: material.category.id,
      },
    ],
  });
}

async function countWhatIsForbidden(page: Page): Promise<void> {
  await total(paired(page), '6 prompts');
  await paired(page).getByText('5 prompts (6 − 1 blocked, show)').waitFor();
  await button(paired(page), 'show').click();
  await paired(page).getByText('shoes × runners by the rule shoes never with runners').waitFor();
  await paired(page)
    .getByText(/^about 5 calls · [\d,]+ tokens · 2 s$/)
    .waitFor();
  const bulk = panel(page, 'Bulk Generation v2');
  await tick(bulk, 'shoes', 'boots');
  await total(bulk, '10 prompts');
  await bulk.getByText('7 prompts (10 − 3 blocked, show)').waitFor();
  const validate = validation(page);
  await tick(validate, 'boots');
  await choose(page, 'Attribute category (optional)', 'Material');
  await validate.getByText('0 prompts (2 − 2 blocked, show)').waitFor();
  // Two otherwise equal combinations are distinguished by their competitor.
  const compared = advanced(page);
  await tick(compared, 'Adidas', 'Brooks', 'boots', 'wool');
  await button(compared, 'show').click();
  for (const name of ['Adidas', 'Brooks'])
    await compared.getByText(`boots × wool × ${name} by the rule boots never with Material`).waitFor();
  await button(page, 'Generate Paired Category Prompts').click();
  const results = page.locator('#results-paired');
  await hasResults(results, 5);
  await results.getByText('1 blocked', { exact: true }).waitFor();
}

/** As if another tab had started it without these rules. */
async function generateNothing(page: Page, shop: FullShop): Promise<void> {
  const nothing = {
    productCategoryIds: [shop.products[1]!.id],
    attributeCategoryId: shop.material.category.id,
  };
  await suite.product.client.post(`/api/brands/${shop.id}/generate-validation-prompts`, nothing);
  await sees(page, 'Nothing to generate: the blacklist rules forbid all 2 combinations.');
  await shows(() => resultCount(panel(page, 'AI-Generated Validation Prompts')), 0);
  expect(await toastTexts(page)).not.toContainEqual(expect.stringMatching(/^Generated 0/));
}

it('the button of each generator is off while a press would make no prompts, and the reason stands in its card; what the blacklist rules forbid is counted in the panels and shown with its rule, what is left with what it takes, and the rest is not generated', async () => {
  const page = await suite.open(`/generate/${await newShop(suite.product)}`);
  await showWhatIsLacking(page);
  const shop = await newFullShop(suite.product);
  await forbidSome(shop);
  await visit(page, `/generate/${shop.id}`);
  await countWhatIsForbidden(page);
  await generateNothing(page, shop);
  await forbidAll(page, await newFullShop(suite.product));
});

/** As many as the paired categories have attributes. */
async function pairCategories(page: Page, shop: FullShop): Promise<void> {
  await total(paired(page), '6 prompts');
  await button(page, 'Generate Paired Category Prompts').click();
  const pairs = page.locator('#results-paired');
  await hasResults(pairs, 6);
  await seesToast(page, 'Generated 6 paired category prompts');
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
  await movedWithTags(page, pairs, Array(6).fill('Discovery'));
  await seesToast(page, 'Moved 6 paired category prompts to written prompts for editing');
}

/** Two for each competitor: which is better, and the alternatives. */
async function compareWithCompetitors(page: Page): Promise<void> {
  await total(competitor(page), '6 prompts');
  await button(page, 'Generate Competitor Prompts').click();
  const rivals = page.locator('#results-competitor');
  await hasResults(rivals, 6);
  await seesToast(page, 'Generated 6 competitor prompts');
  await shows(() => rivals.locator('.prompt-text').count(), 6);
  const questions = await rivals.locator('.prompt-text').allTextContents();
  expect(questions[0]).toMatch(/which is better/i);
  expect(questions[1]).toMatch(/alternatives/i);
  for (const question of questions) expect(question).toContain('Northwind');
  await movedWithTags(page, rivals, Array(6).fill('Competitor'));
  await seesToast(page, 'Moved 6 competitor prompts to written prompts for editing');
}

/** Competitors × product categories × attributes, or a subset of these. */
async function crossCompetitors(page: Page): Promise<void> {
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
  const compared = page.locator('#results-advanced-competitor');
  await hasResults(compared, 4);
  await seesToast(page, 'Generated 4 advanced competitor prompts');
  await movedWithTags(page, compared, Array(4).fill('Competitor'));
}

/** One for each product category, or for each attribute of a category. */
async function validate(page: Page, shop: FullShop): Promise<void> {
  await tick(validation(page), 'boots', 'sandals');
  await button(page, 'Generate Validation Prompts').click();
  const validated = panel(page, 'AI-Generated Validation Prompts');
  await hasResults(validated, 2);
  await seesToast(page, 'Generated 2 validation prompts');
  await movedWithTags(page, validated, ['Validation', 'Validation']);
  await choose(page, 'Attribute category (optional)', 'Audience');
  await button(page, 'Generate Validation Prompts').click();
  await hasResults(validated, 3);
  expect(
    (await generated(shop.id)).map(({ productCategory, attribute }) => [productCategory, attribute]),
  ).toEqual([
    ['boots', 'runners'],
    ['boots', 'hikers'],
    ['boots', 'nurses'],
  ]);
}

async function refuseAnswers(page: Page): Promise<void> {
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
    await seesToast(page, text);
    await page.unrouteAll();
  }
}

/** A response in the wrong format is refused, and can be fetched again. */
async function readAgain(page: Page): Promise<void> {
  await button(page, 'Generate Advanced Competitor Prompts').click();
  const results = page.locator('#results-advanced-competitor');
  await hasResults(results, 1);
  await page.route('**/api/jobs/*/prompts', (route) => route.fulfill({ json: { prompts: 'none' } }));
  // Without the socket, because a page that joins its brand's room refetches by itself.
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.reload();
  await results.getByText('Invalid response format from server').waitFor();
  await page.unrouteAll();
  await button(results, 'Try again').click();
  await hasResults(results, 1);
}

it("each generator counts its prompts by its formula, makes just those, and tags them in the written list; an answer that is refused shows the server's error field, else a text of its own; one in another shape says so, and prompts in another shape can be asked for again", async () => {
  suite.allowError(/50\d|Failed to load resource/);
  const shop = await newFullShop(suite.product);
  const page = await suite.open(`/generate/${shop.id}`);
  await pairCategories(page, shop);
  await compareWithCompetitors(page);
  await crossCompetitors(page);
  await validate(page, shop);
  await page.reload();
  await refuseAnswers(page);
  await readAgain(page);
});

async function needCompetitorAndSelection(page: Page): Promise<void> {
  const form = advanced(page);
  const start = button(page, 'Generate Advanced Competitor Prompts');
  const noCompetitor = form.getByText('Select at least one competitor to generate prompts');
  const noSelection = form.getByText('Select at least one product category or attribute to generate prompts');
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
}

async function needSomethingToValidate(page: Page): Promise<void> {
  const validate = button(page, 'Generate Validation Prompts');
  await validation(page).getByText('No Attribute Category').waitFor();
  await until(() => validate.isDisabled());
  await tick(validation(page), 'shoes');
  await until(() => validate.isEnabled());
  await validation(page).getByRole('checkbox', { name: 'shoes' }).uncheck();
  await until(() => validate.isDisabled());
  await choose(page, 'Attribute category (optional)', 'Audience');
  await until(() => validate.isEnabled());
  await total(validation(page), '3 prompts');
  await choose(page, 'Attribute category (optional)', 'No Attribute Category');
}

/** With an attribute category, only the first product category stays. */
async function keepOneProduct(page: Page): Promise<void> {
  const box = (name: string) => validation(page).getByRole('checkbox', { name, exact: true });
  await tick(validation(page), 'boots', 'sandals', 'clogs');
  await total(validation(page), '3 prompts');
  await choose(page, 'Attribute category (optional)', 'Material');
  await total(validation(page), '2 prompts');
  await shows(() => validation(page).getByRole('checkbox', { checked: true }).count(), 1);
  await shows(() => box('boots').isChecked(), true);
  await box('shoes').click();
  await shows(() => box('shoes').isChecked(), false);
  await shows(() => box('boots').isChecked(), true);
  await button(validation(page), 'Select all in Footwear').click();
  await shows(() => validation(page).getByRole('checkbox', { checked: true }).count(), 1);
  await choose(page, 'Attribute category (optional)', 'No Attribute Category');
  await tick(validation(page), 'sandals');
  await total(validation(page), '2 prompts');
}

async function keepChoices(page: Page, shop: FullShop): Promise<void> {
  const form = validation(page);
  const category = form.getByRole('combobox');
  await tick(advanced(page), 'Brooks');
  await choose(page, 'Attribute category (optional)', 'Material');
  await total(form, '2 prompts');
  await button(page, 'Edit attributes').click();
  await page.getByRole('heading', { name: 'Manage Attributes' }).waitFor();
  await page.goBack();
  await category.filter({ hasText: 'Material' }).waitFor();
  await advanced(page).getByRole('checkbox', { name: 'Brooks', checked: true }).waitFor();
  await total(advanced(page), '1 prompt');
  await suite.product.client.delete(`/api/categories/${shop.material.category.id}`);
  await category.filter({ hasText: 'No Attribute Category' }).waitFor();
  await advanced(page).getByText('Select at least one product category or attribute').waitFor();
}

const OCCASIONS = Array.from({ length: 120 }, (_, n) => `party ${n + 1}`);

async function pickOfMany(page: Page): Promise<void> {
  const form = panel(page, 'Manual Written Prompts v2');
  const fold = (name: RegExp) => form.getByRole('button', { name });
  await shows(() => fold(/^Occasion 0 of 120/).getAttribute('aria-expanded'), 'false');
  const search = form.getByRole('searchbox', { name: 'Search in Attributes' });
  await search.fill('occasion 12');
  await form.getByText('3 found', { exact: true }).waitFor();
  await button(form, 'Select all that match').click();
  await form.getByText('3 of 120').waitFor();
  await total(form, '3 prompts');
  await button(form, 'Remove party 120').click();
  await total(form, '2 prompts');
  // Enter ticks the only match; it does not start a run.
  await search.fill('wool');
  await form.getByText('1 found', { exact: true }).waitFor();
  await search.press('Enter');
  await form.getByRole('checkbox', { name: 'wool', exact: true, checked: true }).waitFor();
  await search.press('Escape');
  await search.press('ArrowDown');
  await isFocused(fold(/^Audience/));
  await page.keyboard.press('End');
  await isFocused(fold(/^Occasion/));
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await isFocused(form.getByRole('checkbox', { name: 'party 120', exact: true }));
  await page.keyboard.press('Space');
  await total(form, '3 prompts');
  await shows(() => form.getByText('Completed').count(), 0);
}

async function startByKeyboard(page: Page): Promise<void> {
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
}

it('advanced competitor and validation prompts cannot be started before they have what they need; the keyboard chooses, counts and starts without a mouse; a picker of many attributes folds, is searched, and selects all that match; what is chosen is there again after a look at another screen', async () => {
  // The event of a deletion makes the page request a new estimate before it knows what was deleted.
  suite.allowError(/400.*estimate/);
  const shop = await newFullShop(suite.product);
  const { id } = shop;
  const page = await suite.open(`/generate/${id}`);
  await startByKeyboard(page);
  await page.reload();
  await needCompetitorAndSelection(page);
  await needSomethingToValidate(page);
  await keepOneProduct(page);
  await newCategory(suite.product.client, id, 'CustomerAttribute', 'Occasion', OCCASIONS);
  await pickOfMany(page);
  await keepChoices(page, shop);
});
