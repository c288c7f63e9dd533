import { expect, it } from '@jest/globals';
import type { Brand, WrittenPromptGroup } from '#contracts';
import { sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, scrollsSideways, sees, shows, seesToast } from './browser.js';
import { fillShop, newFilledShop, newShop, ofAudience, save } from './saved-shop.js';
import { button, dialog, download, isFocused, panel } from './screens.js';

const suite = browserSuite(sharedProduct);

const SHOES = 'shoes x Audience';
const BOOTS = 'boots x Audience';
const BOTH = 'boots, shoes x Audience, Material';
const AGO = /^(less than a|\d+) minutes? ago$/;

const open = async ({ id }: Brand): Promise<Page> => {
  const page = await suite.open(`/management/${id}`);
  await page.locator('.overview-figures').waitFor();
  await panel(page, 'Saved groups').locator('article, .empty-state').first().waitFor();
  return page;
};
const groupsOf = async ({ id }: Brand) =>
  (await suite.product.client.get<WrittenPromptGroup[]>(`/api/brands/${id}/written-prompts-summary`)).body;
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const expand = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: new RegExp(`^${title}`) });
const figures = async (page: Page) =>
  (await page.locator('.overview-figures > div').allInnerTexts()).map((text) => text.split('\n'));
const total = (page: Page, count: string) =>
  page
    .locator('.overview-figures > div')
    .filter({ hasText: `Total Saved Prompts${count}` })
    .waitFor();
const usage = (page: Page, list: string) => page.getByRole('region', { name: list, exact: true });
const counts = async (page: Page, list: string) =>
  (await usage(page, list).getByRole('button').allInnerTexts()).map((text) => text.split('\n').join(' '));

/** Nothing is saved yet. */
async function checkEmpty(page: Page): Promise<void> {
  await sees(page, 'No written prompts found');
  await shows(
    () => figures(page),
    [
      ['Total Saved Prompts', '0'],
      ['Duplicated Attributes', '0'],
    ],
  );
  await shows(() => button(page, 'View Dupe Prompts').count(), 0);
  await shows(() => button(page, 'Download CSV').isDisabled(), true);
  await button(page, 'View Prompts').click();
  await sees(page, 'No prompts found with the current filters.');
  await page.keyboard.press('Escape');
  await dialog(page, 'Written Prompts').waitFor({ state: 'hidden' });
}

