import { fold } from '#domain';

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

export interface OptionRow {
  key: string;
  option: Option;
}

export type PickerRow = GroupRow | OptionRow;

const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean);

/** The options that match all words of a search, by their own name or their group's. */
function matchesOf({ name, options }: OptionGroup, words: readonly string[]): Option[] {
  const ownName = fold(name);
  const missing = words.filter((word) => !ownName.includes(word));
  if (missing.length === 0) return options;
  return options.filter((option) => {
    const optionName = fold(option.name);
    return missing.every((word) => optionName.includes(word));
  });
}

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
  const words = wordsOf(search);
  const isSearch = words.length > 0;
  return groups
    .map((group) => ({
      key: group.id,
      group,
      matches: matchesOf(group, words),
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
