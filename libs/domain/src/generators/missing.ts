import { type ExactRequest, generatorOf } from './index.js';

/**
 * What a request has to hold and does not: the texts by which its call would be refused, in the order of its fields.
 * None where it could be made.
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
