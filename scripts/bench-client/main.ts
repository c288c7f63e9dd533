// What the client costs the people who use it: `npm run bench:client`.
import { writeFileSync } from 'node:fs';
import { at, keysOf, recordOf } from '#domain';
import { startProduct, startTestServers, type Product } from '#testing';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../launch-browser.js';
import { type CoverageMap, fillMap, measureMap } from './coverage-map.js';
import { fillBrand, fillLongList } from './data.js';
import { measureLongList, type LongList } from './long-list.js';
import { fillPickers, measurePickers, type Pickers } from './pickers.js';
import { report, tooLarge, type Measured } from './report.js';
import { SCREENS } from './screens.js';
import { measureScreen } from './vitals.js';
import { measureWrittenList, type WrittenList } from './written-list.js';

const RUNS = 5;
const PAGE = 'docs/benchmarks-client.md';

/** The median of each figure over the runs. */
function medians<Name extends string>(runs: Record<Name, number>[]): Record<Name, number> {
  const median = (values: number[]) =>
    at(
      values.sort((a, b) => a - b),
      Math.floor(values.length / 2),
    );
  return recordOf(keysOf(at(runs, 0)), (name) => median(runs.map((run) => run[name])));
}

/** The screens take turns, so that a slow moment of the machine affects all alike. */
async function measure(browser: Browser, product: Product): Promise<Measured> {
  const brandId = await fillBrand(product);
  const longId = await fillLongList(product);
  const mapId = await fillMap(product);
  const pickersId = await fillPickers(product);
  const screens = SCREENS.map((screen) => ({
    screen,
    runs: new Array<Awaited<ReturnType<typeof measureScreen>>>(),
  }));
  const lists: LongList[] = [];
  const written: WrittenList[] = [];
  const maps: CoverageMap[] = [];
  const pickers: Pickers[] = [];
  for (let run = 1; run <= RUNS; run++) {
    console.log(`run ${run} of ${RUNS}`);
    for (const { screen, runs } of screens) runs.push(await measureScreen(browser, product, screen, brandId));
    lists.push(await measureLongList(browser, product, longId));
    written.push(await measureWrittenList(browser, product));
    maps.push(await measureMap(browser, product, mapId));
    pickers.push(await measurePickers(browser, product, pickersId));
  }
  return {
    screens: screens.map(({ screen: { name }, runs }) => ({ name, vitals: medians(runs) })),
    list: medians(lists),
    written: medians(written),
    map: medians(maps),
    pickers: medians(pickers),
  };
}

const servers = await startTestServers({ redis: false });
process.env['TEST_DATABASE_URL'] = servers.databaseUrl;
const product = await startProduct();
const browser = await launchBrowser();
try {
  const measured = await measure(browser, product);
  const text = report(measured, RUNS);
  writeFileSync(PAGE, `# What the client costs\n\n${text}\n`);
  console.log(`${text}\n\nWritten to ${PAGE}.`);
  for (const complaint of tooLarge(measured)) {
    console.error(`Too much script. ${complaint}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
  await servers.stop();
}
