import { expect, it } from '@jest/globals';
import { sharedProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, DESKTOP, PHONE, seesToast, visit } from './browser.js';
import { newFullShop } from './generate-shop.js';
import { ofAudience, save } from './saved-shop.js';
import { button, hasResults, panel, tick } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: {} }));

/** A press in the middle of the window, and its toast. */
interface Step {
  does: string;
  press: (page: Page) => Locator;
  /** A precondition of the press. */
  first?: (page: Page) => Promise<unknown>;
  text: string | RegExp;
  /** The control to continue with, besides the pressed one. */
  next: (page: Page) => Locator;
}

const list = (page: Page) => panel(page, 'Written prompts, list');
const attributeDeletions = (page: Page) => page.getByRole('button', { name: /^Delete attribute / });
const written = (page: Page) => page.locator('#written-prompts');

const SCREENS: Record<string, { path: (id: string) => string; steps: Step[] }> = {
  dashboard: {
    path: () => '/',
    steps: [
      {
        does: 'a brand is renamed',
        first: (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
        press: (page) => page.getByRole('dialog').getByRole('button', { name: /^(?:Update|Save)/ }),
        text: 'Brand updated successfully',
        next: (page) => page.getByRole('link', { name: /^Generate/ }),
      },
    ],
  },
  attributes: {
    path: (id) => `/attributes/${id}`,
    steps: [
      {
        does: 'an attribute is deleted',
        first: (page) => attributeDeletions(page).last().click(),
        press: (page) => button(page.getByRole('dialog'), 'Delete'),
        text: 'Attribute deleted successfully',
        next: (page) => attributeDeletions(page).last(),
      },
    ],
  },
  generate: {
    path: (id) => `/generate/${id}`,
    steps: [
      {
        does: 'a run ends',
        first: (page) => tick(panel(page, 'Generate Product Category Prompts'), 'shoes'),
        press: (page) => button(page, 'Generate Product Category Prompts'),
        text: 'Generated 2 product category prompts',
        next: (page) => page.getByRole('link', { name: 'Show all' }),
      },
      {
        does: 'prompts are moved',
        first: (page) => hasResults(panel(page, 'Product Category Prompts'), 2),
        press: (page) => button(panel(page, 'Product Category Prompts'), 'Edit as Written Prompts'),
        text: 'Moved 2 product category prompts to written prompts for editing',
        next: (page) => page.getByRole('link', { name: /^Written/ }),
      },
      {
        does: 'a written prompt is deleted',
        first: async (page) => {
          await list(page).getByRole('checkbox').first().check();
          await button(written(page), 'Delete Selected').click();
        },
        press: (page) => button(page.getByRole('dialog'), 'Delete'),
        text: /^Deleted 1/,
        next: (page) => written(page).locator('.written-toolbar'),
      },
      {
        does: 'the written prompts are saved',
        press: (page) => button(written(page), 'Save'),
        text: /^Saved \d/,
        next: (page) => written(page).locator('.written-toolbar'),
      },
    ],
  },
  'saved prompts': {
    path: (id) => `/management/${id}`,
    steps: [
      {
        does: 'a group is deleted',
        first: (page) =>
          page
            .getByRole('article')
            .first()
            .getByRole('button', { name: /^Delete / })
            .click(),
        press: (page) => button(page.getByRole('dialog'), 'Delete'),
        text: /^Deleted/,
        next: (page) => page.getByRole('tab'),
      },
    ],
  },
  export: {
    path: (id) => `/profound/${id}`,
    steps: [
      {
        does: 'the prompts are exported',
        first: (page) => page.getByRole('tab', { name: 'Export CSV' }).click(),
        press: (page) => page.getByRole('button', { name: 'Export All to CSV' }),
        text: 'CSV exported successfully',
        next: (page) => page.getByRole('tab'),
      },
    ],
  },
  templates: {
    path: (id) => `/prompt-settings/${id}`,
    steps: [
      {
        does: 'the templates are saved',
        first: (page) =>
          page
            .getByLabel('Template of Product Category Best')
            .fill(`Best {productCategory} of ${Math.random()}?`),
        press: (page) => button(page, 'Save All Changes'),
        text: 'All prompt templates have been saved successfully.',
        next: (page) => page.getByRole('tab'),
      },
    ],
  },
};

/** The texts of the elements that the toast covers. */
const coveredByToast = async (page: Page, ...used: Locator[]): Promise<string[]> => {
  const toast = page.locator('.ant-notification-notice').last();
  await until(() => toast.evaluate((each) => each.getAnimations({ subtree: true }).length === 0));
  const area = await toast.evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
  const covered = used.map((locator) =>
    locator.evaluateAll(
      (all, { left, right, top, bottom }) =>
        all
          .filter((each) => {
            const box = each.getBoundingClientRect();
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
          })
          .map((each) => each.getAttribute('aria-label') ?? each.textContent),
      area,
    ),
  );
  return (await Promise.all(covered)).flat();
};

const WIDTHS = [
  ['a wide screen', DESKTOP],
  ['a tablet', { width: 1024, height: 768 }],
  ['a phone', PHONE],
] as const;

async function coversNothing(page: Page, { first, press, text, next }: Step): Promise<string[]> {
  await first?.(page);
  const control = press(page);
  // A click scrolls the control to an edge of the window when it has to try again: nothing may move any more.
  await control.click({ trial: true });
  await control.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await control.press('Enter');
  await seesToast(page, text);
  // Until then, what was deleted may still be in its list.
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  const bars = page.getByRole('banner').or(page.getByRole('navigation'));
  const primary = page.locator('.ant-btn-primary:visible');
  return coveredByToast(page, control, next(page), bars, primary);
}

it('no toast covers what was pressed, what is used next, or the bars of the screen: wide, on a tablet and on a phone', async () => {
  const shop = await newFullShop(suite.product);
  await save(suite.product, { id: shop.id } as never, [
    ofAudience('shoes', 'runners'),
    ofAudience('boots', 'runners'),
    ofAudience('sandals', 'runners'),
  ]);
  const page = await suite.open('/');
  for (const [screen, { path, steps }] of Object.entries(SCREENS)) {
    await visit(page, path(shop.id));
    for (const [width, viewport] of WIDTHS) {
      await page.setViewportSize(viewport);
      for (const step of steps)
        expect([screen, width, step.does, await coversNothing(page, step)]).toEqual([
          screen,
          width,
          step.does,
          [],
        ]);
    }
  }
});
