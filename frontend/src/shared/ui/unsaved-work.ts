import { useEffect, useSyncExternalStore } from 'react';
import { newListeners } from './listeners';

/** A sentence about each unsaved input, shown to the user who would lose it. */
const unsaved = new Map<object, string>();
/** One key for each list with marked rows. */
const marked = new Set<object>();
const { notify, subscribe } = newListeners();

/** A sentence about what leaving the page would lose; undefined: nothing. */
export const unsavedWork = (): string | undefined => [...unsaved.values()].at(-1);

/** For a logout: the user has confirmed that the input is discarded, and marks are discarded without a question. */
export function giveUpUnsavedWork(): void {
  unsaved.clear();
  marked.clear();
  notify();
}

/**
 * Declares that something on the page is not saved. The user is asked before leaving the screen, the tab or the
 * product, and when the session ends the page is kept for the next sign-in.
 */
export function useUnsavedWork(isUnsaved: boolean, what: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const key = {};
    unsaved.set(key, what);
    notify();
    return () => {
      unsaved.delete(key);
      notify();
    };
  }, [isUnsaved, what]);
}

/**
 * Declares that rows are marked: when the session ends they are kept for the next sign-in. Leaving asks no question.
 */
export function useKeptMarks(areMarked: boolean): void {
  useEffect(() => {
    if (!areMarked) return;
    const key = {};
    marked.add(key);
    return () => void marked.delete(key);
  }, [areMarked]);
}

/** The gate's sentence about what the page keeps for the next sign-in; undefined: nothing. */
export function keptForSignIn(): string | undefined {
  if (unsaved.size > 0) return 'What you typed is kept.';
  return marked.size > 0 ? 'What you selected is kept.' : undefined;
}

export const useWhatIsUnsaved = (): string | undefined => useSyncExternalStore(subscribe, unsavedWork);
