import { expect, it } from '@jest/globals';
import { newBrand, startProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, visit } from './browser.js';
import { newShop } from './saved-shop.js';
import { button } from './screens.js';

const suite = browserSuite(() => startProduct({ workers: 0 }));
const AWAY = /WebSocket|Failed to (fetch|load resource)|ERR_|503/;

const toDashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard', exact: true }).click();

async function serverIsRestarted(page: Page): Promise<void> {
  const open = (brand: string) =>
    button(page.getByRole('group', { name: `Actions for ${brand}` }), 'Attributes').click();
  // Loads the screen once, because its code comes from the server, too.
  await open('First');
  await sees(page, 'No competitors yet');
  await toDashboard(page);
  await sees(page, 'Live');
  await suite.product.api.end('SIGKILL');
  await sees(page, 'Offline');
  await open('Second');
  await sees(page, 'Failed to fetch attributes');
  await suite.product.api.start();
  // Every panel that failed to load is refetched when the server is back.
  await sees(page, 'No competitors yet');
  await sees(page, 'wool');
  await sees(page, 'Second');
  await shows(() => button(page, 'Try again').count(), 0);
}

async function networkIsGone(page: Page): Promise<void> {
  await sees(page, 'Live');
  await page.context().setOffline(true);
  await sees(page, 'Offline');
  await page.context().setOffline(false);
  await sees(page, 'Live');
}

it('a page recovers by itself from a restart of the server, and tells when the network is gone and back', async () => {
  suite.allowError(AWAY);
  await newShop(suite.product, 'First');
  await newShop(suite.product, 'Second');
  const page = await suite.open('/');
  await networkIsGone(page);
  await serverIsRestarted(page);
});

/** Goes to a screen whose data the page has not loaded yet. */
async function toUnread(page: Page): Promise<void> {
  await toDashboard(page);
  await sees(page, 'Failed to fetch brands');
}

async function databaseIsBack(page: Page): Promise<void> {
  await newBrand(suite.product.client, 'Southwind');
  await page.route('**/api/brands', (route) =>
    route.fulfill({ status: 503, json: { message: 'The database cannot be reached at the moment.' } }),
  );
  await toUnread(page);
  await page.unrouteAll();
  // The server closes all sockets when its connection to the database is back.
  await suite.product.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'promptloom-listen' AND datname = current_database()`,
  );
  await sees(page, 'Southwind');
}

/** The browser does not know that the network is gone. */
async function callGetsNoAnswer(page: Page): Promise<void> {
  await sees(page, 'Live');
  await page.route(/\/(api|health)\//, (route) => route.abort('timedout'));
  await toUnread(page);
  // The page reconnects at once, and the new connection holds.
  await page.unrouteAll();
  await sees(page, 'Your Brands');
  await sees(page, 'Live');
}

async function singleCallFails(page: Page): Promise<void> {
  await sees(page, 'Live');
  let calls = 0;
  await page.route('**/api/brands', (route) => {
    calls++;
    return route.abort('failed');
  });
  await page.clock.install();
  // The clock also drives the time limit of this call, and would abort it while it is under way.
  const probed = page.waitForResponse('**/health/live');
  await toUnread(page);
  await probed;
  await page.clock.runFor(60_000);
  await sees(page, 'Live');
  expect(calls).toBe(1);
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await sees(page, 'Your Brands');
}

it('what a page could not read comes by itself after an outage of the database or of the network, and waits for the person when a single call fails', async () => {
  suite.allowError(AWAY);
  const page = await suite.open('/no/such/screen');
  await databaseIsBack(page);
  await visit(page, '/no/such/screen');
  await callGetsNoAnswer(page);
  await visit(page, '/no/such/screen');
  await singleCallFails(page);
});
