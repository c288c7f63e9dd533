import { scryptSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { COST, hash } from './password.js';

describe('the hash of the password', () => {
  it('costs what OWASP asks of scrypt: N = 2^14, r = 8, p = 5', async () => {
    expect(COST).toMatchObject({ N: 2 ** 14, r: 8, p: 5 });
    expect(await hash('guess', 'salt')).toEqual(scryptSync('guess', 'salt', 32, COST));
  });

  it('takes the password as it was typed: neither cut, nor trimmed, nor in another case', async () => {
    const long = 'x'.repeat(5_000);
    const typed = ['Guess', 'guess', ' Guess', long, `${long}y`];
    const hashes = await Promise.all(typed.map(async (text) => (await hash(text, 'salt')).toString('hex')));
    expect(new Set(hashes).size).toBe(typed.length);
  });
});
