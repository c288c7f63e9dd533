import type { JobPrompt } from '#contracts';

/**
 * Prompts that the socket brought and no REST response has contained yet, by job and index. A response to a request
 * that was already under way when they arrived may lack them, so it is completed from here.
 */
const live = new Map<string, Map<number, JobPrompt>>();

export function rememberLivePrompts(jobId: string, prompts: JobPrompt[]): void {
  const known = live.get(jobId) ?? new Map<number, JobPrompt>();
  for (const prompt of prompts) known.set(prompt.index, prompt);
  live.set(jobId, known);
}

export function completeWithLivePrompts(jobId: string, prompts: JobPrompt[]): JobPrompt[] {
  const known = live.get(jobId);
  if (!known) return prompts;
  for (const { index } of prompts) known.delete(index);
  if (known.size === 0) live.delete(jobId);
  return mergePrompts([...known.values()], prompts);
}

/** Merges two lists by index; where both have an index, the second list's prompt wins. */
export function mergePrompts(first: JobPrompt[], second: JobPrompt[]): JobPrompt[] {
  const byIndex = new Map(first.map((prompt) => [prompt.index, prompt]));
  for (const prompt of second) byIndex.set(prompt.index, prompt);
  return [...byIndex.values()].sort((a, b) => a.index - b.index);
}
