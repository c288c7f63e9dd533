import { expect } from '@jest/globals';
import { defaultTemplate } from '#domain';
import { type ApiClient, newCategory } from '#testing';

/** Categories, attributes, rules, pairings, competitors, templates and modified names. */
export async function everyEntity(client: ApiClient, base: string, brandId: string): Promise<void> {
  const range = await newCategory(client, brandId, 'ProductCategory', 'Range', ['shoes', 'boots']);
  const audience = await newCategory(client, brandId, 'CustomerAttribute', 'Audience', ['runners', 'hikers']);
  const material = await newCategory(client, brandId, 'ProductAttribute', 'Material', ['wool', 'cork']);
  const [shoes, boots] = range.attributes;
  const [runners] = audience.attributes;
  await client.get(`${base}/categories`);
  await client.get(`${base}/attributes`);
  await client.get(`/api/categories/${range.category.id}/attributes`);
  await client.put(`/api/categories/${audience.category.id}`, { weight: 3 });
  await client.put(`/api/attributes/${runners!.id}`, { weight: 2 });
  const { body: spare } = await client.post(`${base}/categories`, {
    catType: 'ProductAttribute',
    displayName: 'Spare',
  });
  const { body: single } = await client.post(`/api/categories/${spare.id}/attributes`, {
    displayName: 'one',
  });
  await client.get(`/api/attributes/${single.id}/deletion-impact`);
  await client.delete(`/api/attributes/${single.id}`);
  await client.get(`/api/categories/${spare.id}/deletion-impact`);

  const pair = { forbiddenWithId: runners!.id, targetId: material.attributes[0]!.id };
  const { body: rule } = await client.post(`${base}/blacklists`, pair);
  expect((await client.post(`${base}/blacklists`, pair)).status).toBe(409);
  await client.post('/api/blacklist/batch', { pairs: [{ ...pair, brandId }] });
  await client.get(`${base}/blacklists`);
  await client.delete(`/api/blacklists/${rule.id}`);
  const ofCategories = { forbiddenWithCategoryId: spare.id, targetCategoryId: audience.category.id };
  const { body: categoryRules } = await client.post('/api/category-blacklist/batch', {
    pairs: [{ ...ofCategories, brandId }],
  });
  await client.get(`${base}/category-blacklists`);
  await client.delete(`/api/category-blacklists/${categoryRules[0].id}`);
  const mixed = { forbiddenWithAttributeId: boots!.id, targetCategoryId: spare.id };
  const { body: mixedRules } = await client.post('/api/attribute-category-blacklist/batch', {
    pairs: [{ ...mixed, brandId }],
  });
  await client.get(`${base}/attribute-category-blacklists`);
  await client.delete(`/api/attribute-category-blacklists/${mixedRules[0].id}`);
  await client.delete(`/api/categories/${spare.id}`);

  const pairing = { productCategoryAttributeId: shoes!.id, attributeCategoryId: audience.category.id };
  await client.post(`${base}/category-pairings`, pairing);
  expect((await client.post(`${base}/category-pairings`, pairing)).status).toBe(409);
  const extra = { productCategoryAttributeId: boots!.id, attributeCategoryId: audience.category.id };
  const { body: extraPairing } = await client.post(`${base}/category-pairings`, extra);
  await client.delete(`/api/category-pairings/${extraPairing.id}`);
  await client.get(`${base}/category-pairings`);
  await client.post(`${base}/competitors`, { name: 'Rival' });
  const { body: gone } = await client.post(`${base}/competitors`, { name: 'Gone' });
  await client.put(`/api/competitors/${gone.id}`, { weight: 3 });
  expect((await client.put(`/api/competitors/${gone.id}`, { name: 'rival' })).status).toBe(409);
  await client.get(`/api/competitors/${gone.id}/deletion-impact`);
  await client.delete(`/api/competitors/${gone.id}`);

  const template = { templateType: 'bulk_v2', promptTemplate: 'Ask about {productCategory}.' };
  expect((await client.post(`${base}/prompt-templates`, template)).status).toBe(201);
  expect((await client.post(`${base}/prompt-templates`, template)).status).toBe(200);
  await client.get(`${base}/prompt-templates`);
  const saveAsDefault = (expected: string) =>
    client.post(`${base}/prompt-templates/save-as-default`, { templates: [{ ...template, expected }] });
  expect((await saveAsDefault(defaultTemplate('bulk_v2').promptTemplate)).status).toBe(200);
  expect((await saveAsDefault('Another text.')).status).toBe(409);
  await client.patch(`${base}/prompt-templates`, { removed: ['bulk_v2'] });
  const { body: defaults } = await client.get('/api/system-default-templates');
  await client.delete(`/api/system-default-templates/${defaults[0].id}`);
  await client.get(`${base}/sheet-csv`);
  await client.post(`${base}/sheet-preview`, { text: 'Competitor,,Other' });
  await client.post(`${base}/sheet`, { text: 'Competitor,,Other' });
  await client.post(`${base}/duplicate`);
  await client.get('/api/brands/activity');
  const { body: renamed } = await client.post(`${base}/modified-attribute-names`, {
    attributeId: shoes!.id,
    modifiedName: 'Footwear',
  });
  await client.get(`${base}/modified-attribute-names`);
  await client.delete(`${base}/modified-attribute-names/${renamed.id}`);
}

