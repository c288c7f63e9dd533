import { beforeEach, expect, it } from '@jest/globals';
import type { Brand } from '#contracts';
import { defaultTemplate, type TemplateType } from '#domain';
import { newBrand, newCategory, sharedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, seesToast, shows } from './browser.js';
import { button, dialog, isFocused, panel, tick } from './screens.js';
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

const { saveOwn, saveDefault, ownOf, defaults } = colleague(() => suite.product.client);
const removeDefaults = async () => {
  for (const { id } of await defaults())
    await suite.product.client.delete(`/api/system-default-templates/${id}`);
};
const defaultTexts = async () => (await defaults()).map(({ promptTemplate }) => promptTemplate);
const builtIn = (type: TemplateType) => defaultTemplate(type).promptTemplate;

const REMOVE = 'Remove this default';
const SAVED_DEFAULT = 'Templates saved as defaults for all brands successfully.';
const conflictOf = (page: Page, what: string) =>
  page.getByRole('alert').filter({ hasText: `Somebody else saved ${what} meanwhile` });

/** Opens the settings, which follow what others do from then on. */
async function open(brand: Brand): Promise<Page> {
  const page = await suite.open(`/prompt-settings/${brand.id}`);
  await page.getByRole('tab').first().waitFor();
  await sees(page, 'Live');
  return page;
}

/** Saves as default, as asked for. */
async function saveAsDefault(page: Page): Promise<void> {
  await button(page, SAVE_DEFAULT).click();
  await button(dialog(page, 'Save as the default of all brands?'), SAVE_DEFAULT).click();
}

/** The page asks to choose between two texts before it saves as default. */
async function hasToChoose(page: Page, type: TemplateType): Promise<void> {
  await button(page, SAVE_DEFAULT).click();
  await seesToast(page, `Somebody else saved ‘${TITLES[type]}’ meanwhile: choose which text to keep.`);
  await isFocused(button(page, 'Keep mine'));
  await shows(() => page.getByRole('dialog').count(), 0);
}

it('a default that is saved or removed for all brands shows at once in the open tabs of every brand, and leaves what somebody types there', async () => {
  const [brand, other] = [await newBrand(suite.product.client), await newBrand(suite.product.client)];
  const page = await open(brand);
  await edit(page, 'competitor', '{brand1} or {brand2}?');
  const tab = await openTab(page, 'bulk_v2');
  await textIs(page, 'bulk_v2', builtIn('bulk_v2'));
  await saveDefault(other, 'bulk_v2', 'The default for {productCategory}');
  await textIs(page, 'bulk_v2', 'The default for {productCategory}');
  await tab.getByText('Default of all brands', { exact: true }).waitFor();
  await saveDefault(other, 'bulk_v2', 'Another for {productCategory}');
  await textIs(page, 'bulk_v2', 'Another for {productCategory}');
  await removeDefaults();
  await textIs(page, 'bulk_v2', builtIn('bulk_v2'));
  await tab.getByText('Built-in default', { exact: true }).waitFor();
  await openTab(page, 'competitor');
  await textIs(page, 'competitor', '{brand1} or {brand2}?');
  expect(await isDirty(page)).toBe('true,true');
});

it('a default that a colleague saves while the template is edited here is overwritten only by one who has seen it, also where it comes while the question is open', async () => {
  suite.allowError(/409/);
  const [brand, other] = [await newBrand(suite.product.client), await newBrand(suite.product.client)];
  const page = await open(brand);
  const conflict = conflictOf(page, 'this template');
  await edit(page, 'bulk_v2', 'Mine of {productCategory}?');
  await saveDefault(other, 'bulk_v2', 'Theirs of {productCategory}?');
  await conflict.getByText('Theirs of {productCategory}?').waitFor();
  await textIs(page, 'bulk_v2', 'Mine of {productCategory}?');
  await hasToChoose(page, 'bulk_v2');
  expect(await defaultTexts()).toEqual(['Theirs of {productCategory}?']);
  await button(conflict, 'Keep mine').click();
  await button(page, SAVE_DEFAULT).click();
  const question = dialog(page, 'Save as the default of all brands?');
  await question.waitFor();
  await saveDefault(other, 'bulk_v2', 'Later of {productCategory}?');
  await button(question, SAVE_DEFAULT).click();
  await seesToast(page, 'Somebody else has changed these defaults meanwhile. Nothing was saved.');
  expect(await defaultTexts()).toEqual(['Later of {productCategory}?']);
  await conflict.getByText('Later of {productCategory}?').waitFor();
  await button(conflict, 'Keep mine').click();
  await saveAsDefault(page);
  await seesToast(page, SAVED_DEFAULT);
  await conflict.waitFor({ state: 'detached' });
  expect(await defaultTexts()).toEqual(['Mine of {productCategory}?']);
});

