import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Draft } from '#contracts';
import { sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, told } from './browser.js';
import { newRun, newShop, newWrittenList, savedPrompts, startManual } from './generate-shop.js';
import { button, dialog, hasResults, panel, resultCount, tick } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: { latencyMs: 2 } }));
const model = () => suite.product.model!;
beforeEach(() => model().set({ mode: 'normal', answers: null }));

const list = (page: Page) => panel(page, 'Written prompts, list');
const written = (page: Page) => panel(page, 'Written Prompts');
const manual = (page: Page) => panel(page, 'Manual v2 Prompts');
const boxes = (page: Page) => list(page).getByRole('checkbox');
const savedMarks = (page: Page) => list(page).locator('.saved-mark').count();
const fatesOf = (page: Page, text: string) => manual(page).getByText(text, { exact: true }).waitFor();

const questions = (page: Page): Promise<string[]> =>
  list(page)
    .locator('.prompt-text')
    .evaluateAll((rows) => rows.map((row) => row.firstChild?.textContent ?? ''));

const drafts = async (brandId: string, status = ''): Promise<Draft[]> =>
  (await suite.product.client.get<Draft[]>(`/api/brands/${brandId}/drafts${status}`)).body;

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

async function improveFirst(page: Page): Promise<void> {
  await boxes(page).nth(0).check();
  await button(page, 'Improve Selected').click();
  const form = dialog(page, 'Improve Selected Prompts');
  await form.getByLabel('Instructions').fill('Shorter');
  await button(form, 'Improve Prompts').click();
}

/** Two browsers, as of two colleagues, on the generate screen of a brand. */
async function openTwo(brandId: string): Promise<{ here: Page; there: Page }> {
  const [here, there] = await Promise.all([
    suite.open(`/generate/${brandId}`),
    suite.open(`/generate/${brandId}`),
  ]);
  for (const page of [here, there]) await sees(page, 'Live');
  return { here, there };
}

describe('two browsers', () => {
  it('show the same after moving, editing, improving, removing, restoring and saving in either', async () => {
    const { brandId } = await newRun(suite.product);
    const { here, there } = await openTwo(brandId);
    for (const page of [here, there]) await hasResults(manual(page), 30);
    await button(manual(there), 'Edit as Written Prompts').click();
    for (const page of [here, there]) await hasResults(written(page), 30);
    for (const page of [here, there]) await hasResults(manual(page), 0);

    await edit(here, 0, 'Which shoes do nurses choose?');
    await button(list(here), 'Save').click();
    await list(there).getByText('Which shoes do nurses choose?').waitFor();

    await improveFirst(there);
    await list(here).getByText('Which shoes do nurses choose?').waitFor({ state: 'detached' });
    await shows(() => questions(here), await questions(there));

    await remove(here, [1, 2]);
    // A toast stays as long as it is pointed at.
    await button(here, 'Undo').hover();
    for (const page of [here, there]) await sees(page, 'Showing 28 of 28 prompts');
    await button(here, 'Undo').click();
    for (const page of [here, there]) await sees(page, 'Showing 30 of 30 prompts');

    await button(there, 'Clear selection').click();
    await button(written(there), 'Save').click();
    await told(there, 'Saved 30 written prompts');
    for (const page of [here, there]) {
      await list(page).locator('.saved-mark').first().waitFor();
      await fatesOf(page, 'unsaved 0 · saved 30 · removed 0');
    }
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);

    // What is deleted in Prompt Management is unsaved again in the list.
    await suite.product.client.post(`/api/brands/${brandId}/written-prompts/bulk-delete`, {
      promptIds: (await savedPrompts(suite.product, brandId)).slice(0, 1).map(({ id }) => id),
    });
    for (const page of [here, there]) {
      await fatesOf(page, 'unsaved 1 · saved 29 · removed 0');
      await button(page, 'Unsaved 1').waitFor();
    }
  });

  it('that save one run at once add it once', async () => {
    const { brandId } = await newRun(suite.product);
    const { here, there } = await openTwo(brandId);
    for (const page of [here, there]) await hasResults(manual(page), 30);
    await Promise.all([here, there].map((page) => button(manual(page), 'Save All').click()));
    for (const page of [here, there]) await fatesOf(page, 'unsaved 0 · saved 30 · removed 0');
    for (const page of [here, there]) await hasResults(manual(page), 0);
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
    expect(await drafts(brandId)).toEqual([]);
  });

  it('that move and save the written list at once do each once', async () => {
    const { brandId } = await newRun(suite.product);
    const { here, there } = await openTwo(brandId);
    for (const page of [here, there]) await hasResults(manual(page), 30);
    await Promise.all([here, there].map((page) => button(manual(page), 'Edit as Written Prompts').click()));
    for (const page of [here, there]) await hasResults(written(page), 30);
    await Promise.all([here, there].map((page) => button(written(page), 'Save').click()));
    for (const page of [here, there]) await fatesOf(page, 'unsaved 0 · saved 30 · removed 0');
    expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);
    expect(await drafts(brandId)).toHaveLength(30);
  });

  it('tell who edits a text that somebody else has just changed, with both texts and the choice, and read of the list only what was changed', async () => {
    suite.allowError(/409/);
    const brandId = await newWrittenList(suite.product);
    const { here, there } = await openTwo(brandId);
    for (const page of [here, there]) await hasResults(written(page), 30);
    const reads: string[] = [];
    for (const page of [here, there])
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (request.method() === 'GET' && pathname.endsWith('/drafts'))
          reads.push(searchParams.get('draftIds') ?? 'all');
      });
    const change = async (mine: string, theirs: string) => {
      await edit(here, 0, mine);
      await edit(there, 0, theirs);
      await button(list(there), 'Save').click();
      await list(there).getByText(theirs).waitFor();
      await button(list(here), 'Save').click();
      const told = list(here).getByRole('alert');
      await told.getByText('Somebody else has changed this text meanwhile.').waitFor();
      await told.getByText(theirs).waitFor();
      await shows(() => here.getByLabel('Prompt text').inputValue(), mine);
    };
    await change('Which shoes are mine?', 'Which shoes are theirs?');
    await button(list(here), 'Keep theirs').click();
    await shows(async () => (await questions(here))[0], 'Which shoes are theirs?');
    await change('Which boots are mine?', 'Which boots are theirs?');
    await button(list(here), 'Save mine').click();
    for (const page of [here, there])
      await shows(async () => (await questions(page))[0], 'Which boots are mine?');
    expect((await drafts(brandId))[0]?.question).toBe('Which boots are mine?');
    await remove(there, [1, 2]);
    for (const page of [here, there]) await sees(page, 'Showing 28 of 28 prompts');
    await button(written(there), 'Save').click();
    await shows(() => savedMarks(here), 28);
    for (const page of [here, there]) await button(page, 'Unsaved 0').waitFor();
    expect(reads.length).toBeGreaterThan(0);
    expect(reads).not.toContain('all');
  });
});

