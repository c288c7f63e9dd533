import { describe, expect, it } from '@jest/globals';
import type { Brand, WrittenPrompt } from '#contracts';
import { until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows } from './browser.js';
import { newFilledShop, newShop, ofAudience, save } from './saved-shop.js';
import { button, dialog, download } from './screens.js';

const suite = browserSuite({ workers: 0 });

const view = (page: Page) => dialog(page, 'Written Prompts');
const dupes = (page: Page) => dialog(page, 'Duplicate Prompts');

/** Opens the dialog of all saved prompts. */
async function open({ id }: Brand, viewport?: typeof PHONE): Promise<Page> {
  const page = await suite.open(`/management/${id}`, { viewport });
  await button(page, 'View Prompts').click();
  await view(page).locator('.prompt-row, .empty-state').first().waitFor();
  return page;
}

/** A brand in which two combinations occur twice, saved in two batches. */
async function newDuplicates(): Promise<Brand> {
  const brand = await newShop(suite.product);
  for (const question of ['Old one?', 'New one?'])
    await save(suite.product, brand, [
      ofAudience('shoes', 'nurses', `${question} shoes`),
      ofAudience('boots', 'nurses', `${question} boots`),
      ofAudience('boots', 'hikers', 'Alone?'),
    ]);
  await suite.product.sql("DELETE FROM written_prompts WHERE question = 'Alone?' AND seq % 2 = 0");
  return brand;
}

const promptsOf = async ({ id }: Brand) =>
  (await suite.product.client.get<WrittenPrompt[]>(`/api/brands/${id}/written-prompts`)).body;
const questions = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('.prompt-row .ant-checkbox-input')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Select: ', '')));
const box = (page: Page, question: string) =>
  page.getByRole('checkbox', { name: `Select: ${question}`, exact: true });

