import { type ExactRequest, generatorOf } from './index.js';

/**
 * What a request still lacks: the messages with which its call would be refused, in the order of its fields. Empty if
 * it would be accepted.
 */
export function missingOf({ kind, ...body }: ExactRequest): string[] {
  const { fields, refuse } = generatorOf(kind);
  const held: Readonly<Record<string, unknown>> = body;
  const tooFew = Object.entries(fields).flatMap(([name, field]) => {
    if (field.holds !== 'ids' || !field.message) return [];
    const ids = held[name];
    return Array.isArray(ids) && ids.length >= (field.min ?? 0) ? [] : [field.message];
  });
  return [...tooFew, refuse?.(body) ?? []].flat();
}
