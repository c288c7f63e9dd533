import { gzipSync } from 'node:zlib';
import { newProfile, type Product } from '#testing';
import type { Browser, Page } from 'playwright-core';
import type { Screen } from './screens.js';

/** Runs in the page before anything else. Layout shifts are summed by session window, as web-vitals does. */
const OBSERVE = `
  window.__vitals = { lcp: 0, cls: 0, inp: 0 };
  const observe = (type, each, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', (entry) => { window.__vitals.lcp = entry.startTime; });
  let first = 0, last = 0, sum = 0;
  observe('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const same = entry.startTime - last < 1000 && entry.startTime - first < 5000;
    if (!same) { first = entry.startTime; sum = 0; }
    last = entry.startTime;
    sum += entry.value;
    window.__vitals.cls = Math.max(window.__vitals.cls, sum);
  });
  observe('event', (entry) => {
    if (entry.interactionId) window.__vitals.inp = Math.max(window.__vitals.inp, entry.duration);
  }, { durationThreshold: 16 });`;

export interface Vitals {
  /** Milliseconds. */
  lcp: number;
  cls: number;
  /** Milliseconds; 0 when every interaction took less than the 16 from which browsers report one. */
  inp: number;
  /** Bytes of script, gzip, that the first view takes. */
  script: number;
}

/** Opens a screen with an empty cache, uses it, and reads what the browser measured. */
export async function measureScreen(
  browser: Browser,
  product: Product,
  screen: Screen,
  brandId: string,
): Promise<Vitals> {
  const profile = await newProfile(browser, product, { signedIn: screen.signedIn });
  const page = await profile.newPage();
  await page.addInitScript(OBSERVE);
  const scripts = gatherScripts(page);
  await page.goto(screen.path(brandId));
  await page.getByText(screen.shows, { exact: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const script = await scripts();
  await screen.use(page);
  // The browser reports an interaction after its next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))');
  const vitals = await page.evaluate<Omit<Vitals, 'script'>>('window.__vitals');
  await profile.close();
  return { ...vitals, script };
}

/** Collects the scripts that a page loads. @returns a function for their size so far, each in gzip by itself */
function gatherScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
