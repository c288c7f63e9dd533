import { describe, expect, it } from '@jest/globals';
import { newBrand, startProduct } from '#testing';
import { browserSuite, sees, shows } from './browser.js';
import { newShop } from './saved-shop.js';
import { button } from './screens.js';

const suite = browserSuite(() => startProduct({ workers: 0 }));
const AWAY = /WebSocket|Failed to (fetch|load resource)|ERR_|503/;

describe('a page recovers by itself', () => {
  it('from a restart of the server: every panel that could not be read is read when the server is back', async () => {
    suite.allowError(AWAY);
    await newShop(suite.product, 'First');
    await newShop(suite.product, 'Second');
    const page = await suite.open('/');
    const open = (brand: string) =>
      button(page.getByRole('group', { name: `Actions for ${brand}` }), 'Attributes').click();
    // The code of the screen comes from the server too.
    await open('First');
    await sees(page, 'No competitors yet');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await sees(page, 'Live');
    await suite.product.api.end('SIGKILL');
    await sees(page, 'Offline');
    await open('Second');
    await sees(page, 'Failed to fetch attributes');
    await suite.product.api.start();
    await sees(page, 'No competitors yet');
    await sees(page, 'wool');
    await sees(page, 'Second');
    await shows(() => button(page, 'Try again').count(), 0);
  });

  it('from an outage of the database', async () => {
    suite.allowError(AWAY);
    await newBrand(suite.product.client, 'Southwind');
    const page = await suite.open('/no/such/screen');
    await page.route('**/api/brands', (route) =>
      route.fulfill({ status: 503, json: { message: 'The database cannot be reached at the moment.' } }),
    );
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await sees(page, 'Failed to fetch brands');
    await page.unrouteAll();
    // The server ends all connections when it hears the database again.
    await suite.product.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'promptloom-listen'`,
    );
    await sees(page, 'Southwind');
  });
});

describe('a network that is gone', () => {
  it('is told by the browser, and its return too', async () => {
    suite.allowError(AWAY);
    const page = await suite.open('/');
    await sees(page, 'Live');
    await page.context().setOffline(true);
    await sees(page, 'Offline');
    await page.context().setOffline(false);
    await sees(page, 'Live');
  });

  it('is told by a call that gets no answer, when the browser does not know', async () => {
    suite.allowError(AWAY);
    const page = await suite.open('/no/such/screen');
    await sees(page, 'Live');
    await page.route(/\/(api|health)\//, (route) => route.abort('timedout'));
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await sees(page, 'Failed to fetch brands');
    // The connection is tried again at once, and holds: it is another one.
    await page.unrouteAll();
    await sees(page, 'Your Brands');
    await sees(page, 'Live');
  });

  it('is not told by a single call that fails: what failed waits for the person', async () => {
    suite.allowError(AWAY);
    const page = await suite.open('/no/such/screen');
    await sees(page, 'Live');
    let calls = 0;
    await page.route('**/api/brands', (route) => {
      calls++;
      return route.abort('failed');
    });
    await page.clock.install();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await sees(page, 'Failed to fetch brands');
    await page.clock.runFor(60_000);
    await sees(page, 'Live');
    expect(calls).toBe(1);
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await sees(page, 'Your Brands');
  });
});
