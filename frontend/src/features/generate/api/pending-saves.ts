import type { Prompt, PromptToSave, SavedAnswer, SaveWrittenPromptsRequest } from '#contracts';
import { request, RequestError } from '../../../shared/api/request';
import { randomId } from '../../../shared/text/random-id';
import { workspaceOf } from '../../../shared/workspace/workspace';
import { beginSave, dropSave, endSave } from '../../../shared/workspace/workspace-changes';
import type { PendingSave, WorkingPrompt } from '../../../shared/workspace/workspace-types';

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

/**
 * Saves prompts as one batch, each at most once, whatever fails in between and in whatever tab. Saves that the
 * page or the network broke off are finished first. Returns the number saved.
 */
export async function savePrompts(brandId: string, noun: string, prompts: WorkingPrompt[]): Promise<number> {
  const finished = await finishSaves(brandId);
  await workspaceOf(brandId).change(beginSave({ key: randomId(), startedAt: Date.now(), noun, prompts }));
  // Besides ours there may be one that another tab has just begun. Sent twice, it is still made once.
  return finished + (await finishSaves(brandId));
}

async function finishSaves(brandId: string): Promise<number> {
  let count = 0;
  for (const save of workspaceOf(brandId).get().saves) count += await send(brandId, save);
  return count;
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
