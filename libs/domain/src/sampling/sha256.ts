/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2). */
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** The same of the square roots of the first 8 primes (section 5.3.3). */
const INITIAL_STATE = Uint32Array.from([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]);

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

/** Reused between calls: nothing here runs at the same time as itself. */
const schedule = new Int32Array(64);

/**
 * The SHA-256 digest of a message, as eight 32-bit words (unsigned, the first is the most significant).
 * Our own because it has to be synchronous and the same in the browser, where only an asynchronous one is built in.
 * It makes noise here, and keeps no secret.
 * Source: NIST FIPS 180-4. Messages of 2^32 bytes or more are not for it.
 */
export function sha256(message: Uint8Array): Uint32Array {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const padded = new Uint8Array(blocks * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  writeWord(padded, padded.length - 8, Math.floor(message.length / 2 ** 29));
  writeWord(padded, padded.length - 4, message.length * 8);
  const state = new Uint32Array(INITIAL_STATE);
  for (let start = 0; start < padded.length; start += BLOCK_BYTES) compress(state, padded, start);
  return state;
}

/** Writes a number modulo 2^32 as four bytes, the most significant first. */
export function writeWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24;
  bytes[at + 1] = word >>> 16;
  bytes[at + 2] = word >>> 8;
  bytes[at + 3] = word;
}

/** Spreads a block of 64 bytes over 64 words (section 6.2.2, step 1). */
function expand(bytes: Uint8Array, start: number): Int32Array {
  const w = schedule;
  for (let t = 0; t < 16; t++) {
    const at = start + 4 * t;
    w[t] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  }
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15]!;
    const y = w[t - 2]!;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0;
  }
  return w;
}

/** Works one block into the state (section 6.2.2, steps 2 to 4). */
function compress(state: Uint32Array, bytes: Uint8Array, start: number): void {
  const w = expand(bytes, start);
  // Taken out by hand: this is the innermost work, and an iterator costs more than all of it.
  let a = state[0]! | 0;
  let b = state[1]! | 0;
  let c = state[2]! | 0;
  let d = state[3]! | 0;
  let e = state[4]! | 0;
  let f = state[5]! | 0;
  let g = state[6]! | 0;
  let h = state[7]! | 0;
  for (let t = 0; t < 64; t++) {
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND_CONSTANTS[t]! + w[t]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

function turn(word: number, places: number): number {
  return (word >>> places) | (word << (32 - places));
}
