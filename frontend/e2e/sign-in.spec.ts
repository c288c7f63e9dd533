import { describe, it } from '@jest/globals';
import { startProduct } from '#testing';
import { browserSuite, PHONE, scrollsSideways, sees, shows } from './browser.js';

const suite = browserSuite(() => startProduct({ workers: 0 }));
const SIGNED_OUT = { signedIn: false };

describe('the login gate', () => {
  it('has a password field with a show/hide toggle, a button that is disabled while it is blank, and fits a phone', async () => {
    const page = await suite.open('/', SIGNED_OUT);
    const password = page.getByLabel('Password', { exact: true });
    const signIn = page.getByRole('button', { name: 'Sign In' });
    await shows(() => signIn.isDisabled(), true);
    await password.fill('   ');
    await shows(() => signIn.isDisabled(), true);
    await password.fill('secret');
    await shows(() => signIn.isEnabled(), true);
    await shows(() => password.getAttribute('type'), 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await shows(() => password.getAttribute('type'), 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await shows(() => password.getAttribute('type'), 'password');
    await page.setViewportSize(PHONE);
    await shows(() => scrollsSideways(page), false);
  });

  it('shows in a red box that a password is wrong or the server cannot be reached, falls back to its own words, and lets one try again', async () => {
    suite.allowError(/401|503|ERR_FAILED/);
    const page = await suite.open('/', SIGNED_OUT);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'Incorrect password. Please try again.');
    const box = page.getByRole('alert');
    await shows(() => box.textContent(), 'Incorrect password. Please try again.');
    await shows(() => colorsOf(page), { text: 'rgb(180, 35, 24)', border: 'rgb(180, 35, 24)' });
    await shows(() => page.evaluate(() => localStorage.getItem('authenticated')), null);

    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'Connection error. Please try again.');
    await page.unrouteAll();
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: '<html></html>' }));
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'Incorrect password. Please try again.');
    await page.unrouteAll();

    await page.getByLabel('Password', { exact: true }).fill(suite.product.password);
    await page.keyboard.press('Enter');
    await sees(page, 'Brand Dashboard');
  });

  it('stands before every route, and leads to the one asked for', async () => {
    const page = await suite.open('/generate', SIGNED_OUT);
    await page.getByLabel('Password', { exact: true }).fill(suite.product.password);
    await page.keyboard.press('Enter');
    await sees(page, 'Brand ID required');
  });
});

describe('the session', () => {
  it("is remembered as 'authenticated' over a reload, and Logout forgets it in every tab", async () => {
    const page = await suite.open('/');
    await sees(page, 'Brand Dashboard');
    await page.reload();
    await sees(page, 'Brand Dashboard');
    await shows(() => page.evaluate(() => localStorage.getItem('authenticated')), 'authenticated');
    const other = await suite.openTab(page, '/');
    await sees(other, 'Brand Dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Sign In' }).waitFor();
    await shows(() => page.evaluate(() => localStorage.getItem('authenticated')), null);
    // The suite's other pages share the session that has just ended.
    await suite.product.client.post('/api/auth/login', { password: suite.product.password });
  });

  it('that ended on the server shows the gate at the next call', async () => {
    suite.allowError(/401|403|WebSocket/);
    const page = await suite.open('/');
    await sees(page, 'Brand Dashboard');
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await shows(() => page.evaluate(() => localStorage.getItem('authenticated')), null);
  });
});

const colorsOf = (page: Awaited<ReturnType<typeof suite.open>>) =>
  page.getByRole('alert').evaluate((box) => {
    const { color, borderTopColor } = getComputedStyle(box);
    return { text: color, border: borderTopColor };
  });
