import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Certificate,
  type Draft,
  type GenerationAnswer,
  type Job,
  type JobFailure,
  type JobPrompt,
  MESSAGES,
} from '#contracts';
import {
  type Asked,
  audienceOf,
  finished,
  newBrand,
  newCategory,
  type SharedProduct,
  type ScriptedModel,
  sharedScriptedProduct,
  until,
} from '#testing';

let model: ScriptedModel;
let product: SharedProduct;

beforeAll(async () => {
  ({ model, product } = await sharedScriptedProduct());
});
afterAll(() => product.stop());
const oldQuestion = (audience: string) => `Which trail shoes would you give to ${audience}?`;
beforeEach(() => {
  model.answers((asked) => oldQuestion(audienceOf(asked)));
  model.asked.length = 0;
});

const AUDIENCES = ['beginners', 'seniors', 'commuters'];
const OLD = AUDIENCES.map(oldQuestion);
const anew = (audience: string) => `I run with ${audience}: are there trail shoes that would suit them?`;

const answerAnew = (asked: Asked) => anew(audienceOf(asked));

/** A run of three prompts. */
async function newRun() {
  const { client } = product;
  const brand = await newBrand(client);
  const base = `/api/brands/${brand.id}`;
  const { attributes } = await newCategory(client, brand.id, 'ProductCategory', 'Range', ['trail shoes']);
  await newCategory(client, brand.id, 'CustomerAttribute', 'Audience', AUDIENCES);
  const body = { productCategoryIds: attributes.map(({ id }) => id) };
  const { body: run } = await client.post<GenerationAnswer>(`${base}/generate-bulk-v2-prompts`, body);
  const { jobId } = run;
  return {
    base,
    jobId,
    askAgain: (sent: object, headers?: Record<string, string>) =>
      client.post<GenerationAnswer>(`${base}/ask-again`, sent, headers),
    results: async () => (await client.get<JobPrompt[]>(`/api/jobs/${jobId}/prompts`)).body,
    list: async () => (await client.get<Draft[]>(`${base}/drafts`)).body,
    move: (indexes?: number[]) => client.post(`${base}/drafts`, { jobId, indexes }),
    save: (sent: object) => client.post(`${base}/save-written-prompts`, sent),
  };
}

const textsOf = (prompts: { question: string }[]) => prompts.map(({ question }) => question);

