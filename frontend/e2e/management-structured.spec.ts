import { expect, it } from '@jest/globals';
import type { Brand, CsvGeneration } from '#contracts';
import { sharedProduct } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, scrollsSideways, sees, shows, seesToast } from './browser.js';
import { newShop } from './saved-shop.js';
import { button, dialog, download, isFocused, panel } from './screens.js';

const suite = browserSuite(sharedProduct);

const open = async ({ id }: Brand): Promise<Page> => suite.open(`/management/${id}?tab=structured`);
const filesOf = async ({ id }: Brand) =>
  (await suite.product.client.get<CsvGeneration[]>(`/api/brands/${id}/csv-generations`)).body;
const make = async ({ id }: Brand, seed: number, maxPrompts = 6) =>
  (await suite.product.client.post<CsvGeneration>(`/api/brands/${id}/generate-csv`, { seed, maxPrompts }))
    .body;
const card = (page: Page, { fileName }: CsvGeneration) =>
  page.getByRole('article', { name: fileName, exact: true });

/** A file shows its numbers, its breakdown, and a download link. */
async function checkFile(page: Page, file: CsvGeneration): Promise<void> {
  await card(page, file)
    .getByText(/^Created (less than a|\d+) minutes? ago$/)
    .waitFor();
  await card(page, file).getByText('6 prompts', { exact: true }).waitFor();
  await card(page, file).getByText('Seed: 7', { exact: true }).waitFor();
  const breakdown = card(page, file).getByRole('list', { name: 'Category breakdown' });
  await shows(() => breakdown.getByRole('listitem').allInnerTexts(), ['boots 3', 'shoes 3']);
  // Until it goes, the cards below may move between the two halves of a press.
  await panel(page, 'In progress').waitFor({ state: 'hidden' });
  const { text, name } = await download(page, page.getByRole('link', { name: `Download ${file.fileName}` }));
  expect(name).toBe(file.fileName);
  const [header, ...rows] = text.trimEnd().split('\r\n');
  expect([header, rows.length]).toEqual(['Prompt,Prompt Type,Product Category,Audience,Material', 6]);
}

async function previewNewest(page: Page): Promise<void> {
  await button(page, 'Preview newest').click();
  const preview = dialog(page, 'Newest CSV');
  await preview.getByText('17 of 17 rows').waitFor();
  await shows(
    () => preview.getByRole('columnheader').allInnerTexts(),
    ['Prompt', 'Prompt Type', 'Product Category', 'Audience', 'Material'],
  );
  await shows(() => preview.getByRole('row').count(), 1 + 17);
  await button(preview, 'Close').click();
  await isFocused(button(page, 'Preview newest'));

  await page.setViewportSize(PHONE);
  await shows(() => scrollsSideways(page), false);
  await button(page, 'Preview newest').click();
  await panel(page, 'Rows of the newest CSV').waitFor();
  await shows(() => scrollsSideways(page), false);
  await page.setViewportSize(DESKTOP);
}

