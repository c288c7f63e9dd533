import { expect, it } from '@jest/globals';
import type { Attribute, Brand } from '#contracts';
import { newBrand, newCategory, sharedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows, seesToast } from './browser.js';
import {
  addAttribute,
  addCategory,
  button,
  closeDialogs,
  dialog,
  focusOn,
  isFocused,
  panel,
  paste,
  signIn,
} from './screens.js';
import { save } from './saved-shop.js';

const suite = browserSuite(sharedProduct);

const newFootwear = ({ id }: Brand) =>
  newCategory(suite.product.client, id, 'ProductCategory', 'Footwear', ['shoes', 'boots']);

/** A brand with one category of two attributes. */
async function newShop(): Promise<Brand> {
  const brand = await newBrand(suite.product.client, 'Northwind');
  await newFootwear(brand);
  return brand;
}

const confirm = (page: Page) => button(page.getByRole('dialog'), 'Delete').click();

const attributesOf = async (brand: Brand) =>
  (await suite.product.client.get<Attribute[]>(`/api/brands/${brand.id}/attributes`)).body.map(
    ({ displayName, weight }) => [displayName, weight],
  );

/** A new category, which would generate nothing yet, asks for attributes at once; by keyboard only. */
async function addByKeyboard(page: Page): Promise<void> {
  await focusOn(button(page, 'Add category to Product Categories'));
  await page.keyboard.press('Enter');
  const name = dialog(page, 'Add Attribute Category').getByLabel('Category Name');
  await isFocused(name);
  await page.keyboard.type('Outerwear');
  await page.keyboard.press('Enter');
  const card = panel(page, 'Outerwear');
  await card.getByText('Empty: generates nothing').waitFor();
  await isFocused(dialog(page, 'Add Attributes').getByLabel('Attribute Name'));
  await page.keyboard.type('coats');
  await page.keyboard.press('Enter');
  await card.getByText('1 attribute').waitFor();
  await dialog(page, 'Add Attributes').waitFor({ state: 'hidden' });
  await addCategory(page, 'Product Categories', 'Hats');
  const added = dialog(page, 'Add Attributes').getByLabel('Attribute Name');
  await added.fill('caps');
  await page.getByRole('heading', { level: 1 }).click();
  expect(await added.inputValue()).toBe('caps');
  // A press elsewhere still has its usual effect, but what it would replace is asked about.
  await button(page, 'Add attributes to Outerwear').click();
  await button(dialog(page, 'Leave without saving?'), 'Leave').click();
  await sees(page, 'To the category Outerwear');
  expect(await added.inputValue()).toBe('');
  await closeDialogs(page);
}

async function addEditDeleteCategory(page: Page): Promise<void> {
  await addCategory(page, 'Customer Attributes', 'Audience');
  await seesToast(page, 'Category created successfully');
  // Only a product category without attributes generates nothing.
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  await button(page, 'Edit category Audience').click();
  const form = dialog(page, 'Edit Category');
  await form.getByLabel('Category Name').fill('People');
  await form.getByText('3 High').click();
  await button(form, 'Update Category').click();
  await seesToast(page, 'Category updated successfully');
  await panel(page, 'People').getByText('High').waitFor();
  await button(page, 'Delete category People').click();
  await confirm(page);
  await seesToast(page, 'Category deleted successfully');
  await panel(page, 'People').waitFor({ state: 'hidden' });
  // It was the only one of its column: the focus stays there.
  await isFocused(panel(page, 'Customer Attributes'));
}

/** A name must not contain the separators of the pipe format, and the type is fixed once there are attributes. */
async function refuseCategories(page: Page): Promise<void> {
  await button(page, 'Add category to Product Attributes').click();
  const added = dialog(page, 'Add Attribute Category');
  await button(added, 'Create Category').click();
  await sees(page, 'Category name is required');
  await added.getByLabel('Category Name').fill('Size: large');
  await sees(page, 'Category name must not contain ":"');
  await added.getByLabel('Category Name').fill('s'.repeat(201));
  await sees(page, 'Category name must be at most 200 characters');
  await button(added, 'Cancel').click();
  await button(page, 'Edit category Footwear').click();
  await sees(page, 'The type cannot change once the category has attributes.');
  await closeDialogs(page);
}

