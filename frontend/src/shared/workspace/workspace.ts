import { useMemo, useSyncExternalStore } from 'react';
import { SharedValue } from '../storage/shared-value';
import * as changes from './workspace-changes';
import type { Workspace } from './workspace-types';

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
