import { LIMITS, type JobKind, type JobPrompt } from '#contracts';
import { groupBy } from '../text/group-by';
import type { PendingSave, WorkingPrompt, Workspace } from './workspace-types';

/** Pure changes of a workspace. They may run more than once, in more than one tab. */
export type WorkspaceChange = (work: Workspace) => Workspace;

const changeWritten =
  (change: (prompts: WorkingPrompt[]) => WorkingPrompt[]): WorkspaceChange =>
  (work) => ({ ...work, writtenPrompts: change(work.writtenPrompts) });

/** A job's prompt as the working list holds it. */
export const toWorkingPrompt = (jobId: string, prompt: JobPrompt): WorkingPrompt => ({
  ...prompt,
  id: `${jobId}:${prompt.index}`,
  jobId,
  savedBatchId: null,
});

/** Gives a panel a job. What was taken from the job before stays taken. */
export const showJobIn =
  (kind: JobKind, jobId: string): WorkspaceChange =>
  (work) => ({ ...work, panels: { ...work.panels, [kind]: jobId } });

/** Clears prompts from their panels: they were moved or saved. Only listed jobs can be shown, so only those count. */
const take =
  (prompts: readonly WorkingPrompt[]): WorkspaceChange =>
  (work) => {
    const taken = { ...work.taken };
    for (const [jobId, ofJob] of groupBy(prompts, (prompt) => prompt.jobId))
      taken[jobId] = [...new Set([...(taken[jobId] ?? []), ...ofJob.map((prompt) => prompt.index)])];
    return { ...work, taken: Object.fromEntries(Object.entries(taken).slice(-LIMITS.jobsListed)) };
  };

/** Moves prompts from their panel to the written list. One that is there already stays as it is. */
export const moveToWritten =
  (prompts: readonly WorkingPrompt[]): WorkspaceChange =>
  (work) => {
    const known = new Set(work.writtenPrompts.map((prompt) => prompt.id));
    const added = prompts.filter((prompt) => !known.has(prompt.id));
    return take(prompts)({ ...work, writtenPrompts: [...work.writtenPrompts, ...added] });
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

/** Whether a prompt is in the list without a batch, or still in its panel. */
function unsavedIn({ writtenPrompts, taken }: Workspace): (prompt: WorkingPrompt) => boolean {
  const batches = new Map(writtenPrompts.map((prompt) => [prompt.id, prompt.savedBatchId]));
  const takenOf = new Map(Object.entries(taken).map(([jobId, indexes]) => [jobId, new Set(indexes)]));
  return ({ id, jobId, index }) =>
    batches.has(id) ? batches.get(id) === null : !takenOf.get(jobId)?.has(index);
}

/**
 * Written down before the call is sent, so that a crash in between cannot save twice. What is saved already,
 * or on its way from another tab, is left out.
 */
export const beginSave =
  (save: PendingSave): WorkspaceChange =>
  (work) => {
    const underWay = new Set(work.saves.flatMap(({ prompts }) => prompts.map((prompt) => prompt.id)));
    const isUnsaved = unsavedIn(work);
    const prompts = save.prompts.filter((prompt) => isUnsaved(prompt) && !underWay.has(prompt.id));
    return prompts.length === 0 ? work : { ...work, saves: [...work.saves, { ...save, prompts }] };
  };

/** The save's call was refused: nothing was written. */
export const dropSave =
  (key: string): WorkspaceChange =>
  (work) => ({ ...work, saves: work.saves.filter((save) => save.key !== key) });

/** Marks what was saved. A text that was edited meanwhile is not what was saved. */
export const endSave =
  ({ key, prompts }: PendingSave, batchId: string): WorkspaceChange =>
  (work) => {
    const questions = new Map(prompts.map((prompt) => [prompt.id, prompt.question]));
    const mark = changeWritten((written) =>
      written.map((prompt) =>
        questions.get(prompt.id) === prompt.question ? { ...prompt, savedBatchId: batchId } : prompt,
      ),
    );
    return dropSave(key)(take(prompts)(mark(work)));
  };
