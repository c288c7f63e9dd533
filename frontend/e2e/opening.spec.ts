import { expect, it } from '@jest/globals';
import { newBrand, sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, visit } from './browser.js';
import { newWrittenList } from './generate-shop.js';
import { button, dialog } from './screens.js';

const suite = browserSuite(sharedProduct);

/** The page's GET requests so far, in order. */
function watchRequests(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.method() === 'GET') reads.push(pathname + search);
  });
  return reads;
}

/** Holds back a chunk. @returns a function that releases it */
async function holdChunk(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const SCREENS: [string, (brandId: string) => string, string][] = [
  ['Brand Dashboard', () => '/', 'Northwind'],
  ['Manage Attributes', (id) => `/attributes/${id}`, 'No competitors yet'],
  ['Generate Prompts', (id) => `/generate/${id}`, 'Select all'],
  ['Prompt Management', (id) => `/management/${id}`, 'No written prompts found'],
  ['Structured Prompts', (id) => `/management/${id}?tab=structured`, 'No CSV generations found'],
  ['Prompt Settings', (id) => `/prompt-settings/${id}`, 'Reset to Default'],
  ['Export Manager', (id) => `/profound/${id}`, 'No modified names yet'],
];

/** Queries that are refetched when the socket connects, because earlier events were not received. */
const isReadAgain = (path: string) => /^\/api\/(info|system-default-templates)$|\/(jobs|drafts)$/.test(path);
/** What a change of any brand has read again. One of a moment ago, here or by an earlier suite, may be announced late. */
const isAnnounced = (path: string) => /^\/api\/brands(\/activity)?$/.test(path);
/** The counts of prompts to look at are requested after the page has loaded, because nothing waits for them. */
const isFurtherCount = (path: string) => /[?&](needsLook|namesBrand|breaksRule)=true/.test(path);

/** Opens a screen whose code arrives late. @returns its requests before and after the code has arrived */
async function requestsOf(page: Page, path: string, text: string) {
  const release = await holdChunk(page, 'frame');
  const reads = watchRequests(page);
  await page.goto(path);
  await sees(page, 'Loading…');
  // Requests are reported in order: once this one has a response, those before it are known.
  await page.evaluate(() => fetch('/health/live').then((answer) => answer.text()));
  const early = [...reads];
  release();
  await sees(page, text);
  await page.waitForLoadState('networkidle');
  await page.unrouteAll();
  return { early, late: reads.slice(early.length) };
}

it('each screen asks for all its data while its code is on its way, once; none shows a read that was started for another', async () => {
  const { id } = await newBrand(suite.product.client, 'Northwind');
  const page = await suite.open('/no/such/screen');
  for (const [screen, pathOf, text] of SCREENS) {
    const { early, late } = await requestsOf(page, pathOf(id), text);
    expect({ screen, asks: early.length > 1 }).toEqual({ screen, asks: true });
    const once = early.filter((path) => !isReadAgain(path));
    expect({ screen, once }).toEqual({ screen, once: [...new Set(once)] });
    const isKnown = (path: string) => isAnnounced(path) && early.includes(path);
    const tooLate = late.filter((path) => !isReadAgain(path) && !isFurtherCount(path) && !isKnown(path));
    expect({ screen, tooLate }).toEqual({ screen, tooLate: [] });
  }

  await visit(page, `/attributes/${id}`);
  await suite.product.client.post('/api/brands', { name: 'Eastwind' });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await sees(page, 'Eastwind');
});

it('what comes in a chunk of its own and cannot be had is told, costs nothing else, and can be tried again; it shows in the moment it is there, however shortly after something else', async () => {
  suite.allowError(/brand-dialog|palette|Failed to fetch dynamically|ERR_FAILED/);
  const page = await suite.open('/no/such/screen');
  await page.route('**/assets/{brand-dialog,palette}-*.js', (route) => route.abort());
  await visit(page, '/');
  // What only failed to come ahead of its use is asked for again, and loaded when it is used.
  let failures = 0;
  page.on('requestfailed', () => failures++);
  await until(async () => {
    await page.keyboard.press('Control');
    return failures > 3;
  });
  await page.unroute('**/assets/{brand-dialog,palette}-*.js');
  await page.keyboard.press('Control+k');
  await dialog(page, 'Go to').waitFor();
  await page.keyboard.press('Escape');
  await page.route('**/assets/brand-dialog-*.js', (route) => route.abort());
  await button(page, 'New Brand').click();
  await sees(page, 'A part of this page could not be loaded');
  await sees(page, 'New Brand');
  await page.unrouteAll();
  await button(page, 'New Brand').click();
  await page.getByPlaceholder('Enter brand name').fill('Westwind');
  await visit(page, '/');
  await button(page, 'New Brand').waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'New Brand').click();
  await page.getByPlaceholder('Enter brand name').waitFor({ state: 'attached' });
});

it('the editor of a prompt is on its way before it is opened, so that nothing typed is lost: as soon as its button is pointed at, and in triage', async () => {
  const brandId = await newWrittenList(suite.product);
  const editorOf = (page: Page) => page.waitForRequest('**/assets/prompt-editor-*.js');
  const list = await suite.open(`/generate/${brandId}`);
  await Promise.all([
    editorOf(list),
    list
      .getByRole('button', { name: /^Edit: / })
      .first()
      .hover(),
  ]);
  const triage = await suite.open(`/generate/${brandId}`);
  await Promise.all([editorOf(triage), button(triage, 'Triage').last().click()]);
});

it('a screen shows while the server has not yet said which model writes', async () => {
  const page = await suite.open('/');
  const held = new Promise<void>((resolve) => page.once('close', () => resolve()));
  await page.route('**/api/info', () => held);
  await page.reload();
  await page.getByRole('heading', { name: 'Your Brands' }).waitFor();
});

it('a page of an older release, whose code is gone from the server, reloads into the screen that is asked for', async () => {
  suite.allowError(/404/);
  const { id } = await newBrand(suite.product.client, 'Westwind');
  const page = await suite.open('/');
  await sees(page, 'Westwind');
  await page.evaluate(() => document.body.setAttribute('data-release', 'old'));
  await page.route('**/assets/export-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(
    (url) => url.pathname === '/',
    (route) => route.fulfill({ contentType: 'text/html', body: '<script src="/assets/new.js"></script>' }),
  );
  await page.route(
    (url) => url.pathname.startsWith('/profound/'),
    async (route) => {
      await page.unroute('**/assets/export-screen-*.js');
      await route.continue();
    },
  );
  await button(page.getByRole('group', { name: 'Actions for Westwind' }), 'Profound').click();
  await sees(page, 'No modified names yet');
  expect(new URL(page.url()).pathname).toBe(`/profound/${id}`);
  expect(await page.locator('body[data-release]').count()).toBe(0);
});
