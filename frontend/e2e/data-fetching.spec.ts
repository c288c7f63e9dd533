import { expect, it } from '@jest/globals';
import { newBrand, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees } from './browser.js';
import { button } from './screens.js';

const suite = browserSuite({ workers: 0 });

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

it('a toast stays for five seconds, one at a time', async () => {
  const page = await suite.open('/');
  await page.clock.install();
  const toast = page.locator('.ant-notification-notice');
  const create = async (name: string) => {
    await button(page, 'New Brand').click();
    await page.getByPlaceholder('Enter brand name').fill(name);
    // From here on the page's time passes only as told.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.keyboard.press('Enter');
    const actions = page.getByRole('group', { name: `Actions for ${name}` });
    await until(async () => {
      await page.clock.runFor(20);
      return (await actions.count()) === 1 && (await toast.count()) === 1;
    });
  };
  await create('First');
  await page.clock.resume();
  await create('Second');
  await page.clock.runFor(100);
  expect(await toast.allInnerTexts()).toEqual([expect.stringContaining('Brand created successfully')]);
  await page.clock.runFor(4_700);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(400);
  await toast.waitFor({ state: 'detached' });
});
