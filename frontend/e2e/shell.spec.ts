import { beforeAll, expect, it } from '@jest/globals';
import type { Brand } from '#contracts';
import { newBrand, newCategory, sharedProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, DESKTOP, holdBack, PHONE, scrollsSideways, sees, visit, shows } from './browser.js';
import { newFullShop } from './generate-shop.js';
import { button, dialog, isFocused, panel, signIn } from './screens.js';

const suite = browserSuite(sharedProduct);
let brand: Brand;
beforeAll(async () => {
  brand = await newBrand(suite.product.client, 'Northwind');
});

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const SCREENS = ['attributes', 'generate', 'management', 'prompt-settings', 'profound'];

/** Entries of the header and the bar that are cut off. */
const CUT_OFF = `[...document.querySelectorAll('.shell-header :is(a, button), .brand-bar :is(a, button)')]
  .filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    const frame = each.parentElement.getBoundingClientRect();
    return left < 0 || right > innerWidth || right > frame.right + 1;
  })
  .map((each) => each.textContent)`;

/** What the header offers. */
async function navigationOf(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' });
  const buttons = nav.getByRole('button');
  return {
    links: await nav.getByRole('link').allTextContents(),
    buttons: await buttons.allTextContents(),
    enabled: await nav.getByRole('button', { disabled: false }).count(),
  };
}

it('Ctrl+K leads to screens, attributes, pairings, drafts, saved prompts and brands by their names, without a mouse', async () => {
  const { client } = suite.product;
  const { id } = await newBrand(client, 'Southwind');
  // An unusual name, because other suites create brands with all usual ones.
  const other = await newBrand(client, 'Quillfeather');
  const materials = [...Array.from({ length: 60 }, (_, place) => `fibre ${place}`), 'merino'];
  const { category } = await newCategory(client, id, 'ProductAttribute', 'Material', materials);
  await client.post(`/api/brands/${id}/save-written-prompts`, {
    prompts: [{ question: 'Which wool socks are best?' }, { question: 'Which boots are best?' }],
  });
  const { attributes } = await newCategory(client, id, 'ProductCategory', 'Range', ['socks']);
  const pairing = { productCategoryAttributeId: attributes[0]?.id, attributeCategoryId: category.id };
  await client.post(`/api/brands/${id}/category-pairings`, pairing);
  await client.post(`/api/brands/${id}/competitors`, { name: 'Rivalry Ltd' });
  const productCategoryIds = [attributes[0]?.id];
  const { body: run } = await client.post(`/api/brands/${id}/generate-pc-prompts`, { productCategoryIds });
  await client.post(`/api/brands/${id}/drafts`, { jobId: run.jobId });
  const { body: drafts } = await client.get(`/api/brands/${id}/drafts`);
  await client.patch(`/api/drafts/${drafts[0].id}`, { question: 'Whose zebra socks last longest?' });
  const page = await suite.open(`/generate/${id}`);
  const goTo = async (text: string, found: string | RegExp) => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search everything' });
    await isFocused(search);
    await page.keyboard.type(text);
    await page.getByRole('option', { name: found, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await dialog(page, 'Go to').waitFor({ state: 'hidden' });
  };
  await goTo('templ', /Templates/);
  await page.waitForURL(`**/prompt-settings/${id}`);
  await isFocused(page.locator('#main'));
  await goTo('merino', /merino/);
  await page.waitForURL(`**/attributes/${id}?attribute=*#category-${category.id}`);
  // The last of sixty, of which only those in sight are rendered.
  await page.locator('.attribute-found').getByText('merino', { exact: true }).waitFor();
  await isFocused(page.getByRole('region', { name: 'Material', exact: true }));
  await goTo('rivalry', /Rivalry Ltd/);
  await page.waitForURL(`**/attributes/${id}#competitors`);
  await isFocused(page.getByRole('region', { name: 'Competitors', exact: true }));
  await goTo('WOOL SOCKS', /Which wool socks are best/);
  await sees(page, '0 of 1 selected');
  await page.keyboard.press('Escape');
  await goTo('zebra', /Whose zebra socks last longest/);
  await page.waitForURL(`**/generate/${id}?find=*`);
  await sees(page, 'Showing 1 of 2 prompts');
  await button(page, 'Clear all filters').click();
  await isFocused(page.getByRole('group', { name: 'Filters of the written prompts' }));
  await sees(page, 'Showing 2 of 2 prompts');
  await button(panel(page, 'Written Prompts'), 'Triage').click();
  await dialog(page, 'Triage').waitFor();
  await sees(page, 'Showing 2 of 2 prompts');
  await page.keyboard.press('Escape');
  await goTo('zebra', /Whose zebra socks last longest/);
  await sees(page, 'Showing 1 of 2 prompts');
  // What somebody chose is there when they come back.
  await page.getByLabel('Search in the prompts').fill('zebra socks');
  await goTo('together', /socks together with Material/);
  await page.waitForURL(`**/attributes/${id}#rules`);
  await page.goBack();
  await shows(() => page.getByLabel('Search in the prompts').inputValue(), 'zebra socks');
  await sees(page, 'Showing 1 of 2 prompts');
  await goTo('quillf', /Quillfeather/);
  await page.waitForURL(`**/generate/${other.id}`);

  // A part of the page that loads late does not take the focus from the search.
  await page.goto('/');
  const late = await holdBack(page, `**/api/brands/${id}/attributes`, () => true);
  await visit(page, `/attributes/${id}#category-${category.id}`);
  await until(() => late.waiting() > 0);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search everything' });
  await isFocused(search);
  await late.answerLate();
  await page.locator(`#category-${category.id}[tabindex="-1"]`).waitFor();
  await page.keyboard.type('templ');
  await shows(() => search.inputValue(), 'templ');
});

/** Whether the middle of an element is in the window. */
const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top + bottom > 0 && (top + bottom) / 2 < window.innerHeight;
  });

