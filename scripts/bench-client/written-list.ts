import { newProfile, finished, newManualRun, type Product } from '#testing';
import type { Browser, Page } from 'playwright-core';
import { clickUntil, scroll } from './long-list.js';

export interface WrittenList {
  /** Milliseconds from the click that moves 10,000 results to all of them counted in the browser of the click. */
  moved: number;
  /** The same in another person's browser. */
  movedElsewhere: number;
  /** Milliseconds from the click that stores an edited text to that text in another person's browser. */
  editedElsewhere: number;
  /** Milliseconds from the click on a filter to the painted rows of all prompts. */
  mount: number;
  /** Frames a second while the list is scrolled. */
  fps: number;
}

const COUNT = '10,000';
const mover = (page: Page) =>
  page
    .getByRole('region', { name: 'Manual v2 Prompts', exact: true })
    .getByRole('button', { name: 'Edit as Written Prompts' });
const TEXT = 'Which of these would a doctor buy?';
const buttonOf = (text: string) =>
  `[...document.querySelectorAll('button')].find((each) => each.textContent.trim() === '${text}')`;
const showing = (count: string) =>
  `[...document.querySelectorAll('[role=status]')].some((each) => each.textContent === 'Showing ${count} of ${COUNT} prompts')`;
const LIST = `[...document.querySelectorAll('[aria-label="Written prompts, list"], [aria-label="Written prompts, list"] *')]
  .find((each) => each.scrollHeight > each.clientHeight + 1000)`;

/** The working list with 10,000 prompts, and a colleague who has it open too. */
export async function measureWrittenList(browser: Browser, product: Product): Promise<WrittenList> {
  const { brand, body } = await newManualRun(product.client, 50, 100);
  const path = `/api/brands/${brand.id}/generate-manual-v2-prompts`;
  const { jobId } = (await product.client.post<{ jobId: string }>(path, body, { prefer: 'respond-async' }))
    .body;
  await finished(product.client, jobId, 300_000);
  const profiles = [await newProfile(browser, product, {}), await newProfile(browser, product, {})] as const;
  const [mine, theirs] = [await profiles[0].newPage(), await profiles[1].newPage()];
  for (const page of [mine, theirs]) {
    await page.goto(`/generate/${brand.id}`);
    await mover(page).and(page.locator(':enabled')).waitFor();
  }

  const all = { name: `All ${COUNT}` };
  const move = Date.now();
  const elsewhere = theirs
    .getByRole('button', all)
    .waitFor()
    .then(() => Date.now() - move);
  await mover(mine).click();
  await mine.getByRole('button', all).waitFor();
  const moved = Date.now() - move;
  const movedElsewhere = await elsewhere;

  await mine.evaluate(clickUntil(buttonOf('Saved 0'), showing('0')));
  const rows = `${showing(COUNT)} && document.querySelector('[aria-label="Written prompts, list"] .prompt-row')`;
  const mount = await mine.evaluate<number>(clickUntil(buttonOf(`All ${COUNT}`), rows));
  const fps = await mine.evaluate<number>(scroll(LIST));
  await mine.evaluate(`${LIST}.scrollTop = 0`);

  const list = mine.getByRole('region', { name: 'Written prompts, list' });
  await list
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await mine.getByLabel('Prompt text').fill(TEXT);
  const edit = Date.now();
  await list.getByRole('button', { name: 'Save', exact: true }).click();
  await theirs.getByText(TEXT).first().waitFor();
  const editedElsewhere = Date.now() - edit;
  for (const profile of profiles) await profile.close();
  return { moved, movedElsewhere, editedElsewhere, mount, fps };
}
