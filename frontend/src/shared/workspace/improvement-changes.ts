import type { JobPrompt } from '#contracts';
import type { Improvement, WorkingPrompt } from './workspace-types';
import type { WorkspaceChange } from './workspace-changes';

/** Written down before the call is sent, so that a reload in between neither forgets it nor pays for it twice. */
export const beginImprovement =
  (improvement: Improvement): WorkspaceChange =>
  (work) => ({ ...work, improvement });

export const acceptImprovement =
  (key: string, jobId: string): WorkspaceChange =>
  (work) =>
    work.improvement?.key === key ? { ...work, improvement: { ...work.improvement, jobId } } : work;

/** Ends the review, or takes back an improvement that the server refused. The texts stay as they are. */
export const dropImprovement =
  (key: string): WorkspaceChange =>
  (work) =>
    work.improvement?.key === key ? { ...work, improvement: null } : work;

/**
 * Replaces prompts in place by their new texts, each once: what was undone stays undone when a retry brings
 * more. A text that was edited meanwhile is left alone.
 */
export const applyImprovement =
  (jobId: string, improved: readonly JobPrompt[]): WorkspaceChange =>
  (work) => {
    const { improvement } = work;
    if (improvement?.jobId !== jobId) return work;
    const after = { ...improvement.after };
    const changes = new Map<string, { from: string; to: string }>();
    for (const { index, question } of improved) {
      const prompt = improvement.prompts[index];
      if (!prompt || after[index] !== undefined) continue;
      after[index] = question;
      changes.set(prompt.id, { from: prompt.question, to: question });
    }
    const writtenPrompts = work.writtenPrompts.map((prompt) => {
      const change = changes.get(prompt.id);
      return change?.from === prompt.question ? withText(prompt, change.to) : prompt;
    });
    return { ...work, writtenPrompts, improvement: { ...improvement, after } };
  };

/** Gives prompts their text from before the improvement, or the improved one. The indexes are those of the job. */
export const chooseText =
  (key: string, indexes: readonly number[], version: 'before' | 'after'): WorkspaceChange =>
  (work) => {
    const { improvement } = work;
    if (improvement?.key !== key) return work;
    const chosen = new Map(indexes.map((index) => [improvement.prompts[index]?.id, index]));
    const writtenPrompts = work.writtenPrompts.map((prompt) => {
      const index = chosen.get(prompt.id);
      if (index === undefined) return prompt;
      const before = improvement.prompts[index]!;
      if (version === 'after') return withText(prompt, improvement.after[index] ?? prompt.question);
      return { ...prompt, question: before.question, savedBatchId: before.savedBatchId };
    });
    return { ...work, writtenPrompts };
  };

/** Another text has not been saved yet, even if the former one was. */
const withText = (prompt: WorkingPrompt, question: string): WorkingPrompt =>
  prompt.question === question ? prompt : { ...prompt, question, savedBatchId: null };
