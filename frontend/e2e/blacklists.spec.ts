import { expect, it } from '@jest/globals';
import { sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, seesToast, toastTexts } from './browser.js';
import { type FullShop, PRODUCTS } from './generate-shop.js';
import { button, choose, closeDialogs, isFocused, isOffered } from './screens.js';
import { chooseAll, openDialog, openFullRules, ruleRows, shownOptions } from './rule-screens.js';

const suite = browserSuite(sharedProduct);

/** An attribute of a product category, with other categories only. */
async function pairAttributeAndCategory(page: Page): Promise<void> {
  const form = await openDialog(page, 'Add Attribute-Category Blacklist Pair');
  await button(form, 'Create Attribute-Category Blacklist Pairs').click();
  await sees(page, 'Please select an attribute from Product Category');
  await sees(page, 'Please select at least one category to blacklist');
  const options = shownOptions(page);
  await page.getByRole('combobox', { name: 'Product Category Attribute' }).click();
  await shows(
    () => options.allTextContents(),
    PRODUCTS.map((name) => `${name} Footwear`),
  );
  await options.first().click();
  await page.getByRole('combobox', { name: 'Categories to Blacklist' }).click();
  await shows(() => options.allTextContents(), ['Audience', 'Material']);
  await options.last().click();
  await page.keyboard.press('Escape');
  await button(form, 'Create Attribute-Category Blacklist Pairs').click();
  await seesToast(page, 'Created 1 attribute-category blacklist pair');
  await shows(() => ruleRows(page, 'Attribute to Category'), ['shoes Footwear never with Material']);
  await button(page, 'Delete attribute-category blacklist pair shoes and Material').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Attribute-category blacklist pair deleted successfully');
}

/** The dialog shows the server's reason for a refusal, and the toast only a title. */
async function refuseProductCategory(page: Page, shop: FullShop): Promise<void> {
  // As if the category had become a product category in the meantime.
  await page.route('**/api/attribute-category-blacklist/batch', (route) => {
    const sent = route.request().postData() ?? '';
    return route.continue({
      postData: sent.replaceAll(shop.material.category.id, shop.products[0]!.attributeCategoryId),
    });
  });
  const form = await openDialog(page, 'Add Attribute-Category Blacklist Pair');
  await choose(page, 'Product Category Attribute', 'shoes');
  await chooseAll(page, 'Categories to Blacklist', 'Material');
  await button(form, 'Create Attribute-Category Blacklist Pairs').click();
  await form.getByText('Cannot blacklist against other Product Categories').waitFor();
  await seesToast(page, 'Failed to create attribute-category blacklist pairs');
  expect(await toastTexts(page)).not.toContain('Error');
  await closeDialogs(page);
  await page.unrouteAll();
}

/** A category with others, not itself. */
async function pairCategories(page: Page): Promise<void> {
  let form = await openDialog(page, 'Add Category Blacklist Pair');
  await button(form, 'Create Category Blacklist Pairs').click();
  await sees(page, 'Please select a primary category');
  await sees(page, 'Please select at least one category to blacklist');
  await choose(page, 'Primary Category', 'Audience');
  await chooseAll(page, 'Categories to Blacklist', 'Audience');
  await sees(page, 'Cannot blacklist a category with itself');
  await closeDialogs(page);

  form = await openDialog(page, 'Add Category Blacklist Pair');
  await choose(page, 'Primary Category', 'Audience');
  await chooseAll(page, 'Categories to Blacklist', 'Material', 'Footwear');
  await button(form, 'Create Category Blacklist Pairs').click();
  await seesToast(page, 'Created 2 category blacklist pairs');
  await shows(
    () => ruleRows(page, 'Category to Category'),
    ['Audience never with Material', 'Audience never with Footwear'],
  );
  await button(page, 'Delete category blacklist pair Audience and Footwear').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Category blacklist pair deleted successfully');

  form = await openDialog(page, 'Add Category Blacklist Pair');
  await choose(page, 'Primary Category', 'Audience');
  await chooseAll(page, 'Categories to Blacklist', 'Material');
  await page.route('**/api/category-blacklist/batch', (route) => route.fulfill({ status: 500, json: {} }));
  await button(form, 'Create Category Blacklist Pairs').click();
  await seesToast(page, 'Failed to create category blacklist pairs');
  // Its title alone.
  expect(await toastTexts(page)).not.toContain('Error');
  await closeDialogs(page);
  await page.unrouteAll();
}

