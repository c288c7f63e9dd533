import { describe, expect, it } from '@jest/globals';
import { isolated } from './isolated';

describe('isolated', () => {
  it('keeps a name that runs from right to left to itself', () => {
    expect(isolated('עור')).toBe('\u2068עור\u2069');
    expect(isolated('حذاء (XL)')).toBe('\u2068حذاء (XL)\u2069');
    expect(isolated('٤٢')).toBe('\u2068٤٢\u2069');
  });

  it('leaves others as they are', () => {
    for (const name of ['', 'wool', 'Größe 42', 'обувь', '靴', '👟', '\ufeffwool'])
      expect(isolated(name)).toBe(name);
  });
});
