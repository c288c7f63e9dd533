/** Called millions of times, also in tests, where each access to a global such as `Math` costs a microsecond. */
const { imul } = Math;

/**
 * A pseudo-random whole number below 2^32, determined by a path of whole numbers: MurmurHash3's rounds.
 * @param path the seed first
 */
export function chance(...path: readonly number[]): number {
  let hash = 0;
  for (const step of path) {
    let word = imul(step, 0xcc9e2d51);
    word = imul((word << 15) | (word >>> 17), 0x1b873593);
    hash ^= word;
    hash = (imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  return scrambled(hash);
}

/** MurmurHash3's finalizer alone, for inner loops: it maps each whole number below 2^32 to a different one. */
export function scrambled(word: number): number {
  let hash = imul(word ^ (word >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