/** Each generator, its job, and the structured files. */
export async function everyGeneration(client: ApiClient, base: string, workerPid: number): Promise<void> {
  const { body: attributes } = await client.get(`${base}/attributes`);
  const { body: competitors } = await client.get(`${base}/competitors`);
  const idOf = (name: string) =>
    attributes.find((one: { displayName: string }) => one.displayName === name).id;
  const categoryOf = (name: string) =>
    attributes.find((one: { displayName: string }) => one.displayName === name).attributeCategoryId;
  const productCategoryIds = [idOf('shoes')];
  const selectedAttributes = { [categoryOf('runners')]: [idOf('runners')] };
  const calls: [string, object?][] = [
    ['generate-pc-prompts', { productCategoryIds }],
    ['generate-bulk-v2-prompts', { productCategoryIds }],
    ['generate-manual-v2-prompts', { productCategoryIds, selectedAttributes }],
    ['generate-paired-prompts'],
    ['generate-competitor-prompts'],
    [
      'generate-advanced-competitor-prompts',
      { competitorIds: competitors.map(({ id }: { id: string }) => id), productCategoryIds },
    ],
    ['generate-validation-prompts', { productCategoryIds }],
    [
      'generate-written-prompts',
      {
        productCategoryAttributeIds: productCategoryIds,
        selectedCategoryIds: [categoryOf('wool')],
        promptCount: 2,
      },
    ],
    ['generate-bulk-written-prompts', { seed: 1 }],
    ['generate-coverage-prompts', { strength: 1, maxAttributes: 1, scope: 'all' }],
    ['generate-csv', { seed: 1, maxPrompts: 5 }],
    ['improve-written-prompts', { prompts: [{ question: 'Why?' }], instructions: 'Say more.' }],
  ];
  for (const [call, body] of calls) {
    expect([call, (await client.post(`${base}/${call}`, body)).status]).toEqual([call, 200]);
    const { status, body: accepted } = await client.post(`${base}/${call}`, body, {
      prefer: 'respond-async',
    });
    expect([call, status]).toEqual([call, 202]);
    await client.get(`/api/jobs/${accepted.jobId}/prompts`);
    await client.get(`/api/jobs/${accepted.jobId}/failures`);
    await client.get(`/api/jobs/${accepted.jobId}/blocked`);
    await client.get(`/api/jobs/${accepted.jobId}`);
  }
  await everyJobCall(client, base, workerPid);
  await client.get(`${base}/coverage`);
  await client.get(
    `${base}/coverage-pairs?categoryIds=${categoryOf('runners')}&categoryIds=${categoryOf('wool')}`,
  );
  await client.get(`${base}/coverage-plan?strength=2&maxAttributes=2&scope=missing`);
  await client.get(`${base}/coverage-plan-csv?strength=2&maxAttributes=2&scope=missing`);
  const pairs = [{ forbiddenWithId: idOf('shoes'), targetId: idOf('runners') }];
  await client.post(`${base}/rule-impact`, { pairs });
  await client.post(`${base}/rule-impact-prompts`, { pairs });
  await client.post(`${base}/estimate`, { kind: 'bulk-v2', body: { productCategoryIds } });
  const { body: files } = await client.get(`${base}/csv-generations`);
  await client.get(`${base}/csv-preview`);
  await client.get(`${base}/download-csv`);
  await client.get(`${base}/csv-generations/${files[0].id}/breakdown`);
  await client.get(`${base}/csv-generations/${files[0].id}/download`);
  await client.delete(`${base}/csv-generations/${files[0].id}`);
}

async function everyJobCall(client: ApiClient, base: string, workerPid: number): Promise<void> {
  const { body: jobs } = await client.get(`${base}/jobs`);
  expect((await client.post(`/api/jobs/${jobs.at(-1).id}/cancel`)).status).toBe(409);
  process.kill(workerPid, 'SIGSTOP');
  const { body: attributes } = await client.get(`${base}/attributes`);
  const { body: queued } = await client.post(
    `${base}/generate-pc-prompts`,
    { productCategoryIds: [attributes[0].id] },
    { prefer: 'respond-async' },
  );
  await client.post(`/api/jobs/${queued.jobId}/cancel`);
  await client.post(`/api/jobs/${queued.jobId}/retry`);
  process.kill(workerPid, 'SIGCONT');
}

