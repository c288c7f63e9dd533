import { expect, it } from '@jest/globals';
import type { Attribute, Brand, ModifiedAttributeName, WrittenPrompt } from '#contracts';
import { sharedProduct } from '#testing';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows, seesToast } from './browser.js';
import { fillShop, newFilledShop, newShop, ofAudience, save } from './saved-shop.js';
import { button, dialog, isFocused } from './screens.js';

const suite = browserSuite(sharedProduct);

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Modified Name' });
const open = async ({ id }: Brand): Promise<Page> => {
  const page = await suite.open(`/profound/${id}`);
  await nameField(page).waitFor();
  return page;
};
const openExport = async (brand: Brand): Promise<Page> => {
  const page = await open(brand);
  await page.getByRole('tab', { name: 'Export CSV' }).click();
  return page;
};
const attributesOf = async ({ id }: Brand) =>
  (await suite.product.client.get<Attribute[]>(`/api/brands/${id}/attributes`)).body;
const namesOf = async ({ id }: Brand) =>
  (await suite.product.client.get<ModifiedAttributeName[]>(`/api/brands/${id}/modified-attribute-names`))
    .body;

async function rename(brand: Brand, attribute: string, modifiedName: string): Promise<void> {
  const found = (await attributesOf(brand)).find(({ displayName }) => displayName === attribute);
  await suite.product.client.post(`/api/brands/${brand.id}/modified-attribute-names`, {
    attributeId: found?.id,
    modifiedName,
  });
}

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const options = (page: Page) => page.locator('.ant-select-item-option').filter({ visible: true });

async function choose(page: Page, name: string, option: string): Promise<void> {
  await select(page, name).click();
  await options(page).filter({ hasText: option }).click();
}

const names = (page: Page) => page.getByRole('table', { name: 'Names in the export' });
const rowsOf = async (table: Locator) => (await table.getByRole('row').allInnerTexts()).slice(1);
const prompts = (page: Page) => page.getByRole('table', { name: 'Prompts to export' });

/** Clicks a button, and reads the downloaded file. */
async function downloaded(page: Page, label: string): Promise<{ name: string; lines: string[] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, label).click()]);
  await seesToast(page, 'CSV exported successfully');
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
}

/** A blank name is not saved. */
async function addName(page: Page, brand: Brand): Promise<void> {
  await sees(page, 'No modified names yet');
  await button(page, 'Save').click();
  await sees(page, 'Please select an attribute');
  await sees(page, 'Modified name is required');
  // A name that was typed first stays when the attribute, or another one, is chosen.
  await nameField(page).fill('outdoor people');
  for (const attribute of ['nurses', 'hikers']) await choose(page, 'Attribute', attribute);
  expect(await nameField(page).inputValue()).toBe('outdoor people');
  await nameField(page).fill('   ');
  await button(page, 'Save').click();
  await isFocused(nameField(page));
  expect(await namesOf(brand)).toEqual([]);

  await nameField(page).fill('  people who hike ');
  await button(page, 'Save').click();
  await seesToast(page, 'Modified attribute name saved successfully');
  await shows(
    () => names(page).getByRole('columnheader').allInnerTexts(),
    ['Original Name', 'Modified Name', 'Category', 'Actions'],
  );
  await shows(() => rowsOf(names(page)), [expect.stringMatching(/^hikers\s+people who hike\s+Audience/)]);
  await select(page, 'Attribute').click();
  await page.keyboard.type('hik');
  await page
    .getByRole('option', { name: 'hikers, weight Low, already modified' })
    .waitFor({ state: 'attached' });
  const marked = options(page).filter({ has: page.getByRole('img', { name: 'already modified' }) });
  await shows(() => marked.allInnerTexts(), [expect.stringMatching(/^hikers\s+Weight: Low$/)]);
  await page.keyboard.press('Escape');
}

/** One name per attribute: the existing name is offered for editing. */
async function changeName(page: Page, brand: Brand): Promise<void> {
  await choose(page, 'Attribute', 'hikers');
  await shows(() => nameField(page).inputValue(), 'people who hike');
  await nameField(page).fill('walkers');
  // While the lists are still being read, it says 'Saving...'.
  await button(page, 'Save').waitFor();
  await page.keyboard.press('Enter');
  await seesToast(page, 'Modified attribute name saved successfully');
  await names(page).getByText('walkers').waitFor();
  await shows(() => nameField(page).inputValue(), '');
  await isFocused(nameField(page));
  expect(await namesOf(brand)).toMatchObject([{ modifiedName: 'walkers' }]);
}

