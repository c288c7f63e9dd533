import { beforeEach, expect, it } from '@jest/globals';
import { type StandInMode, startProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows } from './browser.js';
import { newShop, startManual } from './generate-shop.js';
import { button, dialog, hasResults, panel, resultCount } from './screens.js';

const suite = browserSuite(() =>
  startProduct({
    model: { latencyMs: 300 },
    env: { LLM_CONCURRENCY: '4', LLM_TIMEOUT_MS: '2000' },
  }),
);
const model = () => suite.product.model!;
beforeEach(() => model().set({ mode: 'normal', rate429: 0, latencyMs: 300, answers: null }));

const results = (page: Page) => panel(page, 'Manual v2 Prompts');
const trouble = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const FAULTS = [
  [{ mode: 'down' }, 'The AI model does not answer.'],
  [{ mode: 'hang' }, 'The AI model does not answer.'],
  [{ rate429: 1 }, 'The AI model refuses all calls for now (429, too many requests).'],
] as const;

/** Temporary faults: every screen reports them, and the runs succeed in the end. */
async function faultsThatPass(page: Page, other: Page): Promise<void> {
  for (const [place, [fault, text]] of FAULTS.entries()) {
    // The model holds back the rest, because a fast run must not end before the fault. It is enough that the run is
    // under way: on a busy machine, one of these few answers may take longer than its two seconds.
    model().set({ answers: 8 });
    if (place === 0) await startManual(page);
    else await button(page, 'Generate Manual v2 Prompts').click();
    await until(async () => (await resultCount(results(page))) > place * 30);
    model().set({ ...fault, answers: null });
    for (const one of [page, other]) {
      await trouble(one, text).waitFor();
      await sees(one, /Running jobs try again and go on by themselves once it answers; nothing is lost/);
    }
    model().set({ mode: 'normal', rate429: 0 });
    await hasResults(results(page), (place + 1) * 30);
    for (const one of [page, other]) await trouble(one, text).waitFor({ state: 'detached' });
  }
}

const UNUSABLE: [StandInMode, RegExp][] = [
  ['unauthorized', /OPENAI_API_KEY/],
  ['unknown-model', /OPENAI_MODEL/],
  ['quota', /credit|billing/],
  ['rubbish', /OPENAI_BASE_URL/],
];

/** Faults that only a person can fix: each ends the run at once. */
async function faultsThatStay(page: Page): Promise<void> {
  for (const [mode, text] of UNUSABLE) {
    model().set({ mode });
    await button(page, 'Generate Manual v2 Prompts').click();
    await results(page).getByRole('alert').filter({ hasText: text }).waitFor();
    await shows(() => trouble(page, 'The AI model').count(), 0);
  }
  await button(page, 'Jobs').click();
  await shows(() => dialog(page, 'Jobs').getByText('Failed', { exact: true }).count(), UNUSABLE.length);
}

it('while the model is down, hangs or refuses every call, every screen says so and that nothing is lost, and the runs end well; one that cannot be used ends the run with a sentence that says what to do', async () => {
  const page = await suite.open(`/generate/${await newShop(suite.product)}`);
  const other = await suite.openTab(page, '/');
  await faultsThatPass(page, other);
  await other.close();
  await faultsThatStay(page);
  expect(await resultCount(results(page))).toBe(FAULTS.length * 30);
});
