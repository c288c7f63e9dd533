import type { Browser, BrowserContext } from 'playwright-core';
import type { SharedProduct } from './shared-product.js';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

export interface ProfileOptions {
  signedIn?: boolean;
  viewport?: { width: number; height: number };
  theme?: 'light' | 'dark';
  /** With animations, as most people have them. */
  motion?: boolean;
}

/** A browser profile of its own; signed in by the session cookie and the browser's own mark, as after a sign-in. */
export function newProfile(
  browser: Browser,
  product: SharedProduct,
  { signedIn = true, viewport = DESKTOP, theme = 'light', motion = true }: ProfileOptions = {},
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
    reducedMotion: motion ? 'no-preference' : 'reduce',
    ...(signedIn && { storageState }),
  });
}