it('the three columns carry their badges, and each card its count and weight; a category is added, by keyboard alone too, and asks for attributes where it would generate nothing, is edited, says by an example how its attributes are put into a question, and is deleted; on a phone too', async () => {
  const brand = await newShop();
  const page = await suite.open(`/attributes/${brand.id}`);
  await page.getByRole('heading', { name: 'Manage Attributes', level: 1 }).waitFor();
  await sees(page, 'Total Attributes 2');
  const columns = page.locator('.category-column');
  await shows(
    () => columns.getByRole('heading', { level: 2 }).allTextContents(),
    ['Product Categories', 'Customer Attributes', 'Product Attributes'],
  );
  await shows(() => columns.locator('.badge').allTextContents(), ['Required', 'Optional', 'Optional']);
  const card = panel(page, 'Footwear');
  await card.getByText('2 attributes').waitFor();
  await shows(() => card.locator('.weight').allTextContents(), ['Low', 'Low', 'Low']);
  await addByKeyboard(page);
  await addEditDeleteCategory(page);
  await refuseCategories(page);

  const { category } = await newCategory(suite.product.client, brand.id, 'ProductAttribute', 'Sole', [
    'rocker sole',
  ]);
  await button(page, 'Edit category Sole').click();
  const sole = dialog(page, 'Edit Category');
  const example = sole.getByRole('note', { name: 'Example question' });
  await shows(() => example.textContent(), 'Which shoes with a rocker sole would you recommend?');
  await sole.getByLabel('Phrase in questions (optional)').fill('that have a {value}');
  await shows(() => example.textContent(), 'Which shoes that have a rocker sole would you recommend?');
  await button(sole, 'Update Category').click();
  await seesToast(page, 'Category updated successfully');
  const { body } = await suite.product.client.get(`/api/brands/${brand.id}/categories`);
  expect(body.find(({ id }: { id: string }) => id === category.id).phrase).toBe('that have a {value}');

  await page.setViewportSize(PHONE);
  await sees(page, 'Total Attributes 4');
  await shows(() => scrollsSideways(page), false);
  const form = await paste(page, 'Footwear', `${'a long name '.repeat(10)}\t2`);
  await button(form, 'Preview').click();
  await sees(page, '1 valid');
  await shows(() => scrollsSideways(page), false);
});

/** Text, a preview, and the fault of each row; only the valid rows are created. */
async function pasteWithFaults(page: Page, brand: Brand): Promise<void> {
  const form = await paste(page, 'Footwear', ' \n ');
  await button(form, 'Preview').click();
  await sees(page, 'Please paste your attribute data');
  const text = form.getByLabel('Attributes', { exact: true });
  await text.fill('sandals\t2');
  await button(form, 'Preview').click();
  await button(form, 'Create 1 Attribute').waitFor();
  expect(await attributesOf(brand)).toHaveLength(2);

  await text.fill('sandals\n\t2\nclogs\t4\nslippers\t3');
  await sees(page, '3 with errors, left out');
  await shows(
    async () => (await form.getByRole('row').allInnerTexts()).slice(1).map((row) => row.replace(/\s+/g, ' ')),
    [
      '1 Error Missing weight (should be tab-separated) sandals –',
      '2 Error Attribute name is required – Medium',
      '3 Error Weight must be 1, 2, or 3 clogs 4',
      '4 New slippers High',
    ],
  );
  await text.press('Control+End');
  await text.pressSequentially('0');
  await sees(page, '4 with errors, left out');
  await button(form, 'Create 0 Attributes').click();
  await sees(page, 'No valid attributes to create');
  await text.press('Backspace');
  await button(form, 'Create 1 Attribute').click();
  await seesToast(page, 'Created 1 attribute');
  await form.waitFor({ state: 'hidden' });
  expect(await attributesOf(brand)).toEqual([
    ['shoes', 1],
    ['boots', 1],
    ['slippers', 3],
  ]);
}

