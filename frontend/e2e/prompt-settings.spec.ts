import { beforeEach, expect, it } from '@jest/globals';
import type { Brand } from '#contracts';
import { defaultTemplate, TEMPLATE_TYPES, TEMPLATE_VARIABLES } from '#domain';
import { newBrand, newCategory, sharedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows, seesToast } from './browser.js';
import { button, dialog, focusOn, isFocused, panel, signIn } from './screens.js';
import {
  colleague,
  edit,
  isDirty,
  openTab,
  SAVE,
  SAVE_DEFAULT,
  textIs,
  textOf,
  TITLES,
} from './settings-screen.js';

const suite = browserSuite(sharedProduct);
beforeEach(() => suite.product.sql('DELETE FROM system_default_templates'));

/** Adds a product category, two kinds of attributes and a competitor. */
async function fill({ id }: Brand): Promise<void> {
  const { client } = suite.product;
  await newCategory(client, id, 'ProductCategory', 'Footwear', ['shoes', 'boots']);
  await newCategory(client, id, 'CustomerAttribute', 'Audience', ['runners', 'nurses']);
  await newCategory(client, id, 'ProductAttribute', 'Material', ['wool']);
  await client.post(`/api/brands/${id}/competitors`, { name: 'Southwind' });
}

const open = async (brand: Brand): Promise<Page> => {
  const page = await suite.open(`/prompt-settings/${brand.id}`);
  await page.getByRole('tab').first().waitFor();
  return page;
};
const { saveOwn, saveDefault, ownOf, defaults } = colleague(() => suite.product.client);

const SAVED = 'All prompt templates have been saved successfully.';
const dirtyIs = (page: Page, saveAndDefault: string) => shows(() => isDirty(page), saveAndDefault);
const unsavedMarks = (page: Page) => page.getByRole('tab').getByRole('img', { name: 'not saved' }).count();

async function saveAll(page: Page): Promise<void> {
  await button(page, SAVE).click();
  await seesToast(page, SAVED);
}

/** Each tab has the variables of its type, and the built-in text. */
async function checkTabs(page: Page): Promise<void> {
  await shows(() => page.getByRole('tab').allInnerTexts(), Object.values(TITLES));
  for (const type of TEMPLATE_TYPES) {
    const tab = await openTab(page, type);
    const variables = tab.getByRole('group', { name: 'Variables of this template' });
    await shows(
      () => variables.getByRole('button').allInnerTexts(),
      TEMPLATE_VARIABLES[type].map((name) => `{${name}}`),
    );
    await textIs(page, type, defaultTemplate(type).promptTemplate);
  }
}

