import { expect, it } from '@jest/globals';
import type { Brand, WrittenPrompt } from '#contracts';
import { sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, scrollsSideways, sees, shows, seesToast, visit } from './browser.js';
import { newFilledShop, newShop, ofAudience, save } from './saved-shop.js';
import { button, dialog, download, isFocused } from './screens.js';

const suite = browserSuite(sharedProduct);

const view = (page: Page) => dialog(page, 'Written Prompts');
const dupes = (page: Page) => dialog(page, 'Duplicate Prompts');

const promptsOf = async ({ id }: Brand) =>
  (await suite.product.client.get<WrittenPrompt[]>(`/api/brands/${id}/written-prompts`)).body;
const questions = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('.prompt-row .ant-checkbox-input')
    .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')?.replace('Select: ', '')));
const box = (page: Page, question: string) =>
  page.getByRole('checkbox', { name: `Select: ${question}`, exact: true });

const total = (page: Page, count: string) =>
  page.locator('.overview-figures dd').getByText(count, { exact: true }).waitFor();

/** Saves two combinations twice, in two batches, and a third one once. */
async function saveDuplicates(brand: Brand): Promise<void> {
  await save(suite.product, brand, [
    ofAudience('sandals', 'nurses', 'Old one? sandals'),
    ofAudience('clogs', 'nurses', 'Old one? clogs'),
    ofAudience('clogs', 'hikers', 'Alone?'),
  ]);
  await save(suite.product, brand, [
    ofAudience('sandals', 'nurses', 'New one? sandals'),
    ofAudience('clogs', 'nurses', 'New one? clogs'),
  ]);
}

async function close(page: Page): Promise<void> {
  await button(view(page), 'Close').click();
  await view(page).waitFor({ state: 'hidden' });
}

/** Only one prompt at a time can be edited; a blank text cannot be saved. */
async function editOne(page: Page, brand: Brand): Promise<void> {
  await button(page, 'Edit: Which shoes suit runners?').click();
  await sees(page, 'Editing in progress');
  await shows(() => box(page, 'Which shoes suit hikers?').isDisabled(), true);
  await button(page, 'Edit: Which shoes suit hikers?').click();
  await seesToast(page, 'Edit in Progress');
  const text = page.getByLabel('Prompt text');
  await text.fill('  ');
  await shows(() => button(view(page), 'Save').isDisabled(), true);
  await text.press('Escape');
  await text.waitFor({ state: 'hidden' });
  await shows(() => view(page).isVisible(), true);
  await button(page, 'Edit: Which shoes suit hikers?').click();
  await text.fill(' Which shoes do hikers love? ');
  // Pressed in passing, it takes nothing away.
  await text.press('Escape');
  await button(page, 'Undo').click();
  await shows(() => text.inputValue(), ' Which shoes do hikers love? ');
  await button(view(page), 'Save').click();
  await seesToast(page, 'Prompt updated successfully');
  await box(page, 'Which shoes do hikers love?').waitFor();
  expect((await promptsOf(brand)).map(({ question }) => question)).toContain('Which shoes do hikers love?');
}

async function holdBackSaves(page: Page): Promise<{ answer: () => void }> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/written-prompts/*', (route) => answered.then(() => route.continue()));
  return { answer: () => answer() };
}

/** What is typed while a save is under way is not lost with it. */
async function typeOn(page: Page, brand: Brand): Promise<void> {
  const late = await holdBackSaves(page);
  await button(page, 'Edit: Which shoes do hikers love?').click();
  const text = page.getByLabel('Prompt text');
  await text.fill('Which shoes do hikers wear?');
  await button(view(page), 'Save').click();
  await button(view(page), 'Saving...').waitFor();
  await text.fill('Which shoes do hikers wear out?');
  late.answer();
  await seesToast(page, 'Prompt updated successfully');
  await button(view(page), 'Save').waitFor();
  expect(await text.inputValue()).toBe('Which shoes do hikers wear out?');
  await page.unrouteAll();
  await text.fill('Which shoes do hikers love?');
  await button(view(page), 'Save').click();
  await box(page, 'Which shoes do hikers love?').waitFor();
  expect((await promptsOf(brand)).map(({ question }) => question)).toContain('Which shoes do hikers love?');
}