const MINE = ['Which shoes are mine?', 'Which boots are mine?'];

it('a prompt that was edited in Prompt Management meanwhile is overwritten only by choice', async () => {
  suite.allowError(/409/);
  const { client } = suite.product;
  const { brandId, jobId } = await newRun(suite.product);
  await client.post(`/api/brands/${brandId}/drafts`, { jobId });
  await client.post(`/api/brands/${brandId}/save-written-prompts`, { jobId });
  for (const [place, { id }] of (await drafts(brandId)).slice(0, 2).entries())
    await client.patch(`/api/drafts/${id}`, { question: MINE[place] });
  const savedTexts = async () => (await savedPrompts(suite.product, brandId)).map(({ question }) => question);
  const [first, second] = await savedPrompts(suite.product, brandId);
  const manage = (id: string, question: string) =>
    client.patch(`/api/brands/${brandId}/written-prompts/${id}`, { question });
  await manage(first!.id, 'Which shoes are managed?');
  await manage(second!.id, 'Which boots are managed?');
  const page = await suite.open(`/generate/${brandId}`);
  await button(page, 'Changed 2').waitFor();
  await button(written(page), 'Save').click();
  const form = dialog(page, 'Edited in Prompt Management meanwhile');
  await form.getByRole('radio', { name: 'Prompt Management: Which shoes are managed?' }).check();
  await shows(() => button(form, 'Save').isEnabled(), false);
  await form.getByRole('radio', { name: 'Written list: Which boots are mine?' }).check();
  await button(form, 'Save').click();
  await form.waitFor({ state: 'detached' });
  await shows(
    async () => (await savedTexts()).slice(0, 2),
    ['Which shoes are managed?', 'Which boots are mine?'],
  );
  await shows(
    async () => (await questions(page)).slice(0, 2),
    ['Which shoes are managed?', 'Which boots are mine?'],
  );
  await button(page, 'Changed 0').waitFor();
});

