/**
 * The keys of an object that has no other keys than those of its type. `Object.keys` returns them only as `string[]`.
 */
export const keysOf = <Key extends string>(object: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(object) as Key[];

/** As `keysOf`, with the values. Keys without a value are left out. */
export const entriesOf = <Key extends string, Value>(
  object: Readonly<Partial<Record<Key, Value>>>,
): [Key, Value][] =>
  keysOf(object).flatMap((key): [Key, Value][] => {
    const value = object[key];
    return value === undefined ? [] : [[key, value]];
  });

/** An object with a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
