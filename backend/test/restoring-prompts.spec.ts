import { randomUUID } from 'node:crypto';
import type { DeletedPrompt, Draft, GenerationAnswer, WrittenPrompt, WrittenPromptsStats } from '#contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { newManualRun, type Product, startProduct, until } from '#testing';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A brand whose run of four is saved. */
async function newSaved() {
  const { client } = product;
  const { brand, body } = await newManualRun(client, 2, 1);
  const base = `/api/brands/${brand.id}`;
  const { body: run } = await client.post<GenerationAnswer>(`${base}/generate-manual-v2-prompts`, body);
  const { body: answer } = await client.post(`${base}/save-written-prompts`, { jobId: run.jobId });
  const saved = async () => (await client.get<WrittenPrompt[]>(`${base}/written-prompts`)).body;
  const prompts = await saved();
  return {
    base,
    run,
    prompts,
    promptIds: prompts.map(({ id }) => id),
    batchId: answer.batchId as string,
    saved,
    stats: async () => (await client.get<WrittenPromptsStats>(`${base}/written-prompts-stats`)).body,
    deleted: async (query = '') =>
      (await client.get<DeletedPrompt[]>(`${base}/written-prompts-deleted${query}`)).body,
    deletePrompts: (promptIds: string[]) => client.post(`${base}/written-prompts/bulk-delete`, { promptIds }),
    restore: (body: object) => client.post(`${base}/written-prompts/restore`, body),
  };
}

/** Saves the results of deleted prompts once more, as prompts of their own. */
const SAVE_AGAIN = `
  INSERT INTO written_prompts SELECT again.* FROM deleted_prompts d CROSS JOIN LATERAL jsonb_populate_record(
    NULL::written_prompts, d.prompt || jsonb_build_object('id', gen_random_uuid())) AS again WHERE d.id = ANY($1)`;
const WAITING = `
  SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND query LIKE '%INSERT INTO written_prompts%'`;

