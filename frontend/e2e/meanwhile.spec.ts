import { expect, it } from '@jest/globals';
import type { Attribute, AttributeCategory, Draft } from '#contracts';
import { at } from '#domain';
import { sharedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, seesToast, visit } from './browser.js';
import { newFullShop, newWrittenList, write } from './generate-shop.js';
import { newFilledShop, ofAudience, save } from './saved-shop.js';
import { button, choose, dialog, isFocused, isOffered, panel, tick } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: { latencyMs: 2 } }));

async function attributesOf(brandId: string): Promise<Attribute[]> {
  return (await suite.product.client.get<Attribute[]>(`/api/brands/${brandId}/attributes`)).body;
}

async function categoryNamed(brandId: string, name: string): Promise<AttributeCategory> {
  const { body } = await suite.product.client.get<AttributeCategory[]>(`/api/brands/${brandId}/categories`);
  return at(
    body.filter(({ displayName }) => displayName === name),
    0,
  );
}

const remove = (rows: string, { id }: { id: string }) => suite.product.client.delete(`/api/${rows}/${id}`);

it('a question about a deletion tells what it takes along while others save prompts', async () => {
  const brand = await newFilledShop(suite.product);
  const page = await suite.open(`/attributes/${brand.id}`);
  await sees(page, 'Live');
  await button(page, 'Delete attribute nurses').click();
  const question = page.getByRole('dialog').getByRole('status');
  await sees(page, /This also deletes 1 saved prompt\./);
  await save(suite.product, brand, [ofAudience('boots', 'nurses')]);
  await shows(() => question.innerText(), 'This also deletes 2 saved prompts. This action cannot be undone.');
  await button(page.getByRole('dialog'), 'Cancel').click();

  await visit(page, `/management/${brand.id}?attributes=nurses`);
  await sees(page, 'Live');
  await button(page, 'Delete 2 prompts').click();
  await save(suite.product, brand, [ofAudience('boots', 'nurses', 'Which boots do nurses wear?')]);
  await sees(page, /Are you sure you want to delete 3 prompts/);
});

it('saving prompts that break a rule, which somebody added after their run, says how many and where they are', async () => {
  const { client } = suite.product;
  const brandId = await newWrittenList(suite.product);
  const { body: drafts } = await client.get<Draft[]>(`/api/brands/${brandId}/drafts`);
  const { productCategoryAttributeId: forbiddenWithId, attributeIds } = at(drafts, 0);
  await client.post(`/api/brands/${brandId}/blacklists`, { forbiddenWithId, targetId: attributeIds[0] });
  const page = await suite.open(`/generate/${brandId}`);
  await panel(page, 'Written Prompts').getByRole('checkbox', { name: 'Select all' }).check();
  await button(panel(page, 'Written Prompts'), 'Save Selected').click();
  await seesToast(page, 'Saved 30 written prompts');
  await seesToast(page, /^\d of them breaks? a blacklist rule\. .*‘Breaks a rule’\.$/);
});

async function chooseName(page: Page): Promise<void> {
  await choose(page, 'Category', 'Audience');
  await page.getByRole('combobox', { name: 'Attribute', exact: true }).fill('nurses');
  await isOffered(page, 'nurses');
  await page.keyboard.press('Enter');
  await page.getByLabel('Modified Name', { exact: true }).fill('nurses on their feet');
}

it('an attribute that somebody deletes while it is chosen for an export name is chosen no longer, and what was typed stays', async () => {
  const brand = await newFilledShop(suite.product);
  const page = await suite.open(`/profound/${brand.id}`);
  await sees(page, 'Live');
  await page.getByRole('tab', { name: 'Modify Attribute Names' }).click();
  await chooseName(page);
  await remove('categories', await categoryNamed(brand.id, 'Audience'));
  await seesToast(page, '‘nurses’ was deleted');
  const form = page.locator('.name-form');
  await shows(
    async () => [
      await form.getByText('nurses', { exact: true }).count(),
      await form.getByText('All Categories', { exact: true }).count(),
      await page.getByLabel('Modified Name', { exact: true }).inputValue(),
    ],
    [0, 1, 'nurses on their feet'],
  );
});

it('a name that somebody else has given meanwhile is not replaced before it was read', async () => {
  const brand = await newFilledShop(suite.product);
  const page = await suite.open(`/attributes/${brand.id}`);
  await button(page, 'Edit attribute nurses').click();
  const form = dialog(page, 'Edit Attribute');
  await form.getByLabel('Attribute Name').fill('carers');
  const nurses = at(
    (await attributesOf(brand.id)).filter(({ displayName }) => displayName === 'nurses'),
    0,
  );
  await suite.product.client.put(`/api/attributes/${nurses.id}`, { displayName: 'midwives', weight: 3 });
  suite.allowError(/409/);
  await button(form, 'Update Attribute').click();
  await form.getByText('Somebody else has named it ‘midwives’ meanwhile.').waitFor();
  await button(form, 'Update Attribute').click();
  await seesToast(page, 'Attribute updated successfully');
  // Their weight stays.
  expect((await attributesOf(brand.id)).filter(({ id }) => id === nurses.id)).toMatchObject([
    { displayName: 'carers', weight: 3 },
  ]);
});

it('a picker whose last options are deleted has nothing selected', async () => {
  // The page requests an estimate for its selection, which may have been deleted by then.
  suite.allowError(/400 \(Bad Request\).*\/estimate/);
  const { id } = await newFullShop(suite.product);
  const page = await suite.open(`/generate/${id}`);
  await sees(page, 'Live');
  const pc = panel(page, 'Generate Product Category Prompts');
  await tick(pc, 'shoes');
  await pc.getByText('1 selected', { exact: true }).waitFor();
  const footwear = await categoryNamed(id, 'Footwear');
  for (const attribute of await attributesOf(id))
    if (attribute.attributeCategoryId === footwear.id) await remove('attributes', attribute);
  await pc.getByText('0 selected', { exact: true }).waitFor();
});

