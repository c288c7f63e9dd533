import { describe, expect, it } from '@jest/globals';
import type { Attribute, Brand } from '#contracts';
import { newBrand, newCategory, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows } from './browser.js';
import { addAttribute, addCategory, button, dialog, focusOn, panel, paste } from './screens.js';

const suite = browserSuite({ workers: 0 });

/** A brand with one category of two attributes. */
async function newShop(): Promise<Brand> {
  const brand = await newBrand(suite.product.client, 'Northwind');
  await newCategory(suite.product.client, brand.id, 'ProductCategory', 'Footwear', ['shoes', 'boots']);
  return brand;
}

const attributesOf = async (brand: Brand) =>
  (await suite.product.client.get<Attribute[]>(`/api/brands/${brand.id}/attributes`)).body.map(
    ({ displayName, weight }) => [displayName, weight],
  );

describe('the three columns', () => {
  it('carry their badges, and each card its count and weight', async () => {
    const page = await suite.open(`/attributes/${(await newShop()).id}`);
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
  });

  it('fit a phone, dialogs too', async () => {
    const page = await suite.open(`/attributes/${(await newShop()).id}`, { viewport: PHONE });
    await sees(page, 'Total Attributes 2');
    await shows(() => scrollsSideways(page), false);
    const form = await paste(page, 'Footwear', `${'a long name '.repeat(10)}\t2`);
    await button(form, 'Preview').click();
    await sees(page, '1 valid');
    await shows(() => scrollsSideways(page), false);
  });
});

describe('a category', () => {
  it('is added, edited and deleted', async () => {
    const brand = await newBrand(suite.product.client);
    const page = await suite.open(`/attributes/${brand.id}`);
    await addCategory(page, 'Customer Attributes', 'Audience');
    await sees(page, 'Category created successfully');
    await button(page, 'Edit category Audience').click();
    const form = dialog(page, 'Edit Category');
    await form.getByLabel('Category Name').fill('People');
    await form.getByText('3 High').click();
    await button(form, 'Update Category').click();
    await sees(page, 'Category updated successfully');
    await panel(page, 'People').getByText('High').waitFor();
    await button(page, 'Delete category People').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Category deleted successfully');
    await panel(page, 'People').waitFor({ state: 'hidden' });
  });

  it('says by an example, while one types, how its attributes are put into a question', async () => {
    const brand = await newShop();
    const { category } = await newCategory(suite.product.client, brand.id, 'ProductAttribute', 'Sole', [
      'rocker sole',
    ]);
    const page = await suite.open(`/attributes/${brand.id}`);
    await button(page, 'Edit category Sole').click();
    const form = dialog(page, 'Edit Category');
    const example = form.getByRole('note', { name: 'Example question' });
    await shows(() => example.textContent(), 'Which shoes with a rocker sole would you recommend?');
    const phrase = form.getByLabel('Phrase in questions (optional)');
    await phrase.fill('that have a {value}');
    await shows(() => example.textContent(), 'Which shoes that have a rocker sole would you recommend?');
    await button(form, 'Update Category').click();
    await sees(page, 'Category updated successfully');
    const { body } = await suite.product.client.get(`/api/brands/${brand.id}/categories`);
    expect(body.find(({ id }: { id: string }) => id === category.id).phrase).toBe('that have a {value}');
  });

  it('has a name without the marks of the pipe format, and a type that stays once it has attributes', async () => {
    const page = await suite.open(`/attributes/${(await newShop()).id}`);
    await button(page, 'Add category to Product Attributes').click();
    const form = dialog(page, 'Add Attribute Category');
    await button(form, 'Create Category').click();
    await sees(page, 'Category name is required');
    await form.getByLabel('Category Name').fill('Size: large');
    await sees(page, 'Category name must not contain ":"');
    await button(form, 'Cancel').click();
    await button(page, 'Edit category Footwear').click();
    await sees(page, 'The type cannot change once the category has attributes.');
  });

  it('is added by keyboard alone', async () => {
    const page = await suite.open(`/attributes/${(await newBrand(suite.product.client)).id}`);
    await focusOn(button(page, 'Add category to Product Categories'));
    await page.keyboard.press('Enter');
    const name = dialog(page, 'Add Attribute Category').getByLabel('Category Name');
    await until(() => name.evaluate((field) => field === document.activeElement));
    await page.keyboard.type('Footwear');
    await page.keyboard.press('Enter');
    await panel(page, 'Footwear').waitFor();
    const opener = button(page, 'Add category to Product Categories');
    await until(() => opener.evaluate((each) => each === document.activeElement));
  });
});

