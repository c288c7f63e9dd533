import { newProfile, newBrand, newCategory, type Product } from '#testing';
import type { Browser } from 'playwright-core';
import { clickUntil } from './long-list.js';

const CATEGORIES = ['ProductCategory', 'CustomerAttribute', 'CustomerAttribute', 'ProductAttribute'] as const;
const ATTRIBUTES = 1_250;

/** Milliseconds to the painted answer, of the slowest picker of the screen. */
export interface Pickers {
  /** From the click that unfolds a category. */
  open: number;
  /** From a letter in the search. */
  key: number;
}

/** A brand of 4 × 1,250 attributes. @returns its id */
export async function fillPickers({ client }: Product): Promise<string> {
  const { id } = await newBrand(client, 'Many attributes');
  for (const [place, catType] of CATEGORIES.entries()) {
    const names = Array.from({ length: ATTRIBUTES }, (_, i) => `value ${place + 1}.${i + 1}`);
    await newCategory(client, id, catType, `Group ${place + 1}`, names);
  }
  return id;
}

/** Types into a picker's search, and waits for the frame that shows how many it found: all, or none. */
const typeUntil = (picker: string, text: string) => `new Promise((done) => {
  const field = ${picker}.querySelector('input[type=search]');
  const before = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${text}');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const found = () => ${picker}.querySelector('[role=status]')?.textContent;
  const look = () => found() && (found() === '0 found') === (field.value !== 'value')
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - before)))
    : requestAnimationFrame(look);
  look();
})`;

/** Every picker of the generate screen that has something to search in. */
export async function measurePickers(browser: Browser, product: Product, brandId: string): Promise<Pickers> {
  const profile = await newProfile(browser, product, {});
  const page = await profile.newPage();
  await page.goto(`/generate/${brandId}`);
  await page.locator('.picker-search').last().waitFor();
  const worst: Pickers = { open: 0, key: 0 };
  const count = await page.locator('.picker:has(.picker-search)').count();
  for (let place = 0; place < count; place++) {
    const picker = `document.querySelectorAll('.picker:has(.picker-search)')[${place}]`;
    const fold = `${picker}.querySelector('.picker-fold[aria-expanded=false]')`;
    // A picker of one category has nothing to unfold.
    if (await page.evaluate<boolean>(`${fold} !== null`))
      worst.open = Math.max(
        worst.open,
        await page.evaluate<number>(clickUntil(fold, `${picker}.querySelector('.option-box')`)),
      );
    for (const text of ['value', 'nothing like it'])
      worst.key = Math.max(worst.key, await page.evaluate<number>(typeUntil(picker, text)));
  }
  await profile.close();
  return worst;
}
