import type { Browser } from 'playwright-core';
import { newProfile, type Product } from '#testing';
import { LONG_LIST } from './data.js';

export interface LongList {
  /** Milliseconds from the click to the painted rows, with the prompts already read. */
  mount: number;
  /** Milliseconds from the click to the painted marks. */
  selectAll: number;
  /** The same while pages are still being read, so that the missing ids have to be requested. */
  selectAllEarly: number;
  /** Frames a second while the list is scrolled. */
  fps: number;
  /** The same with an empty box. */
  emptyFps: number;
}

/** Milliseconds from a click to the frame after which a condition holds. */
export const clickUntil = (button: string, condition: string) => `new Promise((done) => {
  const before = performance.now();
  ${button}.click();
  const look = () => ${condition}
    ? requestAnimationFrame(() => setTimeout(() => done(performance.now() - before)))
    : requestAnimationFrame(look);
  look();
})`;

const buttonOf = (text: string) =>
  `[...document.querySelectorAll('button')].find((each) => each.textContent === '${text}')`;
const states = (text: string) =>
  `[...document.querySelectorAll('[role=dialog] [role=status]')].some((each) => each.textContent === '${text}')`;
const count = LONG_LIST.toLocaleString('en-US');

const SELECT_ALL = clickUntil(
  `document.querySelector('[role=dialog] .prompt-tools input')`,
  states(`${count} of ${count} selected`),
);

const SCROLL_MS = 3_000;
/** As a finger or a wheel scrolls a list: some 6,000 pixels a second. */
const SCROLL_STEP_PX = 100;
/** Frames a second while a list is scrolled. */
export const scroll = (list: string) => `new Promise((done) => {
  const list = ${list};
  const start = performance.now();
  let frames = 0;
  const step = (now) => {
    const passed = now - start;
    if (passed > ${SCROLL_MS}) return done(frames / (passed / 1000));
    frames++;
    list.scrollTop += ${SCROLL_STEP_PX};
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;
const LIST = `[...document.querySelectorAll('[role=dialog] .scroll-list *')]
  .find((each) => each.scrollHeight > each.clientHeight + 1000)`;
/** What this machine can do at this moment: a box of the same size with nothing in it. */
const EMPTY = `(() => {
  const box = document.createElement('div');
  box.style.cssText = 'position:fixed;inset:0 0 auto 0;height:384px;overflow:auto;z-index:9999';
  box.innerHTML = '<div style="height:620000px"></div>';
  return document.body.appendChild(box);
})()`;

/** The saved prompts' dialog with 10,000 rows. */
export async function measureLongList(
  browser: Browser,
  product: Product,
  brandId: string,
): Promise<LongList> {
  const profile = await newProfile(browser, product, {});
  const page = await profile.newPage();
  await page.goto(`/management/${brandId}`);
  const open = page.getByRole('button', { name: 'View Prompts' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`0 of ${count} selected`).waitFor();
  const selectAllEarly = await page.evaluate<number>(SELECT_ALL);
  await dialog.locator('.prompts-more:empty').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const shown = `${states(`0 of ${count} selected`)} && document.querySelector('[role=dialog] .prompt-row')`;
  const mount = await page.evaluate<number>(clickUntil(buttonOf('View Prompts'), shown));
  const selectAll = await page.evaluate<number>(SELECT_ALL);
  const fps = await page.evaluate<number>(scroll(LIST));
  const emptyFps = await page.evaluate<number>(scroll(EMPTY));
  await profile.close();
  return { mount, selectAll, selectAllEarly, fps, emptyFps };
}
