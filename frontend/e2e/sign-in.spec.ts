import { describe, expect, it } from '@jest/globals';
import { browserSuite, PHONE, scrollsSideways, sees } from './browser.js';

const suite = browserSuite({ workers: 0 });
const SIGNED_OUT = { signedIn: false };

describe('the login gate', () => {
  it('has a password field with a show/hide toggle, and Sign In is disabled while the field is blank', async () => {
    const page = await suite.open('/', SIGNED_OUT);
    const password = page.getByLabel('Password', { exact: true });
    const signIn = page.getByRole('button', { name: 'Sign In' });
    expect(await signIn.isDisabled()).toBe(true);
    await password.fill('   ');
    expect(await signIn.isDisabled()).toBe(true);
    await password.fill('secret');
    expect(await signIn.isEnabled()).toBe(true);
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  it('shows the error of a wrong password in a red box, and lets one try again', async () => {
    suite.allowError(/401/);
    const page = await suite.open('/', SIGNED_OUT);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'Incorrect password. Please try again.');
    const box = page.getByRole('alert');
    expect(await box.textContent()).toBe('Incorrect password. Please try again.');
    expect(await colorsOf(page)).toEqual({ text: 'rgb(180, 35, 24)', border: 'rgb(180, 35, 24)' });
    expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBeNull();
    await page.getByLabel('Password', { exact: true }).fill(suite.product.password);
    await page.keyboard.press('Enter');
    await sees(page, 'Brand Dashboard');
  });

  it("says 'Connection error. Please try again.' when the server cannot be reached", async () => {
    suite.allowError(/ERR_FAILED/);
    const page = await suite.open('/', SIGNED_OUT);
    await page.route('**/api/auth/login', (route) => route.abort());
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'Connection error. Please try again.');
  });

  it('falls back to its own words when the server gives none', async () => {
    suite.allowError(/503/);
    const page = await suite.open('/', SIGNED_OUT);
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: '<html></html>' }));
    await page.getByLabel('Password', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await sees(page, 'Incorrect password. Please try again.');
  });

  it('stands before every route, and leads to the one asked for', async () => {
    const page = await suite.open('/generate', SIGNED_OUT);
    await page.getByLabel('Password', { exact: true }).fill(suite.product.password);
    await page.keyboard.press('Enter');
    await sees(page, 'Brand ID required');
  });

  it('fits a phone', async () => {
    const page = await suite.open('/', { ...SIGNED_OUT, viewport: PHONE });
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('the session', () => {
  it("is remembered as 'authenticated' over a reload, and Logout forgets it in every tab", async () => {
    const page = await suite.open('/');
    await sees(page, 'Brand Dashboard');
    await page.reload();
    await sees(page, 'Brand Dashboard');
    expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('authenticated');
    const other = await suite.openTab(page, '/');
    await sees(other, 'Brand Dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBeNull();
    // The suite's other pages share the session that has just ended.
    await suite.product.client.post('/api/auth/login', { password: suite.product.password });
  });

  it('that ended on the server shows the gate at the next call', async () => {
    suite.allowError(/401|WebSocket/);
    const page = await suite.open('/');
    await sees(page, 'Brand Dashboard');
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBeNull();
  });
});

const colorsOf = (page: Awaited<ReturnType<typeof suite.open>>) =>
  page.getByRole('alert').evaluate((box) => {
    const { color, borderTopColor } = getComputedStyle(box);
    return { text: color, border: borderTopColor };
  });
