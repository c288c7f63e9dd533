import { withRange, withToggled } from '../../shared/ui/mark-range';

/** Which prompts of the whole export are selected: the named ones, or all but the named ones. */
export interface Selection {
  all: boolean;
  named: ReadonlySet<string>;
}

export const NOTHING: Selection = { all: false, named: new Set() };
export const EVERYTHING: Selection = { all: true, named: new Set() };

export const isSelected = ({ all, named }: Selection, promptId: string): boolean =>
  all !== named.has(promptId);

export const toggled = ({ all, named }: Selection, promptId: string): Selection => ({
  all,
  named: withToggled(named, promptId),
});

/**
 * The selection with all rows between two selected or not, as the first of them is. What is named on other pages stays.
 *
 * @param order the ids of the rows as they are shown
 * @returns null when one of the two is not shown
 */
export function ranged(
  selection: Selection,
  order: readonly string[],
  from: string,
  to: string,
): Selection | null {
  const named = withRange(selection.named, order, from, to);
  return named && { ...selection, named };
}

/** The selection with all of these rows, or, where all of them are selected, with none. */
export function toggledTogether(selection: Selection, ids: readonly string[]): Selection {
  const goesIn = !ids.every((id) => isSelected(selection, id));
  const named = new Set(selection.named);
  for (const id of ids) {
    if (goesIn === selection.all) named.delete(id);
    else named.add(id);
  }
  return { ...selection, named };
}

/**
 * The selection without prompts that somebody has deleted.
 *
 * @param before ids of the prompts that a page of the export showed
 * @param now ids that the same page shows now
 */
export function withoutDeleted(
  selection: Selection,
  before: readonly string[],
  now: readonly string[],
): Selection {
  const present = new Set(now);
  const gone = new Set(before.filter((id) => selection.named.has(id) && !present.has(id)));
  if (gone.size === 0) return selection;
  return { ...selection, named: new Set([...selection.named].filter((id) => !gone.has(id))) };
}

/** @param total prompts of the whole export */
export const countSelected = ({ all, named }: Selection, total: number): number =>
  all ? Math.max(0, total - named.size) : named.size;

/** The selection as the API's parameters; none where all are selected. */
export const requestOf = ({ all, named }: Selection): { promptIds?: string[]; exceptPromptIds?: string[] } =>
  named.size > 0 ? { [all ? 'exceptPromptIds' : 'promptIds']: [...named] } : {};
