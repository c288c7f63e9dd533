import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { browserSuite, PHONE, scrollsSideways } from './browser.js';
import { newBrands, STATES, type Brands, type State } from './states.js';

const suite = browserSuite();
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
let brands: Brands;
beforeAll(async () => {
  brands = await newBrands(suite.product);
});

async function reach(state: State, options: Parameters<typeof suite.open>[1]): Promise<Page> {
  const page = await suite.open(state.path(brands), { signedIn: state.signedIn ?? true, ...options });
  await state.reach(page);
  return page;
}

/** What axe finds, as a person can look for it. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    // A menu opens at the end of the document, beside the landmarks; its combobox says that it owns it.
    const rules = { region: { enabled: false } };
    return (await axe.run({ resultTypes: ['violations'], rules })).violations;
  });
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${impact ?? ''} ${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

describe.each(['light', 'dark'] as const)('in the %s theme, axe finds nothing wrong with', (theme) => {
  it.each(STATES)('$name', async (state) => {
    expect(await violations(await reach(state, { theme }))).toEqual([]);
  });
});

describe('390 pixels wide, nothing scrolls sideways in', () => {
  it.each(STATES)('$name', async (state) => {
    expect(await scrollsSideways(await reach(state, { viewport: PHONE }))).toBe(false);
  });
});
