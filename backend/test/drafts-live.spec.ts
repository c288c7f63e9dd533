import type {
  ClientToServerEvents,
  Draft,
  GenerationAnswer,
  Job,
  ServerToClientEvents,
  WrittenPrompt,
} from '#contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { ApiClient, newManualRun, type Product, startProduct, until } from '#testing';

let product: Product;
/** Another API process of the product, which dies when it saves a run. */
let otherUrl: string;
beforeAll(async () => {
  product = await startProduct();
  otherUrl = await product.addApi({ FAIL_POINT: 'prompts-inserted' });
});
afterAll(() => product.stop());

/** A brand with a finished run of four. */
async function newRun() {
  const { client } = product;
  const { brand, body } = await newManualRun(client, 2, 1);
  const base = `/api/brands/${brand.id}`;
  const { body: run } = await client.post<GenerationAnswer>(`${base}/generate-manual-v2-prompts`, body);
  return { brand, base, jobId: run.jobId };
}

/** The same, with a browser that watches it by way of the other API process. */
async function newWatched() {
  const run = await newRun();
  const { client } = product;
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(otherUrl, {
    extraHeaders: { cookie: client.cookieHeader },
    transports: ['websocket'],
    forceNew: true,
  });
  await new Promise((joined) => socket.emit('brand:join', run.brand.id, joined));
  const news: { brandId: string; draftIds: string[] | null }[] = [];
  let job: Job | undefined;
  socket.on('drafts:changed', (change) => news.push(change));
  socket.on('job:updated', (updated) => (job = updated));
  return {
    ...run,
    socket,
    /** Does something, and waits until it is heard of. */
    heard: async (change: () => Promise<{ status: number }>) => {
      const before = news.length;
      expect((await change()).status).toBeLessThan(300);
      await until(() => news.length > before);
    },
    counts: (expected: Pick<Job, 'unsaved' | 'saved' | 'removed'>) =>
      until(() => {
        const { unsaved, saved, removed } = job ?? {};
        return JSON.stringify({ unsaved, saved, removed }) === JSON.stringify(expected);
      }),
    news,
  };
}

describe('a browser that has joined a brand', () => {
  it('hears of every change of the written list, and what became of the results of a run', async () => {
    const { brand, base, jobId, socket, heard, counts, news } = await newWatched();
    const { client } = product;
    await heard(() => client.post(`${base}/drafts`, { jobId }));
    const { body: drafts } = await client.get<Draft[]>(`${base}/drafts`);
    const draftIds = drafts.map(({ id }) => id);
    await heard(() => client.patch(`/api/drafts/${draftIds[0]}`, { question: 'Edited?' }));
    // Which one it is: a list of 10,000 is not read again for it.
    expect(news.at(-1)).toEqual({ brandId: brand.id, draftIds: [draftIds[0]] });
    const { body: some } = await client.get<Draft[]>(`${base}/drafts?draftIds=${draftIds[0]}`);
    expect(some).toMatchObject([{ id: draftIds[0], question: 'Edited?' }]);
    await heard(() => client.post(`${base}/drafts/remove`, { draftIds: draftIds.slice(0, 1) }));
    await counts({ unsaved: 3, saved: 0, removed: 1 });
    await heard(() => client.post(`${base}/drafts/restore`, { draftIds }));
    await counts({ unsaved: 4, saved: 0, removed: 0 });
    await heard(() => client.post(`${base}/save-written-prompts`, { draftIds }));
    await counts({ unsaved: 0, saved: 4, removed: 0 });
    await heard(() => client.delete(`/api/attributes/${drafts[0]!.attributeIds[0]}`));
    await counts({ unsaved: 2, saved: 2, removed: 0 });
    // Saved prompts that no run wrote, and those of a run in place.
    await heard(() => client.post(`${base}/save-written-prompts`, { prompts: [{ question: 'Typed?' }] }));
    expect(news.at(-1)).toEqual({ brandId: brand.id, draftIds: [] });
    const { body: saved } = await client.get<WrittenPrompt[]>(`${base}/written-prompts`);
    const { id } = saved.at(-1)!;
    await heard(() => client.patch(`${base}/written-prompts/${id}`, { question: 'Typed again?' }));
    await heard(() => client.post(`${base}/written-prompts/bulk-delete`, { promptIds: [id] }));
    expect(new Set(news.map(({ brandId }) => brandId))).toEqual(new Set([brand.id]));
    socket.close();
  });
});

describe('an API process that is killed while it saves a run', () => {
  it('has saved nothing, and the second try saves each once', async () => {
    const { base, jobId } = await newRun();
    const dying = new ApiClient(otherUrl, product.client.cookieHeader);
    const key = { 'idempotency-key': 'killed' };
    const path = `${base}/save-written-prompts`;
    await expect(dying.post(path, { jobId }, key)).rejects.toThrow();
    const saved = async () => (await product.client.get<object[]>(`${base}/written-prompts`)).body;
    expect(await saved()).toEqual([]);
    const again = await product.client.post(path, { jobId }, key);
    expect(again).toMatchObject({ status: 201, body: { count: 4, alreadySaved: 0 } });
    expect((await product.client.post(path, { jobId }, key)).body).toEqual(again.body);
    expect(await saved()).toHaveLength(4);
  });
});
