// Pictures of every screen, for a person to look at: `npm run screenshots`, or with a part of a name: `-- management`,
// `-- dark-phone`, `-- dark.png`.
import { mkdirSync } from 'node:fs';
import { DESKTOP, newProfile, PHONE, startProduct, startTestServers, TABLET } from '#testing';
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../launch-browser.js';
import { startModel, type PictureModel } from './model.js';
import { fillShop, type Shop } from './shop.js';
import { STATES, type State } from './states.js';

/** Those that the README shows go to docs, the others to a folder that git ignores. */
const SHOWN = new Set(['results-light', 'management-light', 'settings-dark']);
const requested = process.argv.slice(2);

async function take(page: Page, name: string): Promise<void> {
  await page.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
  const path = `${SHOWN.has(name) ? 'docs/screenshots' : 'screenshots'}/${name}.png`;
  await page.screenshot({ path });
  console.log(path);
}

async function picture(profile: BrowserContext, state: State, shop: Shop, model: PictureModel, name: string) {
  const page = await profile.newPage();
  const json = { message: 'The database cannot be reached. Please try again.' };
  if (state.failing) await page.route(state.failing, (route) => route.fulfill({ status: 503, json }));
  await page.goto(state.path(shop));
  await state.reach(page, model);
  await take(page, name);
  await profile.close();
}

for (const folder of ['docs/screenshots', 'screenshots']) mkdirSync(folder, { recursive: true });
const servers = await startTestServers({ redis: false });
process.env['TEST_DATABASE_URL'] = servers.databaseUrl;
const model = await startModel();
const product = await startProduct({ env: { OPENAI_BASE_URL: model.url, LLM_CONCURRENCY: '4' } });
const browser = await launchBrowser();
const isRequested = (name: string) =>
  requested.length === 0 || requested.some((part) => `${name}.png`.includes(part));
try {
  const variants = (['light', 'dark'] as const).flatMap((theme) =>
    [DESKTOP, TABLET, PHONE].map((viewport) => ({ theme, viewport, motion: false })),
  );
  const ENDS = new Map([
    [DESKTOP, ''],
    [TABLET, '-tablet'],
    [PHONE, '-phone'],
  ]);
  const nameOf = (state: string, { theme, viewport }: (typeof variants)[number]) =>
    `${state}-${theme}${ENDS.get(viewport)}`;
  for (const variant of variants) {
    const name = nameOf('dashboard-empty', variant);
    if (!isRequested(name)) continue;
    const profile = await newProfile(browser, product, variant);
    const page = await profile.newPage();
    await page.goto('/');
    await page.getByText('No brands yet').waitFor();
    await take(page, name);
    await profile.close();
  }
  const shop = await fillShop(product);
  for (const variant of variants)
    for (const state of STATES) {
      const name = nameOf(state.name, variant);
      if (!isRequested(name)) continue;
      const profile = await newProfile(browser, product, { ...variant, signedIn: state.signedIn ?? true });
      await picture(profile, state, shop, model, name);
    }
} finally {
  await browser.close();
  await product.stop();
  model.close();
  await servers.stop();
}