describe('an attribute', () => {
  it('is added, edited and deleted', async () => {
    const brand = await newShop();
    const page = await suite.open(`/attributes/${brand.id}`);
    await addAttribute(page, 'Footwear', 'sandals');
    await sees(page, 'Attribute created successfully');
    await button(page, 'Edit attribute sandals').click();
    const form = dialog(page, 'Edit Attribute');
    await form.getByText('2 Medium').click();
    await button(form, 'Update Attribute').click();
    await sees(page, 'Attribute updated successfully');
    await panel(page, 'Footwear').getByText('Medium').waitFor();
    await button(page, 'Delete attribute shoes').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Attribute deleted successfully');
    await sees(page, 'Total Attributes 2');
    expect(await attributesOf(brand)).toEqual([
      ['boots', 1],
      ['sandals', 2],
    ]);
  });
});

describe('the bulk paste', () => {
  it('needs text, and a preview before it creates', async () => {
    const brand = await newShop();
    const page = await suite.open(`/attributes/${brand.id}`);
    const form = await paste(page, 'Footwear', ' \n ');
    await button(form, 'Preview').click();
    await sees(page, 'Please paste your attribute data');
    await form.getByLabel('Attributes', { exact: true }).fill('sandals\t2');
    await button(form, 'Preview').click();
    await button(form, 'Create 1 Attribute').waitFor();
    expect(await attributesOf(brand)).toHaveLength(2);
  });

  it('names the fault of each row, follows the text, and creates the valid rows only', async () => {
    const brand = await newShop();
    const page = await suite.open(`/attributes/${brand.id}`);
    const form = await paste(page, 'Footwear', 'sandals\n\t2\nclogs\t4\nslippers\t3');
    await button(form, 'Preview').click();
    await sees(page, '3 with errors, left out');
    await shows(
      async () => (await form.getByRole('row').allInnerTexts()).slice(1),
      [
        '1\tsandals\tMissing weight (should be tab-separated)',
        '2\t–\tAttribute name is required',
        '3\tclogs\tWeight must be 1, 2, or 3',
        expect.stringMatching(/^4\tslippers\t\s*High$/),
      ],
    );
    const text = form.getByLabel('Attributes', { exact: true });
    await text.press('Control+End');
    await text.pressSequentially('0');
    await sees(page, '4 with errors, left out');
    await button(form, 'Create 0 Attributes').click();
    await sees(page, 'No valid attributes to create');
    await text.press('Backspace');
    await button(form, 'Create 1 Attribute').click();
    await sees(page, 'Created 1 attribute');
    await form.waitFor({ state: 'hidden' });
    expect(await attributesOf(brand)).toEqual([
      ['shoes', 1],
      ['boots', 1],
      ['slippers', 3],
    ]);
  });

  it("shows the server's words when the category is gone, and stays open", async () => {
    suite.allowError(/404|400/);
    const brand = await newShop();
    const page = await suite.open(`/attributes/${brand.id}`);
    const form = await paste(page, 'Footwear', 'sandals\t1');
    await button(form, 'Preview').click();
    await suite.product.sql('DELETE FROM attribute_categories');
    await button(form, 'Create 1 Attribute').click();
    await page.getByRole('alert').first().waitFor();
    await shows(() => form.isVisible(), true);
  });
});

