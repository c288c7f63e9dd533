import { describe, expect, it } from '@jest/globals';
import type { Brand, WrittenPromptGroup } from '#contracts';
import { until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows } from './browser.js';
import { newFilledShop, newShop, ofAudience, save } from './saved-shop.js';
import { button, dialog, download, panel } from './screens.js';

const suite = browserSuite({ workers: 0 });

const SHOES = 'shoes x Audience';
const BOOTS = 'boots x Audience';
const BOTH = 'boots, shoes x Audience, Material';

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
const usage = (page: Page, list: string) => page.getByRole('region', { name: list, exact: true });
const counts = async (page: Page, list: string) =>
  (await usage(page, list).getByRole('button').allInnerTexts()).map((text) => text.split('\n').join(' '));

describe('the written prompts', () => {
  it("are the default tab of 'Prompt Management', and a reload keeps the tab", async () => {
    const page = await open(await newShop(suite.product));
    await page.getByRole('heading', { name: 'Prompt Management', level: 1 }).waitFor();
    await shows(
      () => page.getByRole('tab').allInnerTexts(),
      ['Structured Prompts', 'Written Prompts', 'Coverage', 'Certificate'],
    );
    const selected = () => page.getByRole('tab', { selected: true }).innerText();
    await shows(() => selected(), 'Written Prompts');
    await page.getByRole('tab', { name: 'Structured Prompts' }).click();
    await page.waitForURL('**tab=structured');
    await page.reload();
    await sees(page, 'No CSV generations found');
    await shows(() => selected(), 'Structured Prompts');
  });

  it('without any say so', async () => {
    const page = await open(await newShop(suite.product));
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
  });
});

describe('the overview', () => {
  it('counts what is saved and what it is made of, and narrows by several names', async () => {
    const page = await open(await newFilledShop(suite.product));
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
    await usage(page, 'Individual Attributes').getByRole('button', { name: 'hikers' }).click();
    await usage(page, 'Individual Attributes').getByRole('button', { name: 'nurses' }).click();
    await sees(page, 'Total Saved Prompts');
    await page.locator('.overview-figures dd').getByText('3', { exact: true }).waitFor();
    // A list is narrowed by the other lists: from its own, one more can be chosen.
    await shows(async () => (await counts(page, 'Individual Attributes')).length, 5);
    await shows(() => counts(page, 'Product Categories'), ['shoes 2', 'boots 1']);
    await usage(page, 'Product Categories').getByRole('button', { name: 'boots' }).click();
    await page.locator('.overview-figures dd').getByText('1', { exact: true }).waitFor();
    const chosen = page.getByRole('button', { pressed: true });
    await shows(() => chosen.locator('.usage-name').allInnerTexts(), ['boots', 'hikers', 'nurses']);
    await button(page, 'Clear Filters').click();
    await page.locator('.overview-figures dd').getByText('9', { exact: true }).waitFor();
    await shows(() => chosen.count(), 0);
    await shows(() => button(page, 'Clear Filters').isDisabled(), true);
  });

  it('scrolls long lists of names within 192 pixels', async () => {
    const brand = await newShop(suite.product);
    const names = Array.from({ length: 3000 }, (_, place) => `attribute ${place}`);
    await save(
      suite.product,
      brand,
      names.map((name) => ofAudience('shoes', name)),
    );
    const page = await open(brand);
    const list = usage(page, 'Filter by individual attributes');
    await shows(async () => (await list.boundingBox())?.height, 192);
    expect(await list.getByRole('button').count()).toBeLessThan(40);
    await usage(page, 'Individual Attributes').getByText('3,000').waitFor();
  });
});

describe('the export of everything', () => {
  it('is a file of all saved prompts', async () => {
    const page = await open(await newFilledShop(suite.product));
    await sees(page, 'Export All Written Prompts');
    const { text } = await download(page, page.getByRole('link', { name: 'Download CSV' }));
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 9);
  });
});

describe('a group', () => {
  it('reads what it is about, when it was made and how much it holds', async () => {
    const page = await open(await newFilledShop(suite.product));
    await shows(() => page.getByRole('article').locator('strong').allInnerTexts(), [BOTH, BOOTS, SHOES]);
    await shows(
      () => page.getByRole('article').locator('.ant-tag').allInnerTexts(),
      ['4 prompts', '2 prompts', '3 prompts'],
    );
    await card(page, SHOES).getByText('Last generated less than a minute ago').waitFor();
  });

  it('reads its prompts when it is opened, and not before', async () => {
    const page = await open(await newFilledShop(suite.product));
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
        'less than a minute ago',
      ],
    );
    await expand(page, BOTH).click();
    await list.waitFor({ state: 'hidden' });
  });

  it('whose prompts cannot be read says so inline, and can be tried again', async () => {
    suite.allowError(/50[03]/);
    const page = await open(await newFilledShop(suite.product));
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

  it('is downloaded as a file of its own', async () => {
    const page = await open(await newFilledShop(suite.product));
    const { text } = await download(page, page.getByRole('link', { name: `CSV of ${BOOTS}` }));
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 2);
  });

  it('without a batch is known by its texts, of which one may be missing', async () => {
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
    await sees(page, 'Deleted 2 prompts');
    await card(page, title).waitFor({ state: 'hidden' });
  });
});

