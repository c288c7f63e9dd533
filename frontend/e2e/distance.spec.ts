import { expect, it } from '@jest/globals';
import type { Job } from '#contracts';
import { newBrand, newCategory, sharedProduct } from '#testing';
import { browserSuite, shows } from './browser.js';
import { actsOn, button, countActs, hasResults, panel, tick } from './screens.js';

const suite = browserSuite(() => sharedProduct({ model: {} }));

it('a prompt about one attribute is two clicks away, and the saved prompts are one', async () => {
  const { client } = suite.product;
  const { id } = await newBrand(client, 'Northwind');
  await newCategory(client, id, 'ProductCategory', 'Footwear', ['boots']);
  await newCategory(client, id, 'CustomerAttribute', 'Audience', ['runners', 'nurses']);
  const page = await suite.open(`/generate/${id}`);
  await countActs(page);
  const manual = panel(page, 'Manual Written Prompts v2');
  await tick(manual, 'nurses');
  await button(manual, 'Generate Manual v2 Prompts').click();
  await hasResults(panel(page, 'Manual v2 Prompts'), 1);
  await shows(() => actsOn(page), 2);
  const { body: jobs } = await client.get<Job[]>(`/api/brands/${id}/jobs`);
  expect(jobs.map(({ requested }) => requested)).toEqual([1]);

  await countActs(page);
  await page.getByRole('link', { name: 'Saved prompts', exact: true }).click();
  await page.getByRole('heading', { name: 'Prompt Management', level: 1 }).waitFor();
  await shows(() => actsOn(page), 1);
});
