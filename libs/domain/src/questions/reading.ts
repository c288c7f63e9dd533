import { addTo, groupBy } from '../group-by.js';
import { at, getOrThrow } from '../known.js';
import { foldedWordsOf } from '../answers/recognition.js';
import { sameQuestionKey } from '../names/folding.js';
import { nearCopies, skeletonOf } from './likeness.js';

/** A question of a set, with its names, values and flags. */
export interface SetQuestion {
  question: string;
  names: readonly string[];
  flags: readonly string[];
}

/** A group of questions of a set. */
export interface Figure {
  /** The key of the group. */
  figure: string;
  /** The opening, the length or the flag, in words. */
  text: string;
  count: number;
}

/** What a set of questions reads like (Shaib et al. 2024, arXiv 2403.00553). */
export interface SetReading {
  prompts: number;
  /** First words, the most frequent first. */
  openings: Figure[];
  /** The number of distinct first words. */
  distinctOpenings: number;
  /** The entropy of the first words: 4 bits correspond to 16 equally frequent ones. */
  openingBits: number;
  /** Groups by the number of words. */
  lengths: Figure[];
  medianWords: number;
  /** Different pairs of neighbouring words ÷ all pairs, from 0 to 1. */
  distinctPairs: number;
  /** The largest group of questions that are the same once names and values are masked. */
  largestSkeleton: Figure | null;
  /** Questions that read like an earlier one once masked (trigram Jaccard above 0.8). */
  nearCopies: Figure;
  /** Questions that differ from another only in case, spacing and punctuation. */
  duplicates: Figure;
  flags: Figure[];
}

/** A question of a figure: its index in the set, and the index of the earlier one that it reads like. */
export interface FoundQuestion {
  place: number;
  like: number | null;
}

const OPENINGS_SHOWN = 12;
/** Inclusive upper bounds, in words. */
const LENGTHS = [10, 16, 22, 30, Infinity];
const NEAR_COPIES = 'near-copies';
const DUPLICATES = 'duplicates';
const SKELETON = 'skeleton';

/** Analyses a set of questions: 10,000 in about a second. */
export function readSet(set: readonly SetQuestion[]): {
  reading: SetReading;
  /** The questions of a figure, in order; near-copies with those of the largest groups first. Null: no such figure. */
  questionsOf: (figure: string) => FoundQuestion[] | null;
} {
  const words = set.map(({ question }) => foldedWordsOf(question));
  const openings = groupsBy(words.map(([first = '']) => `opening:${first}`));
  const lengths = groupsBy(
    words.map(({ length }) => `length:${LENGTHS.find((most) => length <= most) ?? at(LENGTHS, -1)}`),
  );
  const flags = new Map<string, number[]>();
  set.forEach((one, place) => one.flags.forEach((flag) => addTo(flags, `flag:${flag}`, place)));
  const skeletons = set.map(({ question, names }) => skeletonOf(question, names));
  const copies = nearCopies(skeletons);
  const [largest = []] = bySize([...groupsBy(skeletons).values()]);
  const duplicates = [...groupsBy(set.map(({ question }) => sameQuestionKey(question))).values()].filter(
    (group) => group.length > 1,
  );

  const questionsOf = (figure: string): FoundQuestion[] | null => {
    if (figure === NEAR_COPIES) return largestGroupFirst(copies);
    if (figure === SKELETON) return likeFirst(largest);
    if (figure === DUPLICATES) return duplicates.flatMap(likeFirst);
    const places = openings.get(figure) ?? lengths.get(figure) ?? flags.get(figure);
    return places?.map((place) => ({ place, like: null })) ?? null;
  };
  const reading: SetReading = {
    prompts: set.length,
    openings: figuresOf(openings).slice(0, OPENINGS_SHOWN),
    distinctOpenings: openings.size,
    openingBits: entropyOf([...openings.values()].map(({ length }) => length)),
    lengths: LENGTHS.map((most, at) => ({
      figure: `length:${most}`,
      text: lengthText(LENGTHS[at - 1] ?? 0, most),
      count: lengths.get(`length:${most}`)?.length ?? 0,
    })),
    medianWords: medianOf(words.map(({ length }) => length)),
    distinctPairs: distinctPairsOf(words),
    largestSkeleton:
      largest.length > 1
        ? { figure: SKELETON, text: at(skeletons, at(largest, 0)), count: largest.length }
        : null,
    nearCopies: { figure: NEAR_COPIES, text: '', count: copies.filter((like) => like !== null).length },
    duplicates: { figure: DUPLICATES, text: '', count: duplicates.flat().length },
    flags: figuresOf(flags),
  };
  return { reading, questionsOf };
}

/** The places of each key. */
const groupsBy = (keys: readonly string[]): Map<string, number[]> =>
  groupBy(keys.keys(), (place) => at(keys, place));

const bySize = (groups: number[][]): number[][] =>
  groups.sort((a, b) => b.length - a.length || at(a, 0) - at(b, 0));

const figuresOf = (groups: ReadonlyMap<string, number[]>): Figure[] =>
  [...groups]
    .map(([figure, { length }]) => ({ figure, text: figure.slice(figure.indexOf(':') + 1), count: length }))
    .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text));

/** Each question of a group is like its first. */
const likeFirst = (group: readonly number[]): FoundQuestion[] =>
  group.map((place, turn) => ({ place, like: turn === 0 ? null : at(group, 0) }));

function largestGroupFirst(copies: readonly (number | null)[]): FoundQuestion[] {
  // A copy of a copy belongs to the group of the original.
  const roots: number[] = [];
  copies.forEach((like, place) => roots.push(like === null ? place : at(roots, like)));
  const sizes = new Map<number, number>();
  for (const root of roots) sizes.set(root, (sizes.get(root) ?? 0) + 1);
  const sizeOf = ({ place }: FoundQuestion): number => getOrThrow(sizes, at(roots, place));
  return copies
    .flatMap((like, place) => (like === null ? [] : [{ place, like }]))
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.place - b.place);
}

function entropyOf(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  // Written so that the result is never -0.
  return counts.reduce((sum, count) => sum + (count / all) * Math.log2(all / count), 0);
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function distinctPairsOf(questions: readonly string[][]): number {
  const pairs = new Set<string>();
  let all = 0;
  for (const words of questions)
    for (let at = 1; at < words.length; at++, all++) pairs.add(`${words[at - 1]} ${words[at]}`);
  return all === 0 ? 0 : pairs.size / all;
}

function lengthText(above: number, most: number): string {
  if (above === 0) return `up to ${most}`;
  return most === Infinity ? `more than ${above}` : `${above + 1} to ${most}`;
}
