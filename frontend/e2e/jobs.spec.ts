import { beforeEach, expect, it } from '@jest/globals';
import { JOB_KINDS, type Brand, type GenerationAccepted, type Job } from '#contracts';
import { finished, newManualRun, startProduct, until } from '#testing';
import type { Locator, Page } from 'playwright-core';
import { browserSuite, DESKTOP, holdBack, PHONE, scrollsSideways, sees, shows, visit } from './browser.js';
import { newShop } from './saved-shop.js';
import { button, dialog, focusOn, isFocused, panel } from './screens.js';

const suite = browserSuite(() =>
  startProduct({
    model: { latencyMs: 20 },
    env: {
      LLM_CONCURRENCY: '2',
      LLM_PRICE_INPUT_PER_MILLION: '1000',
      LLM_PRICE_OUTPUT_PER_MILLION: '1000',
    },
  }),
);

const model = () => suite.product.model!;
beforeEach(() => model().set({ mode: 'normal', answers: null }));

/** Starts a run of 2 × `audiences` × 5 prompts in the background. */
async function startRun(audiences: number): Promise<{ brand: Brand; jobId: string; count: number }> {
  const { client } = suite.product;
  const { brand, body, count } = await newManualRun(client, audiences, 5);
  const path = `/api/brands/${brand.id}/generate-manual-v2-prompts`;
  const { body: answer } = await client.post<GenerationAccepted>(path, body, { Prefer: 'respond-async' });
  return { brand, jobId: answer.jobId, count };
}

/** A screen that shows jobs only in the drawer. */
const pathOf = ({ id }: Brand) => `/profound/${id}`;

async function openDrawer(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Jobs/ }).click();
  return dialog(page, 'Jobs');
}

const LISTS = '**/api/brands/*/jobs';
const hasEnded = (list: string) => list.includes('"completed"');
const jobOf = async (jobId: string) => (await suite.product.client.get<Job>(`/api/jobs/${jobId}`)).body;

it('the jobs of a brand without any say so; those of every kind stand there, lead to the files they made, and fit a phone; people who look after the queue come to its dashboard', async () => {
  const brand = await newShop(suite.product);
  const page = await suite.open(pathOf(brand));
  const drawer = await openDrawer(page);
  await drawer.getByText('No jobs yet').waitFor();
  for (const kind of JOB_KINDS)
    await suite.product.sql(
      `INSERT INTO jobs (brand_id, kind, status, requested, done, context, finished_at)
         VALUES ($1, $2, 'completed', 3, 3, '{}', now())`,
      [brand.id, kind],
    );
  await suite.product.client.post(`/api/brands/${brand.id}/generate-csv`, { seed: 3, maxPrompts: 4 });
  await page.reload();
  await openDrawer(page);
  await drawer.getByRole('article').nth(JOB_KINDS.length).waitFor();
  await page.setViewportSize(PHONE);
  await shows(() => scrollsSideways(page), false);
  await page.setViewportSize(DESKTOP);
  const link = drawer.getByRole('link', { name: 'Queue dashboard' });
  await shows(
    async () => [await link.getAttribute('href'), await link.getAttribute('target')],
    ['/queues', '_blank'],
  );
  await button(drawer, 'Show files').first().click();
  await page.waitForURL(`**/management/${brand.id}?tab=structured`);
  await sees(page, 'Seed: 3');
});

async function countRunning(): Promise<Page> {
  model().set({ answers: 10 });
  const { brand, jobId, count } = await startRun(5);
  const page = await suite.open(`/management/${brand.id}`);
  await button(page, 'Jobs, 1 running').waitFor();
  await shows(() => page.locator('.shell-tools .ant-badge-count').innerText(), '1');
  await button(page, 'Jobs, 1 running').click();
  const card = dialog(page, 'Jobs').getByRole('article');
  await card.getByText('Running', { exact: true }).waitFor();
  await card.getByText('10 of 50 prompts').waitFor();
  await card.getByText(/^running shoes, hiking boots, audience 1, /).waitFor();
  const body = page.locator('.ant-drawer-body');
  await shows(() => body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth), false);
  await card.getByText('Under way', { exact: true }).waitFor();
  await shows(() => card.getByText('Waiting for the first prompt').count(), 0);
  model().set({ answers: null });
  await finished(suite.product.client, jobId);
  await card.getByText('Completed', { exact: true }).waitFor();
  await card.getByText(`${count} of ${count} prompts`).waitFor();
  await card.getByText(/^[\d,]+ tokens in, [\d,]+ out, \$\d+\.\d\d$/).waitFor();
  await button(dialog(page, 'Jobs'), 'Close').click();
  await button(page, 'Jobs').waitFor();
  return page;
}

async function cancelAndRetry(page: Page): Promise<void> {
  model().set({ answers: 10 });
  const { brand, jobId, count } = await startRun(10);
  await visit(page, pathOf(brand));
  const drawer = await openDrawer(page);
  await drawer.getByText('10 of 100 prompts').waitFor();
  await button(drawer, 'Cancel').click();
  await drawer.getByText('Cancelled', { exact: true }).waitFor();
  model().set({ answers: null });
  await until(() => model().stats().inFlight === 0);
  const { done } = await jobOf(jobId);
  const asked = model().stats().requests;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(count);
  await button(drawer, 'Retry').click();
  await drawer.getByText('Completed', { exact: true }).waitFor();
  expect(model().stats().requests - asked).toBeLessThanOrEqual(count - done);
  expect(await jobOf(jobId)).toMatchObject({ done: count, failed: 0 });
}

