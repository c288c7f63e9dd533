import { describe, expect, it } from '@jest/globals';
import type { Draft, Job } from '#contracts';
import { isDecided, triageProgress, triageQueue } from './triage-queue';

const draft = (id: string, more: Partial<Draft> = {}) =>
  ({ id, jobId: 'run', savedPromptId: null, changed: false, flags: [], ...more }) as Partial<Draft> as Draft;
const saved = (id: string) => draft(id, { savedPromptId: `saved ${id}` });
const ids = (drafts: Draft[]) => drafts.map(({ id }) => id);
const ALL = { jobId: null, only: null, flaggedFirst: false };

describe('the prompts to go through', () => {
  const list = [draft('a'), draft('b', { flags: ['similar'] }), draft('c', { jobId: 'other' }), draft('d')];

  it('are those of the list in its order, or of one run', () => {
    expect(ids(triageQueue(list, ALL))).toEqual(['a', 'b', 'c', 'd']);
    expect(ids(triageQueue(list, { ...ALL, jobId: 'run' }))).toEqual(['a', 'b', 'd']);
    expect(ids(triageQueue(list, { ...ALL, only: new Set('da') }))).toEqual(['a', 'd']);
  });

  it('begin with what needs a look, if that is wanted', () => {
    expect(ids(triageQueue(list, { ...ALL, flaggedFirst: true }))).toEqual(['b', 'a', 'c', 'd']);
  });
});

it('what was saved is decided, and what was changed since is to be decided again', () => {
  expect([draft('a'), saved('b'), draft('c', { savedPromptId: 's', changed: true })].map(isDecided)).toEqual([
    false,
    true,
    false,
  ]);
});

describe('the progress', () => {
  const jobs = [
    { id: 'run', removed: 2 },
    { id: 'other', removed: 3 },
  ] as Partial<Job>[] as Job[];

  it('counts what was saved and what was removed, of all', () => {
    const queue = [draft('a'), saved('b')];
    expect(triageProgress(queue, jobs, ALL)).toEqual({ decided: 6, total: 7 });
    expect(triageProgress(queue, jobs, { ...ALL, jobId: 'run' })).toEqual({ decided: 3, total: 4 });
  });

  it('of some prompts counts those that are no longer in the list as removed', () => {
    const progress = triageProgress([draft('a'), saved('b')], jobs, { ...ALL, only: new Set('abc') });
    expect(progress).toEqual({ decided: 2, total: 3 });
  });
});
