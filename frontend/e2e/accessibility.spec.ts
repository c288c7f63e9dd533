import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, newCategory, sharedProduct, until } from '#testing';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, scrollsSideways, shows, visit } from './browser.js';
import { save } from './saved-shop.js';
import { button, dialog } from './screens.js';
import { type Brands, newBrands } from './state-brands.js';
import { WALKS } from './walks.js';

const suite = browserSuite(() => sharedProduct({ model: { latencyMs: 2 } }));
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const SETTLING_MS = 5_000;
let brands: Brands;
beforeAll(async () => {
  brands = await newBrands(suite.product);
});

/** The rules whose outcome depends on colours, which are all that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds by these rules, or by all, with what is needed to locate them. */
async function violations(page: Page, runOnly?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    // A menu opens at the end of the document, outside the landmarks; its combobox declares that it owns it.
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

/** Sets the system's theme, which the page follows. */
async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await until(async () => (await themeOf(page)) === theme);
}

/** Waits, because tabs and lists measure themselves again when the window's size changes. */
const staysSideways = (page: Page): Promise<boolean> =>
  until(async () => !(await scrollsSideways(page)), SETTLING_MS).then(
    () => false,
    () => true,
  );

/**
 * All faults of the current state, in both themes and on a phone. The theme stays changed, and the next state starts
 * with it, because changing it is slow.
 */
async function faultsOf(page: Page): Promise<Record<string, unknown>> {
  const first = await themeOf(page);
  const second = first === 'light' ? 'dark' : 'light';
  const all = await violations(page);
  await setTheme(page, second);
  const colours = await violations(page, COLOUR_RULES);
  await page.setViewportSize(PHONE);
  const sideways = await staysSideways(page);
  const narrow = await violations(page);
  await page.setViewportSize(DESKTOP);
  return { [first]: all, [second]: colours, narrow, 'scrolls sideways at 390 pixels': sideways };
}

const NONE = { light: [], dark: [], narrow: [], 'scrolls sideways at 390 pixels': false };

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

/** A text in visual order: its letters from left to right and from top to bottom, by where they are rendered. */
const asRendered = (locator: Locator): Promise<string> =>
  locator.first().evaluate((element) => {
    const letters: { letter: string; left: number; top: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      [...(text.nodeValue ?? '')].forEach((letter, place) => {
        const range = document.createRange();
        range.setStart(text, place);
        range.setEnd(text, place + 1);
        const { left, top, width } = range.getBoundingClientRect();
        if (width > 0) letters.push({ letter, left, top: Math.round(top / 8) });
      });
    letters.sort((a, b) => a.top - b.top || a.left - b.left);
    return letters.map(({ letter }) => letter).join('');
  });

/** A right-to-left word in visual order. A bracket within it is mirrored. */
const fromRight = (word: string): string => [...word].reverse().join('');

const [SHOES, LEATHER, MATERIAL] = ['נעליים', 'עור', 'חומר (XL)'];
const MATERIAL_RENDERED = `)XL( ${fromRight('חומר')}`;

it('names that run from right to left keep to themselves, and so do questions', async () => {
  const { client } = suite.product;
  const brand = await newBrand(client, 'Northwind');
  const { attributes: shoes } = await newCategory(client, brand.id, 'ProductCategory', 'סוג', [SHOES]);
  const ofMaterial = await newCategory(client, brand.id, 'ProductAttribute', MATERIAL, [LEATHER]);
  const pairs = [
    { brandId: brand.id, forbiddenWithId: shoes[0]?.id, targetId: ofMaterial.attributes[0]?.id },
  ];
  await client.post('/api/blacklist/batch', { pairs });
  const about = { productCategory: SHOES, attributeCategory: MATERIAL, attribute: LEATHER };
  await save(suite.product, brand, [{ ...about, question: `${SHOES} ${LEATHER}?` }]);

  const page = await suite.open(`/attributes/${brand.id}`);
  const name = page.locator('.term').filter({ hasText: LEATHER });
  await shows(() => asRendered(name), `${fromRight(LEATHER)} ${MATERIAL_RENDERED}`);

  await visit(page, `/management/${brand.id}`);
  const title = page.locator('.card-title strong');
  await shows(() => asRendered(title), `${fromRight(SHOES)} x ${MATERIAL_RENDERED}`);
  await button(page, 'View Prompts').click();
  const row = dialog(page, 'Written Prompts').locator('.prompt-row');
  await shows(
    () => asRendered(row.locator('.prompt-topic')),
    expect.stringContaining(`${fromRight(SHOES)} · ${MATERIAL_RENDERED} · ${fromRight(LEATHER)} · less than`),
  );
  await shows(
    () => asRendered(row.locator('.prompt-text')),
    expect.stringContaining(`?${fromRight(LEATHER)} ${fromRight(SHOES)}`),
  );
  await button(page, `Edit: ${SHOES} ${LEATHER}?`).click();
  await shows(
    () => page.getByLabel('Prompt text').evaluate((text) => getComputedStyle(text).unicodeBidi),
    'plaintext',
  );
});

it('where the system sets the colours, what is chosen is still told from the rest', async () => {
  const page = await suite.open(`/management/${brands.full.id}`);
  await page.emulateMedia({ forcedColors: 'active' });
  const filter = page.locator('.usage-item');
  const ticks = () =>
    filter.locator('svg').evaluateAll((all) => all.map((tick) => getComputedStyle(tick).visibility));
  await filter.nth(1).waitFor();
  expect(new Set(await ticks())).toEqual(new Set(['hidden']));
  await filter.first().click();
  await shows(async () => (await ticks()).slice(0, 2), ['visible', 'hidden']);

  await page.keyboard.press('Control+k');
  const found = dialog(page, 'Go to').getByRole('option');
  await found.nth(1).waitFor();
  const chosen = await found.evaluateAll((all) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const grounds = [...all, probe].map((each) => getComputedStyle(each).backgroundColor);
    probe.remove();
    return grounds.slice(0, -1).map((ground) => ground === grounds.at(-1));
  });
  expect(chosen.slice(0, 2)).toEqual([true, false]);
  const edge = await dialog(page, 'Go to')
    .locator('.ant-modal-container')
    .evaluate((box) => getComputedStyle(box).outlineStyle);
  expect(edge).toBe('solid');
});
