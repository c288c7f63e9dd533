import { expect, it } from '@jest/globals';
import { sharedProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, holdBack, sees, shows, visit } from './browser.js';
import { newFilledShop } from './saved-shop.js';
import { button } from './screens.js';

const suite = browserSuite(sharedProduct);

/** Counts the page's calls of a path. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => (count += new URL(request.url()).pathname === path ? 1 : 0));
  return () => count;
}

const toDashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard', exact: true }).click();
const nameField = (page: Page) => page.getByPlaceholder('Enter brand name');

/** Opens the form with a name in it. */
async function fillBrand(page: Page, name: string): Promise<void> {
  await button(page, 'New Brand').click();
  await nameField(page).fill(name);
}

/** The first fetch of the brands is still under way when a brand is created. */
async function overtakeFetch(page: Page): Promise<void> {
  const lists = await holdBack(page, '**/api/brands', (list) => !list.includes('Overtaker'));
  await toDashboard(page);
  await until(() => lists.waiting() > 0);
  await fillBrand(page, 'Overtaker');
  await page.keyboard.press('Enter');
  await sees(page, 'Overtaker');
  await lists.answerLate();
  await sees(page, 'Overtaker');
  await page.unrouteAll();
}

async function failToRead(page: Page): Promise<void> {
  const calls = countCalls(page, '/api/brands');
  await page.route('**/api/brands', (route) => route.fulfill({ status: 500, body: '' }));
  await toDashboard(page);
  await sees(page, 'Failed to fetch brands');
  await page.clock.runFor(60_000);
  expect(calls()).toBe(1);
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await sees(page, 'Overtaker');
}

async function keepWhatWasRead(page: Page): Promise<void> {
  const calls = countCalls(page, '/api/brands');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.runFor(10 * 60_000);
  await sees(page, /^1\d minutes ago$/);
  await button(page.getByRole('group', { name: 'Actions for Overtaker' }), 'Profound').click();
  await page.waitForURL('**/profound/*');
  await toDashboard(page);
  await sees(page, 'Overtaker');
  expect(calls()).toBe(0);
}

async function failToWrite(page: Page): Promise<void> {
  let posts = 0;
  await page.route('**/api/brands', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    posts++;
    return route.fulfill({ status: 500, body: '' });
  });
  await fillBrand(page, 'Northwind');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Failed to create brand').first().waitFor();
  await page.clock.runFor(60_000);
  expect(posts).toBe(1);
  await page.unrouteAll();
}

it('a change gives up the reading that it overtakes, also the first one; a read or a write that failed is not tried again by itself; what was read is kept: no polling, nothing on focus, nothing on coming back, while what it tells of time moves on', async () => {
  suite.allowError(/500/);
  const page = await suite.open('/no/such/screen');
  await overtakeFetch(page);
  await visit(page, '/no/such/screen');
  await page.clock.install();
  await failToRead(page);
  await keepWhatWasRead(page);
  await failToWrite(page);
});

it('a view that a colleague has just saved is replaced only after a question, even before the list shows it', async () => {
  const { client } = suite.product;
  const { id } = await newFilledShop(suite.product, 'Views');
  const path = `/api/brands/${id}/saved-views`;
  const page = await suite.open(`/management/${id}`);
  await page.getByRole('searchbox', { name: 'Search in the saved prompts' }).fill('runners');
  await button(page, 'Remove filter: “runners”').waitFor();
  await button(page, 'Views').click();
  await sees(page, /^No views yet/);
  const lists = await holdBack(page, `**${path}`, (views) => views !== '[]');
  await client.post(path, { name: 'Runners', query: 'search=leather' });
  await page.getByLabel('Name of this view').fill('Runners');
  await button(page, 'Save view').click();
  const replacing = page.getByRole('dialog').filter({ hasText: 'Replace the view ‘Runners’?' });
  await until(async () => {
    await lists.answerLate();
    return replacing.isVisible();
  });
  await button(replacing, 'Cancel').click();
  const { body: views } = await client.get(path);
  expect(views).toEqual([expect.objectContaining({ query: 'search=leather' })]);
});

it('a toast stays for five seconds, one at a time', async () => {
  const page = await suite.open('/');
  // From here on the page's clock advances only by `runFor`.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const toast = page.locator('.ant-notification-notice');
  const passUntil = (condition: () => Promise<boolean>) =>
    until(async () => {
      await page.clock.runFor(20);
      return condition();
    });
  const save = async (opener: Locator, name: string, submit: string, text: string) => {
    const field = nameField(page);
    await opener.click();
    await passUntil(() => field.isVisible());
    await field.fill(name);
    await button(page, submit).click();
    await passUntil(async () => (await toast.getByText(text).count()) === 1);
  };
  await save(button(page, 'New Brand'), 'First', 'Create Brand', 'Brand created successfully');
  const edit = button(page.getByRole('group', { name: 'Actions for First' }), 'Edit');
  await passUntil(() => edit.isVisible());
  await save(edit, 'Second', 'Update Brand', 'Brand updated successfully');
  await page.clock.runFor(100);
  await shows(() => toast.allInnerTexts(), [expect.stringContaining('Brand updated successfully')]);
  await page.clock.runFor(4_700);
  await shows(() => toast.count(), 1);
  await page.clock.runFor(400);
  await toast.waitFor({ state: 'detached' });
});
