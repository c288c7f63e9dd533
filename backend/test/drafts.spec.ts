import { randomUUID } from 'node:crypto';
import { type Draft, type Job, type JobPrompt, LIMITS, type WrittenPrompt } from '#contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sharedProduct, type SharedProduct } from '#testing';
import { newDraftRun } from './draft-run.js';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.stop());

const newRun = () => newDraftRun(product);
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
      savedQuestion: null,
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
    // Sent again, because the answer was lost: what is expected is not there any more. The client tells it by the text.
    expect(await edit(draft!.id, { question: 'Mine?', expected: draft!.question })).toMatchObject({
      status: 409,
      body: { draft: { question: 'Mine?' } },
    });
    expect((await edit(draft!.id, { question: 'Mine?', expected: 'Mine?' })).status).toBe(200);
    expect((await edit(draft!.id, { question: 'Without looking?' })).body.question).toBe('Without looking?');
  });

  it('and taking that back leaves it as its run wrote it, with its flags', async () => {
    const { moved, jobId, save, base } = await newRun();
    await product.sql(`UPDATE job_results SET flags = '{off-topic}' WHERE job_id = $1`, [jobId]);
    const [draft] = await moved();
    expect((await edit(draft!.id, { question: 'Mine?' })).body).toMatchObject({ flags: [] });
    const before = { question: draft!.question, flags: ['off-topic'] };
    expect((await edit(draft!.id, { question: draft!.question })).body).toMatchObject(before);
    await save({ draftIds: [draft!.id] });
    const saved = async (question: string) => {
      const [prompt] = (await product.client.get<WrittenPrompt[]>(`${base}/written-prompts`)).body;
      return (await product.client.patch(`${base}/written-prompts/${prompt?.id}`, { question })).body;
    };
    expect((await saved('Theirs?')).flags).toEqual([]);
    expect((await saved(draft!.question)).flags).toEqual(['off-topic']);
  });

  it('refuses what is no text, and what is not on the list', async () => {
    const { base, moved } = await newRun();
    const [draft] = await moved();
    for (const body of [
      { question: '  ' },
      {},
      { question: 'x'.repeat(2001) },
      { question: 'A?', expected: 7 },
      { question: 'A?', previousQuestion: 'x'.repeat(2001) },
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

it('a run with unsaved prompts stays listed, however many single improvements come after it', async () => {
  const { base, jobId } = await newRun();
  await product.sql(
    `INSERT INTO jobs (brand_id, kind, status, requested, done, context)
     SELECT brand_id, 'improve', 'completed', 1, 1, context FROM jobs, generate_series(1, $2) WHERE id = $1`,
    [jobId, LIMITS.jobsListed + 5],
  );
  const { body: jobs } = await product.client.get<Job[]>(`${base}/jobs`);
  expect(jobs).toHaveLength(LIMITS.jobsListed);
  expect(jobs.at(-1)).toMatchObject({ id: jobId, unsaved: 8 });
  expect(jobs[0]?.kind).toBe('improve');
});
