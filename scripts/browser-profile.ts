import type { Product } from '#testing';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

interface ProfileOptions {
  signedIn?: boolean;
  viewport?: { width: number; height: number };
  theme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** A browser profile of its own; signed in by the session cookie and the browser's own mark, as after a sign-in. */
export function newProfile(
  browser: Browser,
  product: Product,
  { signedIn = true, viewport = DESKTOP, theme = 'light', reducedMotion = 'no-preference' }: ProfileOptions,
): Promise<BrowserContext> {
  const [name = '', value = ''] = product.client.cookieHeader.split('=');
  const cookie = { name, value, domain: '127.0.0.1', path: '/' };
  const storageState = {
    cookies: [{ ...cookie, expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }],
    origins: [{ origin: product.url, localStorage: [{ name: 'authenticated', value: 'authenticated' }] }],
  };
  return browser.newContext({
    baseURL: product.url,
    viewport,
    colorScheme: theme,
    reducedMotion,
    ...(signedIn && { storageState }),
  });
}
