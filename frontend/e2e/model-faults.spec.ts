import { beforeEach, describe, it } from '@jest/globals';
import type { StandInMode } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows } from './browser.js';
import { newShop, startManual } from './generate-shop.js';
import { hasResults, panel, someWhileRunning } from './screens.js';

const suite = browserSuite({
  model: { latencyMs: 300 },
  env: { LLM_CONCURRENCY: '4', LLM_TIMEOUT_MS: '2000' },
});
const model = () => suite.product.model!;
beforeEach(() => model().set({ mode: 'normal', rate429: 0, latencyMs: 300, answers: null }));

const results = (page: Page) => panel(page, 'Manual v2 Prompts');
const trouble = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

describe('while the model', () => {
  it.each([
    ['is down', { mode: 'down' }, 'The AI model does not answer.'],
    ['hangs', { mode: 'hang' }, 'The AI model does not answer.'],
    [
      'refuses every call',
      { rate429: 1 },
      'The AI model refuses all calls for now (429, too many requests).',
    ],
  ] as const)(
    '%s, every screen says so and that nothing is lost; the run ends well',
    async (_, fault, text) => {
      const page = await suite.open(`/generate/${await newShop(suite.product)}`);
      const other = await suite.openTab(page, '/');
      // The rest waits: a fast run must not be over before the fault.
      model().set({ answers: 8 });
      await startManual(page);
      await someWhileRunning(page, 'Manual v2 Prompts');
      model().set({ ...fault, answers: null });
      for (const one of [page, other]) {
        await trouble(one, text).waitFor();
        await sees(one, /Running jobs try again and go on by themselves once it answers; nothing is lost/);
      }
      model().set({ mode: 'normal', rate429: 0 });
      await hasResults(results(page), 30);
      for (const one of [page, other]) await trouble(one, text).waitFor({ state: 'detached' });
    },
  );
});

it.each<[StandInMode, RegExp]>([
  ['unauthorized', /OPENAI_API_KEY/],
  ['unknown-model', /OPENAI_MODEL/],
  ['quota', /credit|billing/],
  ['rubbish', /OPENAI_BASE_URL/],
])(
  'a model that cannot be used (%s) ends the run with a sentence that says what to do',
  async (mode, text) => {
    const page = await suite.open(`/generate/${await newShop(suite.product)}`);
    model().set({ mode });
    await startManual(page);
    const alert = results(page).getByRole('alert').filter({ hasText: text });
    await alert.waitFor();
    await shows(() => trouble(page, 'The AI model').count(), 0);
  },
);
