import { fold, searchInFolded, searchRank } from '#domain';

const PALETTE_GROUPS = [
  'Screens',
  'Actions',
  'Brands',
  'Attributes',
  'Competitors',
  'Rules',
  'Runs',
  'Written list',
  'Saved prompts',
] as const;
type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** A destination of the palette. */
export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  label: string;
  /** Further words by which it is found, shown next to the label. */
  hint?: string;
  /** The URL that it opens. */
  to: string;
}

/** An entry with its folded search texts. */
interface FoldedEntry {
  entry: PaletteEntry;
  label: string;
  all: string;
}

/** The number of results per group: more typing finds the others. */
const SHOWN = 6;

export const folded = (entries: readonly PaletteEntry[]): FoldedEntry[] =>
  entries.map((entry) => {
    const label = fold(entry.label);
    return { entry, label, all: `${label} ${fold(entry.hint ?? '')}` };
  });

/**
 * The entries that contain all words of a text, group by group, the best first. Without a text, only the most used
 * groups.
 */
export function paletteResults(entries: readonly FoldedEntry[], typed: string): PaletteEntry[] {
  const text = fold(typed).trim();
  const isFound = searchInFolded(text);
  const rankOf = searchRank(text);
  const found = entries.filter(({ all }) => isFound(all));
  const groups: readonly PaletteGroup[] = text !== '' ? PALETTE_GROUPS : ['Screens', 'Actions', 'Brands'];
  return groups.flatMap((group) =>
    found
      .filter(({ entry }) => entry.group === group)
      .map((each) => ({ each, rank: rankOf(each.label) }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, SHOWN)
      .map(({ each }) => each.entry),
  );
}
