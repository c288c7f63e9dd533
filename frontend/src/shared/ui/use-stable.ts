import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the previous object while the new one has equal content, so that effects and memos do not run on every
 * render.
 */
export function useStable<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ text, value });
  if (kept.text !== text) setKept({ text, value });
  return kept.text === text ? kept.value : value;
}

/** A stable function that calls the latest callback: passing it on causes no re-render. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
