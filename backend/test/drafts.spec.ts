import { randomUUID } from 'node:crypto';
import {
  type Draft,
  type GenerationAnswer,
  type Job,
  type JobPrompt,
  MESSAGES,
  type WrittenPrompt,
} from '#contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newBrand, newManualRun, type Product, startProduct } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A brand with a finished run of 2 × 2 × 2 prompts. */
async function newRun() {
  const { client } = product;
  const { brand, body } = await newManualRun(client, 2, 2);
  const base = `/api/brands/${brand.id}`;
  const { body: run } = await client.post<GenerationAnswer>(`${base}/generate-manual-v2-prompts`, body);
  const list = async (query = '') => (await client.get<Draft[]>(`${base}/drafts${query}`)).body;
  return {
    brand,
    base,
    run,
    jobId: run.jobId,
    list,
    move: (indexes?: number[]) =>
      client.post(`${base}/drafts`, { jobId: run.jobId, ...(indexes && { indexes }) }),
    moved: async () => {
      await client.post(`${base}/drafts`, { jobId: run.jobId });
      return list();
    },
    save: (body: object, headers?: Record<string, string>) =>
      client.post(`${base}/save-written-prompts`, body, headers),
    saved: async () => (await client.get<WrittenPrompt[]>(`${base}/written-prompts`)).body,
    counts: async () => {
      const { unsaved, saved, removed } = (await client.get<Job>(`/api/jobs/${run.jobId}`)).body;
      return { unsaved, saved, removed };
    },
  };
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('moving results to the written list', () => {
  it('makes each a draft once, in the order of the run, with everything the prompt has', async () => {
    const { brand, run, jobId, list, move } = await newRun();
    expect(await move([5, 2, 5])).toMatchObject({ status: 201, body: { count: 2 } });
    expect(await move([2])).toMatchObject({ status: 201, body: { count: 0 } });
    expect(await move()).toMatchObject({ status: 201, body: { count: 6 } });
    const drafts = await list();
    expect(drafts.map(({ index }) => index)).toEqual([2, 5, 0, 1, 3, 4, 6, 7]);
    expect(drafts[0]).toEqual({
      ...run.prompts[2],
      id: expect.any(String),
      brandId: brand.id,
      jobId,
      index: 2,
      previousQuestion: null,
      savedPromptId: null,
      changed: false,
      removedAt: null,
      updatedAt: expect.any(String),
    });
  });

  it('is told by the prompts of the run', async () => {
    const { jobId, moved } = await newRun();
    const drafts = await moved();
    const { body: prompts } = await product.client.get<JobPrompt[]>(`/api/jobs/${jobId}/prompts`);
    expect(prompts.map(({ draftId }) => draftId)).toEqual(idsOf(drafts));
  });

  it('refuses a run of another brand, an unknown one, and one that holds no prompts of its own', async () => {
    const [ours, theirs] = [await newRun(), await newRun()];
    const move = (body: object) => product.client.post(`${ours.base}/drafts`, body);
    expect((await move({ jobId: theirs.jobId })).status).toBe(404);
    expect((await move({ jobId: randomUUID() })).status).toBe(404);
    const { body: csv } = await product.client.post(`${ours.base}/generate-csv`, { seed: 1, maxPrompts: 3 });
    expect(await move({ jobId: csv.jobId })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/no prompts of its own/) },
    });
    const { body: job } = await product.client.get<Job>(`/api/jobs/${csv.jobId}`);
    expect(job).toMatchObject({ done: 3, unsaved: 0, saved: 0, removed: 0 });
    for (const indexes of [7, [-1], [1.5], ['1'], [10_000]])
      expect([indexes, (await move({ jobId: ours.jobId, indexes })).status]).toEqual([indexes, 400]);
    expect(await theirs.list()).toEqual([]);
    expect(await ours.list()).toEqual([]);
  });
});

