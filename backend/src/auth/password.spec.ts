import { scryptSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { COST, hash } from './password.js';

describe('the hash of the password', () => {
  it('costs what OWASP asks of scrypt: N = 2^14, r = 8, p = 5', async () => {
    expect(COST).toMatchObject({ N: 2 ** 14, r: 8, p: 5 });
    expect(await hash('guess', 'salt')).toEqual(scryptSync('guess', 'salt', 32, COST));
  });

  it('is the same for one accent typed in two ways, and for nothing else', async () => {
    expect(await hash('caf\u00e9', 'salt')).toEqual(await hash('cafe\u0301', 'salt'));
    expect(await hash('cafe', 'salt')).not.toEqual(await hash('caf\u00e9', 'salt'));
  });
});
