import type { JobKind, Prompt } from '#contracts';
import { useMemo, useSyncExternalStore } from 'react';
import { SharedValue } from '../storage/shared-value';
import * as changes from './workspace-changes';

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

type Actions = {
  [Name in keyof typeof changes]: (...args: Parameters<(typeof changes)[Name]>) => Promise<void>;
};

export function useWorkspace(brandId: string): { workspace: Workspace; loaded: boolean } & Actions {
  const shared = workspaceOf(brandId);
  const workspace = useSyncExternalStore(shared.subscribe, shared.get);
  const loaded = useSyncExternalStore(shared.subscribe, shared.isLoaded);
  const actions = useMemo<Actions>(
    () => ({
      showJobIn: (...args) => shared.change(changes.showJobIn(...args)),
      takeFromPanel: (...args) => shared.change(changes.takeFromPanel(...args)),
      moveToWritten: (...args) => shared.change(changes.moveToWritten(...args)),
      editWritten: (...args) => shared.change(changes.editWritten(...args)),
      deleteWritten: (...args) => shared.change(changes.deleteWritten(...args)),
      markSaved: (...args) => shared.change(changes.markSaved(...args)),
    }),
    [shared],
  );
  return { workspace, loaded, ...actions };
}
