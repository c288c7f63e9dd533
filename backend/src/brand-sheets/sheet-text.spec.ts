import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '#contracts';
import { sheetOf } from './sheet-text.js';

describe('a text that is no sheet', () => {
  it('is read no further than shows that it has too many rows', () => {
    const rows = (count: number) => sheetOf('Competitor,,Rival\n'.repeat(count)).length;
    expect(rows(LIMITS.sheetRows)).toBe(LIMITS.sheetRows);
    expect(rows(2 * LIMITS.sheetRows)).toBe(LIMITS.sheetRows + 2);
  });

  it('is refused when it has too many cells', () => {
    expect(() => sheetOf(','.repeat(5_000_000))).toThrow(/no table.*more cells/);
  });

  it('is refused when a row is longer than its cells may be', () => {
    expect(sheetOf(`Setting,,,,,,,,,"${'a'.repeat(LIMITS.templateLength)}"`)).toHaveLength(1);
    expect(() => sheetOf('a'.repeat(1_000_000))).toThrow(/no table.*longer/);
  });
});
