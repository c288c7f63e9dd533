import { useSyncExternalStore } from 'react';
import { newListeners } from './listeners';

/** How this browser shows lists of prompts. */
interface ListView {
  /** As high as the window allows, instead of the usual height. */
  isTall: boolean;
  /** One line per prompt. */
  isCompact: boolean;
}

const STORAGE_KEY = 'promptloom.lists';
const { notify, subscribe } = newListeners();
let view = readView();

function readView(): ListView {
  const stored = (localStorage.getItem(STORAGE_KEY) ?? '').split(' ');
  return { isTall: stored.includes('tall'), isCompact: stored.includes('compact') };
}

export function setListView(change: Partial<ListView>): void {
  view = { ...view, ...change };
  localStorage.setItem(
    STORAGE_KEY,
    [view.isTall && 'tall', view.isCompact && 'compact'].filter(Boolean).join(' '),
  );
  notify();
}

export const useListView = (): ListView => useSyncExternalStore(subscribe, () => view);

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

export const useWindowHeight = (): number => useSyncExternalStore(onResize, () => window.innerHeight);