it("the written prompts are the default tab of 'Prompt Management', say that there are none, and a reload keeps the tab; each of their parts can be tried again where it cannot be read", async () => {
  suite.allowError(/50[03]/);
  const brand = await newShop(suite.product);
  const page = await open(brand);
  await page.getByRole('heading', { name: 'Prompt Management', level: 1 }).waitFor();
  await shows(
    () => page.getByRole('tab').allInnerTexts(),
    ['Structured Prompts', 'Written Prompts', 'Coverage', 'Certificate'],
  );
  await checkEmpty(page);
  const selected = () => page.getByRole('tab', { selected: true }).innerText();
  await shows(() => selected(), 'Written Prompts');
  await page.getByRole('tab', { name: 'Structured Prompts' }).click();
  await page.waitForURL('**tab=structured');

  await fillShop(suite.product, brand);
  await page.route(/written-prompts-(summary|stats)/, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await sees(page, 'No CSV generations found');
  await shows(() => selected(), 'Structured Prompts');
  await page.getByRole('tab', { name: 'Written Prompts' }).click();
  await sees(page, 'Error loading prompts: Failed to fetch written prompts summary');
  await sees(page, 'Error loading prompts: Failed to fetch written prompts statistics');
  await page.unrouteAll();
  for (const name of ['Saved groups', 'Overview']) {
    await button(panel(page, name), 'Try again').press('Enter');
    await button(panel(page, name), 'Try again').waitFor({ state: 'detached' });
    await isFocused(panel(page, name));
  }
  await card(page, SHOES).waitFor();
  await total(page, '9');
  await page.getByRole('searchbox', { name: 'Search in the saved prompts' }).fill('no such text');
  await total(page, '0');
  for (const tab of ['Coverage', 'Written Prompts']) await page.getByRole('tab', { name: tab }).click();
  await page.waitForURL('**text=no+such+text');
  await total(page, '0');
  await page.goBack();
  await shows(() => selected(), 'Coverage');
  await page.goBack();
  await shows(() => selected(), 'Written Prompts');
  await total(page, '0');
  await page.getByRole('searchbox', { name: 'Search in the saved prompts' }).fill('');
  await total(page, '9');

  // Only the first list is read with this filter alone.
  await page.route('**/written-prompts-stats?attributes=hikers', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.goto(`/management/${brand.id}?productCategories=boots&attributes=hikers`);
  await usage(page, 'Product Categories').getByText('Not loaded').waitFor();
  await sees(page, 'Error loading prompts: Failed to fetch written prompts statistics');
  // Whoever types goes on typing while the figures cannot be read.
  const search = page.getByRole('searchbox', { name: 'Search in the saved prompts' });
  await page.route('**/written-prompts-stats?*', (route) => route.fulfill({ status: 503, body: '' }));
  await search.pressSequentially('bo');
  await page.waitForURL(/text=bo(?!o)/);
  await search.pressSequentially('ots');
  await page.waitForURL(/text=boots/);
  await isFocused(search);
  await search.fill('');
  await page.unrouteAll();
  await button(panel(page, 'Overview'), 'Try again').click();
  await usage(page, 'Product Categories').getByRole('button', { name: 'boots' }).waitFor();

  await page.route('**/written-prompts-details?*', (route) => route.fulfill({ status: 500, body: '' }));
  await expand(page, SHOES).click();
  await sees(page, 'Error loading prompts: Failed to fetch detailed prompts');
  await page.unrouteAll();
  await page.route('**/written-prompts-details?*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is away.' } }),
  );
  await button(page, 'Try again').click();
  await sees(page, 'Error loading prompts: The database is away.');
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await panel(page, `Prompts of ${SHOES}`).waitFor();
});

/** The overview shows counts, and filters by names. */
async function narrow(page: Page): Promise<void> {
  await shows(
    () => figures(page),
    [
      ['Total Saved Prompts', '9'],
      ['Duplicated Attributes', '0'],
    ],
  );
  await shows(() => counts(page, 'Product Categories'), ['shoes 5', 'boots 4']);
  await shows(() => counts(page, 'Attribute Categories'), ['Audience 9', 'Material 4']);
  await shows(
    () => counts(page, 'Individual Attributes'),
    ['runners 6', 'hikers 2', 'leather 2', 'wool 2', 'nurses 1'],
  );
  // Each click counts, also before the screen shows the effect of the previous one.
  await usage(page, 'Individual Attributes')
    .getByRole('button', { name: /hikers|nurses/ })
    .evaluateAll(async (names: HTMLElement[]) => {
      for (const name of names) {
        name.click();
        await new Promise((done) => setTimeout(done));
      }
    });
  await sees(page, 'Total Saved Prompts');
  await total(page, '3');
  // A list is filtered only by the other lists, so further names can be chosen from it.
  await shows(async () => (await counts(page, 'Individual Attributes')).length, 5);
  await shows(() => counts(page, 'Product Categories'), ['shoes 2', 'boots 1']);
  await usage(page, 'Product Categories').getByRole('button', { name: 'boots' }).click();
  await total(page, '1');
  const chosen = page.getByRole('button', { pressed: true });
  await shows(() => chosen.locator('.usage-name').allInnerTexts(), ['boots', 'hikers', 'nurses']);
  await button(page, 'Clear Filters').press('Enter');
  await isFocused(page.getByRole('group', { name: 'Actions of the overview' }));
  await total(page, '9');
  await shows(() => chosen.count(), 0);
  await shows(() => button(page, 'Clear Filters').isDisabled(), true);
}