/** Existing attributes are marked, and can be left out. */
async function pasteWhatIsThere(page: Page, brand: Brand): Promise<void> {
  const form = await paste(page, 'Footwear', 'Shoes\t1\nclogs\t2\nclogs\t3\nmules\tx');
  await button(form, 'Preview').click();
  await form.getByText('shoes is already there, in Footwear.').waitFor();
  await form.getByText('Already there, in line 2.').waitFor();
  await form.getByText('2 already there').waitFor();
  const leavesOut = form.getByRole('checkbox', { name: 'Leave out what is already there', checked: true });
  await leavesOut.uncheck();
  await button(form, 'Create 3 Attributes').waitFor();
  await form.getByRole('checkbox', { name: 'Leave out what is already there' }).check();
  await button(form, 'Create 1 Attribute').click();
  await seesToast(page, 'Created 1 attribute');
  await form.waitFor({ state: 'hidden' });
  expect(await attributesOf(brand)).toEqual([
    ['shoes', 1],
    ['boots', 1],
    ['slippers', 3],
    ['clogs', 2],
  ]);
}

/** Names alone get a weight at once. */
async function pasteNamesAlone(page: Page, brand: Brand): Promise<void> {
  const form = await paste(page, 'Footwear', 'sabots\npumps\t2\nflats');
  await button(form, 'Preview').click();
  await button(form, 'Set the weight of 2 lines to Low').click();
  await form.getByText('3 valid').waitFor();
  await button(form, 'Create 3 Attributes').click();
  await seesToast(page, 'Created 3 attributes');
  await form.waitFor({ state: 'hidden' });
  expect((await attributesOf(brand)).slice(-3)).toEqual([
    ['sabots', 1],
    ['pumps', 2],
    ['flats', 1],
  ]);
}

/**
 * An existing attribute with another weight is changed; a row is corrected in the preview, and stays in its place
 * there.
 */
