import { LIMITS, type SavedAnswer, type SaveWrittenPromptsRequest } from '#contracts';
import { request } from '../../../shared/api/request';
import { randomId } from '../../../shared/text/random-id';
import { workspaceOf } from '../../../shared/workspace/workspace';
import { beginSave, dropSave, endSave } from '../../../shared/workspace/workspace-changes';
import type { PendingSave, WorkingPrompt } from '../../../shared/workspace/workspace-types';
import { isRefusal, KEY_LIFETIME_MS, promptBody } from './prompt-body';

/**
 * Saves prompts as one batch (more than one call may hold: as several), each at most once, whatever fails in between and in whatever tab. Saves that the
 * page or the network broke off are finished first. Returns the number saved.
 */
export async function savePrompts(brandId: string, noun: string, prompts: WorkingPrompt[]): Promise<number> {
  const finished = await finishSaves(brandId);
  for (let from = 0; from < prompts.length; from += LIMITS.promptsPerRun) {
    const part = prompts.slice(from, from + LIMITS.promptsPerRun);
    const save = { key: randomId(), startedAt: Date.now(), noun, prompts: part };
    await workspaceOf(brandId).change(beginSave(save));
  }
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
  const body: SaveWrittenPromptsRequest = { prompts: save.prompts.map(promptBody) };
  try {
    const path = `/api/brands/${brandId}/save-written-prompts`;
    const headers = { 'Idempotency-Key': save.key };
    const { count, batchId } = await request<SavedAnswer>('POST', path, body, { headers });
    await workspace.change(endSave(save, batchId ?? ''));
    return count;
  } catch (error) {
    if (isRefusal(error)) await workspace.change(dropSave(save.key));
    throw error;
  }
}
