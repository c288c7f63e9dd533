import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from './sha256.js';

const hex = (words: Uint32Array): string =>
  [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
const ofText = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest (case %#)', (message, digest) => {
    expect(ofText(message)).toBe(digest);
  });

  it('agrees with another implementation for every length up to three blocks', () => {
    for (let length = 0; length <= 192; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  it('agrees with another implementation for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (message) => {
        expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });
});