/** Downloads files of all prompts, and of a group. */
async function downloadFiles(page: Page): Promise<void> {
  await sees(page, 'Export All Written Prompts');
  const all = await download(page, page.getByRole('link', { name: 'Download CSV' }));
  expect(all.text.trimEnd().split('\r\n')).toHaveLength(1 + 9);
  const group = await download(page, page.getByRole('link', { name: `CSV of ${BOOTS}` }));
  expect(group.text.trimEnd().split('\r\n')).toHaveLength(1 + 2);
}

/** A group shows its numbers and its time; its prompts are fetched when it is opened. */
async function openGroup(page: Page): Promise<void> {
  await shows(() => page.getByRole('article').locator('strong').allInnerTexts(), [BOTH, BOOTS, SHOES]);
  await shows(
    () => page.getByRole('article').locator('.ant-tag').allInnerTexts(),
    ['4 prompts', '2 prompts', '3 prompts'],
  );
  await card(page, SHOES)
    .getByText(/^Last generated (less than a|\d+) minutes? ago$/)
    .waitFor();
  await card(page, BOTH)
    .getByText(/^Saved prompts · 4 prompts · 2 product categories · \d\d:\d\d$/)
    .waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expand(page, BOTH).click();
  const list = panel(page, `Prompts of ${BOTH}`);
  await list.getByText('Prompt 4', { exact: true }).waitFor();
  expect(asked.filter((url) => url.includes('written-prompts-details'))).toHaveLength(1);
  const row = list.locator('.detail-row').first();
  await shows(
    async () => (await row.innerText()).split(/\n+/),
    [
      'Prompt 1',
      'Which shoes made of wool suit runners?',
      'Product category',
      'shoes',
      'Attribute category',
      'Audience, Material',
      'Attribute',
      'runners, wool',
      'Created',
      expect.stringMatching(AGO),
    ],
  );
  await expand(page, BOTH).click();
  await list.waitFor({ state: 'hidden' });
  await page.setViewportSize(PHONE);
  await expand(page, BOTH).click();
  await list.waitFor();
  await shows(() => scrollsSideways(page), false);
  await page.setViewportSize(DESKTOP);
}

async function renameBatch(page: Page): Promise<void> {
  await button(page, `Rename ${BOTH}`).click();
  const form = dialog(page, 'Rename batch');
  await form.getByLabel('Name').fill('For the fair');
  await button(form, 'Rename').click();
  await seesToast(page, 'Batch renamed');
  await card(page, BOTH).getByText('For the fair', { exact: true }).waitFor();
}