async function failToName(page: Page): Promise<void> {
  await page.route('**/modified-attribute-names**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, body: '' }),
  );
  await choose(page, 'Attribute', 'nurses');
  await nameField(page).fill('carers');
  await button(page, 'Save').click();
  await seesToast(page, 'Failed to save modified attribute name');
  await shows(() => nameField(page).inputValue(), 'carers');
  await page.unrouteAll();
  await page.route('**/modified-attribute-names/*', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, 'Delete the export name of hikers').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Failed to delete modified attribute name');
  await shows(async () => (await rowsOf(names(page))).length, 1);
  await page.unrouteAll();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function deleteName(page: Page, brand: Brand): Promise<void> {
  await button(page, 'Delete the export name of hikers').click();
  const question = dialog(page, 'Delete the modified name of hikers?');
  await question.getByText('This action cannot be undone.').waitFor();
  await button(question, 'Delete').click();
  await seesToast(page, 'Modified attribute name deleted successfully');
  await sees(page, 'No modified names yet');
  expect(await namesOf(brand)).toEqual([]);
}

/** Offers only the attributes of a category. */
async function narrowAttributes(page: Page): Promise<void> {
  await choose(page, 'Attribute', 'hikers');
  await choose(page, 'Category', 'Material');
  await page.locator('.name-form').getByText('Select an attribute').waitFor();
  await select(page, 'Attribute').click();
  await options(page).first().waitFor();
  await shows(
    async () => (await options(page).allInnerTexts()).map((text) => text.split('\n')[0]),
    ['wool', 'leather'],
  );
  await page.keyboard.press('Escape');
}

async function failToExport(page: Page): Promise<void> {
  await page.route('**/profound-preview?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/profound-csv?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await page.getByRole('tab', { name: 'Export CSV' }).click();
  await sees(page, 'Failed to fetch the prompts');
  await page.unroute('**/profound-preview?*');
  await button(page, 'Try again').click();
  await button(page, 'Export All to CSV').click();
  await seesToast(page, 'Kept under Versions, but not downloaded');
  await seesToast(page, 'Failed to export CSV');
  await page.unrouteAll();
}

async function exportSelected(page: Page): Promise<void> {
  await prompts(page).getByRole('checkbox').first().waitFor();
  await shows(() => button(page, 'Export Selected to CSV').isDisabled(), true);
  await page.getByRole('checkbox', { name: 'Select: Which shoes suit nurses?' }).check();
  await page.getByRole('checkbox', { name: 'Select: Which boots suit hikers?' }).check();
  const { lines } = await downloaded(page, 'Export Selected to CSV (2)');
  expect(lines.slice(1)).toEqual([
    'shoes,Which shoes suit nurses?,"nurses,Discovery"',
    'boots,Which boots suit hikers?,"hikers,Discovery"',
  ]);
  await button(page, 'Select All').click();
  await button(page, 'Export Selected to CSV (9)').waitFor();
  await button(page, 'Deselect All').click();
  await shows(() => button(page, 'Export Selected to CSV').isDisabled(), true);
  const boxes = prompts(page).getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await button(page, 'Export Selected to CSV (4)').waitFor();
  await button(page, 'Select All').click();
  await button(page, 'Deselect All').click();
}

/** What is saved while a file is made is not in it, and so the next export's news. */
async function saveMeanwhile(page: Page, brand: Brand): Promise<void> {
  await page.route('**/profound-csv?*', async (route) => {
    await save(suite.product, brand, [ofAudience('shoes', 'nurses', 'Saved meanwhile?')]);
    await route.continue();
  });
  const { lines } = await downloaded(page, 'Export All to CSV');
  await page.unrouteAll();
  expect(lines).toHaveLength(10);
  await page.reload();
  await page.getByText('Since the last full export: 1 new, 0 changed, 0 removed').waitFor();
  const { body: saved } = await suite.product.client.get<WrittenPrompt[]>(
    `/api/brands/${brand.id}/written-prompts`,
  );
  await suite.product.client.post(`/api/brands/${brand.id}/written-prompts/bulk-delete`, {
    promptIds: [saved.at(-1)?.id],
  });
  await sees(page, 'Showing 9 of 9 prompts');
}

/** What was deleted on another screen is gone from the export. */
async function deleteElsewhere(page: Page): Promise<void> {
  const actions = page.getByRole('group', { name: 'Actions for Followed' });
  await sees(page, 'Showing 9 of 9 prompts');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await button(actions, 'History').click();
  await button(page, 'Delete boots x Audience').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Deleted 2 prompts');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await button(actions, 'Profound').click();
  await page.getByRole('tab', { name: 'Export CSV' }).click();
  await sees(page, 'Showing 7 of 7 prompts');
}

/** Selected prompts that a colleague deletes are no longer counted. The open tab survives a reload. */
async function loseSelected(page: Page, brand: Brand): Promise<void> {
  const { client } = suite.product;
  await page.reload();
  await sees(page, 'Showing 7 of 7 prompts');
  const { body: saved } = await client.get<WrittenPrompt[]>(`/api/brands/${brand.id}/written-prompts`);
  for (const { question } of saved.slice(0, 2))
    await page.getByRole('checkbox', { name: `Select: ${question}`, exact: true }).check();
  const remove = (promptId = '') =>
    client.post(`/api/brands/${brand.id}/written-prompts/bulk-delete`, { promptIds: [promptId] });
  await button(page, 'Export Selected to CSV (2)').waitFor();
  await remove(saved[0]?.id);
  await button(page, 'Export Selected to CSV (1)').waitFor();
  await remove(saved[1]?.id);
  await shows(() => button(page, 'Export Selected to CSV').isDisabled(), true);
  await sees(page, 'Showing 5 of 5 prompts');
}

it('attributes get a modified name, one each, that is shown with a check mark at the attribute, can be changed and deleted, and is kept where a call fails; Export CSV exports the selected prompts only when asked to, says what fails, follows what was deleted on another screen, and fits a phone', async () => {
  suite.allowError(/50[03]/);
  const brand = await newShop(suite.product, 'Followed');
  const page = await open(brand);
  await addName(page, brand);
  await changeName(page, brand);
  await failToName(page);
  await deleteName(page, brand);
  await narrowAttributes(page);
  await page.getByRole('tab', { name: 'Export CSV' }).click();
  await sees(page, 'No prompts to export');
  for (const label of ['Export All to CSV', 'Export Selected to CSV'])
    await shows(() => button(page, label).isDisabled(), true);

  await fillShop(suite.product, brand);
  await failToExport(page);
  await exportSelected(page);
  await saveMeanwhile(page, brand);
  await deleteElsewhere(page);
  await loseSelected(page, brand);

  await rename(brand, 'hikers', 'a very long name '.repeat(10));
  await page.setViewportSize(PHONE);
  await page.goto(`/profound/${brand.id}`);
  await names(page).waitFor();
  await shows(() => scrollsSideways(page), false);
  await page.getByRole('tab', { name: 'Export CSV' }).click();
  await prompts(page).waitFor();
  await shows(() => scrollsSideways(page), false);
});

const renderedRows = async (page: Page) =>
  prompts(page)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].slice(1).map((cell) => cell.textContent)),
    );

