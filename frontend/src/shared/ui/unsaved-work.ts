import { useEffect, useSyncExternalStore } from 'react';
import { newListeners } from './listeners';

/** What was typed and is not saved, as whoever would lose it is told. */
const unsaved = new Map<object, string>();
/** Lists in which something is marked. */
const marked = new Set<object>();
const { tell, subscribe } = newListeners();

/** What would be lost by leaving the page, in a sentence; undefined: nothing. */
export const unsavedWork = (): string | undefined => [...unsaved.values()].at(-1);

/** For a logout: whoever typed it has been asked, and marks are let go. */
export function giveUpUnsavedWork(): void {
  unsaved.clear();
  marked.clear();
  tell();
}

/**
 * Says that something on the page is not saved. Who leaves the screen, the tab or the product is asked first, and a
 * session that ends keeps the page for the next sign-in.
 */
export function useUnsavedWork(isUnsaved: boolean, what: string): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const key = {};
    unsaved.set(key, what);
    tell();
    return () => {
      unsaved.delete(key);
      tell();
    };
  }, [isUnsaved, what]);
}

/** Says that rows are marked: a session that ends keeps them for the next sign-in. Nobody is asked for them. */
export function useKeptMarks(areMarked: boolean): void {
  useEffect(() => {
    if (!areMarked) return;
    const key = {};
    marked.add(key);
    return () => void marked.delete(key);
  }, [areMarked]);
}

/** What a page would lose if its session ended now, as the gate says it; undefined: nothing. */
export function keptForSignIn(): string | undefined {
  if (unsaved.size > 0) return 'What you typed is kept.';
  return marked.size > 0 ? 'What you selected is kept.' : undefined;
}

export const useWhatIsUnsaved = (): string | undefined => useSyncExternalStore(subscribe, unsavedWork);
