import { fold, memoized, searchFor, searchRank } from '#domain';

interface Labelled {
  label?: unknown;
}

/** Sorting asks for each of them many times. */
const rankOf = memoized(10_000, (_, typed: string, label: string) => searchRank(typed)(fold(label)));

/** The search of a select: what is found, the best first, because Enter takes the first. */
export const LABEL_SEARCH = {
  filterOption: (words: string, option?: Labelled): boolean =>
    typeof option?.label === 'string' && searchFor(words)(option.label),
  filterSort: (one: Labelled, other: Labelled, { searchValue: typed }: { searchValue: string }): number => {
    const [a, b] = [String(one.label), String(other.label)];
    return typed.trim() === '' ? 0 : rankOf(`${typed}\n${a}`, typed, a) - rankOf(`${typed}\n${b}`, typed, b);
  },
};