/** Renames the brand and some attributes, and saves prompts that a spreadsheet would run. */
async function saveFormulas(brand: Brand): Promise<void> {
  const { client } = suite.product;
  await client.put(`/api/brands/${brand.id}`, { name: 'Käse & Söhne / "Nord"' });
  await rename(brand, 'shoes', '-50 % shoes');
  const wool = (await attributesOf(brand)).find(({ displayName }) => displayName === 'wool');
  await client.put(`/api/attributes/${wool?.id}`, { displayName: 'merino' });
  await rename(brand, 'merino', 'Merino Plus');
  await save(suite.product, brand, [ofAudience('shoes', 'nurses', '=SUM(A1)?')]);
}

it('Export CSV shows the rows as the file will hold them, and exports all of them, with the names as they are now; it marks the cells that a spreadsheet would run when asked to, and is named after the brand, made safe', async () => {
  const brand = await newFilledShop(suite.product);
  await suite.product.client.post(`/api/brands/${brand.id}/competitors`, { name: 'Southwind' });
  await save(suite.product, brand, [
    {
      question: 'Which is better, "Northwind" or Southwind?',
      promptType: 'Competitor',
      competitorName: 'Southwind',
    },
    {
      question: 'Is Northwind good for nurses?',
      promptType: 'Validation',
      attributeCategory: 'Audience',
      attribute: 'nurses',
    },
    { question: 'What is Northwind?', promptType: 'Validation' },
  ]);
  await rename(brand, 'boots', 'Boots & more');
  await rename(brand, 'runners', 'joggers, fast');
  const page = await openExport(brand);
  await sees(page, 'Showing 12 of 12 prompts');
  await sees(
    page,
    '‘joggers, fast’ holds a comma and reads as several tags. Give it another name under Modify Attribute Names.',
  );
  await shows(async () => (await renderedRows(page)).length, 12);
  const shown = await renderedRows(page);
  const { name, lines } = await downloaded(page, 'Export All to CSV');
  expect(name).toBe('Northwind_profound_export.csv');
  expect(lines[0]).toBe('Topic,Prompt,Tags');
  const quoted = (cell: string | null) =>
    /[",]/.test(cell ?? '') ? `"${cell?.replaceAll('"', '""')}"` : cell;
  expect(shown.map((cells) => cells.map(quoted).join(','))).toEqual(lines.slice(1));
  expect(shown).toContainEqual(['Boots & more', 'Which boots suit runners?', 'joggers, fast,Discovery']);
  expect(shown).toContainEqual([
    'Competitors',
    'Which is better, "Northwind" or Southwind?',
    'Southwind,Competitor',
  ]);
  expect(shown).toContainEqual(['Audience', 'Is Northwind good for nurses?', 'nurses,Validation']);
  expect(shown).toContainEqual(['Northwind', 'What is Northwind?', 'Validation']);

  await saveFormulas(brand);
  await page.reload();
  await page.getByRole('tab', { name: 'Export CSV' }).click();
  await sees(page, '7 cells that a spreadsheet would run as a formula');
  await shows(
    () => renderedRows(page),
    expect.arrayContaining([
      ['-50 % shoes', '=SUM(A1)?', 'nurses,Discovery'],
      ['Boots & more', 'Which boots made of wool suit runners?', 'joggers, fast,Merino Plus,Discovery'],
    ]),
  );
  const exact = await downloaded(page, 'Export All to CSV');
  expect(exact.name).toBe('Käse_Söhne_Nord_profound_export.csv');
  expect(exact.lines).toContain('-50 % shoes,=SUM(A1)?,"nurses,Discovery"');
  expect(exact.lines).toContain(
    'Boots & more,Which boots made of wool suit runners?,"joggers, fast,Merino Plus,Discovery"',
  );
  await page.getByRole('switch', { name: 'Spreadsheet safe' }).click();
  const safe = await downloaded(page, 'Export All to CSV');
  expect(safe.lines).toContain(`'-50 % shoes,'=SUM(A1)?,"nurses,Discovery"`);
});

it('Export CSV shows the first 100 prompts and exports all; it reaches every prompt in pages of 100; all that is selected means all, but for what is taken out', async () => {
  const brand = await newShop(suite.product);
  await save(
    suite.product,
    brand,
    Array.from({ length: 250 }, (_, place) => ofAudience('shoes', 'nurses', `Question ${place}?`)),
  );
  const page = await openExport(brand);
  await sees(page, 'Showing the first 100 of 250 prompts. Export All to CSV covers all of them.');
  await shows(() => button(page, 'Previous page').isDisabled(), true);
  await page.getByRole('checkbox', { name: 'Select: Question 3?', exact: true }).check();
  await button(page, 'Next page').click();
  await sees(page, 'Showing 101 to 200 of 250 prompts');
  await button(page, 'Next page').click();
  await sees(page, 'Showing 201 to 250 of 250 prompts');
  await shows(() => button(page, 'Next page').isDisabled(), true);
  await isFocused(button(page, 'Previous page'));
  await page.getByRole('checkbox', { name: 'Select: Question 249?', exact: true }).check();
  const two = await downloaded(page, 'Export Selected to CSV (2)');
  expect(two.lines.slice(1)).toEqual([
    'shoes,Question 3?,"nurses,Discovery"',
    'shoes,Question 249?,"nurses,Discovery"',
  ]);
  await page.getByLabel('Search prompts to export').fill('question 24');
  await sees(page, '13 prompts match');
  await button(page, 'Select Shown').click();
  await button(page, 'Export Selected to CSV (14)').waitFor();
  await page.getByLabel('Search prompts to export').fill('');
  // Back on the page of before.
  await sees(page, 'Showing 201 to 250 of 250 prompts');
  await button(page, 'Select All').click();
  await button(page, 'Export Selected to CSV (250)').waitFor();
  await page.getByRole('checkbox', { name: 'Select: Question 240?', exact: true }).uncheck();
  await button(page, 'Previous page').click();
  await sees(page, 'Showing 101 to 200 of 250 prompts');
  await page.getByRole('checkbox', { name: 'Select: Question 100?', exact: true }).uncheck();
  const most = await downloaded(page, 'Export Selected to CSV (248)');
  expect(most.lines).toHaveLength(1 + 248);
  expect(most.lines.filter((line) => /Question (100|240)\?/.test(line))).toEqual([]);

  await save(
    suite.product,
    brand,
    Array.from({ length: 984 }, (_, place) => ofAudience('shoes', 'nurses', `Further ${place}?`)),
  );
  await page.reload();
  await page.getByRole('tab', { name: 'Export CSV' }).click();
  await sees(page, 'Showing the first 100 of 1,234 prompts. Export All to CSV covers all of them.');
  await shows(() => prompts(page).getByRole('checkbox').count(), 100);
  const all = await downloaded(page, 'Export All to CSV');
  expect(all.lines).toHaveLength(1 + 1234);
});
