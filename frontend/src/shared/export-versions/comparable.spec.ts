import { describe, expect, it } from '@jest/globals';
import { comparison } from './comparable';

const full = (id: string) => ({ id, selected: null, leftOut: null });
const part = (id: string) => ({ id, selected: 3, leftOut: null });
const ids = (versions?: { id: string }[]) => versions?.map(({ id }) => id);

describe('comparison', () => {
  it('offers full exports, an earlier and a later one', () => {
    const versions = [part('e'), full('d'), full('c'), part('b'), full('a')];
    const first = comparison(versions, {});
    expect(ids(first?.later)).toEqual(['d', 'c']);
    expect(ids(first?.earlier)).toEqual(['c', 'a']);
    expect([first?.to.id, first?.from.id]).toEqual(['d', 'a']);
  });

  it('has no earlier version that is not earlier', () => {
    const versions = [full('c'), full('b'), full('a')];
    const chosen = comparison(versions, { to: 'b', from: 'b' });
    expect(ids(chosen?.earlier)).toEqual(['a']);
    expect(chosen?.from.id).toBe('a');
  });

  it('is none of less than two full exports', () => {
    expect(comparison([], {})).toBeNull();
    expect(comparison([full('b'), part('a')], {})).toBeNull();
  });
});
