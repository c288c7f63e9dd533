const fieldOf = (thrown: unknown, name: 'code' | 'message'): string => {
  const holds = typeof thrown === 'object' && thrown !== null;
  const field: unknown = holds && name in thrown ? Reflect.get(thrown, name) : undefined;
  return typeof field === 'string' ? field : '';
};

/** By which the system or a library names what was thrown, such as `ECONNREFUSED` or PostgreSQL's `23505`; '' for none. */
export const codeOf = (thrown: unknown): string => fieldOf(thrown, 'code');

/** What was thrown, in its own words; anything may be thrown. */
export const messageOf = (thrown: unknown): string => fieldOf(thrown, 'message') || String(thrown);
