import { fold, searchFor, searchRank } from '#domain';

interface Labelled {
  label?: unknown;
}

/** The labels' ranks for the text typed last: sorting asks for each of them many times. */
let ranks: { typed: string; ofLabel: Map<unknown, number> } = { typed: '', ofLabel: new Map() };

function rankOf({ label }: Labelled, typed: string): number {
  if (ranks.typed !== typed) ranks = { typed, ofLabel: new Map() };
  const rank = ranks.ofLabel.get(label) ?? searchRank(typed)(fold(String(label)));
  ranks.ofLabel.set(label, rank);
  return rank;
}

/** The search of a select: what is found, the best first, because Enter takes the first. */
export const LABEL_SEARCH = {
  filterOption: (words: string, option?: Labelled): boolean =>
    typeof option?.label === 'string' && searchFor(words)(option.label),
  filterSort: (one: Labelled, other: Labelled, { searchValue }: { searchValue: string }): number =>
    searchValue.trim() === '' ? 0 : rankOf(one, searchValue) - rankOf(other, searchValue),
};