describe('View Prompts', () => {
  it('lists the prompts under the filters, read only while it is open', async () => {
    const brand = await newFilledShop(suite.product);
    const page = await suite.open(`/management/${brand.id}`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page
      .getByRole('button', { name: /^boots/ })
      .first()
      .click();
    await page.locator('.overview-figures dd').getByText('4', { exact: true }).waitFor();
    expect(asked.filter((url) => url.includes('written-prompts-filtered'))).toEqual([]);
    await button(page, 'View Prompts').click();
    await sees(page, '0 of 4 selected');
    await shows(
      () => questions(page),
      [
        'Which boots suit runners?',
        'Which boots suit hikers?',
        'Which boots made of wool suit runners?',
        'Which boots made of leather suit runners?',
      ],
    );
    expect(
      asked.filter((url) => url.includes('written-prompts-filtered?productCategories=boots')),
    ).toHaveLength(1);
    expect(asked.filter((url) => url.includes('duplicates'))).toEqual([]);
  });

  it('deletes the selected prompts after asking, and clears the selection', async () => {
    const brand = await newFilledShop(suite.product);
    const page = await open(brand);
    await shows(() => button(view(page), 'Delete Selected').isDisabled(), true);
    await box(page, 'Which shoes suit runners?').check();
    await box(page, 'Which shoes suit hikers?').check();
    await button(view(page), 'Delete Selected').click();
    const question = dialog(page, 'Delete selected prompts?');
    await question
      .getByText('Are you sure you want to delete 2 selected prompt(s)? This action cannot be undone.')
      .waitFor();
    await button(question, 'Delete').click();
    await sees(page, 'Deleted 2 prompts');
    await sees(page, '0 of 7 selected');
    expect(await promptsOf(brand)).toHaveLength(7);
    await button(view(page), 'Close').click();
    await page.locator('.overview-figures dd').getByText('7', { exact: true }).waitFor();
  });

  it('downloads the selected prompts', async () => {
    const page = await open(await newFilledShop(suite.product));
    await view(page).getByRole('checkbox', { name: 'Select all' }).check();
    await box(page, 'Which shoes suit runners?').uncheck();
    await sees(page, '8 of 9 selected');
    const { text } = await download(page, view(page).getByRole('link', { name: 'Download CSV' }));
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 8);
    expect(text).not.toContain('Which shoes suit runners?');
  });

  it('edits one prompt at a time', async () => {
    const brand = await newFilledShop(suite.product);
    const page = await open(brand);
    await button(page, 'Edit: Which shoes suit runners?').click();
    await sees(page, 'Editing in progress');
    await shows(() => box(page, 'Which shoes suit hikers?').isDisabled(), true);
    await button(page, 'Edit: Which shoes suit hikers?').click();
    await sees(page, 'Edit in Progress');
    const text = page.getByLabel('Prompt text');
    await text.fill('  ');
    await shows(() => button(view(page), 'Save').isDisabled(), true);
    await text.press('Escape');
    await text.waitFor({ state: 'hidden' });
    await shows(() => view(page).isVisible(), true);
    await button(page, 'Edit: Which shoes suit hikers?').click();
    await text.fill(' Which shoes do hikers love? ');
    await button(view(page), 'Save').click();
    await sees(page, 'Prompt updated successfully');
    await box(page, 'Which shoes do hikers love?').waitFor();
    expect((await promptsOf(brand)).map(({ question }) => question)).toContain('Which shoes do hikers love?');
  });

  it('keeps the text when it cannot be saved, and the selection when nothing could be deleted', async () => {
    suite.allowError(/500/);
    const page = await open(await newFilledShop(suite.product));
    await page.route('**/written-prompts/*', (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, 'Edit: Which shoes suit runners?').click();
    await page.getByLabel('Prompt text').fill('Better?');
    await page.keyboard.press('Control+Enter');
    await sees(page, 'Failed to update prompt');
    await shows(() => page.getByLabel('Prompt text').inputValue(), 'Better?');
    await button(view(page), 'Cancel').click();
    await box(page, 'Which shoes suit runners?').check();
    await button(view(page), 'Delete Selected').click();
    await button(dialog(page, 'Delete selected prompts?'), 'Delete').click();
    await sees(page, 'Failed to delete prompts');
    await sees(page, '1 of 9 selected');
  });

  it('forgets the selection and the edit when it is closed, and gives the focus back', async () => {
    const page = await open(await newFilledShop(suite.product));
    await box(page, 'Which shoes suit runners?').check();
    await button(page, 'Edit: Which shoes suit runners?').click();
    await button(view(page), 'Close').click();
    await view(page).waitFor({ state: 'hidden' });
    await until(() => button(page, 'View Prompts').evaluate((each) => each === document.activeElement));
    await page.keyboard.press('Enter');
    await sees(page, '0 of 9 selected');
    await shows(() => page.getByLabel('Prompt text').count(), 0);
  });

  it('that cannot be read says so inline', async () => {
    suite.allowError(/500/);
    const brand = await newFilledShop(suite.product);
    const page = await suite.open(`/management/${brand.id}`);
    await page.route('**/written-prompts-filtered?*', (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, 'View Prompts').click();
    await sees(page, 'Error loading prompts: Failed to fetch filtered written prompts');
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await sees(page, '0 of 9 selected');
  });

  it('holds 10,000 prompts and more: few rows are drawn, all can be selected, and the rest is read on', async () => {
    const brand = await newShop(suite.product);
    await suite.product.sql(
      `INSERT INTO written_prompts (brand_id, question, prompt_type, product_category)
       SELECT $1, 'Which ' || n || '?', 'Discovery', 'shoes' FROM generate_series(1, 10500) AS n`,
      [brand.id],
    );
    const page = await open(brand);
    await sees(page, '0 of 10,500 selected');
    await button(page, 'Read more').waitFor();
    expect(await page.locator('.prompt-row').count()).toBeLessThan(60);
    await view(page).getByRole('checkbox', { name: 'Select all' }).check();
    await sees(page, '10,500 of 10,500 selected');
    await button(page, 'Read more').click();
    await button(page, 'Read more').waitFor({ state: 'hidden' });
    await sees(page, '10,500 of 10,500 selected');
    expect(
      await page
        .getByRole('dialog')
        .locator('.scroll-list')
        .evaluate((list) => list.clientHeight),
    ).toBeLessThan(385);
  });
});

describe('Select all', () => {
  /** Prompts of two product categories in turn. */
  async function openMany(count: number): Promise<{ brand: Brand; page: Page }> {
    const brand = await newShop(suite.product);
    await suite.product.sql(
      `INSERT INTO written_prompts (brand_id, question, prompt_type, product_category)
       SELECT $1, 'Which ' || n || '?', 'Discovery', CASE WHEN n % 2 = 0 THEN 'boots' ELSE 'shoes' END
       FROM generate_series(1, $2) AS n`,
      [brand.id, count],
    );
    const page = await suite.open(`/management/${brand.id}`);
    return { brand, page };
  }

  it('means all, also those that have not been read yet, and under the filters', async () => {
    const { brand, page } = await openMany(5_000);
    await page
      .getByRole('button', { name: /^boots/ })
      .first()
      .click();
    await page.locator('.overview-figures dd').getByText('2,500', { exact: true }).waitFor();
    // The second page never comes.
    await page.route('**/written-prompts-filtered?*cursor=*', () => undefined);
    await button(page, 'View Prompts').click();
    await sees(page, '0 of 2,500 selected');
    await view(page).getByRole('checkbox', { name: 'Select all' }).check();
    await sees(page, '2,500 of 2,500 selected');
    await button(view(page), 'Delete Selected').click();
    const question = dialog(page, 'Delete selected prompts?');
    await question.getByText('Are you sure you want to delete 2,500 selected prompt(s)?').waitFor();
    await button(question, 'Delete').click();
    await sees(page, 'Deleted 2,500 prompts');
    const left = await promptsOf(brand);
    expect([left.length, new Set(left.map(({ productCategory }) => productCategory))]).toEqual([
      2_500,
      new Set(['shoes']),
    ]);
  });

  it('of exactly 10,000 leaves nothing to read on', async () => {
    const { page } = await openMany(10_000);
    await button(page, 'View Prompts').click();
    await view(page).getByRole('checkbox', { name: 'Select all' }).check();
    await sees(page, '10,000 of 10,000 selected');
    await until(async () => (await page.locator('.prompts-more').innerText()) === '');
    await shows(() => button(page, 'Read more').count(), 0);
  });

  it('can be downloaded, whatever their number', async () => {
    const { page } = await openMany(7_001);
    await button(page, 'View Prompts').click();
    await view(page).getByRole('checkbox', { name: 'Select all' }).check();
    await sees(page, '7,001 of 7,001 selected');
    await box(page, 'Which 1?').uncheck();
    await sees(page, '7,000 of 7,001 selected');
    const { text, name } = await download(page, button(view(page), 'Download CSV'));
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 7_000);
    expect(text).not.toContain('Which 1?');
    expect(name).toBe('Northwind_written_prompts.csv');
  });
});

describe('View Dupe Prompts', () => {
  it('lists each combination that occurs twice or more under a divider', async () => {
    const page = await suite.open(`/management/${(await newDuplicates()).id}`);
    await button(page, 'View Dupe Prompts').click();
    await dupes(page).locator('.prompt-row').first().waitFor();
    await shows(
      () => dupes(page).getByRole('heading', { level: 3 }).allInnerTexts(),
      ['New Duplicate Group', 'New Duplicate Group'],
    );
    await shows(
      () => questions(page),
      ['Old one? boots', 'New one? boots', 'Old one? shoes', 'New one? shoes'],
    );
  });

  it('leaves one of each when the copies are selected and deleted', async () => {
    const brand = await newDuplicates();
    const page = await suite.open(`/management/${brand.id}`);
    await button(page, 'View Dupe Prompts').click();
    await button(page, 'Select all but the oldest of each group').click();
    await sees(page, '2 of 4 selected');
    await button(dupes(page), 'Delete Selected').click();
    await button(dialog(page, 'Delete selected prompts?'), 'Delete').click();
    await sees(page, 'No duplicate prompts found.');
    expect((await promptsOf(brand)).map(({ question }) => question).sort()).toEqual([
      'Alone?',
      'Old one? boots',
      'Old one? shoes',
    ]);
    await button(dupes(page), 'Close').click();
    await button(page, 'View Dupe Prompts').waitFor({ state: 'hidden' });
  });

  it('that cannot be read says so inline', async () => {
    suite.allowError(/500/);
    const page = await suite.open(`/management/${(await newDuplicates()).id}`);
    await page.route('**/written-prompts-duplicates', (route) => route.fulfill({ status: 500, body: '' }));
    await button(page, 'View Dupe Prompts').click();
    await sees(page, 'Error loading prompts: Failed to fetch duplicate written prompts');
  });
});

it('a phone shows the prompts without scrolling sideways', async () => {
  const page = await open(await newFilledShop(suite.product), PHONE);
  await button(page, 'Edit: Which shoes suit runners?').click();
  await page.getByLabel('Prompt text').fill('x'.repeat(300));
  await shows(() => scrollsSideways(page), false);
});
