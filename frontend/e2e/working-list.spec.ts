import { beforeEach, expect, it } from '@jest/globals';
import type { Draft } from '#contracts';
import { sharedProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, sees, shows, seesToast } from './browser.js';
import { newRun, newShop, savedPrompts, startManual } from './generate-shop.js';
import { button, dialog, hasResults, isFocused, panel, resultCount, tick } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: { latencyMs: 2 } }));
const model = () => suite.product.model!;
beforeEach(() => model().set({ mode: 'normal', answers: null }));

const list = (page: Page) => panel(page, 'Written prompts, list');
const written = (page: Page) => panel(page, 'Written Prompts');
const manual = (page: Page) => panel(page, 'Manual v2 Prompts');
const boxes = (page: Page) => list(page).getByRole('checkbox');
const savedMarks = (page: Page) => list(page).locator('.saved-mark').count();
/** Waits for the outcomes of the newest run's prompts. */
const outcomesOf = (page: Page, text: string) =>
  manual(page).getByRole('article').first().getByText(text, { exact: true }).waitFor();

const questions = (page: Page): Promise<string[]> =>
  list(page)
    .locator('.prompt-text')
    .evaluateAll((rows) => rows.map((row) => row.firstChild?.textContent ?? ''));

const drafts = async (brandId: string, status = ''): Promise<Draft[]> =>
  (await suite.product.client.get<Draft[]>(`/api/brands/${brandId}/drafts${status}`)).body;

const savedOf = (brandId: string) => savedPrompts(suite.product, brandId);

async function edit(page: Page, place: number, text: string): Promise<void> {
  await list(page)
    .getByRole('button', { name: /^Edit: / })
    .nth(place)
    .click();
  await page.getByLabel('Prompt text').fill(text);
}

async function remove(page: Page, places: number[]): Promise<void> {
  for (const place of places) await boxes(page).nth(place).check();
  await button(page, 'Delete Selected').click();
  await button(page.getByRole('dialog'), 'Delete').click();
}

async function improve(page: Page, place: number): Promise<void> {
  await boxes(page).nth(place).check();
  await button(page, 'Improve Selected').click();
  const form = dialog(page, 'Improve Selected Prompts');
  await form.getByLabel('Instructions').fill('Shorter');
  await button(form, 'Improve Prompts').click();
}

/** The browsers of two colleagues, on the generate screen of a brand. */
interface Pair {
  brandId: string;
  here: Page;
  there: Page;
  both: readonly Page[];
}

async function openTwo(brandId: string): Promise<Pair> {
  const [here, there] = await Promise.all([
    suite.open(`/generate/${brandId}`),
    suite.open(`/generate/${brandId}`),
  ]);
  const both = [here, there];
  for (const page of both) await sees(page, 'Live');
  return { brandId, here, there, both };
}

async function showTheSame({ here, there, both }: Pair): Promise<void> {
  for (const page of both) await hasResults(manual(page), 30);
  await button(manual(there), 'Edit as Written Prompts').click();
  for (const page of both) await hasResults(written(page), 30);
  for (const page of both) await hasResults(manual(page), 0);
  await button(manual(here), 'Save All').click();
  await seesToast(here, 'No prompts to save');

  await edit(here, 0, 'Which shoes do nurses choose?');
  await button(list(here), 'Save').click();
  await list(there).getByText('Which shoes do nurses choose?').waitFor();

  await improve(there, 0);
  for (const page of both)
    await list(page).getByText('Which shoes do nurses choose?').waitFor({ state: 'detached' });
  await shows(() => questions(here), await questions(there));
  await button(there, 'Clear selection').click();

  await remove(here, [1, 2]);
  // A toast stays as long as it is pointed at.
  await button(here, 'Undo').hover();
  for (const page of both) await sees(page, 'Showing 28 of 28 prompts');
  await button(here, 'Undo').click();
  for (const page of both) await sees(page, 'Showing 30 of 30 prompts');
}

/** Both edit the first text, and the other page saves first. */
async function editBoth(
  { brandId, here, there }: Pair,
  mine: string,
  theirs: string,
  save: (page: Page) => Promise<void>,
): Promise<void> {
  await edit(here, 0, mine);
  await edit(there, 0, theirs);
  await button(list(there), 'Save').click();
  // It shows there before it is stored.
  await shows(async () => (await drafts(brandId))[0]?.question, theirs);
  await save(here);
  const alert = list(here).getByRole('alert');
  await alert.getByText('Somebody else has changed this text meanwhile.').waitFor();
  await alert.getByText(theirs).waitFor();
  await isFocused(alert);
  await shows(() => here.getByLabel('Prompt text').inputValue(), mine);
}