describe('deleting', () => {
  it('one group asks, and says that it cannot be undone', async () => {
    const brand = await newFilledShop(suite.product);
    const page = await open(brand);
    await button(page, `Delete ${SHOES}`).click();
    const question = page.getByRole('dialog');
    await question.getByText(/3 prompts of shoes x Audience\? This action cannot be undone\./).waitFor();
    await button(question, 'Cancel').click();
    await question.waitFor({ state: 'hidden' });
    expect(await groupsOf(brand)).toHaveLength(3);
    await button(page, `Delete ${SHOES}`).click();
    await button(question, 'Delete').click();
    await sees(page, 'Deleted 3 prompts');
    await card(page, SHOES).waitFor({ state: 'hidden' });
    await page.locator('.overview-figures dd').getByText('6', { exact: true }).waitFor();
  });

  it('several groups clears the selection', async () => {
    const brand = await newFilledShop(suite.product);
    const page = await open(brand);
    await shows(() => button(page, 'Delete Selected (0)').isDisabled(), true);
    await page.getByRole('checkbox', { name: 'Select all groups' }).check();
    await button(page, 'Delete Selected (3)').waitFor();
    await page.getByRole('checkbox', { name: `Select group: ${BOTH}` }).uncheck();
    await button(page, 'Delete Selected (2)').click();
    const question = dialog(page, 'Delete 2 groups?');
    await question.getByText(/5 written prompts from 2 groups\? This action cannot be undone\./).waitFor();
    await button(question, 'Delete').click();
    await sees(page, 'Deleted 5 written prompts from 2 groups');
    await button(page, 'Delete Selected (0)').waitFor();
    expect(await groupsOf(brand)).toMatchObject([{ promptCount: 4 }]);
  });

  it('that fails says so, and keeps the selection', async () => {
    suite.allowError(/500/);
    const page = await open(await newFilledShop(suite.product));
    await page.route(/written-prompts-(group|bulk-delete)/, (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await button(page, `Delete ${SHOES}`).click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Failed to delete prompts group');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('checkbox', { name: 'Select all groups' }).check();
    await button(page, 'Delete Selected (3)').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await sees(page, 'Failed to delete selected groups');
    await button(page, 'Delete Selected (3)').waitFor();
  });
});

describe('reading', () => {
  it('that fails says so inline, each part with a try of its own', async () => {
    suite.allowError(/500/);
    const brand = await newFilledShop(suite.product);
    const page = await suite.open('/');
    await page.route(/written-prompts-(summary|stats)/, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`/management/${brand.id}`);
    await sees(page, 'Error loading prompts: Failed to fetch written prompts summary');
    await sees(page, 'Error loading prompts: Failed to fetch written prompts statistics');
    await page.unrouteAll();
    await button(panel(page, 'Saved groups'), 'Try again').click();
    await button(panel(page, 'Overview'), 'Try again').click();
    await card(page, SHOES).waitFor();
    await page.locator('.overview-figures dd').getByText('9', { exact: true }).waitFor();
  });
});

it('thousands of groups stay quick: few cards are drawn, and all can be selected', async () => {
  const brand = await newShop(suite.product);
  await suite.product.sql(
    `INSERT INTO written_prompts (brand_id, question, prompt_type, product_category, attribute_category, attribute,
       batch_id)
     SELECT $1, 'Which ' || n || '?', 'Discovery', 'product ' || n, 'Audience', 'nurses', gen_random_uuid()
     FROM generate_series(1, 3000) AS n`,
    [brand.id],
  );
  const page = await open(brand);
  expect(await page.getByRole('article').count()).toBeLessThan(200);
  await page.getByRole('checkbox', { name: 'Select all groups' }).check();
  await button(page, 'Delete Selected (3,000)').waitFor();
  await until(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    return (await page.getByRole('article').count()) > 200;
  });
});

it('a phone shows the groups without scrolling sideways', async () => {
  const page = await suite.open(`/management/${(await newFilledShop(suite.product)).id}`, {
    viewport: PHONE,
  });
  await expand(page, BOTH).click();
  await panel(page, `Prompts of ${BOTH}`).waitFor();
  await shows(() => scrollsSideways(page), false);
});
