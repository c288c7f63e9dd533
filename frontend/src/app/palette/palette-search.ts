import { fold } from '#domain';

const PALETTE_GROUPS = [
  'Screens',
  'Actions',
  'Brands',
  'Attributes',
  'Rules',
  'Runs',
  'Written list',
  'Saved prompts',
] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Somewhere to go. */
export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  label: string;
  /** What else it is found by, and shown beside it. */
  hint?: string;
  /** Where it leads. */
  to: string;
}

/** An entry with what it is searched by. */
export interface FoldedEntry {
  entry: PaletteEntry;
  label: string;
  all: string;
}

/** Of each group so many: the others are found by typing on. */
const SHOWN = 6;

export const folded = (entries: readonly PaletteEntry[]): FoldedEntry[] =>
  entries.map((entry) => {
    const label = fold(entry.label);
    return { entry, label, all: `${label} ${fold(entry.hint ?? '')}` };
  });

/** 0 for a name that begins with the text, 1 for a word of it that does, 2 for any other place. */
function rankOf({ label }: FoldedEntry, text: string): number {
  if (label.startsWith(text)) return 0;
  return ` ${label}`.includes(` ${text}`) ? 1 : 2;
}

/** What all words of a text are found in, group by group, the best first. With no text: where people mostly go. */
export function paletteResults(entries: readonly FoldedEntry[], typed: string): PaletteEntry[] {
  const text = fold(typed).trim();
  const words = text.split(' ').filter(Boolean);
  const found = entries.filter(({ all }) => words.every((word) => all.includes(word)));
  const wanted: readonly PaletteGroup[] =
    words.length > 0 ? PALETTE_GROUPS : ['Screens', 'Actions', 'Brands'];
  return wanted.flatMap((group) =>
    found
      .filter(({ entry }) => entry.group === group)
      .map((each) => ({ each, rank: rankOf(each, text) }))
      .sort((one, other) => one.rank - other.rank)
      .slice(0, SHOWN)
      .map(({ each }) => each.entry),
  );
}
