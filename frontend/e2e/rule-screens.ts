import type { Locator, Page } from 'playwright-core';
import { button, choose, dialog, panel } from './screens.js';

/** The sections below the columns of Manage Attributes. */

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

export const menuIsClosed = (page: Page): Promise<void> =>
  page.locator('.ant-select-dropdown').filter({ visible: true }).waitFor({ state: 'detached' });

/** Takes options of a select that holds several, and closes its menu. */
export async function chooseAll(page: Page, label: string, ...options: string[]): Promise<void> {
  for (const option of options) await choose(page, label, option);
  await page.keyboard.press('Escape');
  await menuIsClosed(page);
}