async function chooseOneText(pair: Pair): Promise<void> {
  const { brandId, here, both } = pair;
  await editBoth(pair, 'Which shoes are mine?', 'Which shoes are theirs?', (page) =>
    button(list(page), 'Save').press('Enter'),
  );
  // The notice has the focus.
  await isFocused(list(here).getByRole('alert'));
  await here.keyboard.press('Escape');
  await shows(async () => (await questions(here))[0], 'Which shoes are theirs?');
  await editBoth(pair, 'Which boots are mine?', 'Which boots are theirs?', (page) =>
    page.getByLabel('Prompt text').press('Control+Enter'),
  );
  await button(list(here), 'Save mine').click();
  for (const page of both) await shows(async () => (await questions(page))[0], 'Which boots are mine?');
  expect((await drafts(brandId))[0]?.question).toBe('Which boots are mine?');
}

async function removeAndSave({ brandId, here, there, both }: Pair): Promise<void> {
  await remove(there, [1, 2]);
  for (const page of both) await sees(page, 'Showing 28 of 28 prompts');
  await button(written(there), 'Save').click();
  await seesToast(there, 'Saved 28 written prompts');
  await shows(() => savedMarks(here), 28);
  for (const page of both) {
    await button(page, 'Unsaved 0').waitFor();
    await outcomesOf(page, 'unsaved 0 · saved 28 · removed 2');
  }
  expect(await savedOf(brandId)).toHaveLength(28);
}

/** A prompt that is deleted in Prompt Management is unsaved again in the list. */
async function deleteASaved({ brandId, both }: Pair): Promise<void> {
  await suite.product.client.post(`/api/brands/${brandId}/written-prompts/bulk-delete`, {
    promptIds: (await savedOf(brandId)).slice(0, 1).map(({ id }) => id),
  });
  for (const page of both) {
    await outcomesOf(page, 'unsaved 1 · saved 27 · removed 2');
    await button(page, 'Unsaved 1').waitFor();
  }
}

/** Both press the same button at once. */
const pressBoth = ({ both }: Pair, press: (page: Page) => Promise<void>) => Promise.all(both.map(press));

async function moveAndSaveAtOnce(pair: Pair): Promise<void> {
  const { brandId, here, both } = pair;
  await startManual(here);
  for (const page of both) await hasResults(manual(page), 30);
  await pressBoth(pair, (page) => button(manual(page), 'Edit as Written Prompts').click());
  for (const page of both) await hasResults(written(page), 58);
  await pressBoth(pair, (page) => button(written(page), 'Save').click());
  for (const page of both) await outcomesOf(page, 'unsaved 0 · saved 30 · removed 0');
  for (const page of both) await button(page, 'Unsaved 0').waitFor();
  expect(await savedOf(brandId)).toHaveLength(58);
  expect(await drafts(brandId)).toHaveLength(58);
}

async function saveARunAtOnce(pair: Pair): Promise<void> {
  const { brandId, here, both } = pair;
  await button(here, 'Generate Manual v2 Prompts').click();
  for (const page of both) await hasResults(manual(page), 30);
  await pressBoth(pair, (page) => button(manual(page), 'Save All').first().click());
  for (const page of both) await outcomesOf(page, 'unsaved 0 · saved 30 · removed 0');
  for (const page of both) await hasResults(manual(page), 0);
  expect(await savedOf(brandId)).toHaveLength(88);
  expect(await drafts(brandId)).toHaveLength(58);
}

it('two browsers show the same whatever either does, ask whose text stays when both change one, and do once what both do at once', async () => {
  suite.allowError(/409/);
  const pair = await openTwo((await newRun(suite.product)).brandId);
  await showTheSame(pair);
  const listReads: string[] = [];
  for (const page of pair.both)
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (request.method() === 'GET' && pathname.endsWith('/drafts'))
        listReads.push(searchParams.get('draftIds') ?? 'all');
    });
  await chooseOneText(pair);
  await removeAndSave(pair);
  // Only the changed drafts are fetched.
  expect(listReads.length).toBeGreaterThan(0);
  expect(listReads).not.toContain('all');
  await deleteASaved(pair);
  await moveAndSaveAtOnce(pair);
  await saveARunAtOnce(pair);
});

const pc = (page: Page) => panel(page, 'Generate Product Category Prompts');
const pcResults = (page: Page) => panel(page, 'Product Category Prompts');
const rowsOf = (run: Locator) => run.locator('.prompt-row');

async function warnNothingToSave(page: Page): Promise<void> {
  await button(manual(page), 'Save All').click();
  await seesToast(page, 'No prompts to save');
  await button(written(page), 'Save').click();
  // A toast stays as long as it is pointed at.
  const toasts = page.locator('.ant-notification-notice');
  await toasts.filter({ hasText: 'No written prompts to save' }).hover();
  await shows(() => toasts.count(), 1);
  await sees(
    page,
    'Export CSV downloads all saved written prompts, not just those on this page. A single batch can be downloaded from the History page.',
  );
}

