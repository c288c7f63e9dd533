import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { newProfile, type ProfileOptions, type SharedProduct, until } from '#testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export { DESKTOP, PHONE } from '#testing';

/** What a page may take to react; a miss fails the test long before Jest gives up. */
const TIME_LIMIT_MS = 40_000;

export interface Suite<P extends SharedProduct = SharedProduct> {
  readonly product: P;
  /** A page in a browser profile of its own. */
  open(path: string, options?: ProfileOptions): Promise<Page>;
  /** A second tab of a page's profile. */
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
 * @param start the product: `sharedProduct` where nothing speaks against it, or one of the suite's own
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
    // Closed first: what an open page still logs would be counted against the next test.
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

/** How many times slower than the machine the pages are: finds tests that only pass where a page is quick. */
const SLOWDOWN = Number(process.env.BROWSER_SLOWDOWN ?? 1);

async function newPage(profile: BrowserContext): Promise<Page> {
  const page = await profile.newPage();
  if (SLOWDOWN === 1) return page;
  const session = await profile.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Opens a path anew. Every screen, and the gate, has one heading of the first level. */
export async function visit(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

export interface HeldBack {
  /** How many answers wait. */
  waiting(): number;
  /** The answers that were let through. */
  passed: readonly string[];
  /** Gives those that wait; the page may have given them up. */
  answerLate(): Promise<void>;
}

/** Holds back the server's answers to reads of a path that are old by what they hold; the others pass. */
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

/** Waits until a text is there, word for word. */
export const sees = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();

declare global {
  interface Window {
    toldByToasts: string[];
  }
}

/** In the browser: keeps what toasts say, title and text. */
function keepToasts(): void {
  const told: string[] = (window.toldByToasts = []);
  const keep = (node: Node) => {
    if (!(node instanceof Element)) return;
    const texts = '.ant-notification-notice-title, .ant-notification-notice-description';
    for (const each of node.querySelectorAll(texts)) told.push(each.textContent);
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(keep))).observe(
    document,
    { childList: true, subtree: true },
  );
}

/**
 * Waits until a toast has said a text, word for word, since the page was opened and since it was last waited
 * for. The toast itself may be gone: it lives for five seconds, and less when another takes its place.
 */
export const told = (page: Page, text: string | RegExp): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => {
      const place = window.toldByToasts.findIndex((each) =>
        typeof wanted === 'string' ? each === wanted : wanted.test(each),
      );
      return place >= 0 && window.toldByToasts.splice(place, 1).length === 1;
    },
    text,
    { polling: 50 },
  );

/** What toasts have said that was not waited for. */
export const toldTexts = (page: Page): Promise<string[]> => page.evaluate(() => window.toldByToasts);

/** Waits until what is read of a page is as expected: a page may still be drawing. A miss tells the difference. */
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
