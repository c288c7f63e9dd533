import { useSyncExternalStore } from 'react';
import { newListeners } from '../ui/listeners';

/**
 * Marks that somebody is signed in, so that a reload need not ask the server. The session itself is the server's
 * cookie.
 */
const KEY = 'authenticated';
const VALUE = 'authenticated';
const { notify, subscribe: subscribeHere } = newListeners();

export const isSignedIn = () => localStorage.getItem(KEY) === VALUE;

let signIns = 0;

/** How many times somebody has signed in since the page was loaded, here or in another tab. Only compared. */
export const countSignIns = () => signIns;

export function rememberSignIn(): void {
  signIns++;
  localStorage.setItem(KEY, VALUE);
  notify();
}

/** Called by Logout, and by any call of the current session that the server answers with 401. */
export function forgetSignIn(): void {
  localStorage.removeItem(KEY);
  notify();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue === VALUE) signIns++;
    if (event.key === KEY || event.key === null) listener();
  };
  const unsubscribe = subscribeHere(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

export const useSignedIn = (): boolean => useSyncExternalStore(subscribe, isSignedIn);
