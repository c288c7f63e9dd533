import { describe, expect, it } from '@jest/globals';
import { at, getOrThrow } from './known.js';
import { entriesOf, recordOf } from './records.js';
import { codeOf, messageOf } from './thrown.js';

describe('what is known to be there', () => {
  it('is given, from either end', () => {
    expect([at('abc', 0), at(['a', 'b'], -1), getOrThrow(new Map([['a', 0]]), 'a')]).toEqual(['a', 'b', 0]);
  });

  it('is missed at once when it is not there', () => {
    expect(() => at([], 0)).toThrow(RangeError);
    expect(() => at(['a'], -2)).toThrow(RangeError);
    expect(() => getOrThrow(new Map(), 'a')).toThrow(RangeError);
  });
});

it('a record is made from its keys, and its entries leave out what has no value', () => {
  expect(recordOf(['a', 'b'], (key) => key + key)).toEqual({ a: 'aa', b: 'bb' });
  expect(entriesOf<'a' | 'b', null | undefined>({ a: null, b: undefined })).toEqual([['a', null]]);
});

it('whatever was thrown has a code and words', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect([codeOf(refused), messageOf(refused)]).toEqual(['ECONNREFUSED', 'connect']);
  expect([codeOf(null), messageOf(null), messageOf('text')]).toEqual(['', 'null', 'text']);
  expect(codeOf({ code: 7 })).toBe('');
  const both = new AggregateError([new Error('refused at ::1'), new Error('refused at 127.0.0.1')]);
  expect(messageOf(both)).toBe('refused at ::1, refused at 127.0.0.1');
});
