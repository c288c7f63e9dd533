import { valueOf } from '../known.js';
import { replaceNames } from '../names/mentions.js';
import { NO_SPACES, stemOf, tellingStems, wordsOf } from '../answers/recognition.js';

/** Stands for names and values in what is compared. */
const MASK = '§';
/** More alike than this is a near-copy (Jaccard of letter trigrams). */
const NEAR_COPY = 0.8;

/**
 * What is left of a question when the names and values that it was made from are masked, in any of their forms: two with
 * the same skeleton differ in nothing else. Numbers count as values.
 */
export function skeletonOf(question: string, names: readonly string[]): string {
  const unspaced = names.filter((name) => NO_SPACES.test(name));
  const stems = new Set(names.flatMap(tellingStems));
  const words = wordsOf(unspaced.length > 0 ? replaceNames(question, unspaced, ` ${MASK} `) : question);
  return words
    .map((word) => (/^\p{N}/u.test(word) || stems.has(stemOf(word)) ? MASK : word === 'an' ? 'a' : word))
    .join(' ')
    .replace(/§(?: (?:and )?§)+/g, MASK);
}

/** Letter trigrams, by their hashes. */
function trigramsOf(skeleton: string): Set<number> {
  const padded = ` ${skeleton} `;
  const grams = new Set<number>();
  for (let at = 0; at + 3 <= padded.length; at++)
    grams.add(
      Math.imul(padded.charCodeAt(at), 0x1f1f1f1f) ^
        Math.imul(padded.charCodeAt(at + 1), 0x9e3779b1) ^
        Math.imul(padded.charCodeAt(at + 2), 0x85ebca6b),
    );
  return grams;
}

function jaccard(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared++;
  return shared / (small.size + large.size - shared || 1);
}

/** Shared letter trigrams ÷ all of both, from 0 to 1. */
export const likenessOf = (one: string, other: string): number => jaccard(trigramsOf(one), trigramsOf(other));

/**
 * For each skeleton the place of an earlier one that is the same or a near-copy, or null. Not every pair is looked at: of
 * two sets more alike than the limit, the rarest few trigrams of each must share one (prefix filtering: Bayardo, Ma and
 * Srikant, Scaling up all pairs similarity search, 2007).
 */
export function nearCopies(skeletons: readonly string[]): (number | null)[] {
  const first = new Map<string, number>();
  skeletons.forEach((skeleton, place) => first.has(skeleton) || first.set(skeleton, place));
  const distinct = [...first].map(([skeleton, place]) => ({ place, grams: trigramsOf(skeleton) }));
  const frequency = new Map<number, number>();
  for (const { grams } of distinct)
    for (const gram of grams) frequency.set(gram, (frequency.get(gram) ?? 0) + 1);
  const rarestFirst = (a: number, b: number) => valueOf(frequency, a) - valueOf(frequency, b) || a - b;
  const indexed = new Map<number, typeof distinct>();
  const copyOf = new Map<number, number>();
  for (const one of distinct) {
    const prefix = [...one.grams]
      .sort(rarestFirst)
      .slice(0, one.grams.size - Math.ceil(NEAR_COPY * one.grams.size) + 1);
    const other = firstAlike(one.grams, prefix, indexed);
    if (other !== null) copyOf.set(one.place, other);
    for (const gram of prefix) {
      const holders = indexed.get(gram);
      if (holders) holders.push(one);
      else indexed.set(gram, [one]);
    }
  }
  return skeletons.map((skeleton, place) => {
    const same = valueOf(first, skeleton);
    return same === place ? (copyOf.get(place) ?? null) : same;
  });
}

function firstAlike(
  grams: ReadonlySet<number>,
  prefix: readonly number[],
  indexed: ReadonlyMap<number, readonly { place: number; grams: ReadonlySet<number> }[]>,
): number | null {
  const seen = new Set<number>();
  for (const gram of prefix)
    for (const other of indexed.get(gram) ?? []) {
      if (seen.has(other.place)) continue;
      seen.add(other.place);
      const sizes = Math.min(other.grams.size, grams.size) / Math.max(other.grams.size, grams.size);
      if (sizes > NEAR_COPY && jaccard(other.grams, grams) > NEAR_COPY) return other.place;
    }
  return null;
}
