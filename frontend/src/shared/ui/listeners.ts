/** Listeners of a store outside React: `subscribe` is for `useSyncExternalStore`; call `notify` after each change. */
export function newListeners() {
  const listeners = new Set<() => void>();
  return {
    notify: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