it('a draft that Ctrl+K leads to is in sight, also when the prompts of runs arrive above it, until somebody scrolls', async () => {
  const { client } = suite.product;
  const { id, products } = await newFullShop(suite.product);
  const ids = products.slice(0, 4).map((product) => product.id);
  const run = (kind: string, productCategoryIds: string[]) =>
    client.post(`/api/brands/${id}/generate-${kind}-prompts`, { productCategoryIds });
  const { body: moved } = await run('pc', ids.slice(0, 1));
  await client.post(`/api/brands/${id}/drafts`, { jobId: moved.jobId });
  for (const kind of ['pc', 'paired', 'bulk-v2']) await run(kind, ids);
  const { body: drafts } = await client.get(`/api/brands/${id}/drafts`);
  await client.patch(`/api/drafts/${drafts[0].id}`, { question: 'Whose zebra socks last longest?' });
  const page = await suite.open(`/management/${id}`);
  const list = await holdBack(page, `**/api/brands/${id}/drafts`, () => true);
  const late = await holdBack(page, '**/api/jobs/*/prompts*', () => true);
  await page.keyboard.press('Control+k');
  await isFocused(page.getByRole('combobox', { name: 'Search everything' }));
  await page.keyboard.type('zebra');
  await page.getByRole('option', { name: /Whose zebra socks last longest/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await isFocused(page.locator('#written-prompts'));
  await until(() => list.waiting() === 1);
  await list.answerLate();
  await sees(page, 'Showing 1 of 2 prompts');
  await until(() => late.waiting() === 3);
  await late.answerLate();
  await panel(page, 'Bulk v2 Prompts').locator('.prompt-row').first().waitFor();
  const hit = panel(page, 'Written prompts, list').getByRole('checkbox');
  await shows(() => isInSight(hit), true);
  await page.mouse.wheel(0, -20_000);
  await shows(() => isInSight(hit), false);
  await page.setViewportSize(PHONE);
  await shows(() => page.evaluate(() => window.scrollY), 0);
});

it('the header shows Dashboard alone on the dashboard, says that no AI model is configured, and lets the keyboard reach the content first of all; it follows the system until a theme is chosen, switches it, and remembers it', async () => {
  const page = await suite.open('/');
  await sees(page, 'Your Brands');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(() => page.evaluate(() => document.activeElement?.id === 'main'));

  const nav = page.getByRole('navigation', { name: 'Main' });
  await shows(() => nav.getByRole('link').allTextContents(), ['Dashboard']);
  await shows(() => nav.getByRole('button').count(), 0);
  await page
    .getByRole('complementary', { name: 'AI model' })
    .getByText('No AI model is configured.')
    .waitFor();
  await page.setViewportSize(PHONE);
  await shows(() => scrollsSideways(page), false);
  await page.setViewportSize(DESKTOP);

  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.app')!).backgroundColor);
  await shows(async () => [await theme(), await background()], ['light', 'rgb(244, 246, 244)']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await until(async () => (await theme()) === 'dark' && (await background()) === 'rgb(13, 18, 17)');
  await button(page, 'Theme: system. Switch to light').click();
  await shows(() => theme(), 'light');
  await button(page, 'Theme: light. Switch to dark').click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await button(page, 'Theme: dark. Switch to system').waitFor();
  await shows(() => theme(), 'dark');
});

/** What the header offers on a screen of a brand, also on a phone. */
async function checkHeader(page: Page, screen: string): Promise<void> {
  await shows(async () => ({ screen, ...(await navigationOf(page)) }), {
    screen,
    links: ['Dashboard'],
    buttons: ['Manage Attributes', 'Generate Prompts', 'Prompt Management'],
    enabled: 0,
  });
  await button(page, 'Logout').waitFor();
  const hasSettings = screen === 'generate' || screen === 'prompt-settings';
  await shows(() => button(page, 'Prompt settings').count(), hasSettings ? 1 : 0);
  await page.setViewportSize(PHONE);
  await until(async () => !(await scrollsSideways(page)));
  await page.setViewportSize(DESKTOP);
}

/** Enter as it takes what was composed of several keys, as in Japanese. */
const endComposing = (page: Page) =>
  page.evaluate(() => {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
    document.activeElement?.dispatchEvent(enter);
  });

/** Switches to another brand by keyboard only. */
async function switchToCedar(page: Page, cedar: Brand): Promise<void> {
  const opener = button(page, 'Switch brand, now Northwind');
  await opener.focus();
  await page.keyboard.press('Enter');
  const brands = page.getByRole('dialog', { name: 'Brands' });
  await brands.getByRole('link', { name: 'Cedar' }).waitFor();
  await page.keyboard.press('Escape');
  await brands.waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await isFocused(brands.getByRole('searchbox', { name: 'Search brands' }));
  await page.keyboard.type('nobody');
  await sees(page, 'No brand matches');
  // Leads nowhere.
  await page.keyboard.press('Enter');
  await brands.getByRole('searchbox').fill('ced ');
  await endComposing(page);
  expect(await brands.isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/management/${cedar.id}`);
  await button(page, 'Switch brand, now Cedar').click();
  // The latest first.
  await shows(
    async () => (await brands.getByRole('link').allTextContents()).slice(0, 3),
    ['Cedar', 'Northwind', 'Alder'],
  );
}

it('a bar of real links leads between the screens of a brand, of which nothing is cut off; the header names the other screens as disabled buttons on each; the brand is switched by keyboard alone, and the screen stays', async () => {
  const { client } = suite.product;
  const [, , cedar] = await Promise.all(
    ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'].map((name) => newBrand(client, name)),
  );
  const page = await suite.open(`/attributes/${brand.id}`);
  const bar = page.getByRole('navigation', { name: 'Screens of the brand' });
  for (const [name, screen] of [
    ['Generate', 'generate'],
    ['Saved prompts', 'management'],
    ['Export', 'profound'],
    ['Templates', 'prompt-settings'],
    ['Attributes', 'attributes'],
  ] as const) {
    const link = bar.getByRole('link', { name, exact: true });
    await link.click();
    await page.waitForURL(`**/${screen}/${brand.id}`);
    await shows(() => link.getAttribute('aria-current'), 'page');
    await shows(() => page.title(), expect.stringContaining(` · ${brand.name} · Promptloom`));
    await checkHeader(page, screen);
  }
  for (const width of [360, 390, 768, 1024, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await shows(
      async () => ({ width, cut: await page.evaluate(CUT_OFF), sideways: await scrollsSideways(page) }),
      { width, cut: [], sideways: false },
    );
  }

  await bar.getByRole('link', { name: 'Generate', exact: true }).click();
  await button(page, 'Prompt settings').click();
  await page.waitForURL(`**/prompt-settings/${brand.id}`);
  await bar.getByRole('link', { name: 'Saved prompts', exact: true }).click();
  await page.waitForURL(`**/management/${brand.id}`);
  // A new screen takes the focus.
  await isFocused(page.getByRole('main'));
  await switchToCedar(page, cedar!);
});

/** What a URL without a brand, or with an unknown one, shows. */
const NOWHERE: readonly (readonly [string, string])[] = [
  ['/attributes', 'Brand ID required'],
  ['/generate', 'Brand ID required'],
  ['/management', 'Brand ID is required'],
  ['/prompt-settings', 'Brand ID required'],
  ['/profound', 'Brand ID required'],
  ...SCREENS.flatMap((screen) =>
    [UNKNOWN_ID, 'no-id'].map((id) => [`/${screen}/${id}`, 'Brand not found'] as const),
  ),
];

it('another screen begins at its top, and the way back leads to where one was', async () => {
  const page = await suite.open(`/generate/${brand.id}`);
  await sees(page, 'Generate Prompts');
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 400));
  await until(async () => (await scrolled()) === 400);
  // A script's click, because Playwright's would scroll first, even to a sticky element.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
  });
  await sees(page, 'Your Brands');
  await shows(scrolled, 0);
  await page.goBack();
  await sees(page, 'Generate Prompts');
  await shows(scrolled, 400);
});

it('the room of a brand that does not exist is asked for once', async () => {
  suite.allowError(/404/);
  const page = await suite.open('/');
  const sent = { joins: 0, refusals: 0 };
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('brand:join')) sent.joins++;
      server.send(message);
    });
    server.onMessage((message) => {
      socket.send(message);
      if (String(message).includes('"ok":false')) sent.refusals++;
    });
  });
  await page.clock.install();
  await visit(page, `/generate/${UNKNOWN_ID}`);
  await shows(async () => sent, { joins: 1, refusals: 1 });
  // The page has taken the refusal once it answers to what came after it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.clock.runFor(20_000);
  expect(sent).toEqual({ joins: 1, refusals: 1 });
});

it("a path that is none of the six shows a page titled '404 Page Not Found', behind the gate; one without a brand, or of a brand that does not exist, says so once, and leads to the dashboard", async () => {
  suite.allowError(/40[04]/);
  const page = await suite.open('/no/such/screen', { signedIn: false });
  await signIn(page, suite.product.password);
  await page.getByRole('heading', { name: '404 Page Not Found', level: 1 }).waitFor();
  await shows(() => page.title(), expect.stringMatching(/^404 Page Not Found/));

  const title = () => page.getByRole('heading', { level: 1 }).innerText();
  const onward = page.getByRole('link', { name: 'Choose one of your brands' });
  for (const [path, text] of NOWHERE) {
    await visit(page, path);
    await shows(async () => [path, await title()], [path, text]);
    await onward.waitFor();
    if (text === 'Brand not found') {
      await sees(page, 'This brand does not exist, or it was deleted.');
      // No links to the brand's screens, which would all say the same.
      await button(page, 'Choose a brand').waitFor();
      await shows(() => page.getByRole('link', { name: 'Saved prompts' }).count(), 0);
    }
    await shows(async () => [path, await button(page, 'Try again').count()], [path, 0]);
  }
  await onward.click();
  await sees(page, 'Your Brands');
});