describe('asking again', () => {
  it('gives results of a run new texts in their places, and tells their flags anew', async () => {
    const { jobId, results, askAgain } = await newRun();
    expect((await results()).map(({ flags }) => flags)).toEqual([[], ['similar'], ['similar']]);
    model.answers(answerAnew);
    const { status, body } = await askAgain({ jobId, indexes: [1] });
    expect([status, body.requested, body.failed]).toEqual([200, 1, 0]);
    expect(textsOf(body.prompts)).toEqual([anew('seniors')]);
    const after = await results();
    expect(textsOf(after)).toEqual([OLD[0], anew('seniors'), OLD[2]]);
    expect(after.map(({ flags }) => flags)).toEqual([[], [], ['similar']]);
    const { body: job } = await product.client.get<Job>(`/api/jobs/${body.jobId}`);
    expect(job).toMatchObject({ kind: 'ask-again', done: 1, unsaved: 0 });
    const { body: asked } = await product.client.get<Job>(`/api/jobs/${jobId}`);
    expect(asked).toMatchObject({ done: 3, unsaved: 3, requested: 3 });
  });

  it('gives drafts new texts under their ids, and keeps the text before', async () => {
    const { list, move, askAgain, results } = await newRun();
    await move();
    const before = await list();
    model.answers(answerAnew);
    const { body } = await askAgain({ draftIds: [before[2]!.id.toUpperCase(), before[0]!.id] });
    expect(textsOf(body.prompts)).toEqual([anew('commuters'), anew('beginners')]);
    const after = await list();
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(textsOf(after)).toEqual([anew('beginners'), OLD[1], anew('commuters')]);
    expect(after.map(({ previousQuestion }) => previousQuestion)).toEqual([OLD[0], null, OLD[2]]);
    expect(textsOf(await results())).toEqual(textsOf(after));
  });

  it('passes over what is saved or removed, and refuses when nothing is left', async () => {
    const { base, jobId, list, move, save, askAgain, results } = await newRun();
    await move();
    const [first, second, third] = await list();
    await save({ draftIds: [first!.id] });
    await product.client.post(`${base}/drafts/remove`, { draftIds: [second!.id] });
    model.answers(answerAnew);
    const { body } = await askAgain({ jobId, indexes: [0, 1, 2] });
    expect(body.requested).toBe(1);
    expect(textsOf(await results())).toEqual([OLD[0], OLD[1], anew('commuters')]);
    await save({ draftIds: [third!.id] });
    const none = await askAgain({ draftIds: [first!.id, third!.id] });
    expect([none.status, none.body]).toMatchObject([
      400,
      { message: 'Please select at least one unsaved prompt to ask for again' },
    ]);
  });

  it('does not take a text that the run has already, nor the same one again', async () => {
    const { jobId, askAgain, results } = await newRun();
    // The model repeats what is there: once the other one, once itself.
    const repeats = [OLD[0]!, OLD[1]!];
    model.answers((asked) => repeats.shift() ?? answerAnew(asked));
    const { body } = await askAgain({ jobId, indexes: [1] });
    expect(textsOf(body.prompts)).toEqual([anew('seniors')]);
    model.answers(() => OLD[0]!);
    const stubborn = await askAgain({ jobId, indexes: [2] });
    expect(stubborn.status).toBe(502);
    expect(textsOf(await results())).toEqual([OLD[0], anew('seniors'), OLD[2]]);
  });

  it('keeps what was edited, removed or saved while the model was thinking', async () => {
    const { base, list, move, save, askAgain } = await newRun();
    await move();
    const drafts = await list();
    let answerNow = () => {};
    const held = new Promise<void>((done) => (answerNow = done));
    model.answers((asked) => held.then(() => answerAnew(asked)));
    model.asked.length = 0;
    const draftIds = drafts.map(({ id }) => id);
    const { body } = await askAgain({ draftIds }, { prefer: 'respond-async' });
    await until(() => model.asked.length === 3);
    await product.client.patch(`/api/drafts/${draftIds[0]}`, { question: 'Mine?' });
    await product.client.post(`${base}/drafts/remove`, { draftIds: [draftIds[1]] });
    await save({ draftIds: [draftIds[2]] });
    answerNow();
    await finished(product.client, body.jobId);
    expect(textsOf(await list())).toEqual(['Mine?', OLD[2]]);
    const { body: failures } = await product.client.get<JobFailure[]>(`/api/jobs/${body.jobId}/failures`);
    expect(failures.map(({ reason }) => reason)).toEqual([
      'Its text was changed meanwhile: the changed text was kept.',
      'It was removed from the written list meanwhile.',
      'It was saved meanwhile: the saved text was kept.',
    ]);
  });

  it('asks for nothing whose text could not be taken any more, and advises no retry of it', async () => {
    const { base, list, move, askAgain } = await newRun();
    await move();
    const draftIds = (await list()).map(({ id }) => id);
    model.answers(() => 'Sorry, I cannot help with that.');
    const { body } = await askAgain({ draftIds }, { prefer: 'respond-async' });
    const failed = await finished(product.client, body.jobId);
    expect(failed.error).toContain(MESSAGES.retryAdvice);
    await product.client.post(`${base}/drafts/remove`, { draftIds });
    model.asked.length = 0;
    model.answers(answerAnew);
    await product.client.post(`/api/jobs/${body.jobId}/retry`, {});
    const again = await finished(product.client, body.jobId);
    expect(model.asked).toEqual([]);
    expect(again.error).toBe(
      '3 of 3 prompts failed, most often because: It was removed from the written list meanwhile.',
    );
  });

  it('writes by the template of now, which the certificate names', async () => {
    const { base, jobId, save, askAgain } = await newRun();
    const template = { name: 'Mine', promptTemplate: 'Ask about {productCategory} for {attributeName}.' };
    await product.client.post(`${base}/prompt-templates`, { templateType: 'bulk_v2', ...template });
    model.answers(answerAnew);
    await askAgain({ jobId, indexes: [0] });
    await save({ jobId });
    const { body } = await product.client.get<Certificate>(`${base}/certificate`);
    expect(new Set(body.origins.map(({ templateHash }) => templateHash)).size).toBe(2);
  });

  it('asks once, however often it is sent with one key', async () => {
    const { jobId, askAgain, results } = await newRun();
    model.asked.length = 0;
    model.answers((asked) => `${answerAnew(asked).slice(0, -1)} on day ${model.asked.length}?`);
    const headers = { 'idempotency-key': `again-${jobId}` };
    const [one, two] = [
      await askAgain({ jobId, indexes: [0] }, headers),
      await askAgain({ jobId, indexes: [0] }, headers),
    ];
    expect(one.body.jobId).toBe(two.body.jobId);
    expect(model.asked).toHaveLength(1);
    expect((await results())[0]!.question).toBe(one.body.prompts[0]!.question);
  });

  it('takes either drafts or results of one run, of this brand', async () => {
    const [ours, theirs] = [await newRun(), await newRun()];
    await theirs.move();
    const [foreign] = await theirs.list();
    for (const [body, status] of [
      [{}, 400],
      [{ jobId: ours.jobId }, 400],
      [{ indexes: [0] }, 400],
      [{ jobId: ours.jobId, indexes: [0], draftIds: [foreign!.id] }, 400],
      [{ jobId: ours.jobId, indexes: [] }, 400],
      [{ jobId: ours.jobId, indexes: [-1] }, 400],
      [{ jobId: ours.jobId, indexes: [99] }, 400],
      [{ jobId: theirs.jobId, indexes: [0] }, 404],
      [{ draftIds: [] }, 400],
      [{ draftIds: ['x'] }, 400],
      [{ draftIds: [foreign!.id] }, 400],
    ] as const)
      expect([body, (await ours.askAgain(body)).status]).toEqual([body, status]);
  });
});

