import { useEffect, useState } from 'react';

/** Longer than it takes to tick one box after another. */
export const TICKING_MS = 400;

/** The value once it has not changed for `time` milliseconds; until then the previous one. */
export function useDebouncedValue<T>(value: T, time: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return debounced;
}
