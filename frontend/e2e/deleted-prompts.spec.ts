import { expect, it } from '@jest/globals';
import { sharedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, seesToast } from './browser.js';
import { savedPrompts } from './generate-shop.js';
import { newFilledShop } from './saved-shop.js';
import { button, dialog } from './screens.js';

const suite = browserSuite(sharedProduct);

const groups = (page: Page) => page.getByRole('list', { name: 'Saved groups, list' }).getByRole('article');
const confirm = (page: Page) => button(page.getByRole('dialog').last(), 'Delete').click();

it('what is deleted comes back: a group and groups by the Undo of the toast, with batches and times; prompts from a list, for 30 days', async () => {
  const { id } = await newFilledShop(suite.product);
  const before = await savedPrompts(suite.product, id);
  const page = await suite.open(`/management/${id}`);
  await shows(() => groups(page).count(), 3);
  await groups(page)
    .first()
    .getByRole('button', { name: /^Delete / })
    .click();
  await confirm(page);
  // A toast stays while it is hovered.
  await button(page, 'Undo').hover();
  await shows(() => groups(page).count(), 2);
  await button(page, 'Undo').click();
  await seesToast(page, /^Restored \d prompts$/);
  await shows(() => page.locator('main:focus-within').count(), 1);
  await shows(() => groups(page).count(), 3);
  expect(await savedPrompts(suite.product, id)).toEqual(before);

  await page.getByRole('checkbox', { name: 'Select all groups' }).check();
  await button(page, 'Delete Selected (3)').click();
  await confirm(page);
  await button(page, 'Undo').hover();
  await seesToast(page, 'Deleted 9 written prompts from 3 groups');
  await sees(page, 'No written prompts found');
  // By the shortcut, because the button is many Tab steps away.
  await page.keyboard.press('Control+z');
  await seesToast(page, 'Restored 9 prompts');
  await shows(() => groups(page).count(), 3);

  await button(page, 'View Prompts').click();
  const view = dialog(page, 'Written Prompts');
  for (const place of [1, 2]) await view.getByRole('checkbox').nth(place).check();
  await button(view, 'Delete Selected').click();
  await confirm(page);
  await seesToast(page, 'Deleted 2 prompts');
  expect(await savedPrompts(suite.product, id)).toHaveLength(7);
  await page.reload();
  await button(page, 'Deleted prompts').click();
  const deleted = dialog(page, 'Deleted prompts');
  await deleted.getByText('0 of 2 selected').waitFor();
  const search = deleted.getByRole('searchbox', { name: 'Search in what was deleted' });
  await search.fill('no such text');
  await deleted.getByText('None of them matches the search').waitFor();
  await shows(() => button(deleted, 'Restore Selected').isDisabled(), true);
  await search.fill('');
  await deleted.getByText('0 of 2 selected').waitFor();
  await deleted.getByRole('checkbox', { name: 'Select all' }).check();
  await button(deleted, 'Restore Selected').click();
  await deleted.getByText('Nothing was deleted in the last 30 days').waitFor();
  await shows(() => deleted.evaluate((element) => element.contains(document.activeElement)), true);
  expect(await savedPrompts(suite.product, id)).toEqual(before);
});

it('the question closes as soon as the server has deleted: what is gone leaves the list at once, and the focus goes on, while the lists are still read again', async () => {
  const { id } = await newFilledShop(suite.product);
  const page = await suite.open(`/management/${id}`);
  await button(page, 'View Prompts').click();
  const view = dialog(page, 'Written Prompts');
  await view.getByText('0 of 9 selected').waitFor();
  // From here on no request for a list gets a response.
  await page.route(/written-prompts-/, (route) =>
    route.request().method() === 'GET' ? undefined : route.continue(),
  );
  await button(view, 'Remove: Which shoes suit runners?').click();
  await confirm(page);
  await dialog(page, 'Delete this prompt?').waitFor({ state: 'hidden' });
  await button(view, 'Remove: Which shoes suit runners?').waitFor({ state: 'hidden' });
  await shows(() => view.evaluate((element) => element.contains(document.activeElement)), true);

  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'hidden' });
  await groups(page)
    .first()
    .getByRole('button', { name: /^Delete / })
    .click();
  await confirm(page);
  await shows(() => page.getByRole('dialog').count(), 0);
  await shows(() => groups(page).count(), 2);
});