it('the estimate of a run is asked for again when a default changes', async () => {
  const { client } = suite.product;
  const brand = await newBrand(client);
  await newCategory(client, brand.id, 'ProductCategory', 'Footwear', ['shoes']);
  await newCategory(client, brand.id, 'CustomerAttribute', 'Audience', ['runners']);
  const page = await suite.open(`/generate/${brand.id}`);
  const bulk = panel(page, 'Bulk Generation v2');
  await tick(bulk, 'shoes');
  await bulk.getByText(/^about /).waitFor();
  await sees(page, 'Live');
  const asked = page.waitForRequest('**/estimate');
  await saveDefault(brand, 'bulk_v2', 'The default for {productCategory}');
  expect((await asked).postDataJSON()).toMatchObject({ kind: 'bulk-v2' });
});

it("a colleague's default is not overwritten either by one who edits the brand's own template, which can be saved all the same", async () => {
  const [brand, other] = [await newBrand(suite.product.client), await newBrand(suite.product.client)];
  await saveOwn(brand, 'bulk_v2', 'Ours of {productCategory}?');
  const page = await open(brand);
  const conflict = conflictOf(page, 'the default of this template');
  const clash = async (mine: string, theirs: string) => {
    await edit(page, 'bulk_v2', mine);
    await saveDefault(other, 'bulk_v2', theirs);
    await conflict.getByText(theirs).waitFor();
    await openTab(page, 'competitor');
    await hasToChoose(page, 'bulk_v2');
  };
  await clash('Mine of {productCategory}?', 'Theirs of {productCategory}?');
  await button(conflict, 'Take theirs').press('Enter');
  await textIs(page, 'bulk_v2', 'Theirs of {productCategory}?');
  await isFocused(textOf(page, 'bulk_v2'));
  await clash('Mine again of {productCategory}?', 'Theirs again of {productCategory}?');
  await button(page, SAVE).click();
  await conflict.waitFor({ state: 'detached' });
  await shows(() => isDirty(page), 'false,false');
  expect(await ownOf(brand)).toMatchObject([{ promptTemplate: 'Mine again of {productCategory}?' }]);
  await clash('Mine at last of {productCategory}?', 'Theirs at last of {productCategory}?');
  await button(conflict, 'Keep mine').click();
  await conflict.waitFor({ state: 'detached' });
  await saveAsDefault(page);
  await seesToast(page, SAVED_DEFAULT);
  expect(await defaultTexts()).toEqual(['Mine at last of {productCategory}?']);
});

it('a saved default can be removed, which is asked about first, and brings the built-in text back; where there is none, nothing is offered', async () => {
  suite.allowError(/404/);
  const brand = await newBrand(suite.product.client);
  await saveOwn(brand, 'competitor', '{brand1} or {brand2}?');
  await saveDefault(brand, 'bulk_v2', 'The default for {productCategory}');
  await saveDefault(brand, 'competitor', '{brand2} or {brand1}?');
  const page = await open(brand);
  await shows(() => button(page, REMOVE).count(), 0);
  const tab = await openTab(page, 'bulk_v2');
  await page.setViewportSize(PHONE);
  await button(tab, REMOVE).waitFor();
  await shows(() => scrollsSideways(page), false);
  await button(tab, REMOVE).click();
  const question = dialog(page, 'Remove the default of ‘Bulk v2’?');
  await question
    .getByText(
      'All brands without a template of their own use the built-in text again. The saved text cannot be restored.',
    )
    .waitFor();
  await button(question, 'Cancel').click();
  await question.waitFor({ state: 'hidden' });
  expect(await defaults()).toHaveLength(2);

  await textOf(page, 'bulk_v2').fill('Mine of {productCategory}?');
  await button(tab, REMOVE).click();
  await button(question, 'Remove').click();
  await seesToast(
    page,
    'The default was removed. Brands without a template of their own use the built-in text.',
  );
  await question.waitFor({ state: 'hidden' });
  await isFocused(textOf(page, 'bulk_v2'));
  await shows(() => button(tab, REMOVE).count(), 0);
  expect(await defaults()).toMatchObject([{ templateType: 'competitor' }]);
  // What was based on it is no conflict with oneself.
  await textIs(page, 'bulk_v2', 'Mine of {productCategory}?');
  await shows(() => conflictOf(page, '').count(), 0);
  await button(tab, 'Reset to Default').click();
  await textIs(page, 'bulk_v2', builtIn('bulk_v2'));

  const own = await openTab(page, 'competitor');
  await own.getByText("This brand's own").waitFor();
  await button(own, REMOVE).click();
  await removeDefaults();
  await button(dialog(page, 'Remove the default of ‘Competitor’?'), 'Remove').click();
  await seesToast(page, 'Default template not found');
  await shows(() => button(own, REMOVE).count(), 0);
  await textIs(page, 'competitor', '{brand1} or {brand2}?');
});