describe('prompts that were deleted in Prompt Management', () => {
  it('come back as they were, with their ids, batch, time and place', async () => {
    const { prompts, promptIds, saved, stats, deleted, deletePrompts, restore } = await newSaved();
    const before = await stats();
    expect((await deletePrompts(promptIds.slice(1, 3))).body).toEqual({ deletedCount: 2 });
    expect(await deleted()).toEqual(
      [prompts[1], prompts[2]].map((prompt) => ({
        ...prompt,
        deletionId: expect.any(String),
        deletedAt: expect.any(String),
      })),
    );
    const back = await restore({ promptIds: promptIds.slice(1, 3) });
    expect(back).toMatchObject({ status: 200, body: { restoredCount: 2 } });
    expect((await restore({ promptIds: promptIds.slice(1, 3) })).body).toEqual({ restoredCount: 0 });
    expect(await saved()).toEqual(prompts);
    expect(await stats()).toEqual(before);
    expect(await deleted()).toEqual([]);
  });

  it('come back also while the same results are saved again, each result once', async () => {
    const { promptIds, saved, deletePrompts, restore } = await newSaved();
    await deletePrompts(promptIds);
    const saving = new pg.Client({ connectionString: product.databaseUrl });
    await saving.connect();
    try {
      await saving.query('BEGIN');
      await saving.query(SAVE_AGAIN, [promptIds]);
      const restoring = restore({ promptIds });
      // It found the places free, and waits for those that are being taken.
      await until(async () => (await product.sql(WAITING)).length > 0);
      await saving.query('COMMIT');
      expect(await restoring).toMatchObject({ status: 200, body: { restoredCount: promptIds.length } });
    } finally {
      await saving.end();
    }
    expect(await saved()).toHaveLength(2 * promptIds.length);
    const places = await product.sql(
      `SELECT job_id, job_ordinal FROM written_prompts WHERE job_id IS NOT NULL AND brand_id =
         (SELECT brand_id FROM written_prompts WHERE id = $1)`,
      [promptIds[0]],
    );
    expect(places).toHaveLength(promptIds.length);
  });

  it('are none where one of the groups is a batch of another brand', async () => {
    const [ours, other] = [await newSaved(), await newSaved()];
    const groups = [ours, other].map(({ batchId }) => ({ batchId }));
    const { status } = await product.client.post(`${ours.base}/written-prompts-bulk-delete`, { groups });
    expect(status).toBe(404);
    expect([await ours.saved(), await other.saved()]).toEqual([ours.prompts, other.prompts]);
  });

  it('come back together by the id of their deletion, which its answer tells', async () => {
    const { base, prompts, batchId, saved, deleted, deletePrompts, promptIds, restore } = await newSaved();
    await deletePrompts([promptIds[3]!]);
    const group = await product.client.delete(`${base}/written-prompts-group?batchId=${batchId}`);
    expect(group.body).toEqual({ deletedCount: 3 });
    const deletionId = group.headers.get('deletion-id');
    expect(new Set((await deleted()).slice(0, 3).map((prompt) => prompt.deletionId))).toEqual(
      new Set([deletionId]),
    );
    expect((await restore({ deletionId })).body).toEqual({ restoredCount: 3 });
    expect(await saved()).toEqual(prompts.slice(0, 3));
    const groups = await product.client.post(`${base}/written-prompts-bulk-delete`, {
      groups: [{ batchId }],
    });
    expect((await restore({ deletionId: groups.headers.get('deletion-id') })).body).toEqual({
      restoredCount: 3,
    });
  });

  it('come back without what is gone meanwhile: its name stays as text', async () => {
    const { prompts, promptIds, saved, deletePrompts, restore } = await newSaved();
    await deletePrompts(promptIds);
    const [audience, material] = prompts[0]!.attributeIds;
    await product.client.delete(`/api/attributes/${audience}`);
    await product.client.delete(`/api/attributes/${prompts[0]!.productCategoryAttributeId}`);
    expect((await restore({ promptIds })).body).toEqual({ restoredCount: 4 });
    expect((await saved())[0]).toEqual({
      ...prompts[0],
      productCategoryAttributeId: null,
      productCategoryAttributeName: null,
      attributeIds: [null, material],
    });
  });

  it('are those of their runs again, unless these were saved anew', async () => {
    const { base, run, promptIds, saved, deletePrompts, restore } = await newSaved();
    await product.client.post(`${base}/drafts`, { jobId: run.jobId });
    const list = async () =>
      (await product.client.get<Draft[]>(`${base}/drafts`)).body.map(({ savedPromptId }) => savedPromptId);
    await deletePrompts(promptIds.slice(0, 2));
    expect(await list()).toEqual([null, null, ...promptIds.slice(2)]);
    await restore({ promptIds: [promptIds[0]!] });
    expect(await list()).toEqual([promptIds[0], null, ...promptIds.slice(2)]);
    await product.client.post(`${base}/save-written-prompts`, { jobId: run.jobId });
    const second = (await list())[1];
    expect((await restore({ promptIds: [promptIds[1]!] })).body).toEqual({ restoredCount: 1 });
    expect((await list())[1]).toBe(second);
    expect(await saved()).toHaveLength(5);
  });

  it('come back all together when one result was saved and deleted twice: it stays with the later one', async () => {
    const { base, run, promptIds, saved, deletePrompts, deleted, restore } = await newSaved();
    await product.client.post(`${base}/drafts`, { jobId: run.jobId });
    const drafts = async () => (await product.client.get<Draft[]>(`${base}/drafts`)).body;
    await deletePrompts([promptIds[0]!]);
    await product.client.post(`${base}/save-written-prompts`, { draftIds: [(await drafts())[0]!.id] });
    const later = (await drafts())[0]!.savedPromptId!;
    await deletePrompts([later]);
    const gone = (await deleted()).map(({ id }) => id);
    expect(gone).toEqual([later, promptIds[0]]);
    expect((await restore({ promptIds: gone })).body).toEqual({ restoredCount: 2 });
    expect((await drafts())[0]!.savedPromptId).toBe(later);
    expect(await saved()).toHaveLength(5);
  });

  it('are listed in pages, and refused to another brand', async () => {
    const [ours, theirs] = [await newSaved(), await newSaved()];
    // Not deleted yet.
    expect((await theirs.restore({ promptIds: ours.promptIds })).status).toBe(400);
    const { headers } = await ours.deletePrompts(ours.promptIds);
    const first = await product.client.get<DeletedPrompt[]>(`${ours.base}/written-prompts-deleted?limit=3`);
    expect(first.body.map(({ id }) => id)).toEqual(ours.promptIds.slice(0, 3));
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    expect((await product.client.get<DeletedPrompt[]>(next!)).body.map(({ id }) => id)).toEqual([
      ours.promptIds[3],
    ]);
    expect(await theirs.deleted()).toEqual([]);
    for (const body of [
      { promptIds: ours.promptIds },
      { deletionId: headers.get('deletion-id') },
      {},
      { promptIds: [] },
      { promptIds: ours.promptIds, deletionId: randomUUID() },
      { deletionId: 'x' },
    ])
      expect([body, (await theirs.restore(body)).status]).toEqual([body, 400]);
    expect((await theirs.restore({ deletionId: randomUUID() })).body).toEqual({ restoredCount: 0 });
    expect((await product.client.get(`/api/brands/${randomUUID()}/written-prompts-deleted`)).status).toBe(
      404,
    );
  });

  it('are kept for 30 days, and a run with its drafts for as long as somebody works on them', async () => {
    const { run, promptIds, deleted, deletePrompts, restore, base } = await newSaved();
    const untouched = await newSaved();
    await deletePrompts(promptIds);
    await product.sql(
      `UPDATE deleted_prompts SET deleted_at = now() - interval '31 days' WHERE id = ANY($1)`,
      [promptIds.slice(1)],
    );
    expect((await deleted()).map(({ id }) => id)).toEqual([promptIds[0]]);
    expect((await restore({ promptIds: promptIds.slice(1) })).body).toEqual({ restoredCount: 0 });
    for (const one of [{ base, run }, untouched])
      await product.client.post(`${one.base}/drafts`, { jobId: one.run.jobId });
    await product.sql(`UPDATE jobs SET finished_at = now() - interval '31 days'`);
    await product.sql(
      `UPDATE drafts SET updated_at = now() - interval '31 days' WHERE job_id = $1 OR ordinal > 0`,
      [untouched.run.jobId],
    );
    const worker = product.newWorker();
    product.workers.push(worker);
    await worker.start();
    await until(async () => (await product.client.get(`/api/jobs/${untouched.run.jobId}`)).status === 404);
    await until(
      async () =>
        (await product.sql(`SELECT 1 FROM deleted_prompts WHERE id = ANY($1)`, [promptIds])).length === 1,
    );
    expect((await product.client.get<Draft[]>(`${untouched.base}/drafts`)).body).toEqual([]);
    expect(await untouched.saved()).toEqual(untouched.prompts);
    expect((await product.client.get<Draft[]>(`${base}/drafts`)).body).toHaveLength(4);
  });
});
