import { sha256, writeWord } from './sha256.js';

/** A place in the tree of everything that is drawn: all noise at that place follows from it. */
export type Noise = Uint32Array;

const WORD_BYTES = 4;
const DIGEST_BYTES = 32;
const DIGITS = 2 ** 52;

/**
 * The noise at the start of a path.
 * @param path whole numbers from 0 to 2^32 - 1, the seed first
 */
export function noiseAt(...path: readonly number[]): Noise {
  const message = new Uint8Array(path.length * WORD_BYTES);
  path.forEach((step, i) => writeWord(message, i * WORD_BYTES, step));
  return sha256(message);
}

/** The noise one step further: SHA-256 of the noise before and the step, so that it depends on the whole path. */
export function noiseAfter(before: Noise, step: number): Noise {
  const message = new Uint8Array(DIGEST_BYTES + WORD_BYTES);
  for (let i = 0; i < before.length; i++) writeWord(message, i * WORD_BYTES, before[i]!);
  writeWord(message, DIGEST_BYTES, step);
  return sha256(message);
}

/**
 * An even chance between 0 and 1, neither included.
 * @param slot 0 to 3: a place has four that know nothing of each other
 */
export function uniform(noise: Noise, slot: number): number {
  const high = noise[2 * slot]!;
  const low = noise[2 * slot + 1]!;
  // 52 bits and a half: exact in a double, and never 0 or 1.
  return (high * 2 ** 20 + (low >>> 12) + 0.5) / DIGITS;
}

/** A waiting time of mean 1 from the same chance: how long until something that comes at rate 1 arrives. */
export function waitingTime(noise: Noise, slot: number): number {
  return -Math.log(uniform(noise, slot));
}
