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

/** The groups with what matches all words of a search, in their own names or in their group's. */
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
 * @param open tells whether a group is unfolded; while something is searched for, every group with a match is
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

/** One below the other: each group, and its matching options where it is unfolded. */
export const pickerRows = (groups: readonly GroupRow[]): PickerRow[] =>
  groups.flatMap((row) => [
    row,
    ...(row.isOpen ? row.matches.map((option): OptionRow => ({ key: option.id, option })) : []),
  ]);

/**
 * The row that a key leads to; undefined where the key means nothing here.
 *
 * @param from the row that has the focus, if one of them has
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