/** So is what is typed while a save takes the prompt out of the list, the last one of it too. */
async function typeOnWhereItNoLongerMatches(page: Page): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search in the saved prompts' });
  await search.fill('nurses');
  await total(page, '1');
  await button(page, 'View Prompts').click();
  const late = await holdBackSaves(page);
  await button(page, 'Edit: Which shoes suit nurses?').click();
  const text = page.getByLabel('Prompt text');
  await text.fill('Which shoes suit doctors?');
  await button(view(page), 'Save').click();
  await button(view(page), 'Saving...').waitFor();
  await text.fill('Which shoes suit surgeons?');
  late.answer();
  await seesToast(page, 'The prompt you were editing is no longer in this list');
  await button(view(page), 'Save').waitFor();
  expect(await text.inputValue()).toBe('Which shoes suit surgeons?');
  await page.unrouteAll();
  await text.fill('Which shoes suit nurses?');
  await button(view(page), 'Save').click();
  await box(page, 'Which shoes suit nurses?').waitFor();
  await close(page);
  await button(page, 'Remove filter: “nurses”').click();
}

/** Texts and selection stay when a call fails, and are discarded when the dialog is closed. */
async function failAndForget(page: Page): Promise<void> {
  await page.route('**/written-prompts/*', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, 'Edit: Which shoes suit runners?').click();
  const text = page.getByLabel('Prompt text');
  await text.fill('Better?');
  await page.keyboard.press('Control+Enter');
  await seesToast(page, 'Failed to update prompt');
  await shows(() => text.inputValue(), 'Better?');
  // A click beside the dialog discards nothing.
  await page.mouse.click(5, 400);
  await shows(() => text.inputValue(), 'Better?');
  await button(view(page), 'Cancel').click();
  await box(page, 'Which shoes suit runners?').check();
  await shows(() => button(view(page), 'Delete Selected').isEnabled(), true);
  const question = dialog(page, 'Delete selected prompts?');
  await button(view(page), 'Delete Selected').click();
  await button(question, 'Delete').click();
  await seesToast(page, 'Failed to delete prompts');
  await question.waitFor({ state: 'hidden' });
  await sees(page, '1 of 9 selected');
  await page.unrouteAll();

  await button(page, 'Edit: Which shoes suit runners?').click();
  await close(page);
  await isFocused(button(page, 'View Prompts'));
  await page.keyboard.press('Enter');
  await sees(page, '0 of 9 selected');
  await shows(() => text.count(), 0);
}

async function deleteTwo(page: Page, brand: Brand): Promise<void> {
  await shows(() => button(view(page), 'Delete Selected').isDisabled(), true);
  await box(page, 'Which shoes suit runners?').check();
  await box(page, 'Which shoes do hikers love?').check();
  await button(view(page), 'Delete Selected').click();
  const question = dialog(page, 'Delete selected prompts?');
  await question
    .getByText('Are you sure you want to delete 2 selected prompt(s)? This action cannot be undone.')
    .waitFor();
  await button(question, 'Delete').click();
  await seesToast(page, 'Deleted 2 prompts');
  await sees(page, '0 of 7 selected');
  expect(await promptsOf(brand)).toHaveLength(7);
  await close(page);
  await total(page, '7');
}

/** The dialog fetches the prompts that match the filters once, and only while it is open. */
async function viewUnderFilter(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page
    .getByRole('button', { name: /^boots/ })
    .first()
    .click();
  await total(page, '4');
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

  await page.setViewportSize(PHONE);
  await button(page, 'Edit: Which boots suit runners?').click();
  await page.getByLabel('Prompt text').fill('x'.repeat(300));
  await shows(() => scrollsSideways(page), false);
  await page.setViewportSize(DESKTOP);
  await close(page);
  await button(page, 'Clear Filters').click();
}

it('View Prompts lists the prompts under the filters, read only while it is open, downloads those that are selected, edits one prompt at a time and deletes the selected ones after asking, keeps texts and selection where that fails, and forgets both when it is closed', async () => {
  suite.allowError(/500/);
  const brand = await newFilledShop(suite.product);
  const page = await suite.open(`/management/${brand.id}`);
  await page.route('**/written-prompts-filtered?*', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, 'View Prompts').click();
  await sees(page, 'Error loading prompts: Failed to fetch filtered written prompts');
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await sees(page, '0 of 9 selected');
  await view(page).getByRole('checkbox', { name: 'Select all' }).check();
  await box(page, 'Which shoes suit runners?').uncheck();
  await sees(page, '8 of 9 selected');
  const { text } = await download(page, view(page).getByRole('link', { name: 'Download CSV' }));
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 8);
  expect(text).not.toContain('Which shoes suit runners?');
  await close(page);

  await viewUnderFilter(page);
  await typeOnWhereItNoLongerMatches(page);
  await button(page, 'View Prompts').click();
  await editOne(page, brand);
  await typeOn(page, brand);
  await failAndForget(page);
  await deleteTwo(page, brand);
});

