import type { JobPrompt } from '#contracts';

interface Reading {
  jobId: string;
  /** What the socket has brought since the request began. */
  live: JobPrompt[];
}

const underWay = new Set<Reading>();

/** Call this with the prompts that the socket brings. */
export function noteLivePrompts(jobId: string, prompts: JobPrompt[]): void {
  for (const reading of underWay) if (reading.jobId === jobId) reading.live.push(...prompts);
}

/**
 * Reads a job's prompts, and completes the response with those that the socket brought in the meantime, which it may
 * lack.
 */
export async function readWithLivePrompts(
  jobId: string,
  read: () => Promise<JobPrompt[]>,
): Promise<JobPrompt[]> {
  const reading: Reading = { jobId, live: [] };
  underWay.add(reading);
  try {
    const prompts = await read();
    return mergePrompts(reading.live, prompts);
  } finally {
    underWay.delete(reading);
  }
}

/** The news may be older than a move of the same prompts to the written list: what was moved stays moved. */
export function withNews(known: JobPrompt[], news: JobPrompt[]): JobPrompt[] {
  const draftIds = new Map(known.map(({ index, draftId }) => [index, draftId]));
  const moved = news.map((prompt) => ({
    ...prompt,
    draftId: prompt.draftId ?? draftIds.get(prompt.index) ?? null,
  }));
  return mergePrompts(known, moved);
}

/** Merges two lists by index; where both have an index, the second list's prompt wins. */
function mergePrompts(first: JobPrompt[], second: JobPrompt[]): JobPrompt[] {
  const byIndex = new Map(first.map((prompt) => [prompt.index, prompt]));
  for (const prompt of second) byIndex.set(prompt.index, prompt);
  return [...byIndex.values()].sort((a, b) => a.index - b.index);
}
