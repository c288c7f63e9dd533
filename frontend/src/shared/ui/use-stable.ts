import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The same object as long as it says the same: one that each drawing makes anew would be looked at anew each time. */
export function useStable<Value extends object>(value: Value): Value {
  const text = JSON.stringify(value);
  const [kept, setKept] = useState({ text, value });
  if (kept.text !== text) setKept({ text, value });
  return kept.text === text ? kept.value : value;
}

/** The same function for ever, which does what the latest one does: handing it on draws nothing again. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