/** An attribute with others, but not itself, which are found by searches one after the other. */
async function refusePairs(page: Page): Promise<void> {
  let form = await openDialog(page, 'Add Blacklist Pair');
  const submit = button(form, 'Create Blacklist Pairs');
  await submit.click();
  await sees(page, 'Please select a primary attribute');
  await sees(page, 'Please select at least one attribute to blacklist');
  await isFocused(form.getByRole('combobox', { name: 'Primary Attribute' }));
  await choose(page, 'Primary Attribute', 'wool');
  await chooseAll(page, 'Attributes to Blacklist', 'runners', 'wool');
  await sees(page, 'Cannot blacklist an attribute with itself');
  await submit.click();
  await shows(() => form.isVisible(), true);
  await closeDialogs(page);

  form = await openDialog(page, 'Add Blacklist Pair');
  const targets = form.getByRole('combobox', { name: 'Attributes to Blacklist' });
  await targets.click();
  for (const name of ['wool', 'hikers']) {
    await page.keyboard.type(name);
    await isOffered(page, name);
    await page.keyboard.press('Enter');
    await shows(() => targets.inputValue(), '');
  }
  // The menu is still open, with another attribute highlighted: moving on to the comment must not choose it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await isFocused(form.getByLabel('Comment (optional)'));
  await shows(() => form.locator('.ant-select-selection-item').count(), 2);
  await shows(() => shownOptions(page).count(), 0);
  await closeDialogs(page);
}

/** Many in one call, with a comment; existing ones are skipped. */
async function pairAttributes(page: Page): Promise<void> {
  let form = await openDialog(page, 'Add Blacklist Pair');
  await choose(page, 'Primary Attribute', 'wool');
  await chooseAll(page, 'Attributes to Blacklist', 'runners', 'hikers');
  await form.getByLabel('Comment (optional)').fill('Too warm');
  await button(form, 'Create Blacklist Pairs').click();
  await seesToast(page, 'Created 2 blacklist pairs');
  await form.waitFor({ state: 'hidden' });
  await shows(
    () => ruleRows(page, 'Blacklist Pairs'),
    ['wool Material never with runners AudienceToo warm', 'wool Material never with hikers AudienceToo warm'],
  );
  // In the other direction it is the same pair.
  form = await openDialog(page, 'Add Blacklist Pair');
  await choose(page, 'Primary Attribute', 'runners');
  await chooseAll(page, 'Attributes to Blacklist', 'wool', 'leather');
  await form.getByText('Already there, and not changed: wool.').waitFor();
  await button(form, 'Create Blacklist Pairs').click();
  await seesToast(page, 'Created 1 blacklist pair; 1 pair existed already');
  await button(page, 'Delete blacklist pair wool and hikers').click();
  await sees(page, 'Delete blacklist pair wool and hikers?');
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Blacklist pair deleted successfully');
  await until(async () => (await ruleRows(page, 'Blacklist Pairs')).length === 2);
}

async function failToPair(page: Page): Promise<void> {
  await page.route('**/api/blacklist*/**', (route) => route.fulfill({ status: 500, json: {} }));
  const form = await openDialog(page, 'Add Blacklist Pair');
  await choose(page, 'Primary Attribute', 'wool');
  await chooseAll(page, 'Attributes to Blacklist', 'hikers');
  await button(form, 'Create Blacklist Pairs').click();
  await seesToast(page, 'Failed to create blacklist pairs');
  await button(form, 'Cancel').click();
  await button(page, 'Delete blacklist pair wool and runners').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Failed to delete blacklist pair');
  await shows(async () => (await ruleRows(page, 'Blacklist Pairs')).length, 2);
}

it('blacklist pairs of attributes, of categories, and of both need a primary and others, not itself, and offer what can be paired; many are made in one call, with a comment, and existing ones are skipped; a failure is told in the words of the server, or by a title', async () => {
  suite.allowError(/400|500/);
  const { page, shop } = await openFullRules(suite);
  await pairAttributeAndCategory(page);
  await refuseProductCategory(page, shop);
  await pairCategories(page);
  await refusePairs(page);
  await pairAttributes(page);
  await failToPair(page);
});

it('a menu that was not told that the focus has left closes, too', async () => {
  const { page } = await openFullRules(suite);
  const form = await openDialog(page, 'Add Blacklist Pair');
  await form.getByRole('combobox', { name: 'Attributes to Blacklist' }).click();
  await page.keyboard.type('wool');
  await isOffered(page, 'wool');
  await page.keyboard.press('Enter');
  await page.evaluate(() =>
    window.addEventListener('focusout', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await form.getByLabel('Comment (optional)').focus();
  await shows(() => shownOptions(page).count(), 0);
  await shows(() => form.locator('.ant-select-selection-item').count(), 1);
});
