import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Brand } from '#contracts';
import { newBrand, until } from '#testing';
import { browserSuite, PHONE, scrollsSideways, sees } from './browser.js';
import { button } from './screens.js';

const suite = browserSuite({ workers: 0 });
let brand: Brand;
beforeAll(async () => {
  brand = await newBrand(suite.product.client, 'Northwind');
});

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const SCREENS = ['attributes', 'generate', 'management', 'prompt-settings', 'profound'];

describe('the header', () => {
  it('shows Dashboard alone on the dashboard, as a link', async () => {
    const page = await suite.open('/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.getByRole('link').allTextContents()).toEqual(['Dashboard']);
    expect(await nav.getByRole('button').count()).toBe(0);
  });

  it.each(SCREENS)('names the other screens as disabled buttons on /%s', async (screen) => {
    const page = await suite.open(`/${screen}/${brand.id}`);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.getByRole('link').allTextContents()).toEqual(['Dashboard']);
    const others = nav.getByRole('button');
    expect(await others.allTextContents()).toEqual([
      'Manage Attributes',
      'Generate Prompts',
      'Prompt Management',
    ]);
    for (const other of await others.all()) expect(await other.isDisabled()).toBe(true);
    await button(page, 'Logout').waitFor();
    const hasSettings = screen === 'generate' || screen === 'prompt-settings';
    expect(await button(page, 'Prompt settings').count()).toBe(hasSettings ? 1 : 0);
  });

  it('leads from the settings icon to the prompt settings, and from Dashboard back', async () => {
    const page = await suite.open(`/generate/${brand.id}`);
    await button(page, 'Prompt settings').click();
    await page.waitForURL(`**/prompt-settings/${brand.id}`);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await sees(page, 'Your Brands');
  });

  it('switches the theme: as the system, light, dark; and remembers it', async () => {
    const page = await suite.open('/', { theme: 'dark' });
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    await sees(page, 'Your Brands');
    expect(await theme()).toBe('dark');
    await button(page, 'Theme: system. Switch to light').click();
    expect(await theme()).toBe('light');
    await button(page, 'Theme: light. Switch to dark').click();
    await page.reload();
    await button(page, 'Theme: dark. Switch to system').waitFor();
    expect(await theme()).toBe('dark');
  });

  it('follows the system while no theme is chosen', async () => {
    const page = await suite.open('/');
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    const background = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.app')!).backgroundColor);
    await sees(page, 'Your Brands');
    expect([await theme(), await background()]).toEqual(['light', 'rgb(244, 246, 244)']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await until(async () => (await theme()) === 'dark' && (await background()) === 'rgb(13, 18, 17)');
  });

  it('says that no AI model is configured', async () => {
    const page = await suite.open('/');
    await page
      .getByRole('complementary', { name: 'AI model' })
      .getByText('No AI model is configured.')
      .waitFor();
  });
});

describe('a path', () => {
  it("that is none of the six shows a page titled '404 Page Not Found', behind the gate", async () => {
    const page = await suite.open('/no/such/screen');
    await page.getByRole('heading', { name: '404 Page Not Found', level: 1 }).waitFor();
    expect(await page.title()).toMatch(/^404 Page Not Found/);
    const stranger = await suite.open('/no/such/screen', { signedIn: false });
    await button(stranger, 'Sign In').waitFor();
  });

  it.each([
    ['/attributes', 'Brand ID required'],
    ['/generate', 'Brand ID required'],
    ['/management', 'Brand ID is required'],
    ['/prompt-settings', 'Brand ID required'],
    ['/profound', 'Brand ID required'],
  ])('%s without a brand says: %s', async (path, text) => {
    const page = await suite.open(path);
    await page.getByRole('heading', { name: text, exact: true, level: 1 }).waitFor();
  });

  it.each(['attributes', 'generate'])("/%s of an unknown brand shows the server's words", async (screen) => {
    suite.allowError(/404/);
    const page = await suite.open(`/${screen}/${UNKNOWN_ID}`);
    await sees(page, 'Brand not found');
    await button(page, 'Try again').waitFor();
  });
});

it('a phone shows every screen without scrolling sideways', async () => {
  const page = await suite.open('/', { viewport: PHONE });
  for (const screen of ['', ...SCREENS.map((each) => `${each}/${brand.id}`)]) {
    await page.goto(`/${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect({ screen, sideways: await scrollsSideways(page) }).toEqual({ screen, sideways: false });
  }
});

it('the keyboard reaches the content first of all', async () => {
  const page = await suite.open('/');
  await sees(page, 'Your Brands');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(() => page.evaluate(() => document.activeElement?.id === 'main'));
});
