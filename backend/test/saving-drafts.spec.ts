import { randomUUID } from 'node:crypto';
import { type Attribute, type Draft, MESSAGES } from '#contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, sharedProduct, type SharedProduct } from '#testing';
import { newDraftRun } from './draft-run.js';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

const newRun = () => newDraftRun(product);
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('saving by drafts', () => {
  it('joins the batch of an earlier save, if it is told which, and the batch tells what it was made by', async () => {
    const { moved, save, saved, base } = await newRun();
    const [one, two] = idsOf(await moved());
    const first = await save({ draftIds: [one] });
    const second = await save({ draftIds: [two], batchId: first.body.batchId });
    expect(second).toMatchObject({ status: 201, body: { count: 1, batchId: first.body.batchId } });
    expect(new Set((await saved()).map(({ batchId }) => batchId))).toEqual(new Set([first.body.batchId]));
    const { body: groups } = await product.client.get(`${base}/written-prompts-summary`);
    expect(groups).toMatchObject([{ promptCount: 2, kinds: ['manual-v2'], writtenBy: ['composer'] }]);
  });

  it('tells of a batch all that it was made by, also what joins it later', async () => {
    const { moved, save, list, base, brand } = await newRun();
    const { body } = await save({ draftIds: idsOf(await moved()).slice(0, 1) });
    const { body: attributes } = await product.client.get<Attribute[]>(`/api/brands/${brand.id}/attributes`);
    const productCategoryIds = attributes
      .filter(({ attributeCategory }) => attributeCategory?.isProductCategory)
      .map(({ id }) => id);
    const other = await product.client.post(`${base}/generate-bulk-v2-prompts`, { productCategoryIds });
    await product.client.post(`${base}/drafts`, { jobId: other.body.jobId });
    const joining = (await list()).find(({ jobId }) => jobId === other.body.jobId);
    await save({ draftIds: [joining?.id], batchId: body.batchId });
    const { body: groups } = await product.client.get(`${base}/written-prompts-summary`);
    expect(groups).toMatchObject([{ promptCount: 2, kinds: ['bulk-v2', 'manual-v2'] }]);
  });

  it('joins no batch of another brand, and none that is not there', async () => {
    const { moved, save, saved } = await newRun();
    const draftIds = idsOf(await moved()).slice(0, 1);
    const other = await newRun();
    const { body } = await other.save({ draftIds: idsOf(await other.moved()) });
    for (const batchId of [body.batchId, randomUUID(), 'seven'])
      expect((await save({ draftIds, batchId })).status).toBe(400);
    expect((await save({ prompts: [{ question: 'Why?' }], batchId: body.batchId })).status).toBe(400);
    expect(await saved()).toEqual([]);
  });

  it('saves each once, with its ids and where it came from, in the order sent', async () => {
    const { moved, list, save, saved, jobId, counts } = await newRun();
    const drafts = await moved();
    const draftIds = idsOf(drafts).slice(0, 3).reverse();
    const first = await save({ draftIds: [...draftIds, draftIds[0]] });
    expect(first).toMatchObject({ status: 201, body: { count: 3, alreadySaved: 0, updated: 0 } });
    const again = await save({ draftIds });
    expect([again.status, again.body]).toEqual([
      200,
      { count: 0, batchId: null, alreadySaved: 3, updated: 0 },
    ]);
    const rows = await saved();
    expect(rows.map(({ question }) => question)).toEqual(
      drafts
        .slice(0, 3)
        .reverse()
        .map(({ question }) => question),
    );
    for (const row of rows) {
      const draft = drafts.find(({ question }) => question === row.question)!;
      const { productCategoryAttributeId, attributeIds, attributeCategory, promptType } = draft;
      expect(row).toMatchObject({ productCategoryAttributeId, attributeIds, attributeCategory, promptType });
      expect(row.batchId).toBe(first.body.batchId);
    }
    expect((await list('?status=saved')).map(({ savedPromptId }) => savedPromptId)).toEqual(
      idsOf(rows).reverse(),
    );
    expect(await counts()).toEqual({ unsaved: 5, saved: 3, removed: 0 });
    const [origin] = await product.sql(
      `SELECT job_id, job_ordinal, template_type, length(template_hash) AS hash, model, composed, edited, improved
       FROM written_prompts WHERE id = $1`,
      [rows[0]!.id],
    );
    expect(origin).toEqual({
      job_id: jobId,
      job_ordinal: 2,
      template_type: 'manual_v2_with_product',
      hash: 16,
      model: null,
      composed: true,
      edited: false,
      improved: false,
    });
  });

  it('tells how many of them break a rule that is newer than their run, if there are any', async () => {
    const { moved, save, base } = await newRun();
    const drafts = await moved();
    const { productCategoryAttributeId: productId, attributeIds } = drafts[0]!;
    const [attribute] = attributeIds;
    const breaks = (draft: Draft) =>
      draft.productCategoryAttributeId === productId && draft.attributeIds.some((id) => id === attribute);
    await product.client.post(`${base}/blacklists`, { forbiddenWithId: productId, targetId: attribute });
    const [broken, fine] = [drafts.filter(breaks), drafts.filter((draft) => !breaks(draft))];
    expect((await save({ draftIds: idsOf(fine) })).body).not.toHaveProperty('breaksRule');
    expect((await save({ draftIds: idsOf(drafts) })).body).toMatchObject({
      count: broken.length,
      breaksRule: broken.length,
    });
  });

  it('updates a saved prompt whose draft was edited since, and nothing else of it', async () => {
    const { moved, list, save, saved } = await newRun();
    const drafts = await moved();
    await save({ draftIds: idsOf(drafts) });
    const before = await saved();
    const edited = await product.client.patch<Draft>(`/api/drafts/${drafts[1]!.id}`, {
      question: 'Corrected?',
    });
    expect(edited.body).toMatchObject({ changed: true, savedPromptId: before[1]!.id });
    const { status, body } = await save({ draftIds: idsOf(drafts) });
    expect([status, body]).toEqual([200, { count: 0, batchId: null, alreadySaved: 8, updated: 1 }]);
    expect(await saved()).toEqual(
      before.map((row, place) =>
        place === 1 ? { ...row, question: 'Corrected?', prompt: 'Corrected?' } : row,
      ),
    );
    expect((await list()).filter(({ changed }) => changed)).toEqual([]);
    expect((await save({ draftIds: idsOf(drafts) })).body).toMatchObject({ alreadySaved: 8, updated: 0 });
  });

  it('does not take an edit in Prompt Management for one of the draft', async () => {
    const { base, moved, list, save, saved } = await newRun();
    const draftIds = idsOf(await moved());
    await save({ draftIds });
    const [prompt] = await saved();
    await product.client.patch(`${base}/written-prompts/${prompt!.id}`, { question: 'Managed?' });
    expect((await list())[0]).toMatchObject({ changed: false, savedQuestion: 'Managed?' });
    await save({ draftIds });
    expect((await saved())[0]).toMatchObject({ question: 'Managed?' });
  });

  it('overwrites no edit of Prompt Management unseen: both texts are told, and whoever saves chooses', async () => {
    const { base, moved, list, save, saved } = await newRun();
    const drafts = await moved();
    await save({ draftIds: idsOf(drafts) });
    const [prompt] = await saved();
    const [{ id: draftId }, , other] = drafts as [Draft, Draft, Draft];
    await product.client.patch(`${base}/written-prompts/${prompt!.id}`, { question: 'Managed?' });
    await product.client.patch(`/api/drafts/${draftId}`, { question: 'Mine?' });
    await product.client.patch(`/api/drafts/${other.id}`, { question: 'Also changed?' });
    const before = await saved();

    const refused = await save({ draftIds: idsOf(drafts) });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        message: MESSAGES.savedChanged,
        conflicts: [{ draftId, question: 'Mine?', savedQuestion: 'Managed?' }],
      },
    ]);
    expect(await saved()).toEqual(before);
    // What was seen is not the text any more.
    const late = await save({ draftIds: idsOf(drafts), replace: [{ draftId, savedQuestion: 'Earlier?' }] });
    expect(late.status).toBe(409);

    const mine = await save({ draftIds: idsOf(drafts), replace: [{ draftId, savedQuestion: 'Managed?' }] });
    expect(mine.body).toMatchObject({ count: 0, updated: 2 });
    expect((await saved())[0]).toMatchObject({ question: 'Mine?' });

    await product.client.patch(`${base}/written-prompts/${prompt!.id}`, { question: 'Managed again?' });
    await product.client.patch(`/api/drafts/${draftId}`, { question: 'Mine again?' });
    expect((await save({ jobId: drafts[0]!.jobId })).status).toBe(409);
    // Theirs: the draft takes the text over, and is what is saved.
    await product.client.patch(`/api/drafts/${draftId}`, { question: 'Managed again?' });
    expect((await save({ jobId: drafts[0]!.jobId })).status).toBe(200);
    expect((await saved())[0]).toMatchObject({ question: 'Managed again?' });
    expect((await list()).filter(({ changed }) => changed)).toEqual([]);
  });

  it('saves again what was saved and then deleted, whatever deleted it', async () => {
    const { base, run, moved, list, save, saved, counts } = await newRun();
    const drafts = await moved();
    await save({ draftIds: idsOf(drafts) });
    const [first] = await saved();
    await product.client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [first!.id] });
    expect((await list('?status=unsaved')).map(({ savedPromptId }) => savedPromptId)).toEqual([null]);
    const attributeId = run.prompts[0]!.attributeIds[0]!;
    await product.client.delete(`/api/attributes/${attributeId}`);
    expect(await counts()).toEqual({ unsaved: 4, saved: 4, removed: 0 });
    // What a prompt says of an attribute that is gone, it keeps as text.
    expect((await save({ draftIds: idsOf(drafts) })).body).toMatchObject({ count: 4, alreadySaved: 4 });
    const again = (await saved()).find(({ question }) => question === run.prompts[0]!.question);
    expect(again).toMatchObject({
      attributeCategory: run.prompts[0]!.attributeCategory,
      attributeIds: [null, run.prompts[0]!.attributeIds[1]],
    });
  });

  it('refuses unknown drafts, and passes over removed ones', async () => {
    const { base, moved, save, saved } = await newRun();
    const draftIds = idsOf(await moved());
    expect((await save({ draftIds: [...draftIds, randomUUID()] })).status).toBe(404);
    expect(await saved()).toEqual([]);
    await product.client.post(`${base}/drafts/remove`, { draftIds: draftIds.slice(0, 6) });
    expect((await save({ draftIds })).body).toMatchObject({ count: 2, alreadySaved: 0 });
  });
});

