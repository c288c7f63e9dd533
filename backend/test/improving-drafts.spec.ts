import type { Draft, GenerationAnswer, ImprovementAnswer, Job, JobFailure, WrittenPrompt } from '#contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { finished, newManualRun, sharedProduct, type SharedProduct, until } from '#testing';

let product: SharedProduct;
beforeAll(async () => {
  product = await sharedProduct({ model: {} });
});
afterAll(() => product.stop());
afterEach(() => product.model!.set({ answers: null, poison: null }));

const background = { prefer: 'respond-async' };

/** A brand with a written list of four. */
async function newList() {
  const { client } = product;
  const { brand, body } = await newManualRun(client, 2, 1);
  const base = `/api/brands/${brand.id}`;
  const { body: run } = await client.post<GenerationAnswer>(`${base}/generate-manual-v2-prompts`, body);
  await client.post(`${base}/drafts`, { jobId: run.jobId });
  const list = async () => (await client.get<Draft[]>(`${base}/drafts`)).body;
  const drafts = await list();
  return {
    brand,
    base,
    run,
    list,
    drafts,
    draftIds: drafts.map(({ id }) => id),
    improve: (body: object, headers?: Record<string, string>) =>
      client.post(`${base}/improve-written-prompts`, { instructions: 'Make it longer.', ...body }, headers),
    act: (call: string, draftIds: string[]) => client.post(`${base}/drafts/${call}`, { draftIds }),
  };
}

const textsOf = (drafts: Draft[]) => drafts.map(({ question }) => question);

