import { type BlacklistRules, brokenRule, partsOf } from '#domain';
import { DELETED_BY_NOW, FORBIDDEN_BY_NOW, type JobItem } from '#database';

/** A brand's data of now, as far as they rule out what was planned before. */
interface OfNow {
  rules: BlacklistRules;
  /** Ids that the brand does not have any more. */
  deletedIds: ReadonlySet<string>;
}

/** Why the model is not asked for an item that was planned from data of before; null when it is. */
export function reasonToLeaveOut(item: JobItem, { rules, deletedIds }: OfNow): string | null {
  if (!('combination' in item)) return null;
  const gone = partsOf(item.combination).filter(({ id }) => deletedIds.has(id));
  if (gone.length > 0) return `${DELETED_BY_NOW}${gone.map(({ name }) => `‘${name}’`).join(' and ')}.`;
  const broken = brokenRule(rules, item.combination);
  return broken && `${FORBIDDEN_BY_NOW}‘${broken.sides[0]}’ never with ‘${broken.sides[1]}’.`;
}
