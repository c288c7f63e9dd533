import { it } from '@jest/globals';
import { startProduct } from '#testing';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways, sees, shows, visit } from './browser.js';
import { button, createBrand, signIn } from './screens.js';

const suite = browserSuite(() => startProduct({ workers: 0 }));

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const markOf = (page: Page) => page.evaluate(() => localStorage.getItem('authenticated'));
const colorsOf = (page: Page) =>
  page.getByRole('alert').evaluate((box) => {
    const { color, borderTopColor } = getComputedStyle(box);
    return { text: color, border: borderTopColor };
  });

/** The field can show what is typed, and the button is disabled while the field is blank. */
async function checkField(page: Page): Promise<void> {
  const submit = button(page, 'Sign In');
  await shows(() => submit.isDisabled(), true);
  await password(page).fill('   ');
  await shows(() => submit.isDisabled(), true);
  await password(page).fill('secret');
  await shows(() => submit.isEnabled(), true);
  await shows(() => password(page).getAttribute('type'), 'password');
  await button(page, 'Show what is typed').click();
  await shows(() => password(page).getAttribute('type'), 'text');
  await button(page, 'Hide what is typed').click();
  await shows(() => password(page).getAttribute('type'), 'password');
  await shows(() => scrollsSideways(page), false);
}

/** A wrong password, no connection, and a response without a message. */
async function failToSignIn(page: Page): Promise<void> {
  await signIn(page, 'not the password');
  await shows(() => page.getByRole('alert').textContent(), 'Incorrect password. Please try again.');
  await shows(() => colorsOf(page), { text: 'rgb(180, 35, 24)', border: 'rgb(180, 35, 24)' });
  await shows(() => markOf(page), null);
  await page.route('**/api/auth/login', (route) => route.abort());
  await signIn(page, 'secret');
  await sees(page, 'Connection error. Please try again.');
  await page.unrouteAll();
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: '<html></html>' }));
  await signIn(page, 'secret');
  await sees(page, 'Incorrect password. Please try again.');
  await page.unrouteAll();
}

it('the gate stands before every route, fits a phone, shows in a red box that a password is wrong or the server cannot be reached, lets one try again, and leads to the route asked for', async () => {
  suite.allowError(/401|503|ERR_FAILED/);
  const page = await suite.open('/generate', { signedIn: false, viewport: PHONE });
  await checkField(page);
  await failToSignIn(page);
  await password(page).fill(suite.product.password);
  await page.keyboard.press('Enter');
  await sees(page, 'Brand ID required');
});

it("the session is remembered as 'authenticated' over a reload, Logout forgets it in every tab, and one that ended on the server shows the gate at the next call", async () => {
  suite.allowError(/401|403|WebSocket/);
  const page = await suite.open('/');
  await sees(page, 'Brand Dashboard');
  await page.reload();
  await sees(page, 'Brand Dashboard');
  await shows(() => markOf(page), 'authenticated');
  const other = await suite.openTab(page, '/');
  await sees(other, 'Brand Dashboard');
  await button(page, 'Logout').click();
  for (const tab of [page, other]) await button(tab, 'Sign In').waitFor();
  await shows(() => markOf(page), null);
  await other.close();

  await signIn(page, suite.product.password);
  await sees(page, 'Brand Dashboard');
  await page.context().clearCookies();
  await visit(page, '/');
  await button(page, 'Sign In').waitFor();
  await shows(() => markOf(page), null);
});

/** Runs `work` while the written lists are locked, so that requests for them wait. */
async function whileDraftsAreLocked(work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: suite.product.databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN; LOCK TABLE drafts IN ACCESS EXCLUSIVE MODE');
    await work();
  } finally {
    await client.end();
  }
}

it('Logout gives up what is still being read, and has it read again where logging out fails', async () => {
  suite.allowError(/ 503 /);
  const page = await suite.open('/', { signedIn: false });
  await signIn(page, suite.product.password);
  await button(page, 'Create First Brand').click();
  await createBrand(page, 'Northwind');
  await whileDraftsAreLocked(async () => {
    const asked = page.waitForRequest('**/drafts');
    await button(page, 'Generate').click();
    await asked;
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    const askedAgain = page.waitForRequest('**/drafts');
    await button(page, 'Logout').click();
    await sees(page, 'Failed to log out. Please try again.');
    await askedAgain;
    await button(page, 'Logout').click();
    await button(page, 'Sign In').waitFor();
  });
});