const drafts = async (brandId: string): Promise<Draft[]> =>
  (await suite.product.client.get<Draft[]>(`/api/brands/${brandId}/drafts`)).body;

/** The whole list of 30, improved. */
async function improveAll(page: Page): Promise<void> {
  await panel(page, 'Written Prompts').getByRole('checkbox', { name: 'Select all' }).check();
  await button(page, 'Improve Selected').click();
  const form = dialog(page, 'Improve Selected Prompts');
  await form.getByLabel('Instructions').fill('Make them shorter');
  await button(form, 'Improve Prompts').click();
  // A later toast would replace the one with Undo.
  await seesToast(page, 'Improved 30 prompts');
  await panel(page, 'Written Prompts').getByRole('button', { name: 'Improved 30', exact: true }).waitFor();
}

it('improved texts that were given back return by Undo, but for the one that somebody has changed by then', async () => {
  suite.allowError(/409 \(Conflict\)/);
  const brandId = await newWrittenList(suite.product);
  const page = await suite.open(`/generate/${brandId}`);
  await improveAll(page);
  const improved = await drafts(brandId);
  await button(page, 'Revert Selected').click();
  await seesToast(page, 'Reverted 30 prompts');
  const { id } = at(improved, 0);
  await suite.product.client.patch(`/api/drafts/${id}`, { question: 'Which clogs would you buy?' });
  await button(page, 'Undo').click();
  await seesToast(page, '1 of 30 improved texts did not come back');
  await shows(
    async () => (await drafts(brandId)).map(({ question }) => question),
    ['Which clogs would you buy?', ...improved.slice(1).map(({ question }) => question)],
  );
});

it('prompts that somebody else has removed by then count for nothing when the selected ones are removed, and no Undo brings them back', async () => {
  const { client } = suite.product;
  const brandId = await newWrittenList(suite.product);
  const { body: drafts } = await client.get<Draft[]>(`/api/brands/${brandId}/drafts`);
  const page = await suite.open(`/generate/${brandId}`);
  const list = panel(page, 'Written Prompts');
  for (const { question } of drafts.slice(0, 3)) await list.getByLabel(`Select: ${question}`).check();
  const question = dialog(page, 'Delete selected prompts?');
  await button(list, 'Delete Selected').click();
  await client.post(`/api/brands/${brandId}/drafts/remove`, { draftIds: [drafts[0]?.id] });
  await sees(page, 'Showing 29 of 29 prompts');
  await button(question, 'Delete').click();
  await seesToast(page, 'Deleted 2 prompts from the written list');
  await button(page, 'Undo').click();
  await seesToast(page, 'Restored 2 prompts');
  await sees(page, 'Showing 29 of 29 prompts');

  // The colleague is faster by as much as the request takes.
  for (const { question } of drafts.slice(1, 4)) await list.getByLabel(`Select: ${question}`).check();
  await page.route('**/drafts/remove', async (route) => {
    await client.post(`/api/brands/${brandId}/drafts/remove`, { draftIds: [drafts[1]?.id] });
    await route.continue();
  });
  await button(list, 'Delete Selected').click();
  await button(question, 'Delete').click();
  await seesToast(page, 'Deleted 2 prompts from the written list');
  await seesToast(page, /^Somebody else had removed the others/);
  expect(await button(page, 'Undo').count()).toBe(0);
});

it('prompts that somebody removes while an improvement is asked about are improved no longer', async () => {
  const brandId = await newWrittenList(suite.product);
  const page = await suite.open(`/generate/${brandId}`);
  await sees(page, 'Live');
  const { id, question } = at(await drafts(brandId), 0);
  await page.getByRole('checkbox', { name: `Select: ${question}` }).check();
  await button(page, 'Improve Selected').click();
  const form = dialog(page, 'Improve Selected Prompts');
  await form.getByLabel('Instructions').fill('Make them shorter');
  await suite.product.client.post(`/api/brands/${brandId}/drafts/remove`, { draftIds: [id] });
  await form.getByText('The prompts you chose are gone: somebody has removed them.').waitFor();
  await shows(() => button(form, 'Improve Prompts').isDisabled(), true);
});

it('a list that somebody makes long stays where it is read, and where it is typed in', async () => {
  const shop = await newFullShop(suite.product);
  await write(suite.product, shop);
  const open = async () => {
    const page = await suite.open(`/generate/${shop.id}`);
    await sees(page, 'Showing 30 of 30 prompts');
    return { page, list: page.getByRole('region', { name: 'Written prompts, list' }) };
  };
  const reader = await open();
  const writer = await open();
  const name = await reader.list.getByRole('button', { name: /^Edit/ }).nth(20).getAttribute('aria-label');
  const row = button(reader.list, name ?? '');
  await row.scrollIntoViewIfNeeded();
  const place = async () =>
    ((await row.boundingBox())?.y ?? NaN) - ((await reader.list.boundingBox())?.y ?? NaN);
  const before = await place();
  await button(writer.list, /^Edit/).nth(5).click();
  const field = writer.list.getByLabel('Prompt text');
  await field.fill('Which boots do nurses');

  await write(suite.product, shop);
  for (const { page } of [reader, writer]) await sees(page, 'Showing 60 of 60 prompts');
  expect(await place()).toBeCloseTo(before, -1);
  await isFocused(field);
  await writer.page.keyboard.type(' wear?');
  await shows(() => field.inputValue(), 'Which boots do nurses wear?');
});
