/**
 * A function that keeps its results by their key, for what is asked for the same few keys thousands of times. At the
 * limit it forgets them all, so that it never holds more.
 *
 * @param make makes a value from the key, and from what belongs to the key; `undefined` is not kept
 */
export function memoized<Value, Rest extends unknown[] = []>(
  limit: number,
  make: (key: string, ...rest: Rest) => Value,
): (key: string, ...rest: Rest) => Value {
  const kept = new Map<string, Value>();
  return (key, ...rest) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make(key, ...rest);
    if (kept.size >= limit) kept.clear();
    kept.set(key, value);
    return value;
  };
}
