import { expect, it } from '@jest/globals';
import type { Draft, GenerationAccepted, JobPrompt, SavedAnswer } from '#contracts';
import { finished, newManualRun, sharedProduct, until } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, visit } from './browser.js';
import { savedPrompts } from './generate-shop.js';
import { hasResults, panel } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: { latencyMs: 2 } }));

/** Writes the data that earlier versions, which kept the working list in the browser, left there. */
const seed = (page: Page, brandId: string, work: object): Promise<void> =>
  page.evaluate(
    ({ key, value }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('promptloom', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('values');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('values', 'readwrite');
          writing.objectStore('values').put(value, key);
          writing.objectStore('values').put(3, `${key}#version`);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { key: `workspace:${brandId}`, value: work },
  );

const isGone = (page: Page) =>
  page.evaluate(async () => !(await indexedDB.databases()).some(({ name }) => name === 'promptloom'));

it('what an upgraded browser still holds is sent to the server once, and its store is deleted', async () => {
  const { client } = suite.product;
  const { brand, body } = await newManualRun(client, 1, 5);
  const path = `/api/brands/${brand.id}`;
  const { body: run } = await client.post<GenerationAccepted>(`${path}/generate-manual-v2-prompts`, body, {
    Prefer: 'respond-async',
  });
  await finished(client, run.jobId);
  const { body: results } = await client.get<JobPrompt[]>(`/api/jobs/${run.jobId}/prompts`);
  const held = (place: number) => ({
    ...results[place]!,
    id: `${run.jobId}:${place}`,
    jobId: run.jobId,
    savedBatchId: null as string | null,
  });
  const [moved, edited, saved, broken] = [held(0), held(1), held(2), held(3)];
  edited.question = 'Which shoes did an older version edit?';
  // One prompt is saved, and the save of another never got a response.
  const save = (key: string, prompt: JobPrompt) => {
    const { question, promptType, productCategory, attributeCategory, attribute, competitorName } = prompt;
    const prompts = [{ question, promptType, productCategory, attributeCategory, attribute, competitorName }];
    const headers = { 'Idempotency-Key': key };
    return client.post<SavedAnswer>(`${path}/save-written-prompts`, { prompts }, headers);
  };
  saved.savedBatchId = (await save('first', saved)).body.batchId;
  await save('broken off', broken);

  // The calls for a run that is no longer kept get a 404.
  suite.allowError(/404/);
  const page = await suite.open('/no/such/screen');
  await seed(page, brand.id, {
    panels: { 'manual-v2': run.jobId },
    taken: { [run.jobId]: [moved, edited, saved, broken].map(({ index }) => index) },
    writtenPrompts: [moved, edited, saved, broken, { ...moved, id: 'gone:0', jobId: crypto.randomUUID() }],
    saves: [{ key: 'broken off', startedAt: Date.now(), noun: 'written', prompts: [broken] }],
    improvement: null,
  });
  await visit(page, `/generate/${brand.id}`);
  await until(() => isGone(page));
  await hasResults(panel(page, 'Written Prompts'), 2);
  const { body: drafts } = await client.get<Draft[]>(`${path}/drafts`);
  expect(drafts.map(({ index, question }) => ({ index, question }))).toEqual([
    { index: moved.index, question: moved.question },
    { index: edited.index, question: 'Which shoes did an older version edit?' },
  ]);
  expect(await savedPrompts(suite.product, brand.id)).toHaveLength(2);
  await page.reload();
  await hasResults(panel(page, 'Written Prompts'), 2);
});
