import { useMemo, useSyncExternalStore } from 'react';
import { SharedValue } from '../storage/shared-value';
import * as changes from './workspace-changes';
import type { Workspace } from './workspace-types';

const EMPTY: Workspace = { panels: {}, taken: {}, writtenPrompts: [], saves: [], improvement: null };
const workspaces = new Map<string, SharedValue<Workspace>>();

export function workspaceOf(brandId: string): SharedValue<Workspace> {
  let workspace = workspaces.get(brandId);
  if (!workspace) {
    workspace = new SharedValue<Workspace>(`workspace:${brandId}`, EMPTY);
    workspaces.set(brandId, workspace);
  }
  return workspace;
}

/** Deletes what this browser holds of a brand that is gone. */
export async function forgetWorkspace(brandId: string): Promise<void> {
  await workspaceOf(brandId).remove();
  workspaces.delete(brandId);
}

export function useWorkspace(brandId: string) {
  const shared = workspaceOf(brandId);
  const workspace = useSyncExternalStore(shared.subscribe, shared.get);
  const loaded = useSyncExternalStore(shared.subscribe, shared.isLoaded);
  const actions = useMemo(
    () => ({
      moveToWritten: (...args: Parameters<typeof changes.moveToWritten>) =>
        shared.change(changes.moveToWritten(...args)),
      editWritten: (...args: Parameters<typeof changes.editWritten>) =>
        shared.change(changes.editWritten(...args)),
      deleteWritten: (...args: Parameters<typeof changes.deleteWritten>) =>
        shared.change(changes.deleteWritten(...args)),
    }),
    [shared],
  );
  return { workspace, loaded, ...actions };
}