/** Three runs of one kind: the first is saved, the second moved, and the third stays. */
async function foldToLines(page: Page): Promise<void> {
  const run = button(pc(page), 'Generate Product Category Prompts');
  const cards = pcResults(page).getByRole('article');
  await tick(pc(page), 'shoes');
  await run.click();
  await hasResults(pcResults(page), 2);
  await button(pcResults(page), 'Save All').click();
  await seesToast(page, 'Saved 2 product category prompts');
  await sees(page, 'All prompts of this run were moved or saved.');

  await tick(pc(page), 'boots');
  await run.click();
  await hasResults(pcResults(page), 4);
  await run.click();
  await hasResults(pcResults(page), 8);
  await shows(() => rowsOf(cards.nth(0)).count(), 4);
  await shows(() => rowsOf(cards.nth(1)).count(), 0);
  await cards.nth(2).getByText('unsaved 0 · saved 2 · removed 0').waitFor();
  await cards.nth(1).getByText('unsaved 4 · saved 0 · removed 0').waitFor();
  await cards
    .nth(1)
    .getByRole('button', { name: /^Run of / })
    .click();
  await shows(() => rowsOf(cards.nth(1)).count(), 4);
  await button(cards.nth(1), 'Edit as Written Prompts').click();
  await seesToast(page, 'Moved 4 product category prompts to written prompts for editing');
  await shows(() => rowsOf(cards.nth(0)).count(), 4);
  await hasResults(pcResults(page), 4);
}

/** 'Show prompts' opens the first run again. */
async function reopenRun(page: Page): Promise<void> {
  await button(page, 'Jobs').click();
  const drawer = dialog(page, 'Jobs');
  await shows(() => button(drawer, 'Show prompts').count(), 3);
  await button(drawer, 'Show prompts').last().click();
  const oldest = pcResults(page).getByRole('article').last();
  await oldest.getByText('All prompts of this run were moved or saved.').waitFor();
  await shows(() => rowsOf(oldest).getByText('Saved', { exact: true }).count(), 2);
  await hasResults(pcResults(page), 4);
}

async function moveWhileRunning(page: Page, brandId: string): Promise<void> {
  model().set({ answers: 8 });
  await startManual(page);
  await until(async () => (await resultCount(manual(page))) === 8);
  await button(manual(page), 'Edit as Written Prompts').click();
  await seesToast(page, 'Moved 8 manual v2 prompts to written prompts for editing');
  await hasResults(written(page), 12);
  const more = page.getByText('Prompts that this run writes from now on go to the written list, too.');
  await more.waitFor();
  // A folded run goes on moving its prompts.
  const title = manual(page).getByRole('button', { name: /^Run of / });
  await title.click();
  await more.waitFor({ state: 'detached' });
  model().set({ answers: null });
  await hasResults(written(page), 34);
  await title.click();
  await hasResults(manual(page), 0);
  expect(await drafts(brandId)).toHaveLength(34);
}

/** From another screen, with the outcome of each prompt. */
async function askFromElsewhere(page: Page, brandId: string): Promise<void> {
  const [first, second] = (await drafts(brandId)).slice(4);
  const path = `/api/brands/${brandId}`;
  await suite.product.client.post(`${path}/save-written-prompts`, { draftIds: [first!.id] });
  await suite.product.client.post(`${path}/drafts/remove`, { draftIds: [second!.id] });
  await page.getByRole('link', { name: 'Saved prompts' }).click();
  await page.waitForURL('**/management/**');
  await button(page, 'Jobs').click();
  await button(dialog(page, 'Jobs'), 'Show prompts').first().click();
  await outcomesOf(page, 'unsaved 28 · saved 1 · removed 1');
  const marks = (place: number) => rowsOf(manual(page)).nth(place).locator('.prompt-marks').innerText();
  await shows(() => marks(0), 'Saved');
  await shows(() => marks(1), 'Removed');
  await shows(() => marks(2), 'In the written list');
}

it("the runs of a kind are cards, the newest first, which hide nothing: an older one folds to a line, a moved one brings what comes later, and 'Show prompts' always shows what became of each", async () => {
  const brandId = await newShop(suite.product);
  const page = await suite.open(`/generate/${brandId}`);
  await warnNothingToSave(page);
  await foldToLines(page);
  await reopenRun(page);
  await page.reload();
  await hasResults(pcResults(page), 4);
  await hasResults(written(page), 4);
  await moveWhileRunning(page, brandId);
  await askFromElsewhere(page, brandId);
});