/** Moves from tab to tab, to a variable, and into the text by keyboard. */
async function walkTabs(page: Page): Promise<void> {
  await openTab(page, 'product_category_best');
  await focusOn(page.getByRole('tab', { name: TITLES.product_category_best }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await textOf(page, 'product_category_top').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await dirtyIs(page, 'true,true');
}

/** A variable is inserted at the caret, and removed again by undo. */
async function insertAndUndo(page: Page): Promise<void> {
  await edit(page, 'bulk_v2', 'Ask about , please');
  const text = textOf(page, 'bulk_v2');
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(10, 10));
  await button(page, 'Insert {productCategory}').click();
  await page.keyboard.type(' now');
  await textIs(page, 'bulk_v2', 'Ask about {productCategory} now, please');
  for (let step = 0; step < 8 && (await text.inputValue()) !== 'Ask about , please'; step++)
    await page.keyboard.press('Control+z');
  await textIs(page, 'bulk_v2', 'Ask about , please');
}

it("the nine tabs are named after the template types, each with the variables it can use, which go into the text at the caret, and a preview with the brand's own data as one types, or with square brackets for what there is none of; by keyboard, and on a phone", async () => {
  const brand = await newBrand(suite.product.client, 'Northwind');
  const page = await open(brand);
  await checkTabs(page);
  await walkTabs(page);
  await insertAndUndo(page);

  await edit(page, 'validation_with_both', '{brandName}: {productCategory}, {categoryName}, {attributeName}');
  await sees(page, 'Northwind: [product category], [attribute category], [attribute]');
  await sees(page, 'In square brackets: what this brand has none of yet.');
  await fill(brand);
  const preview = panel(page, 'Preview');
  await edit(page, 'competitor', '{brand1} or {{brand2}} for ${productCategory}, {attributes}?');
  await preview.getByText('Northwind or Southwind for shoes, Audience: runners, Material: wool?').waitFor();
  await button(preview, 'Another example').click();
  await preview.getByText('Northwind or Southwind for boots, Audience: nurses, Material: wool?').waitFor();
  await edit(page, 'bulk_v2', '{productCategory} where {categoryName} is {attributeName} or {this}');
  await preview.getByText('shoes where Audience is runners or {this}').waitFor();

  await page.setViewportSize(PHONE);
  await edit(page, 'product_category_best', `${'x'.repeat(300)} {${'y'.repeat(90)}}`);
  await sees(page, /^Unknown variable {y/);
  await shows(() => scrollsSideways(page), false);
});

it("a tab shows the brand's own template, else the default of all brands, else the built-in one, and resets to the default as a change that is still to be saved; what cannot be read is told with the status, and can be tried again", async () => {
  suite.allowError(/500/);
  const brand = await newBrand(suite.product.client);
  await saveOwn(brand, 'bulk_v2', 'Ours for {productCategory}');
  await saveOwn(brand, 'validation_with_both', 'Ours');
  await saveDefault(brand, 'bulk_v2', 'The default for {productCategory}');
  await saveDefault(brand, 'competitor', 'The default for {brand2}');
  const page = await suite.open('/');
  await page.route('**/prompt-templates', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
  await page.goto(`/prompt-settings/${brand.id}`);
  await sees(page, 'Failed to fetch prompt templates');
  await sees(page, 'Request failed: Internal Server Error');
  await dirtyIs(page, 'false,false');
  await page.unrouteAll();
  await button(page, 'Try again').click();

  await (await openTab(page, 'bulk_v2')).getByText("This brand's own").waitFor();
  await textIs(page, 'bulk_v2', 'Ours for {productCategory}');
  await (await openTab(page, 'competitor')).getByText('Default of all brands').waitFor();
  await textIs(page, 'competitor', 'The default for {brand2}');
  await (await openTab(page, 'product_category_top')).getByText('Built-in default').waitFor();

  await button(await openTab(page, 'bulk_v2'), 'Reset to Default').click();
  await textIs(page, 'bulk_v2', 'The default for {productCategory}');
  await button(await openTab(page, 'validation_with_both'), 'Reset to Default').click();
  await textIs(page, 'validation_with_both', defaultTemplate('validation_with_both').promptTemplate);
  await dirtyIs(page, 'true,true');
  expect((await ownOf(brand)).map(({ promptTemplate }) => promptTemplate).sort()).toEqual([
    'Ours',
    'Ours for {productCategory}',
  ]);
  await saveAll(page);
  expect(await ownOf(brand)).toEqual([]);
  await (await openTab(page, 'bulk_v2')).getByText('Default of all brands', { exact: true }).waitFor();
  await (
    await openTab(page, 'validation_with_both')
  )
    .getByText('Built-in default', { exact: true })
    .waitFor();
  await dirtyIs(page, 'false,false');
});

/** Nothing is sent while a template has a fault. */
async function refuseFaults(page: Page, brand: Brand): Promise<void> {
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
}

/** Saving a template without any variable asks first. */
async function saveWithoutVariable(page: Page, brand: Brand): Promise<void> {
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
  await seesToast(page, SAVED);
  expect(await ownOf(brand)).toMatchObject([{ promptTemplate: 'Always the same' }]);

  await edit(page, 'bulk_v2', 'Still the same');
  await button(page, SAVE_DEFAULT).click();
  const forAll = dialog(page, 'Save as the default of all brands?');
  await forAll.getByText('Bulk v2 has no variable').waitFor();
  await button(forAll, 'Cancel').click();
  await forAll.waitFor({ state: 'hidden' });
}

it('saving stores all edited templates or none, is disabled without changes, keeps the texts that could not be saved, and the switch of the wording with them; an unknown variable is warned of before anything is sent, a template without any is saved only after a question', async () => {
  suite.allowError(/500/);
  const brand = await newBrand(suite.product.client);
  const page = await open(brand);
  await dirtyIs(page, 'false,false');
  await refuseFaults(page, brand);
  await saveWithoutVariable(page, brand);

  await edit(page, 'bulk_v2', 'A question about {attributeName}?');
  await edit(page, 'competitor', '{brand1} or rather {brand2}?');
  await dirtyIs(page, 'true,true');
  await page.route('**/prompt-templates', (route) =>
    route.fulfill({ status: 500, json: { message: 'broken' } }),
  );
  await button(page, SAVE).click();
  await seesToast(page, 'Failed to save prompt templates. Please try again.');
  await shows(() => unsavedMarks(page), 2);
  await page.unrouteAll();
  await saveAll(page);
  await dirtyIs(page, 'false,false');
  expect(await ownOf(brand)).toMatchObject([
    { templateType: 'bulk_v2', promptTemplate: 'A question about {attributeName}?', isActive: 'true' },
    { templateType: 'competitor', promptTemplate: '{brand1} or rather {brand2}?', isActive: 'true' },
  ]);

  const wording = (await openTab(page, 'bulk_v2')).getByRole('region', { name: 'Vary the wording' });
  const wordingSwitch = wording.getByRole('switch', { name: 'Vary the wording' });
  await shows(() => wording.getByRole('listitem').count(), 3);
  await wordingSwitch.click();
  await wording.getByText(/The model gets the template alone/).waitFor();
  await saveAll(page);
  expect((await ownOf(brand))[0]).toMatchObject({ templateType: 'bulk_v2', frames: false });
  await page.reload();
  await openTab(page, 'bulk_v2');
  await textIs(page, 'bulk_v2', 'A question about {attributeName}?');
  await shows(() => wordingSwitch.getAttribute('aria-checked'), 'false');
  await wordingSwitch.click();
  await button(page, SAVE_DEFAULT).click();
  await button(dialog(page, 'Save as the default of all brands?'), SAVE_DEFAULT).click();
  await seesToast(page, 'Templates saved as defaults for all brands successfully.');
  expect(await defaults()).toEqual(
    expect.arrayContaining([expect.objectContaining({ templateType: 'bulk_v2', frames: true })]),
  );
});

/** The browser asks before a reload that would lose a text. @returns the type of its dialog */
function askedByReload(page: Page): Promise<string> {
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (question) => {
      resolve(question.type());
      void question.dismiss();
    }),
  );
  return page.evaluate(() => window.location.reload()).then(() => asked);
}

it('a template that a colleague saves while it is edited here is overwritten only by one who has seen it', async () => {
  const brand = await newBrand(suite.product.client);
  const page = await open(brand);
  await sees(page, 'Live');
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else saved this template meanwhile' });
  const clash = async (mine: string, theirs: string) => {
    await edit(page, 'bulk_v2', mine);
    await saveOwn(brand, 'bulk_v2', theirs);
    await conflict.getByText(theirs).waitFor();
    await openTab(page, 'competitor');
    await button(page, SAVE).click();
    await seesToast(page, 'Somebody else saved ‘Bulk v2’ meanwhile: choose which text to keep.');
    await isFocused(button(conflict, 'Keep mine'));
    expect((await ownOf(brand)).map(({ promptTemplate }) => promptTemplate)).toEqual([theirs]);
  };
  await clash('Mine of {productCategory}?', 'Theirs of {productCategory}?');
  await button(conflict, 'Take theirs').press('Enter');
  await textIs(page, 'bulk_v2', 'Theirs of {productCategory}?');
  await isFocused(page.getByLabel('Template of Bulk v2'));
  await shows(() => button(page, SAVE).isDisabled(), true);
  await clash('Mine again of {productCategory}?', 'Theirs again of {productCategory}?');
  await button(conflict, 'Keep mine').click();
  await conflict.waitFor({ state: 'detached' });
  await saveAll(page);
  expect((await ownOf(brand)).map(({ promptTemplate }) => promptTemplate)).toEqual([
    'Mine again of {productCategory}?',
  ]);
});

it('a template that a colleague saves is not reset to the default by one who has not seen it', async () => {
  const brand = await newBrand(suite.product.client);
  await saveOwn(brand, 'bulk_v2', 'Ours of {productCategory}?');
  const page = await open(brand);
  await sees(page, 'Live');
  await button(await openTab(page, 'bulk_v2'), 'Reset to Default').click();
  await textIs(page, 'bulk_v2', defaultTemplate('bulk_v2').promptTemplate);
  await saveOwn(brand, 'bulk_v2', 'Theirs of {productCategory}?');
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else saved this template meanwhile' });
  await conflict.getByText('Theirs of {productCategory}?').waitFor();
  await button(page, SAVE).click();
  await seesToast(page, 'Somebody else saved ‘Bulk v2’ meanwhile: choose which text to keep.');
  expect(await ownOf(brand)).toHaveLength(1);
  await button(conflict, 'Keep mine').click();
  await saveAll(page);
  expect(await ownOf(brand)).toEqual([]);
});

/** The gate appears over unsaved texts, which wait behind it, hidden. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await button(page, SAVE).click();
  await button(page.getByRole('dialog'), SAVE).click();
  await button(page, 'Sign In').waitFor();
  await sees(page, 'Your session has ended. What you typed is kept.');
  await shows(() => page.getByRole('tab').count(), 0);
  await signIn(page, suite.product.password);
  await page.getByRole('tab').first().waitFor();
}

it('a default that somebody saves for all brands shows at the next visit', async () => {
  const brand = await newBrand(suite.product.client);
  const page = await suite.open(`/prompt-settings/${brand.id}`);
  await textIs(page, 'product_category_best', defaultTemplate('product_category_best').promptTemplate);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await sees(page, 'Your Brands');
  await saveDefault(brand, 'product_category_best', 'The default for {productCategory}');
  await page.goBack();
  await textIs(page, 'product_category_best', 'The default for {productCategory}');
});

it('saving as default asks, for it concerns all brands, leaves the own templates of a brand alone, and keeps the text where it fails; unsaved changes are asked about before a link is followed, by the browser before a reload and before a logout, and outlive the session; once saved, they let one go', async () => {
  suite.allowError(/401|503|WebSocket/);
  const brand = await newBrand(suite.product.client);
  await saveOwn(brand, 'bulk_v2', 'Ours for {productCategory}');
  const page = await open(brand);
  await edit(page, 'competitor', '{brand1} or {brand2}?');
  await page.route('**/save-as-default', (route) => route.fulfill({ status: 503 }));
  await button(page, SAVE_DEFAULT).click();
  await button(page.getByRole('dialog'), SAVE_DEFAULT).click();
  await seesToast(page, 'Failed to save templates as defaults. Please try again.');
  await page.unrouteAll();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await dirtyIs(page, 'true,true');
  await textIs(page, 'competitor', '{brand1} or {brand2}?');

  await button(page, SAVE_DEFAULT).click();
  const forAll = dialog(page, 'Save as the default of all brands?');
  await shows(() => forAll.getByRole('listitem').allInnerTexts(), ['Bulk v2', 'Competitor']);
  await button(forAll, 'Cancel').click();
  await forAll.waitFor({ state: 'hidden' });
  expect(await defaults()).toEqual([]);
  await button(page, SAVE_DEFAULT).click();
  await button(forAll, SAVE_DEFAULT).click();
  await seesToast(page, 'Templates saved as defaults for all brands successfully.');
  await dirtyIs(page, 'false,false');
  expect(await defaults()).toMatchObject([
    { templateType: 'bulk_v2', promptTemplate: 'Ours for {productCategory}', temperature: 800 },
    { templateType: 'competitor', promptTemplate: '{brand1} or {brand2}?', isActive: true },
  ]);
  expect(await ownOf(brand)).toHaveLength(1);

  await edit(page, 'bulk_v2', 'About {productCategory}?');
  await saveAll(page);
  await button(page, 'Back to Generate').click();
  await page.waitForURL(`**/generate/${brand.id}`);
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await edit(page, 'bulk_v2', 'Something else');
  await button(page, 'Back to Generate').click();
  const question = dialog(page, 'Leave without saving?');
  await button(question, 'Stay').click();
  await question.waitFor({ state: 'hidden' });
  await textIs(page, 'bulk_v2', 'Something else');
  expect(await askedByReload(page)).toBe('beforeunload');
  await textIs(page, 'bulk_v2', 'Something else');
  await edit(page, 'bulk_v2', 'About {productCategory}?');
  await dirtyIs(page, 'false,false');
  await edit(page, 'bulk_v2', 'Something else');
  await endSession(page);
  await textIs(page, 'bulk_v2', 'Something else');
  await button(page, 'Logout').click();
  await button(dialog(page, 'Log out without saving?'), 'Stay').click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await button(question, 'Leave').click();
  await sees(page, 'Your Brands');
});