describe('the written list', () => {
  it('comes whole or in pages, and by what became of the prompts', async () => {
    const { base, moved, list, save } = await newRun();
    const drafts = await moved();
    await save({ draftIds: idsOf(drafts.slice(0, 3)) });
    await product.client.post(`${base}/drafts/remove`, { draftIds: idsOf(drafts.slice(2, 4)) });
    const shown = async (query: string) => idsOf(await list(query));
    const ids = idsOf(drafts);
    expect(await shown('')).toEqual([...ids.slice(0, 2), ...ids.slice(4)]);
    expect(await shown('?status=saved')).toEqual(ids.slice(0, 2));
    expect(await shown('?status=unsaved')).toEqual(ids.slice(4));
    expect(await shown('?status=removed')).toEqual(ids.slice(2, 4));
    const first = await product.client.get<Draft[]>(`${base}/drafts?limit=4`);
    expect(idsOf(first.body)).toEqual([...ids.slice(0, 2), ...ids.slice(4, 6)]);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    expect(idsOf((await product.client.get<Draft[]>(next!)).body)).toEqual(ids.slice(6));
    expect((await product.client.get(`${base}/drafts?status=other`)).status).toBe(400);
    expect((await product.client.get(`/api/brands/${randomUUID()}/drafts`)).status).toBe(404);
  });

  it('of more drafts than are read at once holds each once, in order', async () => {
    const { brand, jobId, list } = await newRun();
    await product.sql(
      `WITH items AS (
         INSERT INTO job_items (job_id, ordinal, item)
         SELECT job_id, g, item FROM job_items, generate_series(8, 2499) g WHERE job_id = $1 AND ordinal = 0)
       SELECT 1`,
      [jobId],
    );
    await product.sql(
      `INSERT INTO job_results (job_id, ordinal, question) SELECT $1, g, 'Number ' || g || '?' FROM generate_series(8, 2499) g`,
      [jobId],
    );
    await product.client.post(`/api/brands/${brand.id}/drafts`, { jobId });
    expect((await list()).map(({ index }) => index)).toEqual(
      Array.from({ length: 2_500 }, (_, place) => place),
    );
  });
});

describe('editing a draft', () => {
  const edit = (id: string, body: object) => product.client.patch<Draft>(`/api/drafts/${id}`, body);

  it('replaces its text, and is refused with the present draft when somebody was faster', async () => {
    const { moved } = await newRun();
    const [draft] = await moved();
    const first = await edit(draft!.id, { question: ' Mine? ', expected: draft!.question });
    expect([first.status, first.body.question]).toEqual([200, 'Mine?']);
    const second = await edit(draft!.id, { question: 'Theirs?', expected: draft!.question });
    expect(second).toMatchObject({
      status: 409,
      body: { statusCode: 409, message: expect.any(String), draft: { id: draft!.id, question: 'Mine?' } },
    });
    // Sent again, because the answer was lost, it is no clash with itself.
    expect((await edit(draft!.id, { question: 'Mine?', expected: draft!.question })).status).toBe(200);
    expect((await edit(draft!.id, { question: 'Without looking?' })).body.question).toBe('Without looking?');
  });

  it('refuses what is no text, and what is not on the list', async () => {
    const { base, moved } = await newRun();
    const [draft] = await moved();
    for (const body of [
      { question: '  ' },
      {},
      { question: 'x'.repeat(2001) },
      { question: 'A?', expected: 7 },
    ])
      expect([body, (await edit(draft!.id, body)).status]).toEqual([body, 400]);
    expect((await edit(randomUUID(), { question: 'A?' })).status).toBe(404);
    expect((await edit('7', { question: 'A?' })).status).toBe(400);
    await product.client.post(`${base}/drafts/remove`, { draftIds: [draft!.id] });
    expect(await edit(draft!.id, { question: 'A?' })).toMatchObject({
      status: 409,
      body: { draft: { removedAt: expect.any(String), question: draft!.question } },
    });
  });
});