/** Saving, reading, changing and deleting saved prompts, and their files. */
export async function everySavedPrompt(client: ApiClient, base: string): Promise<void> {
  const prompts = ['One?', 'Two?', 'Three?'].map((question) => ({
    question,
    productCategory: 'shoes',
    attributeCategory: 'Audience',
    attribute: 'runners',
  }));
  const { body: saved } = await client.post(`${base}/save-written-prompts`, { prompts });
  const { body: rows } = await client.get(`${base}/written-prompts`);
  for (const path of ['summary', 'filtered?attributes=runners', 'stats', 'duplicates', 'csv'])
    await client.get(`${base}/written-prompts-${path}`);
  await client.get(`${base}/export-written-prompts-csv`);
  await client.get(`${base}/written-prompts-ids`);
  await client.post(`${base}/written-prompts-csv`, { promptIds: [rows[0].id] });
  await client.get(`${base}/profound-csv`);
  await client.get(`${base}/profound-preview`);
  const { body: version } = await client.post(`${base}/export-versions`, { format: 'profound' });
  await client.get(`${base}/export-versions`);
  await client.get(`${base}/export-versions/pending?format=written`);
  for (const part of ['csv', 'difference', 'difference-csv'])
    await client.get(`${base}/export-versions/${version.id}/${part}`);
  await client.get(`${base}/certificate`);
  await client.get(`${base}/certificate?batchId=${saved.batchId}&download=true`);
  await client.get(`${base}/written-prompts-details?batchId=${saved.batchId}`);
  await client.get(`${base}/written-prompts-group-csv?batchId=${saved.batchId}`);
  await client.patch(`${base}/written-prompts/${rows[0].id}`, { question: 'Changed?' });
  await client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [rows[0].id] });
  await client.patch(`${base}/written-prompts-batches/${saved.batchId}`, { name: 'For the fair' });
  const { body: view } = await client.post(`${base}/saved-views`, {
    name: 'Runners',
    query: 'attributes=runners',
  });
  await client.get(`${base}/saved-views`);
  await client.delete(`${base}/saved-views/${view.id}`);
  await client.post(`${base}/written-prompts/decide`, { promptIds: [rows[2].id], decision: 'keep' });
  await client.get(`${base}/written-prompts-progress?text=three`);
  await client.delete(`${base}/written-prompts-filtered?text=two`);
  await client.get(`${base}/written-prompts-deleted`);
  await client.post(`${base}/written-prompts/restore`, { promptIds: [rows[0].id] });
  await client.delete(`${base}/written-prompts-group?batchId=${saved.batchId}`);
  await client.post(`${base}/save-written-prompts`, { prompts });
  await client.post(`${base}/written-prompts-bulk-delete`, {
    groups: [{ productCategory: 'shoes', attributeCategory: 'Audience' }],
  });
  expect((await client.get(`${base}/written-prompts-details`)).status).toBe(400);
}

/** The written list: moving, editing, improving, saving, removing and restoring. */
export async function everyDraft(client: ApiClient, base: string): Promise<void> {
  const { body: attributes } = await client.get(`${base}/attributes`);
  const productCategoryIds = [attributes[0].id];
  const { body: run } = await client.post(`${base}/generate-pc-prompts`, { productCategoryIds });
  await client.post(`${base}/drafts`, { jobId: run.jobId });
  const { body: drafts } = await client.get(`${base}/drafts`);
  const draftIds = drafts.map(({ id }: { id: string }) => id);
  await client.get(`${base}/drafts?status=unsaved&limit=1`);
  await client.patch(`/api/drafts/${draftIds[0]}`, { question: 'Edited?' });
  const late = await client.patch(`/api/drafts/${draftIds[0]}`, { question: 'Late?', expected: 'Another?' });
  expect(late.status).toBe(409);
  await client.post(`${base}/improve-written-prompts`, { draftIds, instructions: 'Say more.' });
  expect((await client.post(`${base}/ask-again`, { draftIds })).status).toBe(200);
  await client.post(`${base}/drafts/revert`, { draftIds });
  expect((await client.post(`${base}/save-written-prompts`, { draftIds })).status).toBe(201);
  expect((await client.post(`${base}/save-written-prompts`, { jobId: run.jobId })).status).toBe(200);
  await client.post(`${base}/drafts/remove`, { draftIds });
  await client.post(`${base}/drafts/restore`, { draftIds });
  await client.get(`/api/jobs/${run.jobId}/prompts`);
  await client.get(`/api/jobs/${run.jobId}`);
  for (const path of [`/api/jobs/${run.jobId}`, base]) {
    await client.get(`${path}/reading`);
    await client.get(`${path}/reading/prompts?figure=near-copies`);
  }
}
