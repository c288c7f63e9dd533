import { describe, expect, it } from '@jest/globals';
import { withRange } from './mark-range';

const ORDER = ['a', 'b', 'c', 'd', 'e'];
const range = (marked: string[], from: string, to: string) => {
  const next = withRange(new Set(marked), ORDER, from, to);
  return next && [...next].sort();
};

describe('a range of marks', () => {
  it('reaches from the row that was marked to the one that is pointed at, in either direction', () => {
    expect(range(['b'], 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(range(['d'], 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(range(['b'], 'b', 'b')).toEqual(['b']);
  });

  it('takes marks away where the first row lost its own, and leaves those outside', () => {
    expect(range(['a', 'c', 'd', 'e'], 'b', 'd')).toEqual(['a', 'e']);
    expect(range(['a', 'e'], 'a', 'c')).toEqual(['a', 'b', 'c', 'e']);
  });

  it('is none when a filter hides one of its ends', () => {
    expect(range(['x'], 'x', 'c')).toBeNull();
    expect(range(['a'], 'a', 'x')).toBeNull();
  });
});
