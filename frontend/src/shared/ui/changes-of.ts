/** A list as a form changed it, made from what others have made of it in the meantime. */
export function withListChanges(
  now: readonly string[],
  before: readonly string[],
  stored: readonly string[],
): string[] {
  const kept = stored.filter((entry) => now.includes(entry) || !before.includes(entry));
  return [...new Set([...kept, ...now.filter((entry) => !before.includes(entry))])];
}

/** Only the fields that a form changed, so that what others changed in the meantime stays. */
export const changesOf = <Body extends object>(now: Body, before: Body): Partial<Body> => {
  const known = new Map(Object.entries(before).map(([field, value]) => [field, JSON.stringify(value)]));
  const changed = Object.entries(now).filter(([field, value]) => known.get(field) !== JSON.stringify(value));
  return Object.fromEntries(changed) as Partial<Body>;
};
