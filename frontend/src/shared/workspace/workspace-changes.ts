import type { JobKind, JobPrompt } from '#contracts';
import type { Workspace, WorkingPrompt } from './workspace-types';

/** Pure changes of a workspace. They may run more than once, in more than one tab. */
export type WorkspaceChange = (work: Workspace) => Workspace;

const changeWritten =
  (change: (prompts: WorkingPrompt[]) => WorkingPrompt[]): WorkspaceChange =>
  (work) => ({ ...work, writtenPrompts: change(work.writtenPrompts) });

/** Gives a panel a job, with all of its prompts. A job that it has already keeps what was taken from it. */
export const showJobIn =
  (kind: JobKind, jobId: string): WorkspaceChange =>
  (work) =>
    work.panels[kind]?.jobId === jobId
      ? work
      : { ...work, panels: { ...work.panels, [kind]: { jobId, takenIndexes: [] } } };

/** Clears prompts from their panel: they were moved or saved. */
export const takeFromPanel =
  (kind: JobKind, jobId: string, prompts: JobPrompt[]): WorkspaceChange =>
  (work) => {
    const panel = work.panels[kind];
    if (panel?.jobId !== jobId) return work;
    const takenIndexes = [...new Set([...panel.takenIndexes, ...prompts.map((prompt) => prompt.index)])];
    return { ...work, panels: { ...work.panels, [kind]: { jobId, takenIndexes } } };
  };

/** Moves prompts from their panel to the written list. One that is there already stays as it is. */
export const moveToWritten =
  (kind: JobKind, jobId: string, prompts: JobPrompt[]): WorkspaceChange =>
  (work) => {
    const known = new Set(work.writtenPrompts.map((prompt) => prompt.id));
    const added = prompts
      .map(({ index, ...prompt }) => ({ ...prompt, id: `${jobId}:${index}`, savedBatchId: null }))
      .filter((prompt) => !known.has(prompt.id));
    const moved = { ...work, writtenPrompts: [...work.writtenPrompts, ...added] };
    return takeFromPanel(kind, jobId, prompts)(moved);
  };

/** An edited text has not been saved yet, even if the former one was. */
export const editWritten = (id: string, question: string): WorkspaceChange =>
  changeWritten((prompts) =>
    prompts.map((prompt) =>
      prompt.id === id && prompt.question !== question ? { ...prompt, question, savedBatchId: null } : prompt,
    ),
  );

export const deleteWritten = (ids: ReadonlySet<string>): WorkspaceChange =>
  changeWritten((prompts) => prompts.filter((prompt) => !ids.has(prompt.id)));

/** Marks what was saved. A text that was edited in another tab meanwhile is not what was saved. */
export function markSaved(saved: WorkingPrompt[], batchId: string): WorkspaceChange {
  const questions = new Map(saved.map((prompt) => [prompt.id, prompt.question]));
  return changeWritten((prompts) =>
    prompts.map((prompt) =>
      questions.get(prompt.id) === prompt.question ? { ...prompt, savedBatchId: batchId } : prompt,
    ),
  );
}