describe('saving by run', () => {
  it('saves all of its results that are not removed, as drafts where they are, each once', async () => {
    const { base, jobId, run, move, list, save, saved, counts } = await newRun();
    await move([0, 1, 2]);
    const drafts = await list();
    await product.client.patch(`/api/drafts/${drafts[0]!.id}`, { question: 'Edited before?' });
    await product.client.post(`${base}/drafts/remove`, { draftIds: [drafts[1]!.id] });
    await save({ draftIds: [drafts[2]!.id] });
    const { status, body } = await save({ jobId });
    expect([status, body]).toMatchObject([201, { count: 6, alreadySaved: 1, updated: 0 }]);
    const questions = run.prompts.map(({ question }) => question);
    expect((await saved()).map(({ question }) => question)).toEqual([
      questions[2],
      'Edited before?',
      ...questions.slice(3),
    ]);
    expect(await counts()).toEqual({ unsaved: 0, saved: 7, removed: 1 });
    expect((await save({ jobId })).status).toBe(200);
    // Moved after it was saved, a result is a draft that is saved, and not a changed one.
    await move();
    expect((await list()).map(({ changed, savedPromptId }) => [changed, savedPromptId === null])).toEqual(
      Array.from({ length: 7 }, () => [false, false]),
    );
    await product.client.patch(`/api/drafts/${(await list()).at(-1)!.id}`, { question: 'Edited after?' });
    expect((await save({ jobId })).body).toMatchObject({ count: 0, alreadySaved: 7, updated: 1 });
  });

  it('adds nothing twice when two do it at once, or one again and again', async () => {
    const { jobId, save, saved, moved } = await newRun();
    // More than the API has connections: a save that took a second one would wait for the others for ever.
    const answers = await Promise.all(Array.from({ length: 100 }, () => save({ jobId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(99).fill(200), 201]);
    expect(await saved()).toHaveLength(8);
    const draftIds = idsOf(await moved());
    const mixed = await Promise.all([save({ draftIds }), save({ jobId }), save({ draftIds })]);
    expect(mixed.map(({ body }) => body.count)).toEqual([0, 0, 0]);
    expect(await saved()).toHaveLength(8);
  });

  it('with one Idempotency-Key has one answer', async () => {
    const { jobId, save, saved } = await newRun();
    const key = { 'idempotency-key': 'save-run' };
    const [first, second] = [await save({ jobId }, key), await save({ jobId }, key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await saved()).toHaveLength(8);
  });

  it('takes exactly one of prompts, drafts and a run, of the brand', async () => {
    const [ours, theirs] = [await newRun(), await newRun()];
    const draftIds = idsOf(await ours.moved());
    const prompts = [{ question: 'One?' }];
    for (const body of [
      { prompts, draftIds },
      { prompts, jobId: ours.jobId },
      { draftIds, jobId: ours.jobId },
      { draftIds: [] },
      { jobId: 'x' },
      { draftIds: null, jobId: null },
    ])
      expect([body, (await ours.save(body)).status]).toEqual([body, 400]);
    expect((await ours.save({ jobId: theirs.jobId })).status).toBe(404);
    expect((await ours.save({ jobId: randomUUID() })).status).toBe(404);
    expect(await ours.saved()).toEqual([]);
    const brand = await newBrand(product.client);
    const { status, body } = await product.client.post(`/api/brands/${brand.id}/save-written-prompts`, {
      prompts,
    });
    expect([status, body]).toEqual([201, { count: 1, batchId: expect.any(String) }]);
  });
});
