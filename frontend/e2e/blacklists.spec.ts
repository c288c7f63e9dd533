import { describe, it } from '@jest/globals';
import { until } from '#testing';
import { browserSuite, type PageOptions, sees, shows } from './browser.js';
import { PRODUCTS } from './generate-shop.js';
import { button, choose, isFocused, isOffered } from './screens.js';
import { chooseAll, openDialog, openFullRules, openRules, ruleRows, shownOptions } from './rule-screens.js';

const suite = browserSuite({ workers: 0 });
const open = (options?: PageOptions) => openRules(suite, options);
const openFull = () => openFullRules(suite);

describe('a blacklist pair', () => {
  it('needs a primary attribute and others, not itself', async () => {
    const { page } = await open();
    const form = await openDialog(page, 'Add Blacklist Pair');
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
  });

  it('is made of what is searched: a choice clears the search, and the next one begins anew', async () => {
    const { page } = await open();
    const form = await openDialog(page, 'Add Blacklist Pair');
    const targets = form.getByRole('combobox', { name: 'Attributes to Blacklist' });
    await targets.click();
    for (const name of ['wool', 'hikers']) {
      await page.keyboard.type(name);
      await isOffered(page, name);
      await page.keyboard.press('Enter');
      await shows(() => targets.inputValue(), '');
    }
  });

  it('is made with many attributes in one call, with a comment, and existing ones are skipped', async () => {
    const { page } = await open();
    let form = await openDialog(page, 'Add Blacklist Pair');
    await choose(page, 'Primary Attribute', 'wool');
    await chooseAll(page, 'Attributes to Blacklist', 'runners', 'hikers');
    await form.getByLabel('Comment (optional)').fill('Too warm');
    await button(form, 'Create Blacklist Pairs').click();
    await sees(page, 'Created 2 blacklist pairs');
    await form.waitFor({ state: 'hidden' });
    await shows(
      () => ruleRows(page, 'Blacklist Pairs'),
      ['wool Material✕ not with runners AudienceToo warm', 'wool Material✕ not with hikers AudienceToo warm'],
    );
    // The other way round it is the same pair.
    form = await openDialog(page, 'Add Blacklist Pair');
    await choose(page, 'Primary Attribute', 'runners');
    await chooseAll(page, 'Attributes to Blacklist', 'wool', 'leather');
    await button(form, 'Create Blacklist Pairs').click();
    await sees(page, 'Created 1 blacklist pair; 1 pair existed already');
    await button(page, 'Delete blacklist pair wool and hikers').click();
    await sees(page, 'Delete blacklist pair wool and hikers?');
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Blacklist pair deleted successfully');
    await until(async () => (await ruleRows(page, 'Blacklist Pairs')).length === 2);
  });

  it('that cannot be created or deleted says so', async () => {
    suite.allowError(/500/);
    const { page, shop } = await openFull();
    await suite.product.client.post('/api/blacklist/batch', {
      pairs: [
        {
          brandId: shop.id,
          forbiddenWithId: shop.products[0]!.id,
          targetId: shop.audience.attributes[0]!.id,
        },
      ],
    });
    await page.reload();
    await page.route('**/api/blacklist*/**', (route) => route.fulfill({ status: 500, json: {} }));
    const form = await openDialog(page, 'Add Blacklist Pair');
    await choose(page, 'Primary Attribute', 'wool');
    await chooseAll(page, 'Attributes to Blacklist', 'hikers');
    await button(form, 'Create Blacklist Pairs').click();
    await sees(page, 'Failed to create blacklist pairs');
    await button(form, 'Cancel').click();
    await button(page, 'Delete blacklist pair shoes and runners').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Failed to delete blacklist pair');
    await shows(async () => (await ruleRows(page, 'Blacklist Pairs')).length, 1);
  });
});

describe('a category blacklist pair', () => {
  it('needs a primary category and others, not itself', async () => {
    const { page } = await open();
    const form = await openDialog(page, 'Add Category Blacklist Pair');
    await button(form, 'Create Category Blacklist Pairs').click();
    await sees(page, 'Please select a primary category');
    await sees(page, 'Please select at least one category to blacklist');
    await choose(page, 'Primary Category', 'Audience');
    await chooseAll(page, 'Categories to Blacklist', 'Audience');
    await sees(page, 'Cannot blacklist a category with itself');
  });

  it('is created and deleted', async () => {
    const { page } = await open();
    const form = await openDialog(page, 'Add Category Blacklist Pair');
    await choose(page, 'Primary Category', 'Audience');
    await chooseAll(page, 'Categories to Blacklist', 'Material', 'Footwear');
    await button(form, 'Create Category Blacklist Pairs').click();
    await sees(page, 'Created 2 category blacklist pairs');
    await shows(
      () => ruleRows(page, 'Category to Category'),
      ['Audience✕ not with Material', 'Audience✕ not with Footwear'],
    );
    await button(page, 'Delete category blacklist pair Audience and Footwear').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Category blacklist pair deleted successfully');
  });

  it('that fails is told by a toast of its title alone', async () => {
    suite.allowError(/500/);
    const { page } = await open();
    const form = await openDialog(page, 'Add Category Blacklist Pair');
    await choose(page, 'Primary Category', 'Audience');
    await chooseAll(page, 'Categories to Blacklist', 'Material');
    await page.route('**/api/category-blacklist/batch', (route) => route.fulfill({ status: 500, json: {} }));
    await button(form, 'Create Category Blacklist Pairs').click();
    const toast = page.locator('.ant-notification-notice');
    await toast.getByText('Failed to create category blacklist pairs', { exact: true }).waitFor();
    await shows(() => toast.innerText(), 'Failed to create category blacklist pairs');
  });
});

describe('an attribute-category blacklist pair', () => {
  it('needs an attribute of a product category, and offers the other categories only', async () => {
    const { page } = await open();
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
    await sees(page, 'Created 1 attribute-category blacklist pair');
    await shows(() => ruleRows(page, 'Attribute to Category'), ['shoes Footwear✕ not with Material']);
    await button(page, 'Delete attribute-category blacklist pair shoes and Material').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Attribute-category blacklist pair deleted successfully');
  });

  it('with a category that has become a product category is refused in the words of the server', async () => {
    suite.allowError(/400/);
    const { page } = await open();
    const form = await openDialog(page, 'Add Attribute-Category Blacklist Pair');
    await choose(page, 'Product Category Attribute', 'shoes');
    await chooseAll(page, 'Categories to Blacklist', 'Material');
    await suite.product.sql(
      `UPDATE attribute_categories SET cat_type = 'ProductCategory' WHERE display_name = 'Material'`,
    );
    await button(form, 'Create Attribute-Category Blacklist Pairs').click();
    await form.getByText('Cannot blacklist against other Product Categories').waitFor();
    const toast = page.locator('.ant-notification-notice');
    await shows(() => toast.innerText(), 'Failed to create attribute-category blacklist pairs');
  });
});
