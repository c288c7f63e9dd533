/** Only the fields that a form changed, so that what others changed in the meantime stays. */
export const changesOf = <Body extends object>(now: Body, before: Body): Partial<Body> => {
  const known = new Map(Object.entries(before).map(([field, value]) => [field, JSON.stringify(value)]));
  const changed = Object.entries(now).filter(([field, value]) => known.get(field) !== JSON.stringify(value));
  return Object.fromEntries(changed) as Partial<Body>;
};
