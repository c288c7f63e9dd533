import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { newProfile, type ProfileOptions, type SharedProduct, until } from '#testing';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';

export { DESKTOP, PHONE } from '#testing';

/** The time limit for a page to react, which fails the test long before Jest's own limit. */
export const TIME_LIMIT_MS = 40_000;

export interface Suite<P extends SharedProduct = SharedProduct> {
  readonly product: P;
  /** Opens a page in its own browser profile. */
  open(path: string, options?: ProfileOptions): Promise<Page>;
  /** Opens a second tab in a page's profile. */
  openTab(page: Page, path: string): Promise<Page>;
  /** Lets this test's pages log an error that it provokes. */
  allowError(pattern: RegExp): void;
}

declare global {
  /** The suite's own, from its environment. */
  var browser: Browser;
}

/**
 * Runs a product and one browser for a suite. A test fails when one of its pages logs an error, throws, or
 * breaks the content security policy.
 * @param start starts the product: `sharedProduct` where possible, or one of the suite's own
 */
export function browserSuite<P extends SharedProduct>(start: () => Promise<P>): Suite<P> {
  let product: P;
  let profiles: BrowserContext[] = [];
  let faults: string[] = [];
  let allowed: RegExp[] = [];

  const watch = (page: Page) => {
    page.setDefaultTimeout(TIME_LIMIT_MS);
    page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`${page.url()}: ${message.text()} (${message.location().url})`);
    });
  };

  beforeAll(async () => {
    product = await start();
  });
  afterEach(async () => {
    // Closed first: what an open page still logs would count against the next test.
    await Promise.all(profiles.map((profile) => profile.close()));
    const found = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    [profiles, faults, allowed] = [[], [], []];
    expect(found).toEqual([]);
  });
  afterAll(() => product.stop());

  return {
    get product() {
      return product;
    },
    async open(path, pageOptions) {
      const profile = await newProfile(browser, product, { motion: false, ...pageOptions });
      profiles.push(profile);
      await profile.addInitScript(keepToasts);
      profile.on('page', watch);
      return visit(await newPage(profile), path);
    },
    async openTab(page, path) {
      return visit(await newPage(page.context()), path);
    },
    allowError: (pattern) => void allowed.push(pattern),
  };
}

/** How many times the pages are slowed down, to find what passes only when a page is fast. */
const SLOWDOWN = Number(process.env.BROWSER_SLOWDOWN ?? 1);
/** How late responses are on average, in ms, to find what passes only when the network is fast. */
const LATENCY_MS = Number(process.env.BROWSER_LATENCY ?? 0);

async function newPage(profile: BrowserContext): Promise<Page> {
  const page = await profile.newPage();
  if (LATENCY_MS > 0) await page.route(/\/(api|assets)\//, delayResponse);
  if (SLOWDOWN === 1) return page;
  const session = await profile.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Each response takes another time, so they also arrive in another order. */
async function delayResponse(route: Route): Promise<void> {
  if (route.request().method() !== 'GET') return route.fallback();
  try {
    const response = await route.fetch();
    await setTimeout(LATENCY_MS * (0.5 + Math.random()));
    await route.fulfill({ response });
  } catch {
    // The server is away; or the page was closed, or has given up the request, and there is nothing to abort.
    await route.abort().catch(() => undefined);
  }
}

/** Loads a path. Every screen, and the gate, has one heading of the first level. */
export async function visit(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

interface HeldBack {
  /** How many responses are held back. */
  waiting(): number;
  /** The bodies of the responses that passed. */
  passed: readonly string[];
  /** Delivers the responses held back; the page may have cancelled their requests. */
  answerLate(): Promise<void>;
}

/** Holds back the server's responses to a path whose content is old; the others pass. */
export async function holdBack(
  page: Page,
  path: string,
  isOld: (body: string) => boolean,
): Promise<HeldBack> {
  const held: (() => Promise<void>)[] = [];
  const passed: string[] = [];
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    const answer = () => route.fulfill({ response, body }).catch(() => undefined);
    if (isOld(body)) held.push(answer);
    else await answer().then(() => passed.push(body));
  });
  return {
    waiting: () => held.length,
    passed,
    answerLate: async () => {
      for (const answer of held) await answer();
    },
  };
}

/** Waits until exactly this text is visible. */
export const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();

declare global {
  interface Window {
    shownToasts: string[];
  }
}

/** Runs in the browser: records the titles and texts of toasts. */
function keepToasts(): void {
  const shown: string[] = (window.shownToasts = []);
  const keep = (node: Node) => {
    if (!(node instanceof Element)) return;
    const texts = '.ant-notification-notice-title, .ant-notification-notice-description';
    for (const each of node.querySelectorAll(texts)) shown.push(each.textContent);
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(keep))).observe(
    document,
    { childList: true, subtree: true },
  );
}

/**
 * Waits until a toast has shown exactly this text since the page was opened and since it was last waited for. The toast
 * itself may be gone: it lasts five seconds, or less when another replaces it.
 */
export const seesToast = (page: Page, text: string | RegExp): Promise<unknown> =>
  page.waitForFunction(
    (expected) => {
      const place = window.shownToasts.findIndex((each) =>
        typeof expected === 'string' ? each === expected : expected.test(each),
      );
      return place >= 0 && window.shownToasts.splice(place, 1).length === 1;
    },
    text,
    { polling: 50 },
  );

/** The texts of toasts that were not waited for. */
export const toastTexts = (page: Page): Promise<string[]> => page.evaluate(() => window.shownToasts);

/**
 * Waits until a value read from a page is as expected, because the page may still be rendering. A failure shows the
 * difference.
 */
export async function shows(read: () => Promise<unknown>, expected: unknown): Promise<void> {
  let miss: unknown;
  const isShown = async () => {
    try {
      expect(await read()).toEqual(expected);
      return true;
    } catch (error) {
      miss = error;
      return false;
    }
  };
  await until(isShown, TIME_LIMIT_MS).catch(() => {
    throw miss;
  });
}

/** Whether the page is wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