/** Each model with the number of its prompts, as the certificate tells. */
async function modelsOf(base: string): Promise<unknown[][]> {
  const { body } = await product.client.get<Certificate>(`${base}/certificate`);
  return body.origins.map(({ model: name, prompts }) => [name, prompts]).sort();
}

it('a retry by another model is told by the certificate', async () => {
  const refused = 'Sorry, I cannot help with that.';
  model.answers((asked) => (audienceOf(asked) === 'seniors' ? refused : oldQuestion(audienceOf(asked))));
  const { base, jobId, save } = await newRun();
  await product.sql(`UPDATE jobs SET context = context || '{"model":"an older model"}' WHERE id = $1`, [
    jobId,
  ]);
  model.answers((asked) => oldQuestion(audienceOf(asked)));
  await product.client.post(`/api/jobs/${jobId}/retry`, {});
  await finished(product.client, jobId);
  await save({ jobId });
  expect(await modelsOf(base)).toEqual([
    ['an older model', 2],
    ['gpt-4o-mini', 1],
  ]);
});

it('so is a retry of a run that asked again', async () => {
  model.answers((asked) => oldQuestion(audienceOf(asked)));
  const { base, jobId, save, askAgain } = await newRun();
  const refused = 'Sorry, I cannot help with that.';
  model.answers((asked) => (audienceOf(asked) === 'seniors' ? refused : answerAnew(asked)));
  const { body: again } = await askAgain({ jobId, indexes: [0, 1, 2] });
  await product.sql(`UPDATE jobs SET context = context || '{"model":"an older model"}' WHERE id = ANY($1)`, [
    [jobId, again.jobId],
  ]);
  model.answers(answerAnew);
  await product.client.post(`/api/jobs/${again.jobId}/retry`, {});
  await finished(product.client, again.jobId);
  await save({ jobId });
  expect(await modelsOf(base)).toEqual([
    ['an older model', 2],
    ['gpt-4o-mini', 1],
  ]);
});
