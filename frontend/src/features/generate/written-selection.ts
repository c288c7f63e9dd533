import { useSyncExternalStore } from 'react';

/** The ticked prompts of each brand's written list, in this tab only. The result panels clear them, too. */
const NONE: ReadonlySet<string> = new Set();
const selections = new Map<string, ReadonlySet<string>>();
const listeners = new Set<() => void>();

export function selectWritten(brandId: string, ids: ReadonlySet<string>): void {
  selections.set(brandId, ids);
  listeners.forEach((listener) => listener());
}

export const clearSelection = (brandId: string): void => selectWritten(brandId, NONE);

export function toggleWritten(brandId: string, id: string): void {
  const next = new Set(selections.get(brandId));
  if (!next.delete(id)) next.add(id);
  selectWritten(brandId, next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWrittenSelection = (brandId: string): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, () => selections.get(brandId) ?? NONE);
