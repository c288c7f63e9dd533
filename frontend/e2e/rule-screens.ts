import type { Locator, Page } from 'playwright-core';
import type { Suite } from './browser.js';
import { type FullShop, newFullShop, newShop } from './generate-shop.js';
import { button, choose, dialog, panel } from './screens.js';

/** The sections below the columns of Manage Attributes. */

export async function openRules(suite: Suite): Promise<{ page: Page; brandId: string }> {
  const brandId = await newShop(suite.product);
  return { page: await openAttributes(suite, brandId), brandId };
}

/** The same with competitors and pairings. */
export async function openFullRules(suite: Suite): Promise<{ page: Page; shop: FullShop }> {
  const shop = await newFullShop(suite.product);
  return { page: await openAttributes(suite, shop.id), shop };
}

async function openAttributes(suite: Suite, brandId: string): Promise<Page> {
  const page = await suite.open(`/attributes/${brandId}`);
  await button(page, 'Add Competitor').waitFor();
  return page;
}

export const ruleRows = (page: Page, list: string): Promise<string[]> =>
  panel(page, list)
    .locator('.rule-text')
    .evaluateAll((each) => each.map((row) => row.textContent));

export async function openDialog(page: Page, title: string): Promise<Locator> {
  await button(page, title).click();
  const form = dialog(page, title);
  await form.waitFor();
  return form;
}

export const shownOptions = (page: Page): Locator =>
  page.locator('.ant-select-dropdown').filter({ visible: true }).locator('.ant-select-item-option');

/** Waits until no menu is open. A hidden menu takes one more Escape until its motion has ended, some frames later. */
export async function menuIsClosed(page: Page): Promise<void> {
  await page.locator('.ant-select-dropdown').filter({ visible: true }).waitFor({ state: 'detached' });
  await page.evaluate(
    () => new Promise((ended) => requestAnimationFrame(() => requestAnimationFrame(ended))),
  );
}

/** Chooses options of a multiple select, and closes its menu. */
export async function chooseAll(page: Page, label: string, ...options: string[]): Promise<void> {
  for (const option of options) await choose(page, label, option);
  await page.keyboard.press('Escape');
  await menuIsClosed(page);
}