describe('improving drafts', () => {
  it('replaces each text, keeps the one before, and answers with the new ones in their order', async () => {
    const { improve, list, drafts, draftIds } = await newList();
    const sent = draftIds.slice(1, 3).reverse();
    const { status, body } = await improve({ draftIds: sent });
    expect(status).toBe(200);
    const { improvedPrompts, failed }: ImprovementAnswer = body;
    expect([improvedPrompts.length, failed]).toEqual([2, 0]);
    const after = await list();
    expect(textsOf(after)).toEqual([
      drafts[0]!.question,
      improvedPrompts[1]!.question,
      improvedPrompts[0]!.question,
      drafts[3]!.question,
    ]);
    expect(after.map(({ previousQuestion }) => previousQuestion)).toEqual([
      null,
      drafts[1]!.question,
      drafts[2]!.question,
      null,
    ]);
    expect(improvedPrompts[0]).toMatchObject({ improved: true, attributeIds: drafts[2]!.attributeIds });
    const { body: job } = await product.client.get<Job>(`/api/jobs/${body.jobId}`);
    expect(job).toMatchObject({ kind: 'improve', done: 2, unsaved: 0, saved: 0, removed: 0 });
  });

  it('replaces each as soon as its answer is there', async () => {
    const { improve, list, drafts, draftIds } = await newList();
    product.model!.set({ answers: 1 });
    const { body } = await improve({ draftIds }, background);
    const some = await until(async () => {
      const changed = (await list()).filter(({ previousQuestion }) => previousQuestion !== null);
      return changed.length > 0 ? changed : undefined;
    });
    expect(some).toHaveLength(1);
    product.model!.set({ answers: null });
    await finished(product.client, body.jobId);
    expect((await list()).map(({ previousQuestion }) => previousQuestion)).toEqual(textsOf(drafts));
  });

  it('leaves a text alone that somebody has changed meanwhile, and says so', async () => {
    const { improve, act, list, draftIds } = await newList();
    product.model!.set({ answers: 0 });
    const { body } = await improve({ draftIds }, background);
    await until(() => product.model!.stats().inFlight === 4);
    await product.client.patch(`/api/drafts/${draftIds[0]}`, { question: 'Typed meanwhile?' });
    await act('remove', [draftIds[1]!]);
    product.model!.set({ answers: null });
    expect(await finished(product.client, body.jobId)).toMatchObject({ done: 2, failed: 2 });
    const { body: failures } = await product.client.get<JobFailure[]>(`/api/jobs/${body.jobId}/failures`);
    expect(failures).toMatchObject([
      { index: 0, reason: expect.stringMatching(/changed meanwhile/) },
      { index: 1, reason: expect.stringMatching(/removed from the written list/) },
    ]);
    await act('restore', [draftIds[1]!]);
    const after = await list();
    expect(after[0]).toMatchObject({ question: 'Typed meanwhile?', previousQuestion: null });
    expect(after.map(({ previousQuestion }) => previousQuestion === null)).toEqual([
      true,
      true,
      false,
      false,
    ]);

    await product.client.post(`/api/jobs/${body.jobId}/retry`);
    expect(await finished(product.client, body.jobId)).toMatchObject({ done: 4, failed: 0 });
    expect((await list())[0]).toMatchObject({ previousQuestion: 'Typed meanwhile?' });
  });

  it('can be taken back, once', async () => {
    const { improve, act, list, drafts, draftIds } = await newList();
    await improve({ draftIds });
    expect(await act('revert', draftIds.slice(0, 2))).toMatchObject({
      status: 200,
      body: { revertedCount: 2 },
    });
    expect(await act('revert', draftIds.slice(0, 2))).toMatchObject({
      status: 200,
      body: { revertedCount: 0 },
    });
    const after = await list();
    expect(textsOf(after).slice(0, 2)).toEqual(textsOf(drafts).slice(0, 2));
    // What is the run's own text again is certified as such.
    expect(await product.sql(`SELECT improved, edited FROM drafts WHERE id = $1`, [draftIds[0]])).toEqual([
      { improved: false, edited: false },
    ]);
    expect(after.map(({ previousQuestion }) => previousQuestion === null)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('can be taken back, and that, too', async () => {
    const { improve, act, list, draftIds } = await newList();
    await improve({ draftIds });
    const [improved] = await list();
    await act('revert', draftIds.slice(0, 1));
    const { question, previousQuestion } = improved!;
    const path = `/api/drafts/${draftIds[0]}`;
    const { body } = await product.client.patch<Draft>(path, {
      question,
      expected: previousQuestion,
      previousQuestion,
    });
    expect(body).toMatchObject({ question, previousQuestion });
    expect(await act('revert', draftIds.slice(0, 1))).toMatchObject({ body: { revertedCount: 1 } });
  });

  it('makes a saved draft a changed one, whose saved prompt is updated', async () => {
    const { brand, base, improve, list, draftIds } = await newList();
    const save = () => product.client.post(`${base}/save-written-prompts`, { draftIds });
    await save();
    await improve({ draftIds: [draftIds[0]!] });
    expect((await list()).map(({ changed }) => changed)).toEqual([true, false, false, false]);
    expect((await save()).body).toEqual({ count: 0, batchId: null, alreadySaved: 4, updated: 1 });
    const { body: saved } = await product.client.get<WrittenPrompt[]>(`${base}/written-prompts`);
    expect(saved.map(({ question }) => question)).toEqual(textsOf(await list()));
    const marks = await product.sql(
      `SELECT improved, model FROM written_prompts WHERE brand_id = $1 ORDER BY seq LIMIT 2`,
      [brand.id],
    );
    expect(marks.map((mark) => (mark as { improved: boolean }).improved)).toEqual([true, false]);
  });

  it('takes either prompts or drafts, of the brand and on its list', async () => {
    const [ours, theirs] = [await newList(), await newList()];
    const { draftIds } = ours;
    for (const [body, status] of [
      [{ prompts: [{ question: 'A?' }], draftIds }, 400],
      [{ draftIds: [] }, 400],
      [{ draftIds: ['x'] }, 400],
      [{ draftIds: [...draftIds, ...theirs.draftIds] }, 400],
      [{ draftIds: [...draftIds, randomUUID()] }, 404],
      [{ draftIds, instructions: ' ' }, 400],
    ] as const)
      expect([body, (await ours.improve(body)).status]).toEqual([body, status]);
    await ours.act('remove', draftIds);
    expect(await ours.improve({ draftIds })).toMatchObject({
      status: 400,
      body: { message: 'Please select at least one prompt to improve' },
    });
    expect(await theirs.list()).toEqual(theirs.drafts);
  });
});
