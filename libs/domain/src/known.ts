/**
 * The item at an index where one is known to exist.
 *
 * @param place from 0; a negative one counts from the end
 * @throws RangeError when there is no item
 */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place < 0 ? list.length + place : place];
  if (item === undefined) throw new RangeError(`There is nothing at ${place} of ${list.length}.`);
  return item;
}

/** The value of a key that is known to exist. @throws RangeError when it does not */
export function getOrThrow<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new RangeError(`There is nothing for the key ${String(key)}.`);
  return value;
}
