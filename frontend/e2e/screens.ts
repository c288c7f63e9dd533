import { setTimeout } from 'node:timers/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { until } from '#testing';
import { sees, TIME_LIMIT_MS } from './browser.js';

/** What a person does on the screens, by their visible texts. */

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true });

export const panel = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

export const dialog = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

export async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
}

export async function createBrand(page: Page, name: string, maxPrompts?: string): Promise<void> {
  const form = dialog(page, 'Create New Brand');
  await form.getByPlaceholder('Enter brand name').fill(name);
  if (maxPrompts !== undefined) await form.getByLabel('Maximum Prompts').fill(maxPrompts);
  await button(form, 'Create Brand').click();
  await form.waitFor({ state: 'hidden' });
}

export async function addCategory(page: Page, column: string, name: string): Promise<void> {
  await button(page, `Add category to ${column}`).click();
  const form = dialog(page, 'Add Attribute Category');
  await form.getByLabel('Category Name').fill(name);
  await button(form, 'Create Category').click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name, exact: true }).waitFor();
}

export async function addAttribute(page: Page, category: string, name: string): Promise<void> {
  await button(page, `Add attributes to ${category}`).click();
  const form = dialog(page, 'Add Attributes');
  await form.getByLabel('Attribute Name').fill(name);
  await button(form, 'Create Attribute').click();
  await form.waitFor({ state: 'hidden' });
  await sees(page, name);
}

/** Opens the bulk paste of a category and fills it in. */
export async function paste(page: Page, category: string, text: string): Promise<Locator> {
  await button(page, `Add attributes to ${category}`).click();
  const form = dialog(page, 'Add Attributes');
  await form.getByRole('tab', { name: 'Multiple Attributes' }).click();
  await form.getByLabel('Attributes', { exact: true }).fill(text);
  return form;
}

export async function pasteAttributes(page: Page, category: string, names: string[]): Promise<void> {
  const form = await paste(page, category, names.map((name) => `${name}\t1`).join('\n'));
  await button(form, 'Preview').click();
  await button(form, `Create ${names.length} Attributes`).click();
  await form.waitFor({ state: 'hidden' });
}

/** Ticks checkboxes of a generator's panel by their labels. */
export async function tick(within: Locator, ...names: string[]): Promise<void> {
  for (const name of names) await within.getByRole('checkbox', { name, exact: true }).check();
}

/** Chooses an option of a select. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  // The menu of another select may still be closing.
  const list = await until(() => box.getAttribute('aria-controls'));
  // A long list renders only the options in view; a search brings the others.
  if (await box.isEditable()) await box.fill(option);
  await page
    .locator('.ant-select-dropdown:visible')
    .filter({ has: page.locator(`[id="${list}"]`) })
    .locator('.ant-select-item-option')
    // Its category may follow its name.
    .filter({ hasText: new RegExp(`^${option}( |$)`) })
    .click();
}

/** Waits until typing has filtered the open menu, so that Enter would choose this option. */
export const isOffered = (page: Page, option: string): Promise<void> =>
  page
    .locator('.ant-select-dropdown:visible .ant-select-item-option-active')
    .filter({ hasText: option })
    .waitFor();

/** Waits until an element has the focus; a failure tells what has it instead. */
export const isFocused = (locator: Locator): Promise<unknown> =>
  until(async () => {
    const holder = await locator.evaluate((each) => {
      const { activeElement } = document;
      return each === activeElement ? null : activeElement?.outerHTML.slice(0, 200);
    });
    if (holder !== null) throw new Error(`The focus is on ${holder}`);
    return true;
  });

/** Focuses an element as Tab would, once it can be focused: a disabled one cannot. */
export const focusOn = (locator: Locator): Promise<unknown> =>
  until(async () => {
    await locator.focus();
    return locator.evaluate((each) => each === document.activeElement);
  });

/** Closes all dialogs; an open menu takes the first key. Pasted text is discarded. */
export const closeDialogs = (page: Page): Promise<unknown> =>
  until(async () => {
    if ((await page.getByRole('dialog').filter({ visible: true }).count()) === 0) return true;
    const leave = page.getByRole('button', { name: 'Leave', exact: true });
    const asked = await leave.evaluateAll((buttons: HTMLElement[]) => buttons.map((each) => each.click()));
    if (asked.length === 0) await page.keyboard.press('Escape');
    return false;
  });

/** The count next to a result panel's title; 0 when there is none. */
export async function resultCount(results: Locator): Promise<number> {
  const [mark] = await results.locator('.panel-title .ant-tag').allTextContents();
  return Number((mark ?? '0').replace(',', ''));
}

/**
 * Waits until a panel holds this many prompts and its run has ended. The last prompts are shown a moment before the end
 * is announced, and the toast of the end would replace one that a test waits for.
 */
export const hasResults = (results: Locator, count: number): Promise<unknown> =>
  until(
    async () =>
      (await resultCount(results)) === count &&
      (await results.getByRole('button', { name: 'Cancel' }).count()) === 0,
    30_000,
  );

/** Waits until some prompts are shown while their job is still running. Returns how many. */
export async function someWhileRunning(page: Page, title: string): Promise<number> {
  const handle = await page.waitForFunction(
    (name) => {
      const found = [...document.querySelectorAll('.result-panel')].find(
        (each) => each.querySelector('h2')?.textContent === name,
      );
      const rows = found?.querySelectorAll('.prompt-row').length ?? 0;
      const running = found?.querySelector('.job-strip .ant-btn-dangerous');
      return running ? rows : 0;
    },
    title,
    { polling: 20 },
  );
  return handle.jsonValue();
}

/** Follows a download link. @returns the file's text and name */
export async function download(page: Page, link: Locator): Promise<{ text: string; name: string }> {
  const begun: Download[] = [];
  page.on('download', (file) => begun.push(file));
  page.context().on('page', (popup) => popup.on('download', (file) => begun.push(file)));
  await link.click();
  const file = await until(() => begun[0]);
  const late = setTimeout(TIME_LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`The download of ${file.suggestedFilename()} did not end`);
  });
  return { text: await Promise.race([readAll(file), late]), name: file.suggestedFilename() };
}

async function readAll(file: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** From now on, counts what a person does on a page: presses, keys and pastes. */
export const countActs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isCounting = document.body.dataset.acts !== undefined;
    document.body.dataset.acts = '0';
    if (isCounting) return;
    const count = () => (document.body.dataset.acts = String(Number(document.body.dataset.acts) + 1));
    for (const act of ['pointerdown', 'keydown', 'paste']) addEventListener(act, count, true);
  });

export const actsOn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.body.dataset.acts));
