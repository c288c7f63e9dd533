import { beforeEach, expect, it } from '@jest/globals';
import type { Brand, PromptTemplate, SystemDefaultTemplate, TemplateType } from '#contracts';
import { defaultTemplate, TEMPLATE_TYPES, TEMPLATE_VARIABLES } from '#domain';
import { newBrand, newCategory, sharedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows, told } from './browser.js';
import { button, dialog, focusOn, isFocused, panel } from './screens.js';
import { edit, isDirty, openTab, SAVE, SAVE_DEFAULT, textOf, TITLES } from './settings-screen.js';

const suite = browserSuite(sharedProduct);
beforeEach(() => suite.product.sql('DELETE FROM system_default_templates'));

/** A brand with a product category, two kinds of attributes and a competitor. */
async function newShop(): Promise<Brand> {
  const { client } = suite.product;
  const brand = await newBrand(client, 'Northwind');
  await newCategory(client, brand.id, 'ProductCategory', 'Footwear', ['shoes', 'boots']);
  await newCategory(client, brand.id, 'CustomerAttribute', 'Audience', ['runners', 'nurses']);
  await newCategory(client, brand.id, 'ProductAttribute', 'Material', ['wool']);
  await client.post(`/api/brands/${brand.id}/competitors`, { name: 'Southwind' });
  return brand;
}

const open = async (brand: Brand): Promise<Page> => {
  const page = await suite.open(`/prompt-settings/${brand.id}`);
  await page.getByRole('tab').first().waitFor();
  return page;
};
const saveOwn = ({ id }: Brand, templateType: TemplateType, promptTemplate: string) =>
  suite.product.client.post(`/api/brands/${id}/prompt-templates`, { templateType, promptTemplate });
const saveDefault = ({ id }: Brand, templateType: TemplateType, promptTemplate: string) =>
  suite.product.client.post(`/api/brands/${id}/prompt-templates/save-as-default`, {
    templates: [{ templateType, promptTemplate }],
  });
const ownOf = async ({ id }: Brand) =>
  (await suite.product.client.get<PromptTemplate[]>(`/api/brands/${id}/prompt-templates`)).body;
const defaults = async () =>
  (await suite.product.client.get<SystemDefaultTemplate[]>('/api/system-default-templates')).body;

