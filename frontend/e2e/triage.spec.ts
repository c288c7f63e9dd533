import { expect, it } from '@jest/globals';
import type { Brand, DeletedPrompt, Draft, Job, TriageProgress, WrittenPrompt } from '#contracts';
import { at } from '#domain';
import { newBrand, newCategory, sharedProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, sees, shows, seesToast } from './browser.js';
import { newWrittenList } from './generate-shop.js';
import { newFilledShop, newShop, ofAudience, save } from './saved-shop.js';
import { button, dialog, focusOn, isFocused, panel } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: {} }));

const get = async <T>({ id }: Brand, path: string): Promise<T> =>
  (await suite.product.client.get<T>(`/api/brands/${id}/${path}`)).body;
const questionsOf = async (brand: Brand) =>
  (await get<WrittenPrompt[]>(brand, 'written-prompts')).map(({ question }) => question);
const progressOf = (brand: Brand) => get<TriageProgress>(brand, 'written-prompts-progress');

const triageOf = (page: Page) => dialog(page, 'Triage');
const decided = (page: Page, text: string) =>
  triageOf(page).getByText(`${text} decided`, { exact: true }).waitFor();
const question = (page: Page) => triageOf(page).locator('.triage-question');

async function openTriage(page: Page, place: Page | Locator = page): Promise<void> {
  await focusOn(button(place, 'Triage'));
  await page.keyboard.press('Enter');
  await question(page).waitFor();
}

it('500 saved prompts are decided without a mouse, a key each; a reload in the middle goes on where it was', async () => {
  const brand = await newShop(suite.product);
  const all = Array.from({ length: 500 }, (_, place) => `Question ${place}?`);
  await save(
    suite.product,
    brand,
    all.map((each) => ofAudience('shoes', 'runners', each)),
  );
  const page = await suite.open(`/management/${brand.id}`);
  let keys = 0;
  const press = async (key: string) => {
    await question(page).waitFor();
    await page.keyboard.press(key);
    keys++;
  };
  /** Every third is removed. */
  const isKept = (place: number) => place % 3 !== 2;
  const decideFrom = async (from: number, to: number) => {
    for (let place = from; place < to; place++) await press(isKept(place) ? 'a' : 'x');
    await decided(page, `${to} of 500`);
    await shows(() => progressOf(brand), { decided: to, total: 500 });
  };

  await openTriage(page);
  await decided(page, '0 of 500');
  await decideFrom(0, 250);
  await page.reload();
  await decided(page, '250 of 500');
  await shows(() => question(page).innerText(), 'Question 250?');
  await decideFrom(250, 499);
  // A skipped prompt comes up again and can be decided.
  await press('j');
  await press('a');
  await decided(page, '500 of 500');
  await sees(page, 'All prompts are decided');

  expect(keys).toBe(501);
  await shows(
    () => questionsOf(brand),
    all.filter((_, place) => isKept(place)),
  );
  expect(await get<DeletedPrompt[]>(brand, 'written-prompts-deleted')).toHaveLength(
    all.filter((_, place) => !isKept(place)).length,
  );
});

/** Triages what the filters match, with undone decisions; `other` is somebody else's page. */
async function decideAndTakeBack(page: Page, other: Page, boots: string[]): Promise<void> {
  await is(page, '0 of 4', boots[0]);
  await page.keyboard.press('a');
  await page.keyboard.press('x');
  await is(page, '2 of 4', boots[2]);
  await decided(other, '2 of 4');
  await page.keyboard.press('z');
  await is(page, '1 of 4', boots[1]);
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await is(page, '1 of 4', boots[1]);
  await page.keyboard.press('z');
  await is(page, '0 of 4', boots[0]);
}

