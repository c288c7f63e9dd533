import type { ExportVersion } from '#contracts';

/** A partial export cannot be compared: a prompt that it leaves out was not removed. */
export const isFull = ({ selected, leftOut }: Pick<ExportVersion, 'selected' | 'leftOut'>): boolean =>
  selected === null && leftOut === null;

type Comparable = Pick<ExportVersion, 'id' | 'selected' | 'leftOut'>;

export interface Chosen {
  from?: string;
  to?: string;
}

/**
 * Which versions can be compared, of a list with the newest first. Without a choice, and where the chosen ones do not
 * fit, the newest is compared with the oldest.
 *
 * @returns null where there are no two that can be compared
 */
export function comparison<Version extends Comparable>(versions: readonly Version[], chosen: Chosen) {
  const full = versions.filter(isFull);
  /** All that have an earlier one. */
  const later = full.slice(0, -1);
  const to = later.find(({ id }) => id === chosen.to) ?? later[0];
  if (!to) return null;
  const earlier = full.slice(full.indexOf(to) + 1);
  const from = earlier.find(({ id }) => id === chosen.from) ?? earlier.at(-1);
  return from ? { later, earlier, to, from } : null;
}
