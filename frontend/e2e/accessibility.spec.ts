import { readFileSync } from 'node:fs';
import { beforeAll, describe, it } from '@jest/globals';
import { sharedProduct, until } from '#testing';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, scrollsSideways, shows } from './browser.js';
import { type Brands, newBrands } from './state-brands.js';
import { WALKS } from './walks.js';

const suite = browserSuite(() => sharedProduct({ model: { latencyMs: 2 } }));
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const SETTLING_MS = 5_000;
let brands: Brands;
beforeAll(async () => {
  brands = await newBrands(suite.product);
});

/** The rules whose outcome colours decide; a theme changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds by these rules, or by all, as a person can look for it. */
async function violations(page: Page, runOnly?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    // A menu opens at the end of the document, beside the landmarks; its combobox says that it owns it.
    const rules = { region: { enabled: false } };
    return (await axe.run({ resultTypes: ['violations'], rules, runOnly: only })).violations;
  }, runOnly);
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${impact ?? ''} ${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

type Theme = 'light' | 'dark';

const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'));

/** The page follows the system. */
async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await until(async () => (await themeOf(page)) === theme);
}

/** Tabs and lists measure themselves anew in a window of another size. */
const staysSideways = (page: Page): Promise<boolean> =>
  until(async () => !(await scrollsSideways(page)), SETTLING_MS).then(
    () => false,
    () => true,
  );

/**
 * Everything that is wrong with what the page shows now, by how it is looked at. The theme stays the other one, in
 * which the next state begins: to change it is dear.
 */
async function faultsOf(page: Page): Promise<Record<string, unknown>> {
  const first = await themeOf(page);
  const second = first === 'light' ? 'dark' : 'light';
  const all = await violations(page);
  await setTheme(page, second);
  const colours = await violations(page, COLOUR_RULES);
  await page.setViewportSize(PHONE);
  const sideways = await staysSideways(page);
  await page.setViewportSize(DESKTOP);
  return { [first]: all, [second]: colours, 'scrolls sideways at 390 pixels': sideways };
}

const NONE = { light: [], dark: [], 'scrolls sideways at 390 pixels': false };

describe('axe finds nothing wrong, light or dark, and nothing scrolls sideways at 390 pixels, on', () => {
  it.each(WALKS)('$name', async ({ path, signedIn, states }) => {
    // One state is an edit that came too late.
    suite.allowError(/409 \(Conflict\)/);
    const page = await suite.open(path(brands), { signedIn });
    for (const { name, reach } of states(suite.product.password)) {
      await reach(page);
      await shows(async () => ({ state: name, ...(await faultsOf(page)) }), { state: name, ...NONE });
    }
  });
});