async function editAndTakeBack(page: Page, boots: string[]): Promise<void> {
  await page.keyboard.press('e');
  await isFocused(page.getByLabel('Prompt text'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Which boots would a hiker choose?');
  await button(triageOf(page), 'Close').click();
  await button(dialog(page, 'Leave without saving?'), 'Stay').click();
  // The question gives the focus back once it has closed.
  await isFocused(button(triageOf(page), 'Close'));
  // A link of the palette would close triage, too.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('coverage');
  await page.getByRole('option', { name: /Look at the coverage/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await button(dialog(page, 'Leave without saving?'), 'Stay').click();
  await isFocused(page.getByRole('combobox', { name: 'Search everything' }));
  await page.keyboard.press('Escape');
  await page.getByLabel('Prompt text').focus();
  await page.keyboard.press('Control+Enter');
  await is(page, '0 of 4', 'Which boots would a hiker choose?');
  await page.keyboard.press('z');
  await is(page, '0 of 4', boots[0]);
}

async function improve(page: Page, brand: Brand, before: string | undefined): Promise<void> {
  await page.keyboard.press('i');
  await isFocused(page.getByLabel('Instructions'));
  await page.keyboard.type('Shorter');
  // The answer is paid for, and lost on its way, as behind a proxy.
  await page.route('**/improve-written-prompts', (route) =>
    route.fetch().then(() => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad Gateway' })),
  );
  await page.keyboard.press('Control+Enter');
  await seesToast(page, 'Failed to improve prompts');
  await page.unrouteAll();
  await page.getByLabel('Instructions').press('Control+Enter');
  await dialog(page, 'Improve Selected Prompts').waitFor({ state: 'hidden' });
  const jobs = await get<Job[]>(brand, 'jobs');
  expect(jobs.filter(({ kind }) => kind === 'improve')).toHaveLength(1);
  const improved = await question(page).innerText();
  expect(improved).not.toBe(before);
  expect(await questionsOf(brand)).toContain(improved);
}

async function is(page: Page, progress: string, text: string | undefined): Promise<void> {
  await decided(page, progress);
  await shows(() => question(page).innerText(), text);
}

/** A decided prompt does not reappear when triage is reopened before the server has stored the decision. */
async function comeBackAtOnce(page: Page, boots: string[]): Promise<void> {
  await openTriage(page);
  await is(page, '1 of 4', boots[1]);
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/written-prompts/decide', (route) => isHeld.then(() => route.continue()));
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await focusOn(button(page, 'Triage'));
  await page.keyboard.press('Enter');
  await triageOf(page).locator('.ant-skeleton').waitFor();
  expect(await question(page).count()).toBe(0);
  answer();
  await is(page, '2 of 4', boots[2]);
}

/** A failed decision is reported, and the prompt comes back. */
async function failToDecide(page: Page): Promise<void> {
  await question(page).waitFor();
  const shown = await question(page).innerText();
  await page.route('**/written-prompts/decide', (route) => route.fulfill({ status: 500, body: '' }));
  await page.keyboard.press('x');
  await seesToast(page, 'Failed to update prompt');
  await decided(page, '2 of 4');
  await page.keyboard.press('k');
  await shows(() => question(page).innerText(), shown);
}

/** What a colleague removed cannot be kept, and Undo does not bring it back. */
async function loseToColleague(page: Page, brand: Brand): Promise<void> {
  await page.unrouteAll();
  const shown = await question(page).innerText();
  const { client } = suite.product;
  const { body: saved } = await client.get<WrittenPrompt[]>(`/api/brands/${brand.id}/written-prompts`);
  const promptIds = saved.filter((prompt) => prompt.question === shown).map(({ id }) => id);
  await client.post(`/api/brands/${brand.id}/written-prompts/decide`, { promptIds, decision: 'remove' });
  await page.keyboard.press('a');
  await seesToast(page, 'Somebody else removed this prompt');
  await decided(page, '3 of 4');
  await shows(() => triageOf(page).getByRole('button', { name: /^Undo/ }).isDisabled(), true);
  expect(await questionsOf(brand)).not.toContain(shown);
}

it('triage of saved prompts goes through what the filters match, takes decisions and edits back, and is the same for others; a decision that fails is told, and the prompt comes back', async () => {
  suite.allowError(/500|502/);
  const brand = await newFilledShop(suite.product);
  const page = await suite.open(`/management/${brand.id}?productCategories=boots`);
  const boots = (await questionsOf(brand)).filter((each) => each.includes('boots'));
  const other = await suite.openTab(page, `/management/${brand.id}?productCategories=boots&triage=list`);
  await openTriage(page);
  await decideAndTakeBack(page, other, boots);
  // The URL opened it, so there is no button to return the focus to.
  await other.keyboard.press('Escape');
  await triageOf(other).waitFor({ state: 'hidden' });
  await isFocused(other.getByRole('main'));
  await shows(() => progressOf(brand), { decided: 0, total: 9 });
  await editAndTakeBack(page, boots);
  await improve(page, brand, boots[0]);
  await page.keyboard.press('?');
  await triageOf(page).getByText('Undo the last decision or edit').waitFor();
  await page.keyboard.press('a');
  await decided(page, '1 of 4');
  await page.keyboard.press('Escape');
  await triageOf(page).waitFor({ state: 'hidden' });
  await isFocused(button(page, 'Triage'));
  await comeBackAtOnce(page, boots);
  await failToDecide(page);
  await loseToColleague(page, brand);
});

it('flagged prompts come first where that is asked for; that they cannot be read is told, and they can be read again', async () => {
  suite.allowError(/500/);
  const brand = await newShop(suite.product);
  const flagged = { ...ofAudience('boots', 'hikers'), flags: ['similar'] };
  await save(suite.product, brand, [ofAudience('shoes', 'runners'), flagged]);
  const page = await suite.open(`/management/${brand.id}`);
  await openTriage(page);
  await is(page, '0 of 2', 'Which shoes suit runners?');
  const path = '**/written-prompts-filtered?*needsLook*';
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  const flaggedFirst = triageOf(page).getByRole('checkbox', { name: 'Needs a look first' });
  const failure = triageOf(page).getByText('Failed to fetch filtered written prompts');
  await flaggedFirst.check();
  await failure.waitFor();
  await flaggedFirst.uncheck();
  await failure.waitFor({ state: 'detached' });
  await flaggedFirst.check();
  await failure.waitFor();
  await page.unroute(path);
  await button(triageOf(page), 'Try again').click();
  await is(page, '0 of 2', 'Which boots suit hikers?');
  await page.keyboard.press('j');
  await is(page, '0 of 2', 'Which shoes suit runners?');
});

it('a prompt whose decision a colleague takes back is to be decided about again', async () => {
  const { client } = suite.product;
  const brand = await newShop(suite.product);
  await save(suite.product, brand, [ofAudience('shoes', 'runners'), ofAudience('boots', 'hikers')]);
  const ids = (await get<WrittenPrompt[]>(brand, 'written-prompts')).map(({ id }) => id);
  const page = await suite.open(`/management/${brand.id}`);
  await openTriage(page);
  await page.keyboard.press('x');
  await decided(page, '1 of 2');
  await page.keyboard.press('x');
  await sees(page, 'All prompts are decided');
  await shows(() => progressOf(brand), { decided: 2, total: 2 });
  await client.post(`/api/brands/${brand.id}/written-prompts/restore`, { promptIds: ids.slice(0, 1) });
  await decided(page, '1 of 2');
  await shows(() => question(page).count(), 1);
});

it('a changed prompt that updates its saved one stays saved when the decision is taken back, and triage says so', async () => {
  const { client } = suite.product;
  const id = await newWrittenList(suite.product);
  const [draft] = (await client.get<Draft[]>(`/api/brands/${id}/drafts`)).body;
  await client.post(`/api/brands/${id}/save-written-prompts`, { draftIds: [draft!.id] });
  await client.patch(`/api/drafts/${draft!.id}`, { question: 'Which shoes would a nurse choose?' });
  const saved = async () =>
    (await client.get<WrittenPrompt[]>(`/api/brands/${id}/written-prompts`)).body.map(
      ({ question }) => question,
    );
  const page = await suite.open(`/generate/${id}`);
  await openTriage(page, panel(page, 'Written Prompts'));
  await shows(() => question(page).innerText(), 'Which shoes would a nurse choose?');
  await page.keyboard.press('a');
  await decided(page, '1 of 30');
  await shows(saved, ['Which shoes would a nurse choose?']);
  await page.keyboard.press('z');
  await seesToast(page, /^The saved prompt keeps its new text/);
  await decided(page, '1 of 30');
  expect(await saved()).toEqual(['Which shoes would a nurse choose?']);
});

it('a prompt whose saved one was edited in Prompt Management is kept once somebody has chosen its text, and Z takes the choice back', async () => {
  suite.allowError(/409/);
  const { client } = suite.product;
  const id = await newWrittenList(suite.product);
  const draft = at((await client.get<Draft[]>(`/api/brands/${id}/drafts`)).body, 0);
  await client.post(`/api/brands/${id}/save-written-prompts`, { draftIds: [draft.id] });
  const saved = async () =>
    at((await client.get<WrittenPrompt[]>(`/api/brands/${id}/written-prompts`)).body, 0);
  await client.patch(`/api/drafts/${draft.id}`, { question: 'Which shoes are mine?' });
  const manage = async (question: string) =>
    client.patch(`/api/brands/${id}/written-prompts/${(await saved()).id}`, { question });
  await manage('Which shoes are managed?');
  const page = await suite.open(`/generate/${id}`);
  const form = dialog(page, 'Edited in Prompt Management meanwhile');
  const keep = async (text: string) => {
    await is(page, '0 of 30', 'Which shoes are mine?');
    await page.keyboard.press('a');
    await form.getByRole('radio', { name: text }).check();
    // The keys of triage wait for the answer.
    await button(form, 'Save').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await decided(page, '1 of 30');
  };
  await openTriage(page, panel(page, 'Written Prompts'));
  await keep('Prompt Management: Which shoes are managed?');
  await shows(async () => (await saved()).question, 'Which shoes are managed?');
  await page.keyboard.press('z');
  await is(page, '0 of 30', 'Which shoes are mine?');
  await manage('Which shoes are managed again?');
  await keep('Written list: Which shoes are mine?');
  await shows(async () => (await saved()).question, 'Which shoes are mine?');
});

/** Z undoes the improvement, which was the last step, and not the step before it. */
async function improveAndTakeBack(page: Page): Promise<void> {
  const before = await question(page).innerText();
  await page.keyboard.press('i');
  await isFocused(page.getByLabel('Instructions'));
  await page.keyboard.type('Shorter');
  await page.keyboard.press('Control+Enter');
  await dialog(page, 'Improve Selected Prompts').waitFor({ state: 'hidden' });
  await until(async () => (await question(page).innerText()) !== before);
  await triageOf(page).locator('.prompt-before').getByText(before, { exact: true }).waitFor();
  await decided(page, '1 of 30');
  await page.keyboard.press('z');
  await is(page, '1 of 30', before);
}

/** A colleague removes the edited prompt and undoes that: the edit waits until the prompt is the current one again. */
async function editWhatIsRemoved(page: Page, id: string, [, second, third]: Draft[]): Promise<void> {
  const { client } = suite.product;
  await page.keyboard.press('e');
  await isFocused(page.getByLabel('Prompt text'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Which would a nurse buy?');
  await client.post(`/api/brands/${id}/drafts/remove`, { draftIds: [second!.id] });
  await seesToast(page, /^The prompt you were editing is no longer in this list/);
  await is(page, '2 of 30', third!.question);
  await client.post(`/api/brands/${id}/drafts/restore`, { draftIds: [second!.id] });
  await is(page, '1 of 30', third!.question);
  await page.keyboard.press('k');
  await shows(() => page.getByLabel('Prompt text').inputValue(), 'Which would a nurse buy?');
  await page.keyboard.press('Escape');
  await is(page, '1 of 30', second!.question);
}

it('triage of the written list takes an improvement back, lets an edit wait for its prompt, tells of what somebody else removed, and has an end', async () => {
  const id = await newWrittenList(suite.product);
  const drafts = (await suite.product.client.get<Draft[]>(`/api/brands/${id}/drafts`)).body;
  const page = await suite.open(`/generate/${id}`);
  await openTriage(page, panel(page, 'Written Prompts'));
  await page.keyboard.press('a');
  await is(page, '1 of 30', drafts[1]!.question);
  await improveAndTakeBack(page);
  await editWhatIsRemoved(page, id, drafts);
  await page.keyboard.press('x');
  await is(page, '2 of 30', drafts[2]!.question);
  await page.keyboard.press('z');
  await is(page, '1 of 30', drafts[1]!.question);
  for (let count = 2; count <= 30; count++) {
    await page.keyboard.press('a');
    await decided(page, `${count} of 30`);
  }
  await sees(page, 'All prompts are decided');
});

it('triage of a run moves its prompts to the written list, ends where it began, and goes on as long as one is undecided', async () => {
  const { client } = suite.product;
  const { id } = await newBrand(client);
  const { attributes } = await newCategory(client, id, 'ProductCategory', 'Range', ['shoes']);
  await newCategory(client, id, 'CustomerAttribute', 'Audience', ['runners', 'hikers']);
  await client.post(`/api/brands/${id}/generate-bulk-v2-prompts`, {
    productCategoryIds: attributes.map((each) => each.id),
  });
  const page = await suite.open(`/generate/${id}`);
  const results = panel(page, 'Bulk v2 Prompts');
  await results.getByText('Completed: 2 prompts').waitFor();
  await openTriage(page, results);
  await decided(page, '0 of 2');
  await page.keyboard.press('Escape');
  await triageOf(page).waitFor({ state: 'hidden' });
  await shows(() => button(results, 'Edit as Written Prompts').isDisabled(), true);
  await isFocused(button(results, 'Triage'));
  await page.keyboard.press('Enter');
  await decided(page, '0 of 2');
  for (const count of [1, 2]) {
    await page.keyboard.press('a');
    await decided(page, `${count} of 2`);
  }
  // Nothing is left to triage, so the button that opened it is off by the time that it closes.
  await shows(() => results.locator('button', { hasText: 'Triage' }).isDisabled(), true);
  await page.keyboard.press('Escape');
  await triageOf(page).waitFor({ state: 'hidden' });
  await isFocused(results.getByRole('article'));
});
