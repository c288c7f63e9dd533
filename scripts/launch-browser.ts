import { findChromium } from '#testing';
import { chromium, type Browser } from 'playwright-core';

/** @throws Error when there is no browser */
export async function launchBrowser(): Promise<Browser> {
  const path = await findChromium();
  if (path === null) throw new Error('There is no Chromium. Install one, or set CHROMIUM_PATH to it.');
  return chromium.launch({ executablePath: path || undefined, args: ['--no-sandbox', '--disable-gpu'] });
}
