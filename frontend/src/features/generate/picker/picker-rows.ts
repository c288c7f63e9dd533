import { searchFor } from '#domain';

export interface Option {
  id: string;
  name: string;
}

/** Options under one name; a picker shows them together. */
export interface OptionGroup extends Option {
  options: Option[];
}

export interface GroupRow {
  key: string;
  group: OptionGroup;
  /** Its options that match what is searched for. */
  matches: Option[];
  isOpen: boolean;
}

interface OptionRow {
  key: string;
  option: Option;
}

export type PickerRow = GroupRow | OptionRow;

/** The options that match a search, by their own name or their group's. */
const matchesOf = ({ name, options }: OptionGroup, isFound: (text: string) => boolean): Option[] =>
  isFound(name) ? options : options.filter((option) => isFound(`${name} ${option.name}`));

/**
 * Which groups a picker shows.
 *
 * @param open whether a group is unfolded; during a search, every group with a match is
 */
export function pickerGroups(
  groups: readonly OptionGroup[],
  search: string,
  open: (groupId: string) => boolean,
): GroupRow[] {
  const isFound = searchFor(search);
  // Only a blank search finds a blank text.
  const isSearch = !isFound('');
  return groups
    .map((group) => ({
      key: group.id,
      group,
      matches: matchesOf(group, isFound),
      isOpen: isSearch || open(group.id),
    }))
    .filter(({ matches }) => !isSearch || matches.length > 0);
}

/** The rows of the list: each group, followed by its matching options if it is unfolded. */
export const pickerRows = (groups: readonly GroupRow[]): PickerRow[] =>
  groups.flatMap((row) => [
    row,
    ...(row.isOpen ? row.matches.map((option): OptionRow => ({ key: option.id, option })) : []),
  ]);

/**
 * The row that a key moves to; undefined for other keys.
 *
 * @param from the focused row, if any
 */
export function rowAfterKey(
  rows: readonly PickerRow[],
  from: string | undefined,
  key: string,
): string | undefined {
  const place = rows.findIndex((row) => row.key === from);
  const to = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: rows.length - 1 }[key];
  return to === undefined ? undefined : rows[to]?.key;
}
