import { useSyncExternalStore } from 'react';
import { newListeners } from '../ui/listeners';

/** The mark that somebody is signed in, so that a reload need not ask. The session itself is the server's cookie. */
const KEY = 'authenticated';
const VALUE = 'authenticated';
const { tell, subscribe: subscribeHere } = newListeners();

export const isSignedIn = () => localStorage.getItem(KEY) === VALUE;

export function rememberSignIn(): void {
  localStorage.setItem(KEY, VALUE);
  tell();
}

/** Called by Logout, and by any call that the server answers with 401. */
export function forgetSignIn(): void {
  localStorage.removeItem(KEY);
  tell();
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
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