async function deleteCopies(page: Page, brand: Brand): Promise<void> {
  await page.route('**/written-prompts-duplicates', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, 'View Dupe Prompts').click();
  await sees(page, 'Error loading prompts: Failed to fetch duplicate written prompts');
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await dupes(page).locator('.prompt-row').first().waitFor();
  await shows(
    () => dupes(page).getByRole('heading', { level: 3 }).allInnerTexts(),
    ['New Duplicate Group', 'New Duplicate Group'],
  );
  await shows(
    () => questions(page),
    ['Old one? clogs', 'New one? clogs', 'Old one? sandals', 'New one? sandals'],
  );
  await button(page, 'Select all but the oldest of each group').click();
  await sees(page, '2 of 4 selected');
  await button(dupes(page), 'Delete Selected').click();
  await button(dialog(page, 'Delete selected prompts?'), 'Delete').click();
  await sees(page, 'No duplicate prompts found.');
  expect(
    (await promptsOf(brand)).map(({ question }) => question).filter((each) => !each.startsWith('Which')),
  ).toEqual(['Old one? sandals', 'Old one? clogs', 'Alone?']);
  await button(dupes(page), 'Close').click();
  await button(page, 'View Dupe Prompts').waitFor({ state: 'hidden' });
}

/** Back would show another list and lose the edit. */
async function askBeforeBack(page: Page, filter: () => Promise<void>): Promise<void> {
  await filter();
  await total(page, '3');
  await button(page, 'View Prompts').click();
  const list = dialog(page, 'Written Prompts');
  await list
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await list.getByLabel('Prompt text').fill('Which boots last?');
  await page.goBack();
  const question = dialog(page, 'Leave without saving?');
  await button(question, 'Stay').click();
  await question.waitFor({ state: 'hidden' });
  await shows(() => list.getByLabel('Prompt text').inputValue(), 'Which boots last?');
  await page.goBack();
  await button(question, 'Leave').click();
  await list.waitFor({ state: 'hidden' });
  await total(page, '6');
}

it('filters and order stand in the address, which may open the list, and in named views; all that match are deleted at once; View Dupe Prompts lists each combination that occurs twice or more under a divider, and leaves one of each when the copies are deleted', async () => {
  suite.allowError(/500/);
  const brand = await newFilledShop(suite.product);
  const page = await suite.open(`/management/${brand.id}`);
  const chips = () => page.getByRole('list', { name: 'Filters' }).getByRole('listitem').allInnerTexts();
  const boots = () =>
    page
      .getByRole('button', { name: /^boots/ })
      .first()
      .click();
  await page.getByRole('searchbox', { name: 'Search in the saved prompts' }).fill('RUNNERS');
  await total(page, '6');
  await boots();
  await total(page, '3');
  await shows(chips, ['Product category: boots', '“RUNNERS”']);
  await page.reload();
  await total(page, '3');
  await page.goBack();
  await total(page, '6');
  await shows(chips, ['“RUNNERS”']);
  await askBeforeBack(page, boots);
  // After a filter is removed by its button, the focus is on the neighbouring filter.
  await boots();
  await button(page, 'Remove filter: Product category: boots').click();
  await isFocused(button(page, 'Remove filter: “RUNNERS”'));

  await page.getByRole('radiogroup', { name: 'Order of the prompts' }).getByText('Newest first').click();
  await button(page, 'Views').click();
  await page.getByLabel('Name of this view').fill('Runners');
  await button(page, 'Save view').click();
  await seesToast(page, 'View saved');
  await page.keyboard.press('Escape');
  await button(page, 'Remove filter: “RUNNERS”').click();
  await isFocused(page.getByRole('group', { name: 'Search and filters' }));
  await total(page, '9');
  await button(page, 'Views').click();
  // A click beside the menu closes it, and keeps what was typed.
  const name = page.getByLabel('Name of this view');
  await name.fill('Runners');
  await page.getByRole('heading', { level: 1 }).click();
  await name.waitFor({ state: 'detached' });
  await button(page, 'Views').click();
  expect(await name.inputValue()).toBe('Runners');
  // The view may be a colleague's, so replacing it asks first.
  await button(page, 'Save view').click();
  const replacing = page.getByRole('dialog').filter({ hasText: 'Replace the view ‘Runners’?' });
  await button(replacing, 'Cancel').click();
  await replacing.waitFor({ state: 'hidden' });
  if (!(await button(page, 'Delete view: Runners').isVisible())) await button(page, 'Views').click();
  await button(page, 'Delete view: Runners').click();
  await seesToast(page, 'View deleted');
  await button(page, 'Undo').click();
  await button(page, 'Views').click();
  await button(page, 'Runners').click();
  await total(page, '6');
  await button(page, 'View Prompts').click();
  await sees(page, '0 of 6 selected');
  const shown = await questions(page);
  expect(shown[0]).toBe('Which boots made of leather suit runners?');
  // A shared URL shows the same, and a link may open the list.
  await page.reload();
  await total(page, '6');
  await page.goto(`${page.url()}&show=filtered`);
  await sees(page, '0 of 6 selected');
  await shows(() => questions(page), shown);
  await close(page);

  await button(page, 'Delete 6 prompts').click();
  const question = dialog(page, 'Delete all that match?');
  await question
    .getByText(/6 prompts, all that match the filters\? This action cannot be undone\./)
    .waitFor();
  await button(question, 'Delete').click();
  await seesToast(page, 'Deleted 6 prompts');
  expect(await promptsOf(brand)).toHaveLength(3);

  await saveDuplicates(brand);
  await visit(page, `/management/${brand.id}`);
  await deleteCopies(page, brand);
});

