import type { Prompt, PromptToSave, SavedAnswer, SaveWrittenPromptsRequest } from '#contracts';
import { request, RequestError } from '../../../shared/api/request';
import { randomId } from '../../../shared/text/random-id';
import { workspaceOf } from '../../../shared/workspace/workspace';
import { beginSave, dropSave, endSave } from '../../../shared/workspace/workspace-changes';
import type { PendingSave, WorkingPrompt, Workspace } from '../../../shared/workspace/workspace-types';

/** The server remembers a key for 24 hours; later the call could save a second time. */
const KEY_LIFETIME_MS = 23 * 60 * 60 * 1000;

const toSave = (prompt: Prompt): PromptToSave => ({
  question: prompt.question,
  promptType: prompt.promptType,
  productCategory: prompt.productCategory,
  attributeCategory: prompt.attributeCategory,
  attribute: prompt.attribute,
  competitorName: prompt.competitorName,
});

/** Finishes the saves whose end is not known, because the page or the network went away. Returns the number saved. */
export async function settleSaves(brandId: string): Promise<number> {
  let count = 0;
  for (const save of workspaceOf(brandId).get().saves) count += await send(brandId, save);
  return count;
}

/**
 * Saves prompts as one batch, each at most once, whatever fails in between and in whatever tab.
 * Returns the number saved, those of settled saves included.
 */
export async function savePrompts(brandId: string, noun: string, prompts: WorkingPrompt[]): Promise<number> {
  const settled = await settleSaves(brandId);
  const unsaved = unsavedOf(workspaceOf(brandId).get(), prompts);
  if (unsaved.length === 0) return settled;
  const save: PendingSave = { key: randomId(), startedAt: Date.now(), noun, prompts: unsaved };
  await workspaceOf(brandId).change(beginSave(save));
  return settled + (await send(brandId, save));
}

/** Those in the list without a batch, or still in their panel. */
function unsavedOf({ writtenPrompts, taken }: Workspace, prompts: WorkingPrompt[]): WorkingPrompt[] {
  const batches = new Map(writtenPrompts.map((prompt) => [prompt.id, prompt.savedBatchId]));
  const takenOf = new Map(Object.entries(taken).map(([jobId, indexes]) => [jobId, new Set(indexes)]));
  return prompts.filter(({ id, jobId, index }) =>
    batches.has(id) ? batches.get(id) === null : !takenOf.get(jobId)?.has(index),
  );
}

async function send(brandId: string, save: PendingSave): Promise<number> {
  const workspace = workspaceOf(brandId);
  if (Date.now() - save.startedAt > KEY_LIFETIME_MS) {
    await workspace.change(dropSave(save.key));
    return 0;
  }
  const body: SaveWrittenPromptsRequest = { prompts: save.prompts.map(toSave) };
  try {
    const path = `/api/brands/${brandId}/save-written-prompts`;
    const headers = { 'Idempotency-Key': save.key };
    const { count, batchId } = await request<SavedAnswer>('POST', path, body, { headers });
    await workspace.change(endSave(save, batchId));
    return count;
  } catch (error) {
    if (isRefusal(error)) await workspace.change(dropSave(save.key));
    throw error;
  }
}

/** The server looked at the call and wrote nothing, and never will. */
const isRefusal = (error: unknown): boolean =>
  error instanceof RequestError && error.status < 500 && ![401, 408, 429].includes(error.status);
