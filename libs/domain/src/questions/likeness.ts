import { addTo } from '../group-by.js';
import { at, getOrThrow } from '../known.js';
import { replaceNames } from '../names/mentions.js';
import { NO_SPACES, stemOf, tellingStems, foldedWordsOf } from '../answers/recognition.js';

/** Replaces names and values in compared texts. */
const MASK = '§';
/** Questions more alike than this are near-copies (Jaccard index of letter trigrams). */
const NEAR_COPY = 0.8;
/**
 * How many of their rarest trigrams two near-copies must share. With fewer, more pairs of unlike questions have to be
 * compared; with more, counting takes longer for questions of the same form.
 */
const SHARED_OF_RAREST = 4;

/**
 * A question with the names and values that it was made from masked, in any of their forms: two questions with the same
 * skeleton differ in nothing else. Numbers count as values.
 */
export function skeletonOf(question: string, names: readonly string[]): string {
  const unspaced = names.filter((name) => NO_SPACES.test(name));
  const stems = new Set(names.flatMap(tellingStems));
  const words = foldedWordsOf(unspaced.length > 0 ? replaceNames(question, unspaced, ` ${MASK} `) : question);
  return words
    .map((word) => (/^\p{N}/u.test(word) || stems.has(stemOf(word)) ? MASK : word === 'an' ? 'a' : word))
    .join(' ')
    .replace(/§(?: (?:and )?§)+/g, MASK);
}

/** The distinct letter trigrams, as hashes. */
function trigramsOf(skeleton: string): Set<number> {
  const padded = ` ${skeleton} `;
  const grams = new Set<number>();
  for (let place = 0; place + 3 <= padded.length; place++)
    grams.add(
      Math.imul(padded.charCodeAt(place), 0x1f1f1f1f) ^
        Math.imul(padded.charCodeAt(place + 1), 0x9e3779b1) ^
        Math.imul(padded.charCodeAt(place + 2), 0x85ebca6b),
    );
  return grams;
}

interface Ranked {
  place: number;
  /** The trigrams as their ranks among all trigrams, the rarest first. */
  grams: Int32Array;
}

/**
 * For each skeleton, the index of an earlier one that is the same or a near-copy, or null. Not every pair is compared:
 * two sets more alike than the limit share a few of their rarest trigrams, or as many as a small set must share. They
 * are counted with an index from trigrams to skeletons (prefix filtering: Bayardo, Ma and Srikant, Scaling up all pairs
 * similarity search, 2007; with more than one shared: Wang, Li and Feng, Can we beat the prefix filtering?, 2012).
 */
export function nearCopies(skeletons: readonly string[]): (number | null)[] {
  const first = new Map<string, number>();
  skeletons.forEach((skeleton, place) => first.has(skeleton) || first.set(skeleton, place));
  const sets = rankedSets(first);
  const holders = new Map<number, number[]>();
  const counts = new Uint16Array(sets.length);
  const copyOf = new Map<number, number>();

  const findEarlier = (grams: Int32Array, rarest: Int32Array, enough: number): Ranked | null => {
    counts.fill(0);
    for (const gram of rarest)
      for (const earlier of holders.get(gram) ?? []) {
        // Indexed directly here and below: with the generic `at` it takes twice as long.
        const count = (counts[earlier] ?? 0) + 1;
        counts[earlier] = count;
        if (count === enough && isNearCopy(at(sets, earlier).grams, grams)) return at(sets, earlier);
      }
    return null;
  };
  sets.forEach(({ place, grams }, number) => {
    const mustShare = Math.ceil(NEAR_COPY * grams.length);
    const rarest = grams.subarray(0, grams.length - mustShare + SHARED_OF_RAREST);
    const earlier = findEarlier(grams, rarest, Math.min(SHARED_OF_RAREST, mustShare));
    if (earlier) copyOf.set(place, earlier.place);
    for (const gram of rarest) addTo(holders, gram, number);
  });
  return skeletons.map((skeleton, place) => {
    const same = getOrThrow(first, skeleton);
    return same === place ? (copyOf.get(place) ?? null) : same;
  });
}

function rankedSets(first: ReadonlyMap<string, number>): Ranked[] {
  const sets = [...first].map(([skeleton, place]) => ({ place, grams: trigramsOf(skeleton) }));
  const frequency = new Map<number, number>();
  for (const { grams } of sets) for (const gram of grams) frequency.set(gram, (frequency.get(gram) ?? 0) + 1);
  const rarestFirst = [...frequency].sort(([a, often], [b, oftenToo]) => often - oftenToo || a - b);
  const rank = new Map(rarestFirst.map(([gram], place) => [gram, place]));
  return sets.map(({ place, grams }) => ({
    place,
    // Copied to an array first: building a typed array from the set itself takes three times as long.
    grams: Int32Array.from([...grams].map((gram) => getOrThrow(rank, gram))).sort(),
  }));
}

/**
 * Both lists are ascending. For most pairs, their first trigrams already show that too many are in only one of the two.
 */
function isNearCopy(one: Int32Array, other: Int32Array): boolean {
  const sum = one.length + other.length;
  const mustShare = Math.floor((NEAR_COPY * sum) / (1 + NEAR_COPY));
  let shared = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    const difference = (one[i] ?? 0) - (other[j] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
    if (shared + Math.min(one.length - i, other.length - j) < mustShare) return false;
  }
  return shared / (sum - shared) > NEAR_COPY;
}