it('the nine tabs are named after the template types, each with the variables it can use, which go into the text at the caret; they can be walked by keyboard', async () => {
  const page = await open(await newBrand(suite.product.client));
  await shows(() => page.getByRole('tab').allInnerTexts(), Object.values(TITLES));
  for (const type of TEMPLATE_TYPES) {
    const tab = await openTab(page, type);
    const variables = tab.getByRole('group', { name: 'Variables of this template' });
    await shows(
      () => variables.getByRole('button').allInnerTexts(),
      TEMPLATE_VARIABLES[type].map((name) => `{${name}}`),
    );
    await shows(() => textOf(page, type).inputValue(), defaultTemplate(type).promptTemplate);
  }

  await openTab(page, 'product_category_best');
  await focusOn(page.getByRole('tab', { name: TITLES.product_category_best }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await textOf(page, 'product_category_top').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shows(() => isDirty(page), 'true,true');

  await edit(page, 'bulk_v2', 'Ask about , please');
  const text = textOf(page, 'bulk_v2');
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(10, 10));
  await button(page, 'Insert {productCategory}').click();
  await page.keyboard.type(' now');
  await shows(() => text.inputValue(), 'Ask about {productCategory} now, please');
  for (let step = 0; step < 8 && (await text.inputValue()) !== 'Ask about , please'; step++)
    await page.keyboard.press('Control+z');
  await shows(() => text.inputValue(), 'Ask about , please');
});

it("a tab shows the brand's own template, else the default of all brands, else the built-in one, and resets to the default as a change that is still to be saved", async () => {
  const brand = await newBrand(suite.product.client);
  await saveOwn(brand, 'bulk_v2', 'Ours for {productCategory}');
  await saveDefault(brand, 'bulk_v2', 'The default for {productCategory}');
  await saveDefault(brand, 'competitor', 'The default for {brand2}');
  const page = await open(brand);
  await (await openTab(page, 'bulk_v2')).getByText("This brand's own").waitFor();
  await shows(() => textOf(page, 'bulk_v2').inputValue(), 'Ours for {productCategory}');
  await (await openTab(page, 'competitor')).getByText('Default of all brands').waitFor();
  await shows(() => textOf(page, 'competitor').inputValue(), 'The default for {brand2}');
  await (await openTab(page, 'product_category_top')).getByText('Built-in default').waitFor();

  await suite.product.sql("DELETE FROM system_default_templates WHERE template_type = 'competitor'");
  await saveOwn(brand, 'competitor', 'Ours');
  await page.reload();
  await button(await openTab(page, 'bulk_v2'), 'Reset to Default').click();
  await shows(() => textOf(page, 'bulk_v2').inputValue(), 'The default for {productCategory}');
  await button(await openTab(page, 'competitor'), 'Reset to Default').click();
  await shows(() => textOf(page, 'competitor').inputValue(), defaultTemplate('competitor').promptTemplate);
  await shows(() => isDirty(page), 'true,true');
  expect(await ownOf(brand)).toMatchObject([
    { promptTemplate: 'Ours for {productCategory}' },
    { promptTemplate: 'Ours' },
  ]);
  await button(page, SAVE).click();
  await told(page, 'All prompt templates have been saved successfully.');
  expect(await ownOf(brand)).toEqual([]);
  await (await openTab(page, 'bulk_v2')).getByText('Default of all brands', { exact: true }).waitFor();
  await (await openTab(page, 'competitor')).getByText('Built-in default', { exact: true }).waitFor();
  await shows(() => isDirty(page), 'false,false');
});

it('saving stores all edited templates or none, is disabled without changes, and keeps the texts that could not be saved', async () => {
  suite.allowError(/500/);
  const brand = await newBrand(suite.product.client);
  const page = await open(brand);
  await shows(() => isDirty(page), 'false,false');
  await edit(page, 'bulk_v2', 'A question on {attributeName}?');
  await edit(page, 'competitor', '{brand1} or {brand2}?');
  await shows(() => isDirty(page), 'true,true');
  await shows(() => page.getByRole('tab').getByRole('img', { name: 'not saved' }).count(), 2);
  await button(page, SAVE).click();
  await told(page, 'All prompt templates have been saved successfully.');
  await shows(() => isDirty(page), 'false,false');
  expect(await ownOf(brand)).toMatchObject([
    { templateType: 'bulk_v2', promptTemplate: 'A question on {attributeName}?', isActive: 'true' },
    { templateType: 'competitor', promptTemplate: '{brand1} or {brand2}?', isActive: 'true' },
  ]);
  await page.reload();
  await openTab(page, 'bulk_v2');
  await shows(() => textOf(page, 'bulk_v2').inputValue(), 'A question on {attributeName}?');

  await edit(page, 'bulk_v2', 'A question about {attributeName}?');
  await edit(page, 'competitor', '{brand1} or rather {brand2}?');
  await page.route('**/prompt-templates', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  );
  await button(page, SAVE).click();
  await told(page, 'Failed to save prompt templates. Please try again.');
  await shows(() => page.getByRole('tab').getByRole('img', { name: 'not saved' }).count(), 2);
  await page.unrouteAll();
  await button(page, SAVE).click();
  await told(page, 'All prompt templates have been saved successfully.');
  expect(await ownOf(brand)).toMatchObject([
    { promptTemplate: 'A question about {attributeName}?' },
    { promptTemplate: '{brand1} or rather {brand2}?' },
  ]);
});

it('an unknown variable is warned of before anything is sent; a template without any is saved only after a question', async () => {
  const brand = await newBrand(suite.product.client);
  const page = await open(brand);
  await edit(page, 'bulk_v2', 'A {colour} {productCategory}?');
  await sees(
    page,
    'Unknown variable {colour}. This template can use: {productCategory}, {categoryName}, {attributeName}',
  );
  await openTab(page, 'competitor');
  await button(page, SAVE).click();
  await isFocused(textOf(page, 'bulk_v2'));
  await button(page, SAVE_DEFAULT).click();
  await shows(() => page.getByRole('dialog').count(), 0);
  await textOf(page, 'bulk_v2').fill('  ');
  await sees(page, 'Template is required');
  await button(page, SAVE).click();
  expect([await ownOf(brand), await defaults()]).toEqual([[], []]);

  await edit(page, 'bulk_v2', 'Always the same');
  await sees(page, 'It has no variable: every prompt of a run would be asked for in the same words.');
  await button(page, SAVE).click();
  const question = dialog(page, 'Save a template without any variable?');
  await question.getByText('Bulk v2 has no variable').waitFor();
  await button(question, 'Cancel').click();
  await question.waitFor({ state: 'hidden' });
  expect(await ownOf(brand)).toEqual([]);
  await button(page, SAVE).click();
  await button(question, SAVE).click();
  await told(page, 'All prompt templates have been saved successfully.');
  expect(await ownOf(brand)).toMatchObject([{ promptTemplate: 'Always the same' }]);

  await edit(page, 'bulk_v2', 'Still the same');
  await button(page, SAVE_DEFAULT).click();
  await dialog(page, 'Save as the default of all brands?').getByText('Bulk v2 has no variable').waitFor();
});

it('saving as default asks, for it concerns all brands, leaves the own templates of a brand alone, and keeps the text where it fails', async () => {
  suite.allowError(/503/);
  const [brand, other] = [await newBrand(suite.product.client), await newBrand(suite.product.client)];
  await saveOwn(brand, 'bulk_v2', 'Ours for {productCategory}');
  const page = await open(brand);
  await edit(page, 'competitor', '{brand1} or {brand2}?');
  await page.route('**/save-as-default', (route) => route.fulfill({ status: 503 }));
  await button(page, SAVE_DEFAULT).click();
  await button(page.getByRole('dialog'), SAVE_DEFAULT).click();
  await told(page, 'Failed to save templates as defaults. Please try again.');
  await page.unrouteAll();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await shows(() => isDirty(page), 'true,true');
  await shows(() => textOf(page, 'competitor').inputValue(), '{brand1} or {brand2}?');

  await button(page, SAVE_DEFAULT).click();
  const question = dialog(page, 'Save as the default of all brands?');
  await shows(() => question.getByRole('listitem').allInnerTexts(), ['Bulk v2', 'Competitor']);
  await button(question, 'Cancel').click();
  await question.waitFor({ state: 'hidden' });
  expect(await defaults()).toEqual([]);
  await button(page, SAVE_DEFAULT).click();
  await button(question, SAVE_DEFAULT).click();
  await told(page, 'Templates saved as defaults for all brands successfully.');
  await shows(() => isDirty(page), 'false,false');
  expect(await defaults()).toMatchObject([
    { templateType: 'bulk_v2', promptTemplate: 'Ours for {productCategory}', temperature: 800 },
    { templateType: 'competitor', promptTemplate: '{brand1} or {brand2}?', isActive: true },
  ]);
  expect(await ownOf(brand)).toHaveLength(1);
  const second = await open(other);
  await openTab(second, 'competitor');
  await shows(() => textOf(second, 'competitor').inputValue(), '{brand1} or {brand2}?');
});

it("the preview shows the template with the brand's own data as it is typed, and names in square brackets what there is none of", async () => {
  const page = await open(await newShop());
  const preview = panel(page, 'Preview');
  await edit(page, 'competitor', '{brand1} or {{brand2}} for ${productCategory}, {attributes}?');
  await preview.getByText('Northwind or Southwind for shoes, Audience: runners, Material: wool?').waitFor();
  await button(preview, 'Another example').click();
  await preview.getByText('Northwind or Southwind for boots, Audience: nurses, Material: wool?').waitFor();
  await edit(page, 'bulk_v2', '{productCategory} where {categoryName} is {attributeName} or {this}');
  await preview.getByText('shoes where Audience is runners or {this}').waitFor();

  const bare = await open(await newBrand(suite.product.client, 'Northwind'));
  await edit(bare, 'validation_with_both', '{brandName}: {productCategory}, {categoryName}, {attributeName}');
  await sees(bare, 'Northwind: [product category], [attribute category], [attribute]');
  await sees(bare, 'In square brackets: what this brand has none of yet.');
});

it('unsaved changes are asked about before a link is followed and by the browser before a reload; once saved, they let one go', async () => {
  const brand = await newBrand(suite.product.client);
  const page = await open(brand);
  await edit(page, 'bulk_v2', 'Something else');
  await button(page, 'Back to Generate').click();
  const question = dialog(page, 'Leave without saving?');
  await button(question, 'Stay').click();
  await question.waitFor({ state: 'hidden' });
  await shows(() => textOf(page, 'bulk_v2').inputValue(), 'Something else');
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (question) => {
      resolve(question.type());
      void question.dismiss();
    }),
  );
  await page.evaluate(() => window.location.reload());
  expect(await asked).toBe('beforeunload');
  await shows(() => textOf(page, 'bulk_v2').inputValue(), 'Something else');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await button(question, 'Leave').click();
  await sees(page, 'Your Brands');

  await page.goto(`/prompt-settings/${brand.id}`);
  await edit(page, 'bulk_v2', 'About {productCategory}?');
  await button(page, SAVE).click();
  await told(page, 'All prompt templates have been saved successfully.');
  await button(page, 'Back to Generate').click();
  await page.waitForURL(`**/generate/${brand.id}`);
});