/** Creates prompts of two product categories in turn. */
async function newMany(count: number): Promise<Brand> {
  const brand = await newShop(suite.product);
  await suite.product.sql(
    `INSERT INTO written_prompts (brand_id, question, prompt_type, product_category)
     SELECT $1, 'Which ' || n || '?', 'Discovery', CASE WHEN n % 2 = 0 THEN 'boots' ELSE 'shoes' END
     FROM generate_series(1, $2) AS n`,
    [brand.id, count],
  );
  return brand;
}

/** Only few of very many rows are rendered; all can be selected and downloaded, and the rest can be loaded. */
async function viewMoreThanIsRead(page: Page): Promise<void> {
  await button(page, 'View Prompts').click();
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
  await box(page, 'Which 1?').uncheck();
  await sees(page, '10,499 of 10,500 selected');
  const { text, name } = await download(page, button(view(page), 'Download CSV'));
  expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 10_499);
  expect(text).not.toContain('Which 1?');
  expect(name).toBe('Northwind_written_prompts.csv');
  await close(page);
}

/** This many are loaded automatically. */
async function viewJustWhatIsRead(page: Page): Promise<void> {
  await button(page, 'View Prompts').click();
  await view(page).getByRole('checkbox', { name: 'Select all' }).check();
  await sees(page, '10,000 of 10,000 selected');
  await until(async () => (await page.locator('.prompts-more').innerText()) === '');
  await shows(() => button(page, 'Read more').count(), 0);
  await close(page);
}

it('holds 10,000 prompts and more: few rows are drawn, all can be selected and downloaded, and the rest is read on; Select all means all, also those that have not been read yet, and under the filters', async () => {
  const brand = await newMany(10_500);
  const page = await suite.open(`/management/${brand.id}`);
  await viewMoreThanIsRead(page);
  await suite.product.sql(
    `DELETE FROM written_prompts WHERE seq IN
     (SELECT seq FROM written_prompts WHERE brand_id = $1 ORDER BY seq LIMIT 500)`,
    [brand.id],
  );
  await page.reload();
  await total(page, '10,000');
  await viewJustWhatIsRead(page);

  await page
    .getByRole('button', { name: /^boots/ })
    .first()
    .click();
  await total(page, '5,000');
  // The second page never arrives.
  await page.route('**/written-prompts-filtered?*cursor=*', () => undefined);
  await button(page, 'View Prompts').click();
  await sees(page, '0 of 5,000 selected');
  await view(page).getByRole('checkbox', { name: 'Select all' }).check();
  await sees(page, '5,000 of 5,000 selected');
  await button(view(page), 'Delete Selected').click();
  const question = dialog(page, 'Delete selected prompts?');
  await question.getByText('Are you sure you want to delete 5,000 selected prompt(s)?').waitFor();
  await button(question, 'Delete').click();
  await seesToast(page, 'Deleted 5,000 prompts');
  const left = await promptsOf(brand);
  expect([left.length, new Set(left.map(({ productCategory }) => productCategory))]).toEqual([
    5_000,
    new Set(['shoes']),
  ]);
});
