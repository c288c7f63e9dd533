import { expect, it } from '@jest/globals';
import { newBrand, sharedProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, holdBack, sees, shows } from './browser.js';
import { button } from './screens.js';

const suite = browserSuite(sharedProduct);

/** Counts the page's calls of a path. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => (count += new URL(request.url()).pathname === path ? 1 : 0));
  return () => count;
}

it('a read that failed is not tried again by itself', async () => {
  suite.allowError(/500/);
  const page = await suite.open('/no/such/screen');
  const calls = countCalls(page, '/api/brands');
  await page.clock.install();
  await page.route('**/api/brands', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await sees(page, 'Failed to fetch brands');
  await page.clock.runFor(60_000);
  expect(calls()).toBe(1);
});

it('a write that failed is not tried again by itself', async () => {
  suite.allowError(/500/);
  const page = await suite.open('/');
  await page.clock.install();
  let posts = 0;
  await page.route('**/api/brands', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    posts++;
    return route.fulfill({ status: 500, body: '' });
  });
  await button(page, 'New Brand').click();
  await page.getByPlaceholder('Enter brand name').fill('Northwind');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Failed to create brand').first().waitFor();
  await page.clock.runFor(60_000);
  expect(posts).toBe(1);
});

it('what was read is kept: no polling, nothing on focus, nothing on coming back', async () => {
  const brand = await newBrand(suite.product.client, 'Northwind');
  const page = await suite.open('/');
  const calls = countCalls(page, '/api/brands');
  await page.clock.install();
  await sees(page, 'Northwind');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.runFor(10 * 60_000);
  await button(page.getByRole('group', { name: 'Actions for Northwind' }), 'Profound').click();
  await page.waitForURL(`**/profound/${brand.id}`);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await sees(page, 'Northwind');
  expect(calls()).toBe(0);
});

it('a change gives up the reading that it overtakes, also the first one', async () => {
  const page = await suite.open('/no/such/screen');
  const lists = await holdBack(page, '**/api/brands', (list) => !list.includes('Overtaker'));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await until(() => lists.waiting() > 0);
  await button(page, 'New Brand').click();
  await page.getByPlaceholder('Enter brand name').fill('Overtaker');
  await page.keyboard.press('Enter');
  await sees(page, 'Overtaker');
  await lists.answerLate();
  await sees(page, 'Overtaker');
});

it('a toast stays for five seconds, one at a time', async () => {
  const page = await suite.open('/');
  // From here on the page's time passes only as told.
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const toast = page.locator('.ant-notification-notice');
  const passUntil = (condition: () => Promise<boolean>) =>
    until(async () => {
      await page.clock.runFor(20);
      return condition();
    });
  const save = async (opener: Locator, name: string, submit: string, told: string) => {
    const field = page.getByPlaceholder('Enter brand name');
    await opener.click();
    await passUntil(() => field.isVisible());
    await field.fill(name);
    await button(page, submit).click();
    await passUntil(async () => (await toast.getByText(told).count()) === 1);
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
