import { describe, expect, it } from '@jest/globals';
import { commandOf } from './triage-keys';
import { neighbour, nextOpen, pushed } from './triage';

const one = (id: string, decided = false) => ({ id, decided });
const next = (list: ReturnType<typeof one>[], id: string | null) =>
  nextOpen(list, id, ({ decided }) => decided)?.id ?? null;
const key = (name: string, more = {}) =>
  commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('after a decision', () => {
  const list = [one('a'), one('b', true), one('c'), one('d', true)];

  it('comes the next prompt to decide about, and after the last the first', () => {
    expect(next(list, 'a')).toBe('c');
    expect(next(list, 'c')).toBe('a');
    expect(next(list, null)).toBe('a');
    expect(next(list, 'gone')).toBe('a');
  });

  it('comes none when all others are decided', () => {
    expect(next([one('a'), one('b', true)], 'a')).toBeNull();
    expect(next([], null)).toBeNull();
  });

  it('one can go back to those that are decided', () => {
    expect([neighbour(list, 'c', -1), neighbour(list, 'a', -1), neighbour(list, 'd', 1)]).toEqual([
      'b',
      'a',
      'd',
    ]);
  });
});

it('keys are commands in either case, and the browser keeps its own', () => {
  expect(['j', 'K', 'a', 'X', 'e', 'I', 'z', '?'].map((name) => key(name))).toEqual([
    'next',
    'previous',
    'keep',
    'remove',
    'edit',
    'improve',
    'undo',
    'help',
  ]);
  expect([key('q'), key('Enter'), key('z', { ctrlKey: true }), key('a', { metaKey: true })]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('fifty decisions can be taken back', () => {
  const done = Array.from({ length: 60 }, (_, place) => place).reduce<number[]>(pushed, []);
  expect([done.length, done[0], done.at(-1)]).toEqual([50, 10, 59]);
});
