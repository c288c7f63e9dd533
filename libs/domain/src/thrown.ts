const fieldOf = (thrown: unknown, name: 'code' | 'message'): string => {
  const holds = typeof thrown === 'object' && thrown !== null;
  const field: unknown = holds && name in thrown ? Reflect.get(thrown, name) : undefined;
  return typeof field === 'string' ? field : '';
};

/**
 * The code of what was thrown, from the system or a library, such as `ECONNREFUSED` or PostgreSQL's `23505`; '' for
 * none.
 */
export const codeOf = (thrown: unknown): string => fieldOf(thrown, 'code');

/**
 * The message of what was thrown, which may be anything. Several in one, such as a server that refuses at each of its
 * addresses, have none of their own: then theirs.
 */
export const messageOf = (thrown: unknown): string =>
  fieldOf(thrown, 'message') ||
  (thrown instanceof AggregateError && thrown.errors.map(messageOf).join(', ')) ||
  String(thrown);
