import { useEffect, useState } from 'react';

/** A value once it has not changed for a time, in milliseconds; the one before until then. */
export function useDebouncedValue<T>(value: T, time: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return rested;
}