/** When deleting fails, the groups and the selection stay. */
async function failToDelete(page: Page): Promise<void> {
  await shows(() => button(page, 'Delete Selected (0)').isDisabled(), true);
  await page.route(/written-prompts-(group|bulk-delete)/, (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await button(page, `Delete ${SHOES}`).click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Failed to delete prompts group');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('checkbox', { name: 'Select all groups' }).check();
  await button(page, 'Delete Selected (3)').click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Failed to delete selected groups');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await button(page, 'Delete Selected (3)').waitFor();
  await page.unrouteAll();
}

async function deleteGroups(page: Page, brand: Brand): Promise<void> {
  await page.getByRole('checkbox', { name: `Select group: ${BOTH}` }).uncheck();
  await button(page, 'Delete Selected (2)').click();
  const several = dialog(page, 'Delete 2 groups?');
  await several.getByText(/5 written prompts from 2 groups\? This action cannot be undone\./).waitFor();
  await button(several, 'Delete').click();
  await seesToast(page, 'Deleted 5 written prompts from 2 groups');
  await button(page, 'Delete Selected (0)').waitFor();
  expect(await groupsOf(brand)).toMatchObject([{ promptCount: 4 }]);

  await button(page, `Delete ${BOTH}`).click();
  const question = page.getByRole('dialog');
  await question
    .getByText(/4 prompts of boots, shoes x Audience, Material\? This action cannot be undone\./)
    .waitFor();
  await question.getByText(/^For the fair/).waitFor();
  await button(question, 'Cancel').click();
  await question.waitFor({ state: 'hidden' });
  expect(await groupsOf(brand)).toHaveLength(1);
  await button(page, `Delete ${BOTH}`).click();
  await button(question, 'Delete').click();
  await seesToast(page, 'Deleted 4 prompts');
  await card(page, BOTH).waitFor({ state: 'hidden' });
  await shows(async () => (await figures(page))[0], ['Total Saved Prompts', '0']);
}

it('the overview and the groups tell what is saved, narrow by names, and read the prompts of a group when it is opened; a batch can be renamed; deleting groups asks, says that it cannot be undone, clears the selection, and keeps it where it fails', async () => {
  suite.allowError(/500/);
  const brand = await newFilledShop(suite.product);
  const page = await open(brand);
  await narrow(page);
  await downloadFiles(page);
  await openGroup(page);
  await renameBatch(page);
  await failToDelete(page);
  await deleteGroups(page, brand);
});

it('saved prompts are narrowed by their type and by a competitor, also one that is gone; the address says so', async () => {
  const { client } = suite.product;
  const brand = await newFilledShop(suite.product);
  const { body: trek } = await client.post(`/api/brands/${brand.id}/competitors`, { name: 'Trek' });
  const asked = { productCategory: 'boots', promptType: 'Competitor', competitorName: 'Trek' } as const;
  await save(suite.product, brand, [{ ...asked, competitorId: trek.id, question: 'Trek or Northwind?' }]);
  const page = await open(brand);
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: option }).click();
  };
  const counts = (total: string) => shows(async () => (await figures(page))[0]?.[1], total);
  await counts('10');
  await choose('Prompt type', 'Discovery');
  await counts('9');
  await choose('Prompt type', 'All types');
  await choose('Competitor', 'Trek');
  await counts('1');
  await client.delete(`/api/competitors/${trek.id}`);
  await page.reload();
  await counts('1');
  await page.getByRole('combobox', { name: 'Competitor' }).getByText('Trek').waitFor();
  await button(page, 'Remove filter: Competitor: Trek').click();
  await counts('10');
});

/** Thousands of groups, of which few are rendered. */
async function lookAtThousands(page: Page): Promise<void> {
  const list = usage(page, 'Filter by individual attributes');
  await shows(async () => (await list.boundingBox())?.height, 192);
  expect(await list.getByRole('button').count()).toBeLessThan(40);
  await usage(page, 'Individual Attributes').getByText('3,000').waitFor();
  expect(await page.getByRole('article').count()).toBeLessThan(200);
  await page.getByRole('checkbox', { name: 'Select all groups' }).check();
  await button(page, 'Delete Selected (3,000)').waitFor();
  await until(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    return (await page.getByRole('article').count()) > 200;
  });
}

it('a group without a batch is known by its texts, of which one may be missing; thousands of groups and names stay quick: few are drawn, all can be selected, and a list of names scrolls within 192 pixels', async () => {
  const brand = await newFilledShop(suite.product);
  await suite.product.sql('UPDATE written_prompts SET batch_id = NULL WHERE brand_id = $1', [brand.id]);
  await suite.product.sql(
    "UPDATE written_prompts SET product_category = NULL WHERE brand_id = $1 AND product_category = 'boots'",
    [brand.id],
  );
  const page = await open(brand);
  const title = 'No product category x Audience';
  await expand(page, title).click();
  await panel(page, `Prompts of ${title}`).getByText('Prompt 2', { exact: true }).waitFor();
  await button(page, `Delete ${title}`).click();
  await button(page.getByRole('dialog'), 'Delete').click();
  await seesToast(page, 'Deleted 2 prompts');
  await card(page, title).waitFor({ state: 'hidden' });

  await suite.product.sql('DELETE FROM written_prompts WHERE brand_id = $1', [brand.id]);
  const names = Array.from({ length: 3000 }, (_, place) => `attribute ${place}`);
  await save(
    suite.product,
    brand,
    names.map((name) => ofAudience('shoes', name)),
  );
  // Makes each prompt a group of its own.
  await suite.product.sql('UPDATE written_prompts SET batch_id = gen_random_uuid() WHERE brand_id = $1', [
    brand.id,
  ]);
  await page.reload();
  await panel(page, 'Saved groups').getByRole('article').first().waitFor();
  await lookAtThousands(page);
});
