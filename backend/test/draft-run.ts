import type { Draft, GenerationAnswer, Job, WrittenPrompt } from '#contracts';
import { newManualRun, type SharedProduct } from '#testing';

/** A brand with a finished run of 2 × 2 × 2 prompts. */
export async function newDraftRun({ client }: SharedProduct) {
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