describe('removing drafts', () => {
  it('takes them off the list until they are restored, to their places', async () => {
    const { base, moved, list, move, counts } = await newRun();
    const drafts = await moved();
    const draftIds = idsOf(drafts.slice(1, 3));
    const remove = () => product.client.post(`${base}/drafts/remove`, { draftIds });
    expect(await remove()).toMatchObject({ status: 200, body: { removedCount: 2 } });
    expect(await remove()).toMatchObject({ status: 200, body: { removedCount: 0 } });
    expect(await list()).toHaveLength(6);
    expect(await counts()).toEqual({ unsaved: 6, saved: 0, removed: 2 });
    // What was removed is not moved anew.
    expect((await move()).body).toEqual({ count: 0 });
    const restore = () => product.client.post(`${base}/drafts/restore`, { draftIds });
    expect(await restore()).toMatchObject({ status: 200, body: { restoredCount: 2 } });
    expect(await restore()).toMatchObject({ status: 200, body: { restoredCount: 0 } });
    expect(idsOf(await list())).toEqual(idsOf(drafts));
    expect(await counts()).toEqual({ unsaved: 8, saved: 0, removed: 0 });
  });

  it('deletes no saved prompt', async () => {
    const { base, moved, save, saved, counts } = await newRun();
    const draftIds = idsOf(await moved());
    await save({ draftIds });
    await product.client.post(`${base}/drafts/remove`, { draftIds });
    expect(await saved()).toHaveLength(8);
    expect(await counts()).toEqual({ unsaved: 0, saved: 8, removed: 0 });
  });

  it('can be undone for 30 days', async () => {
    const { base, moved, list } = await newRun();
    const [draft] = await moved();
    await product.client.post(`${base}/drafts/remove`, { draftIds: [draft!.id] });
    await product.sql(`UPDATE drafts SET removed_at = now() - interval '31 days' WHERE id = $1`, [draft!.id]);
    expect(await list('?status=removed')).toEqual([]);
    const answer = await product.client.post(`${base}/drafts/restore`, { draftIds: [draft!.id] });
    expect(answer).toMatchObject({ status: 200, body: { restoredCount: 0 } });
  });
});

it('drafts of another brand are refused by every call, and nothing is done', async () => {
  const [ours, theirs] = [await newRun(), await newRun()];
  const draftIds = [...idsOf(await ours.moved()), ...idsOf(await theirs.moved())];
  for (const call of ['drafts/remove', 'drafts/restore', 'drafts/revert', 'save-written-prompts'])
    expect([call, (await product.client.post(`${ours.base}/${call}`, { draftIds })).status]).toEqual([
      call,
      400,
    ]);
  for (const call of ['drafts/remove', 'drafts/restore', 'drafts/revert'])
    for (const bad of [{ draftIds: [] }, {}, { draftIds: ['x'] }])
      expect([call, bad, (await product.client.post(`${ours.base}/${call}`, bad)).status]).toEqual([
        call,
        bad,
        400,
      ]);
  expect((await product.client.patch(`/api/drafts/${draftIds[0]}`, { question: 'Ours?' })).status).toBe(200);
  expect(await ours.list()).toHaveLength(8);
  expect(await theirs.list()).toHaveLength(8);
  expect(await ours.saved()).toEqual([]);
});

describe('saving by drafts', () => {
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
    expect([status, body]).toEqual([200, { count: 0, batchId: null, alreadySaved: 7, updated: 1 }]);
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
    expect((await list())[0]).toMatchObject({ changed: false });
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
    expect((await save({ jobId })).body).toMatchObject({ count: 0, alreadySaved: 6, updated: 1 });
  });

  it('adds nothing twice when two do it at once, or one again and again', async () => {
    const { jobId, save, saved, moved } = await newRun();
    const answers = await Promise.all(Array.from({ length: 8 }, () => save({ jobId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
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
