import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Draft, GenerationAnswer } from '#contracts';
import { audienceOf, newBrand, newCategory, type ScriptedModel, sharedScriptedProduct } from '#testing';
import type { Page } from 'playwright-core';
import { browserSuite, sees, shows, told } from './browser.js';
import { button, panel } from './screens.js';

let model: ScriptedModel;
const suite = browserSuite(async () => {
  const scripted = await sharedScriptedProduct();
  model = scripted.model;
  return scripted.product;
});

const AUDIENCES = ['beginners', 'seniors', 'commuters'];
const anew = (audience: string) => `I run with ${audience}: are there trail shoes that would suit them?`;
beforeEach(() => model.answers((asked) => `Which trail shoes would you give to ${audienceOf(asked)}?`));

/** A run of three prompts, of which the second and the third read like the first. */
async function newRun(): Promise<{ brandId: string; jobId: string }> {
  const { client } = suite.product;
  const { id: brandId } = await newBrand(client);
  const { attributes } = await newCategory(client, brandId, 'ProductCategory', 'Range', ['trail shoes']);
  await newCategory(client, brandId, 'CustomerAttribute', 'Audience', AUDIENCES);
  const body = { productCategoryIds: attributes.map(({ id }) => id) };
  const path = `/api/brands/${brandId}/generate-bulk-v2-prompts`;
  const { jobId } = (await client.post<GenerationAnswer>(path, body)).body;
  return { brandId, jobId };
}

const results = (page: Page) => panel(page, 'Bulk v2 Prompts');
const written = (page: Page) => panel(page, 'Written Prompts');

describe('saved prompts that name the brand', () => {
  it('are found by a filter with its count, which is a part of the address', async () => {
    const { client } = suite.product;
    const { id } = await newBrand(client, 'Northwind');
    await client.put(`/api/brands/${id}`, { aliases: ['NW'] });
    const prompts = ['Which boots suit hikers?', 'Are NW boots good?'].map((question) => ({ question }));
    await client.post(`/api/brands/${id}/save-written-prompts`, { prompts });
    const page = await suite.open(`/management/${id}`);
    await shows(() => button(page, 'Needs a look (0)').isDisabled(), true);
    await button(page, 'Names the brand (1)').click();
    await shows(() => Promise.resolve(new URL(page.url()).search), '?only=namesBrand');
    await page.reload();
    await button(page, 'View Prompts').click();
    await sees(page, /Are NW boots good/);
    expect(await page.getByText(/Which boots suit hikers/).count()).toBe(0);
    const list = panel(page, 'Prompts, list');
    await button(list, 'Edit: Are NW boots good?').click();
    await list.getByLabel('Prompt text').fill('Are such boots good?');
    await button(list, 'Save').click();
    await told(page, 'Prompt updated successfully');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Names the brand (0)' }).waitFor();
  });
});

describe('what needs a look', () => {
  it('has a badge with its reason in the results, and is asked for again there', async () => {
    const { brandId } = await newRun();
    const page = await suite.open(`/generate/${brandId}`);
    await shows(() => results(page).locator('.prompt-flag').count(), 2);
    await button(results(page), 'Needs a look (2)').click();
    await shows(
      () => results(page).locator('.prompt-reasons').allTextContents(),
      Array(2).fill('This question reads like another of its run once names and values are masked.'),
    );
    model.answers((asked) => anew(audienceOf(asked)));
    await results(page)
      .getByRole('checkbox', { name: 'Select: Which trail shoes would you give to seniors?' })
      .check();
    await button(results(page), 'Ask again').click();
    await sees(page, 'Asked again for 1 prompt');
    await button(results(page), 'Needs a look (1)').click();
    await sees(page, /I run with seniors: are there trail shoes/);
    await shows(() => results(page).locator('.prompt-flag').count(), 1);
  });

  it('is found in the written list by a filter, and asked for again under its id', async () => {
    const { brandId, jobId } = await newRun();
    const { client } = suite.product;
    await client.post(`/api/brands/${brandId}/drafts`, { jobId });
    const ids = async () =>
      (await client.get<Draft[]>(`/api/brands/${brandId}/drafts`)).body.map(({ id }) => id);
    const before = await ids();
    const page = await suite.open(`/generate/${brandId}`);
    await button(written(page), 'Needs a look (2)').click();
    await sees(page, 'Showing 2 of 3 prompts');
    await written(page).getByRole('checkbox', { name: 'Select all' }).check();
    model.answers((asked) =>
      audienceOf(asked) === 'seniors'
        ? anew('seniors')
        : `For ${audienceOf(asked)}, who makes good trail shoes?`,
    );
    await button(written(page), 'Ask again').click();
    await sees(page, 'Asked again for 2 of 2 prompts');
    await sees(page, 'No prompt matches the filters');
    await button(written(page), 'All 3').click();
    await sees(page, /I run with seniors: are there trail shoes/);
    expect(await ids()).toEqual(before);
  });
});

describe('what a set reads like', () => {
  it('is told for a run in figures that lead to prompts, of which the most alike are asked for again', async () => {
    const { brandId } = await newRun();
    const page = await suite.open(`/generate/${brandId}`);
    await button(results(page), 'What it reads like').click();
    const reading = results(page).getByRole('region', { name: 'What this run reads like' });
    await reading.getByText('0.0 bits').waitFor();
    await button(reading, 'Near-copies: 2').click();
    const found = reading.getByRole('region', { name: 'Prompts of the figure' });
    await shows(
      () => found.locator('.prompt-topic').allTextContents(),
      Array(2).fill('Reads like: Which trail shoes would you give to beginners?'),
    );
    await reading.getByLabel('How many to ask again for').fill('1');
    model.answers((asked) => anew(audienceOf(asked)));
    await button(reading, 'Ask again for the 1 most alike').click();
    await sees(page, 'Asked again for 1 prompt');
    await button(reading, 'Near-copies: 1').waitFor();
  });

  it('is told for the saved prompts of a brand', async () => {
    const { client } = suite.product;
    const { id } = await newBrand(client, 'Northwind');
    const page = await suite.open(`/management/${id}`);
    const reading = panel(page, 'What the saved prompts read like');
    await shows(() => button(reading, 'Show').isDisabled(), true);
    const prompts = ['Which boots?', 'which boots', 'Any good boots?'].map((question) => ({ question }));
    await client.post(`/api/brands/${id}/save-written-prompts`, { prompts });
    await page.reload();
    await button(reading, 'Show').click();
    await button(reading, 'Same text: 2').click();
    await reading.getByText('Reads like: Which boots?').waitFor();
    await reading.getByRole('button', { name: /^any/ }).click();
    await reading.getByText(/Any good boots/).waitFor();
  });

  it('tells that it cannot be read, and is read again', async () => {
    const { brandId, jobId } = await newRun();
    suite.allowError(/500|503/);
    const page = await suite.open(`/generate/${brandId}`);
    await page.route(`**/api/jobs/${jobId}/reading`, (route) => route.fulfill({ status: 503, body: '{}' }));
    await button(results(page), 'What it reads like').click();
    await sees(page, 'Failed to read the prompts');
    await page.unroute(`**/api/jobs/${jobId}/reading`);
    await button(results(page), 'Try again').click();
    await button(results(page), 'Near-copies: 2').waitFor();
  });
});