/** A failed fetch is shown inline, for the list and for a file's breakdown separately. */
async function failToRead(page: Page, file: CsvGeneration): Promise<void> {
  await page.route('**/csv-generations', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/breakdown', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await sees(page, 'Error loading prompts: Failed to fetch CSV generations');
  await page.unroute('**/csv-generations');
  await button(page, 'Try again').click();
  await sees(page, 'Error loading prompts: Failed to fetch breakdown');
  await page.unrouteAll();
  await button(card(page, file), 'Try again').click();
  await card(page, file).getByRole('list', { name: 'Category breakdown' }).waitFor();
}

async function deleteFile(page: Page, file: CsvGeneration): Promise<void> {
  await page.route('**/csv-generations/*', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, `Delete ${file.fileName}`).click();
  const question = dialog(page, 'Delete this CSV generation?');
  await question.getByText(/This action cannot be undone\./).waitFor();
  await button(question, 'Delete').click();
  await seesToast(page, 'Failed to delete CSV generation');
  await page.unrouteAll();
  await question.waitFor({ state: 'hidden' });
  await button(page, `Delete ${file.fileName}`).click();
  await button(question, 'Delete').click();
  await seesToast(page, 'CSV generation deleted successfully');
  await sees(page, 'No CSV generations found');
}

it('structured prompts are files that are listed when they are done, with what they are made of, a preview, a download, and a way to delete them; what cannot be read says so inline', async () => {
  suite.allowError(/500/);
  const brand = await newShop(suite.product);
  const page = await open(brand);
  await sees(page, 'No CSV generations found');
  await shows(() => button(page, 'Preview newest').isDisabled(), true);
  await sees(page, 'Live');
  // As if another tab or person had started it.
  const file = await make(brand, 7);
  await checkFile(page, file);
  const newest = await make(brand, 2, 17);
  await card(page, newest).waitFor();
  await previewNewest(page);

  await suite.product.client.delete(`/api/brands/${brand.id}/csv-generations/${newest.id}`);
  await suite.product.sql('UPDATE csv_generations SET seed = NULL WHERE id = $1', [file.id]);
  await failToRead(page, file);
  await card(page, file).getByText('6 prompts', { exact: true }).waitFor();
  await shows(() => card(page, file).getByText(/^Seed/).count(), 0);
  await deleteFile(page, file);
  expect(await filesOf(brand)).toEqual([]);
});

/** Neither a count nor a seed out of bounds is sent. */
async function refuseBounds(page: Page, form: Locator): Promise<void> {
  for (const [count, seed] of [
    ['0', '-1'],
    ['2001', '2147483648'],
    ['', '1.5'],
  ]) {
    await form.getByLabel('Maximum Prompts').fill(count ?? '');
    await form.getByLabel('Seed (optional)').fill(seed ?? '');
    await button(form, 'Generate CSV').click();
    await sees(page, 'Maximum Prompts must be a whole number from 1 to 2,000');
    await sees(page, 'Seed must be a whole number from 0 to 2,147,483,647');
  }
  await button(form, 'Cancel').click();
  await form.waitFor({ state: 'hidden' });
}

it("Generate CSV starts from the brand's maximum, takes 1 to 2,000 and a whole seed, makes the file in the background, draws a seed when none is given, and shows the server's words when there is nothing to make prompts from", async () => {
  suite.allowError(/400/);
  const brand = await newShop(suite.product);
  await suite.product.client.put(`/api/brands/${brand.id}`, { maxPrompts: 11 });
  const page = await open(brand);
  await button(page, 'Generate CSV').click();
  const form = dialog(page, 'Generate CSV');
  await shows(() => form.getByLabel('Maximum Prompts').inputValue(), '11');
  await refuseBounds(page, form);

  await button(page, 'Generate CSV').click();
  await shows(() => form.getByLabel('Maximum Prompts').inputValue(), '11');
  await form.getByLabel('Seed (optional)').fill('42');
  await button(form, 'Generate CSV').click();
  await form.waitFor({ state: 'hidden' });
  await seesToast(page, 'Generated 11 structured prompts');
  await sees(page, 'Seed: 42');
  expect(await filesOf(brand)).toMatchObject([{ seed: 42, promptCount: 11 }]);

  await button(page, 'Generate CSV').click();
  await form.getByLabel('Maximum Prompts').fill('5');
  await page.keyboard.press('Enter');
  await seesToast(page, 'Generated 5 structured prompts');
  const [file] = await filesOf(brand);
  expect(file?.promptCount).toBe(5);
  await sees(page, `Seed: ${file?.seed ?? ''}`);

  await suite.product.sql('DELETE FROM attribute_categories WHERE brand_id = $1', [brand.id]);
  await form.waitFor({ state: 'hidden' });
  await button(page, 'Generate CSV').click();
  await button(form, 'Generate CSV').click();
  await sees(page, 'Add at least one product category attribute first');
  await form.waitFor();
});