async function failAndRetry(page: Page): Promise<void> {
  model().set({ mode: 'unauthorized' });
  const { brand, jobId } = await startRun(1);
  const job = await finished(suite.product.client, jobId);
  model().set({ mode: 'normal' });
  await visit(page, pathOf(brand));
  const drawer = await openDrawer(page);
  await drawer.getByText('Failed', { exact: true }).waitFor();
  await drawer.getByText(job.error ?? '').waitFor();
  await button(drawer, 'Retry').click();
  await drawer.getByText('Completed', { exact: true }).waitFor();
}

/** What happens while the connection is lost is fetched after the reconnect. */
async function endWhileAway(page: Page): Promise<void> {
  model().set({ answers: 10 });
  const { brand, jobId } = await startRun(3);
  await visit(page, `/management/${brand.id}`);
  await sees(page, 'Live');
  await button(page, 'Jobs, 1 running').waitFor();
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await sees(page, 'Offline');
  model().set({ answers: null });
  await finished(suite.product.client, jobId);
  await button(page, 'Jobs, 1 running').waitFor();
  await page.context().setOffline(false);
  await sees(page, 'Live');
  await button(page, 'Jobs').waitFor();
}

it('jobs are counted by a badge while they run, on every screen of the brand, over a lost connection too; cancelled ones keep what is finished and ask only for the rest, failed ones tell what went wrong', async () => {
  suite.allowError(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const page = await countRunning();
  await cancelAndRetry(page);
  await failAndRetry(page);
  await endWhileAway(page);
});

it('a cancelled job keeps the focus, and neither a second key nor the second press of a double click cancels another', async () => {
  model().set({ answers: 0 });
  const { client } = suite.product;
  const { brand, body } = await newManualRun(client, 3, 5);
  const path = `/api/brands/${brand.id}/generate-manual-v2-prompts`;
  for (let runs = 0; runs < 3; runs++) await client.post(path, body, { Prefer: 'respond-async' });
  const statuses = async () =>
    (await client.get<Job[]>(`/api/brands/${brand.id}/jobs`)).body.map(
      ({ status }) => status === 'cancelled',
    );
  const page = await suite.open(pathOf(brand));
  const drawer = await openDrawer(page);
  const cancels = button(panel(page, 'Running'), 'Cancel');
  await cancels.nth(2).waitFor();
  const card = drawer.getByRole('article').first();
  const id = await card.getAttribute('id');
  await focusOn(cancels.first());
  await page.keyboard.press('Enter');
  await panel(page, 'Recent').getByRole('article').waitFor();
  await isFocused(page.locator(`[id="${id}"]`));
  await page.keyboard.press('Enter');
  await shows(statuses, [true, false, false]);

  const place = (await cancels.first().boundingBox())!;
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await panel(page, 'Recent').getByRole('article').nth(1).waitFor();
  }
  await shows(statuses, [true, true, false]);
  await cancels.click();
  await panel(page, 'Recent').getByRole('article').nth(2).waitFor();
});

/** The job ends while the first or the second fetch of the jobs is under way. */
async function endDuringFetch(page: Page, which: 'first' | 'second'): Promise<void> {
  model().set({ answers: 10 });
  const { brand } = await startRun(3);
  let readings = 0;
  const isHeld = (jobs: string) => !hasEnded(jobs) && (++readings > 1 || which === 'first');
  const lists = await holdBack(page, LISTS, isHeld);
  const receives = (text: string) =>
    opened.then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes(text)));
  const opened = page.waitForEvent('websocket');
  const isLive = receives('{"ok":true}');
  const hasReceived = receives('"status":"completed"');
  await visit(page, `/management/${brand.id}`);
  await isLive;
  await until(() => lists.waiting() > 0);
  model().set({ answers: null });
  await hasReceived;
  await lists.answerLate();
  await button(page, 'Jobs').waitFor();
  await page.unrouteAll();
}

/** The job ends before the page joins its brand's room, and an older response about it arrives later. */
async function endBeforeJoin(page: Page): Promise<void> {
  model().set({ answers: 10 });
  const { brand, jobId } = await startRun(3);
  const lists = await holdBack(page, LISTS, (jobs) => !hasEnded(jobs));
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await finished(suite.product.client, jobId);
    socket.connectToServer();
  });
  await visit(page, `/management/${brand.id}`);
  await until(() => lists.waiting() > 0);
  model().set({ answers: null });
  await until(() => lists.passed.length > 0);
  await lists.answerLate();
  await button(page, 'Jobs').waitFor();
}

it('a job that has ended is not shown as running by a reading of before its end: the first, the second, or one of before the page is let in', async () => {
  const page = await suite.open('/no/such/screen');
  await endDuringFetch(page, 'first');
  await endDuringFetch(page, 'second');
  await endBeforeJoin(page);
});