describe('a name that is already there', () => {
  it('is said beside the field, however it is spelt, and may be taken', async () => {
    const brand = await newShop();
    const page = await suite.open(`/attributes/${brand.id}`);
    await button(page, 'Add attributes to Footwear').click();
    let form = dialog(page, 'Add Attributes');
    await form.getByLabel('Attribute Name').fill('slippers');
    await shows(() => form.getByText(/already there/).count(), 0);
    await form.getByLabel('Attribute Name').fill(' SHOES ');
    await form.getByText('shoes is already there, in Footwear.').waitFor();
    await button(form, 'Create Attribute').click();
    await sees(page, 'Attribute created successfully');
    await button(page, 'Edit attribute boots').click();
    form = dialog(page, 'Edit Attribute');
    await form.getByLabel('Attribute Name').fill('Boots');
    await shows(() => form.getByText(/already there/).count(), 0);
    await button(form, 'Cancel').click();
    await button(page, 'Add category to Product Attributes').click();
    form = dialog(page, 'Add Attribute Category');
    await form.getByLabel('Category Name').fill('footwear');
    await form.getByText('Footwear is already there, in Product Categories.').waitFor();
    await button(form, 'Create Category').click();
    await sees(page, 'Category created successfully');
  });

  it('is marked among those that are pasted, which are left out if the person says so', async () => {
    const brand = await newShop();
    const page = await suite.open(`/attributes/${brand.id}`);
    const form = await paste(page, 'Footwear', 'Shoes\t1\nclogs\t2\nclogs\t3\nmules\tx');
    await button(form, 'Preview').click();
    await form.getByText('shoes is already there, in Footwear.').waitFor();
    await form.getByText('Already there, in line 2.').waitFor();
    await form.getByText('2 already there').waitFor();
    await button(form, 'Create 3 Attributes').waitFor();
    await form.getByRole('checkbox', { name: 'Leave out what is already there' }).check();
    await button(form, 'Create 1 Attribute').click();
    await form.waitFor({ state: 'hidden' });
    expect(await attributesOf(brand)).toEqual([
      ['shoes', 1],
      ['boots', 1],
      ['clogs', 2],
    ]);
  });
});

describe('a call that fails without a reason', () => {
  const failWith = (page: Page) =>
    page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
    );
  const confirm = (page: Page) => button(page.getByRole('dialog'), 'Delete').click();
  const fillAndSubmit = async (page: Page, title: string, label: string, submit: string) => {
    await dialog(page, title).getByLabel(label).fill('something');
    await button(dialog(page, title), submit).click();
  };
  const cases: [string, (page: Page) => Promise<void>][] = [
    [
      'Failed to create category',
      async (page) => {
        await button(page, 'Add category to Customer Attributes').click();
        await fillAndSubmit(page, 'Add Attribute Category', 'Category Name', 'Create Category');
      },
    ],
    [
      'Failed to update category',
      async (page) => {
        await button(page, 'Edit category Footwear').click();
        await fillAndSubmit(page, 'Edit Category', 'Category Name', 'Update Category');
      },
    ],
    [
      'Failed to delete category',
      async (page) => {
        await button(page, 'Delete category Footwear').click();
        await confirm(page);
      },
    ],
    [
      'Failed to create attribute',
      async (page) => {
        await button(page, 'Add attributes to Footwear').click();
        await fillAndSubmit(page, 'Add Attributes', 'Attribute Name', 'Create Attribute');
      },
    ],
    [
      'Failed to update attribute',
      async (page) => {
        await button(page, 'Edit attribute shoes').click();
        await fillAndSubmit(page, 'Edit Attribute', 'Attribute Name', 'Update Attribute');
      },
    ],
    [
      'Failed to delete attribute',
      async (page) => {
        await button(page, 'Delete attribute shoes').click();
        await confirm(page);
      },
    ],
    [
      'Failed to create attributes',
      async (page) => {
        const form = await paste(page, 'Footwear', 'sandals\t1');
        await button(form, 'Preview').click();
        await button(form, 'Create 1 Attribute').click();
      },
    ],
    [
      'Failed to add competitor',
      async (page) => {
        await button(page, 'Add Competitor').click();
        await fillAndSubmit(page, 'Add Competitor', 'Competitor Name', 'Add Competitor');
      },
    ],
  ];

  it.each(cases)('is told as %s', async (text, act) => {
    suite.allowError(/500/);
    const page = await suite.open(`/attributes/${(await newShop()).id}`);
    await failWith(page);
    await act(page);
    const toast = page.locator('.ant-notification-notice');
    await toast.getByText(text, { exact: true }).waitFor();
    await toast.getByText('Error', { exact: true }).waitFor();
  });
});