async function pasteChanges(page: Page, brand: Brand): Promise<void> {
  const form = await paste(page, 'Footwear', 'shoes\t3\nboots\t1\nmules\tx');
  for (const tab of ['Single Attribute', 'Multiple Attributes'])
    await form.getByRole('tab', { name: tab }).click();
  await button(form, 'Preview').click();
  await form.getByText('Low → High').waitFor();
  await form.getByText('1 changed').waitFor();
  const first = form.getByRole('row').nth(1);
  await first.getByText('Weight must be 1, 2, or 3').waitFor();
  await focusOn(first.getByTitle('Edit: Weight, line 3'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Medium');
  await page.keyboard.press('Enter');
  await first.getByText('Medium').waitFor();
  await form.getByText('3 valid').waitFor();
  expect(await form.getByLabel('Attributes', { exact: true }).inputValue()).toContain('mules\tMedium');
  await form.getByRole('checkbox', { name: 'Leave out what is already there' }).check();
  const create = button(form, 'Create 1 Attribute, change 1');
  // The session ends during the save.
  await page.context().clearCookies();
  await create.click();
  await signIn(page, suite.product.password);
  await create.click();
  await seesToast(page, 'Created 1 attribute, changed 1');
  await form.waitFor({ state: 'hidden' });
  expect(await attributesOf(brand)).toEqual([
    ['shoes', 3],
    ['boots', 1],
    ['slippers', 3],
    ['clogs', 2],
    ['mules', 2],
  ]);
}

async function addEditDeleteAttribute(page: Page, brand: Brand): Promise<void> {
  await addAttribute(page, 'Footwear', 'sandals');
  await seesToast(page, 'Attribute created successfully');
  const { client } = suite.product;
  const sandals = async () =>
    (await client.get<Attribute[]>(`/api/brands/${brand.id}/attributes`)).body.find(
      ({ displayName }) => displayName === 'sandals',
    );
  await client.put(`/api/attributes/${(await sandals())?.id}`, { phrase: 'a pair of sandals' });
  await page.reload();
  await button(page, 'Edit attribute sandals').click();
  const form = dialog(page, 'Edit Attribute');
  await form.getByText('2 Medium').click();
  await button(form, 'Update Attribute').click();
  await seesToast(page, 'Attribute updated successfully');
  // A sheet sets it; the dialog of a product does not show it.
  expect((await sandals())?.phrase).toBe('a pair of sandals');
  const weight = page.getByRole('radiogroup', { name: 'Weight of attribute sandals' });
  await weight.getByText('Medium').waitFor();
  await weight.getByTitle('Set weight 3 High').click();
  await seesToast(page, 'Attribute updated successfully');
  await weight.getByText('High').waitFor();
  await button(page, 'Delete attribute boots').click();
  await confirm(page);
  await seesToast(page, 'Attribute deleted successfully');
  await sees(page, 'Total Attributes 2');
  expect(await attributesOf(brand)).toEqual([
    ['shoes', 1],
    ['sandals', 3],
  ]);
}

/** The hint is shown next to the field, whatever the spelling; the name may still be used. */
async function addWhatIsThere(page: Page, brand: Brand): Promise<void> {
  await save(suite.product, brand, [{ productCategory: 'sandals', question: 'Which sandals last?' }]);
  await button(page, 'Add attributes to Footwear').click();
  let form = dialog(page, 'Add Attributes');
  await form.getByLabel('Attribute Name').fill('slippers');
  await shows(() => form.getByText(/already there/).count(), 0);
  await form.getByLabel('Attribute Name').fill('loafers');
  await button(form, 'Create and add another').click();
  await seesToast(page, 'Attribute created successfully');
  await isFocused(form.getByLabel('Attribute Name'));
  await page.keyboard.type(' SHOES ');
  await form.getByText('shoes is already there, in Footwear.').waitFor();
  await button(form, 'Create Attribute').click();
  await seesToast(page, 'Attribute created successfully');
  await form.waitFor({ state: 'hidden' });
  expect((await attributesOf(brand)).map(([name]) => name).slice(-2)).toEqual(['loafers', 'SHOES']);
  await button(page, 'Edit attribute sandals').click();
  form = dialog(page, 'Edit Attribute');
  await form.getByLabel('Attribute Name').fill('Sandals');
  await shows(() => form.getByText(/already there/).count(), 0);
  await form.getByText('1 saved prompt keeps the name sandals, in filters and files too.').waitFor();
  await form.getByLabel('Attribute Name').fill('sandals');
  await shows(() => form.getByText(/keeps the name/).count(), 0);
  await button(form, 'Cancel').click();
  await button(page, 'Add category to Product Attributes').click();
  form = dialog(page, 'Add Attribute Category');
  await form.getByLabel('Category Name').fill('footwear');
  await form.getByText('Footwear is already there, in Product Categories.').waitFor();
  await button(form, 'Create Category').click();
  await seesToast(page, 'Category created successfully');
  await closeDialogs(page);
}

it('an attribute is added, edited, weighed by a click on its bars, and deleted; a name that is already there is said beside the field, however it is spelt, and may be taken; the bulk paste names the fault of each row, marks what is already there, changes weights, and creates the valid rows only', async () => {
  suite.allowError(/404|400|401|WebSocket/);
  const brand = await newShop();
  const page = await suite.open(`/attributes/${brand.id}`);
  await addEditDeleteAttribute(page, brand);
  await addWhatIsThere(page, brand);

  // Restores the initial data for the pastes.
  await suite.product.sql('DELETE FROM attribute_categories');
  await newFootwear(brand);
  await panel(page, 'Footwear').getByText('2 attributes').waitFor();
  await pasteWithFaults(page, brand);
  await pasteWhatIsThere(page, brand);
  await pasteChanges(page, brand);
  await pasteNamesAlone(page, brand);

  // The server's message when the category is gone.
  const form = await paste(page, 'Footwear', 'sandals\t1');
  await button(form, 'Preview').click();
  await suite.product.sql('DELETE FROM attribute_categories');
  await button(form, 'Create 1 Attribute').click();
  await seesToast(page, 'Error');
  await shows(() => form.isVisible(), true);
});

it('of many attributes a search leaves the categories and attributes that it finds, and what is changed among them is what is found', async () => {
  const brand = await newShop();
  const names = Array.from({ length: 30 }, (_, place) => `runner ${place}`);
  await newCategory(suite.product.client, brand.id, 'CustomerAttribute', 'Audience', names);
  const page = await suite.open(`/attributes/${brand.id}`);
  const search = page.getByLabel('Search categories and attributes');
  await search.fill('runner 29');
  await sees(page, 'runner 29');
  await shows(() => page.getByText('runner 3', { exact: true }).count(), 0);
  await shows(() => page.getByText('Nothing matches the search').count(), 2);
  await button(page, 'Edit attribute runner 29').click();
  const form = dialog(page, 'Edit Attribute');
  await form.getByLabel('Name').fill('sprinter 29');
  await button(form, 'Update Attribute').click();
  await seesToast(page, 'Attribute updated successfully');
  await shows(() => page.getByText('Nothing matches the search').count(), 3);
  await search.fill('footwear');
  await sees(page, 'boots');
  await search.fill('');
  await sees(page, 'sprinter 29');
});
