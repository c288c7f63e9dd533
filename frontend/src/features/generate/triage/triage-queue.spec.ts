import { describe, expect, it } from '@jest/globals';
import type { Draft, Job } from '#contracts';
import { commandOf, neighbour, nextOpen, pushed, triageProgress, triageQueue } from './triage-queue';

const draft = (id: string, more: Partial<Draft> = {}) =>
  ({ id, jobId: 'run', savedPromptId: null, changed: false, flags: [], ...more }) as Partial<Draft> as Draft;
const saved = (id: string) => draft(id, { savedPromptId: `saved ${id}` });
const ids = (drafts: Draft[]) => drafts.map(({ id }) => id);
const key = (name: string, more = {}) =>
  commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const ALL = { jobId: null, flaggedFirst: false };

describe('the prompts to go through', () => {
  const list = [draft('a'), draft('b', { flags: ['similar'] }), draft('c', { jobId: 'other' }), draft('d')];

  it('are those of the list in its order, or of one run', () => {
    expect(ids(triageQueue(list, ALL))).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(triageQueue(list, { ...ALL, jobId: 'run' }))).toEqual(['a', 'b', 'd']);
  });

  it('begin with what needs a look, if that is wanted', () => {
    expect(ids(triageQueue(list, { ...ALL, flaggedFirst: true }))).toEqual(['b', 'a', 'c', 'd']);
  });
});

describe('after a decision', () => {
  const list = [draft('a'), saved('b'), draft('c'), saved('d')];

  it('comes the next prompt to decide about, and after the last the first', () => {
    expect(nextOpen(list, 'a')).toBe('c');
    expect(nextOpen(list, 'c')).toBe('a');
    expect(nextOpen(list, null)).toBe('a');
    expect(nextOpen(list, 'gone')).toBe('a');
  });

  it('comes none when all others are decided', () => {
    expect(nextOpen([draft('a'), saved('b')], 'a')).toBeNull();
    expect(nextOpen([], null)).toBeNull();
  });

  it('one can go back to those that are decided', () => {
    expect([neighbour(list, 'c', -1), neighbour(list, 'a', -1), neighbour(list, 'd', 1)]).toEqual([
      'b',
      'a',
      'd',
    ]);
  });

  it('what was saved and changed since is to be decided again', () => {
    expect(nextOpen([draft('a', { savedPromptId: 's', changed: true })], null)).toBe('a');
  });
});

describe('the progress', () => {
  const jobs = [
    { id: 'run', removed: 2 },
    { id: 'other', removed: 3 },
  ] as Partial<Job>[] as Job[];

  it('counts what was saved and what was removed, of all', () => {
    const queue = [draft('a'), saved('b')];
    expect(triageProgress(queue, jobs, null)).toEqual({ decided: 6, total: 7 });
    expect(triageProgress(queue, jobs, 'run')).toEqual({ decided: 3, total: 4 });
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