it('templates that cannot be read are told with the status, and can be tried again', async () => {
  suite.allowError(/500/);
  const brand = await newBrand(suite.product.client);
  const page = await suite.open('/');
  await page.route('**/prompt-templates', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await page.goto(`/prompt-settings/${brand.id}`);
  await sees(page, 'Failed to fetch prompt templates');
  await sees(page, 'Request failed: Internal Server Error');
  await shows(() => isDirty(page), 'false,false');
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await page.getByRole('tab', { name: 'Competitor' }).waitFor();
});

it('a phone shows the settings without scrolling sideways', async () => {
  const page = await suite.open(`/prompt-settings/${(await newShop()).id}`, { viewport: PHONE });
  await textOf(page, 'product_category_best').fill(`${'x'.repeat(300)} {${'y'.repeat(90)}}`);
  await sees(page, /^Unknown variable/);
  await shows(() => scrollsSideways(page), false);
});

it('the switch of the wording says what it does, shows three examples, and is saved with the template', async () => {
  const brand = await newBrand(suite.product.client);
  const page = await open(brand);
  const tab = await openTab(page, 'bulk_v2');
  const wording = tab.getByRole('region', { name: 'Vary the wording' });
  await shows(() => wording.getByRole('listitem').count(), 3);
  const box = wording.getByRole('switch', { name: 'Vary the wording' });
  await box.click();
  await wording.getByText(/The model gets the template alone/).waitFor();
  await button(page, SAVE).click();
  await told(page, 'All prompt templates have been saved successfully.');
  expect(await ownOf(brand)).toMatchObject([{ templateType: 'bulk_v2', frames: false }]);
  await page.reload();
  const again = (await openTab(page, 'bulk_v2')).getByRole('switch', { name: 'Vary the wording' });
  await shows(() => again.getAttribute('aria-checked'), 'false');
  await again.click();
  await button(page, SAVE_DEFAULT).click();
  await button(dialog(page, 'Save as the default of all brands?'), 'Save As Default').click();
  await told(page, 'Templates saved as defaults for all brands successfully.');
  expect(await defaults()).toMatchObject([{ templateType: 'bulk_v2', frames: true }]);
});
