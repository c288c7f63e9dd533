import type { JobKind, JobPrompt, Prompt } from '#contracts';
import { useMemo, useSyncExternalStore } from 'react';
import { SharedValue } from '../storage/shared-value';

/** A prompt of the working list. The id says where it came from, so moving the same one twice adds it once. */
export interface WorkingPrompt extends Prompt {
  id: string;
  /** The batch that holds it once it is saved; null while it is not. */
  savedBatchId: string | null;
}

/** What a result panel shows: a job, less the prompts that were moved to the working list or saved. */
export interface PanelState {
  jobId: string;
  takenIndexes: number[];
}

/** The unsaved work of one brand. It outlives the page and is shared by the tabs of this browser. */
export interface Workspace {
  panels: Partial<Record<JobKind, PanelState>>;
  writtenPrompts: WorkingPrompt[];
}

const EMPTY: Workspace = { panels: {}, writtenPrompts: [] };
const workspaces = new Map<string, SharedValue<Workspace>>();

export function workspaceOf(brandId: string): SharedValue<Workspace> {
  let workspace = workspaces.get(brandId);
  if (!workspace) {
    workspace = new SharedValue<Workspace>(`workspace:${brandId}`, EMPTY);
    workspaces.set(brandId, workspace);
  }
  return workspace;
}

export function useWorkspace(brandId: string) {
  const shared = workspaceOf(brandId);
  const workspace = useSyncExternalStore(shared.subscribe, shared.get);
  const loaded = useSyncExternalStore(shared.subscribe, shared.isLoaded);
  const actions = useMemo(() => workspaceActions(shared), [shared]);
  return { workspace, loaded, ...actions };
}

function workspaceActions(shared: SharedValue<Workspace>) {
  const changeWritten = (change: (prompts: WorkingPrompt[]) => WorkingPrompt[]) =>
    shared.change((work) => ({ ...work, writtenPrompts: change(work.writtenPrompts) }));

  return {
    showJob: (kind: JobKind, jobId: string) =>
      shared.change((work) => ({ ...work, panels: { ...work.panels, [kind]: { jobId, takenIndexes: [] } } })),
    takeFromPanel: (kind: JobKind, jobId: string, prompts: JobPrompt[]) =>
      shared.change((work) => withoutTaken(work, kind, jobId, prompts)),
    moveToWritten: (kind: JobKind, jobId: string, prompts: JobPrompt[]) =>
      shared.change((work) => withoutTaken(withWritten(work, jobId, prompts), kind, jobId, prompts)),
    editWritten: (id: string, question: string) =>
      changeWritten((prompts) =>
        // An edited text has not been saved yet, even if the former one was.
        prompts.map((prompt) => (prompt.id === id ? { ...prompt, question, savedBatchId: null } : prompt)),
      ),
    deleteWritten: (ids: ReadonlySet<string>) =>
      changeWritten((prompts) => prompts.filter((prompt) => !ids.has(prompt.id))),
    markSaved: (saved: WorkingPrompt[], batchId: string) => {
      const questions = new Map(saved.map((prompt) => [prompt.id, prompt.question]));
      return changeWritten((prompts) =>
        prompts.map((prompt) =>
          // Text that was edited in another tab meanwhile is not what was saved.
          questions.get(prompt.id) === prompt.question ? { ...prompt, savedBatchId: batchId } : prompt,
        ),
      );
    },
  };
}

function withoutTaken(work: Workspace, kind: JobKind, jobId: string, prompts: JobPrompt[]): Workspace {
  const panel = work.panels[kind];
  if (panel?.jobId !== jobId) return work;
  const takenIndexes = [...new Set([...panel.takenIndexes, ...prompts.map((prompt) => prompt.index)])];
  return { ...work, panels: { ...work.panels, [kind]: { jobId, takenIndexes } } };
}

function withWritten(work: Workspace, jobId: string, prompts: JobPrompt[]): Workspace {
  const known = new Set(work.writtenPrompts.map((prompt) => prompt.id));
  const added = prompts
    .map(({ index, ...prompt }) => ({ ...prompt, id: `${jobId}:${index}`, savedBatchId: null }))
    .filter((prompt) => !known.has(prompt.id));
  return { ...work, writtenPrompts: [...work.writtenPrompts, ...added] };
}