it('an old run that a link opens stays in its panel while it is gone through', async () => {
  const brandId = await newShop(suite.product);
  const { client } = suite.product;
  const { body: brand } = await client.get(`/api/brands/${brandId}/attributes`);
  const productCategoryIds = [brand[0].id];
  const run = async () =>
    (await client.post(`/api/brands/${brandId}/generate-pc-prompts`, { productCategoryIds })).body.jobId;
  const first: string = await run();
  for (let more = 0; more < 6; more++) await run();
  const page = await suite.open(`/generate/${brandId}#run-${first}`);
  const card = page.locator(`#run-${first}`);
  await shows(() => rowsOf(card).count(), 2);
  // Nothing was moved or saved.
  expect(await button(card, 'Hide what was moved or saved').count()).toBe(0);
  await button(card, 'Triage').click();
  await dialog(page, 'Triage').waitFor();
  await shows(() => card.count(), 1);
});

type Moment = 'before the server has heard of it' | 'after the server has done it';
/** The path of a call, and the click that makes it. */
type Act = readonly [path: string, click: (page: Page) => Promise<unknown>];

/** Clicks, and closes the browser while the calls are under way. @returns a page of a new one, on the same screen */
async function closeDuring(page: Page, moment: Moment, ...acts: Act[]): Promise<Page> {
  const { pathname } = new URL(page.url());
  for (const [path, click] of acts) {
    const isUnderWay = new Promise<void>((resolve) => {
      void page.route(path, async (route) => {
        if (route.request().method() === 'GET') return route.fallback();
        if (moment === 'after the server has done it') await route.fetch();
        resolve();
      });
    });
    await click(page);
    await isUnderWay;
  }
  await page.context().close();
  return suite.open(pathname);
}

const NEW_TEXT = 'Which shoes do nurses choose?';
const RUN: Act = ['**/generate-manual-v2-prompts', startManual];
const MOVE: Act = ['**/drafts', (page) => button(manual(page), 'Edit as Written Prompts').click()];
const SAVE: Act = ['**/save-written-prompts', (page) => button(written(page), 'Save').click()];
const REMOVE: Act = ['**/drafts/remove', (page) => remove(page, [1])];
const EDIT: Act = [
  '**/api/drafts/*',
  async (page) => {
    await edit(page, 0, NEW_TEXT);
    await button(list(page), 'Save').click();
  },
];
const IMPROVE: Act = ['**/improve-written-prompts', (page) => improve(page, 1)];

it('a browser that is closed between a click and its answer doubles no run, move, save or improvement, and loses no text and no prompt', async () => {
  const brandId = await newShop(suite.product);
  const runs = async () =>
    (await suite.product.client.get<unknown[]>(`/api/brands/${brandId}/jobs`)).body.length;
  let page = await suite.open(`/generate/${brandId}`);
  const before = async (...acts: Act[]) =>
    void (page = await closeDuring(page, 'before the server has heard of it', ...acts));
  const after = async (...acts: Act[]) =>
    void (page = await closeDuring(page, 'after the server has done it', ...acts));

  await before(RUN);
  expect(await runs()).toBe(0);
  await after(RUN);
  await hasResults(manual(page), 30);
  expect(await runs()).toBe(1);

  await before(MOVE);
  await hasResults(manual(page), 30);
  await after(MOVE);
  await hasResults(written(page), 30);
  expect(await drafts(brandId)).toHaveLength(30);

  await before(SAVE);
  await hasResults(written(page), 30);
  expect(await savedMarks(page)).toBe(0);
  await after(SAVE);
  await hasResults(written(page), 30);
  await shows(() => savedMarks(page), 30);
  await button(written(page), 'Save').click();
  await seesToast(page, 'Already saved');
  expect(await savedOf(brandId)).toHaveLength(30);

  const texts = await questions(page);
  await before(REMOVE, EDIT);
  await hasResults(written(page), 30);
  await shows(() => questions(page), texts);
  expect(await drafts(brandId, '?status=removed')).toHaveLength(0);
  await after(REMOVE, EDIT);
  await hasResults(written(page), 29);
  const changed = [NEW_TEXT, ...texts.slice(2)];
  await shows(() => questions(page), changed);
  expect(await drafts(brandId, '?status=removed')).toHaveLength(1);

  await before(IMPROVE);
  await hasResults(written(page), 29);
  await shows(() => questions(page), changed);
  expect(await runs()).toBe(1);
  await after(IMPROVE);
  await hasResults(written(page), 29);
  const others = async () => (await questions(page)).filter((text, place) => text !== changed[place]);
  await until(async () => (await others()).length === 1);
  expect(await runs()).toBe(2);
});
