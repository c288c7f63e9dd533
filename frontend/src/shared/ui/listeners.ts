/** Hears of changes in what lives outside React: `subscribe` is for `useSyncExternalStore`, `tell` for whoever makes a change. */
export function newListeners() {
  const listeners = new Set<() => void>();
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