describe('the runs of a kind', () => {
  it('are cards, the newest first: a newer one hides nothing of an older one, which folds to a line', async () => {
    const brandId = await newShop(suite.product);
    const page = await suite.open(`/generate/${brandId}`);
    const pc = panel(page, 'Generate Product Category Prompts');
    const results = panel(page, 'Product Category Prompts');
    const [newest, older] = [results.getByRole('article').first(), results.getByRole('article').last()];
    await tick(pc, 'shoes');
    await button(pc, 'Generate Product Category Prompts').click();
    await hasResults(results, 2);
    await tick(pc, 'boots');
    await button(pc, 'Generate Product Category Prompts').click();
    await hasResults(results, 6);
    await shows(() => newest.locator('.prompt-row').count(), 4);
    await shows(() => older.locator('.prompt-row').count(), 0);
    await older.getByText('unsaved 2 · saved 0 · removed 0').waitFor();
    await older.getByRole('button', { name: /^Run of / }).click();
    await shows(() => older.locator('.prompt-row').count(), 2);
    await button(older, 'Edit as Written Prompts').click();
    await told(page, 'Moved 2 product category prompts to written prompts for editing');
    await shows(() => newest.locator('.prompt-row').count(), 4);
    await hasResults(results, 4);
    await page.reload();
    await hasResults(results, 4);
    await hasResults(written(page), 2);
  });

  it("always show prompts by 'Show prompts', with what became of each", async () => {
    const brandId = await newWrittenList(suite.product);
    const [first, second] = await drafts(brandId);
    const path = `/api/brands/${brandId}`;
    await suite.product.client.post(`${path}/save-written-prompts`, { draftIds: [first!.id] });
    await suite.product.client.post(`${path}/drafts/remove`, { draftIds: [second!.id] });
    const page = await suite.open(`/management/${brandId}`);
    await button(page, 'Jobs').click();
    await button(dialog(page, 'Jobs'), 'Show prompts').click();
    await fatesOf(page, 'unsaved 28 · saved 1 · removed 1');
    const rows = manual(page).locator('.prompt-row');
    await shows(() => rows.nth(0).locator('.prompt-marks').innerText(), 'Saved');
    await shows(() => rows.nth(1).locator('.prompt-marks').innerText(), 'Removed');
    await shows(() => rows.nth(2).locator('.prompt-marks').innerText(), 'In the written list');
  });

  it('that are moved while they run bring what comes later to the written list, too', async () => {
    const brandId = await newShop(suite.product);
    const page = await suite.open(`/generate/${brandId}`);
    model().set({ answers: 8 });
    await startManual(page);
    await until(async () => (await resultCount(manual(page))) === 8);
    await button(manual(page), 'Edit as Written Prompts').click();
    await told(page, 'Moved 8 manual v2 prompts to written prompts for editing');
    await hasResults(written(page), 8);
    model().set({ answers: null });
    await hasResults(written(page), 30);
    await hasResults(manual(page), 0);
    expect(await drafts(brandId)).toHaveLength(30);
  });
});

describe('a browser that is closed between a click and its answer', () => {
  const MOMENTS = ['before the server has heard of it', 'after the server has done it'] as const;

  /** Clicks, and closes the browser while the call is under way. @returns a new one, on the same screen */
  async function closeDuring(
    page: Page,
    path: string,
    moment: (typeof MOMENTS)[number],
    click: () => Promise<unknown>,
  ): Promise<Page> {
    const { pathname } = new URL(page.url());
    const isUnderWay = new Promise<void>((resolve) => {
      void page.route(path, async (route) => {
        if (route.request().method() === 'GET') return route.fallback();
        if (moment === MOMENTS[1]) await route.fetch();
        resolve();
      });
    });
    await click();
    await isUnderWay;
    await page.context().close();
    return suite.open(pathname);
  }

  it.each(MOMENTS)(
    'doubles no run, move, save or improvement, and loses no text and no prompt, %s',
    async (moment) => {
      const isDone = moment === MOMENTS[1];
      const brandId = await newShop(suite.product);
      const runs = async () =>
        (await suite.product.client.get<unknown[]>(`/api/brands/${brandId}/jobs`)).body.length;
      let page = await suite.open(`/generate/${brandId}`);
      const interrupted = async (path: string, click: () => Promise<unknown>) => {
        page = await closeDuring(page, path, moment, click);
      };

      await interrupted('**/generate-manual-v2-prompts', () => startManual(page));
      expect(await runs()).toBe(isDone ? 1 : 0);
      if (!isDone) await startManual(page);
      await hasResults(manual(page), 30);
      expect(await runs()).toBe(1);

      await interrupted('**/drafts', () => button(manual(page), 'Edit as Written Prompts').click());
      await hasResults(isDone ? written(page) : manual(page), 30);
      if (!isDone) await button(manual(page), 'Edit as Written Prompts').click();
      await hasResults(written(page), 30);
      expect(await drafts(brandId)).toHaveLength(30);

      await interrupted('**/save-written-prompts', () => button(written(page), 'Save').click());
      await hasResults(written(page), 30);
      await shows(async () => (await savedMarks(page)) > 0, isDone);
      await button(written(page), 'Save').click();
      await told(page, isDone ? 'Already saved' : 'Saved 30 written prompts');
      expect(await savedPrompts(suite.product, brandId)).toHaveLength(30);

      const [before = ''] = await questions(page);
      await edit(page, 0, 'Which shoes do nurses choose?');
      await interrupted('**/api/drafts/*', () => button(list(page), 'Save').click());
      await hasResults(written(page), 30);
      await shows(async () => (await questions(page))[0], isDone ? 'Which shoes do nurses choose?' : before);

      await interrupted('**/drafts/remove', () => remove(page, [0]));
      await hasResults(written(page), isDone ? 29 : 30);
      expect(await drafts(brandId, '?status=removed')).toHaveLength(isDone ? 1 : 0);

      const [unimproved] = await questions(page);
      await interrupted('**/improve-written-prompts', () => improveFirst(page));
      await hasResults(written(page), isDone ? 29 : 30);
      await shows(async () => (await questions(page))[0] === unimproved, !isDone);
      expect(await runs()).toBe(isDone ? 2 : 1);
    },
  );
});
