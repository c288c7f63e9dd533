import { describe, expect, it } from '@jest/globals';
import type { Job } from '#contracts';
import { noteJobUpdate, withUpdates, withOtherOutcomes } from './job-updates';

const job = (id: string, done: number, brandId = 'northwind') => ({ id, brandId, done }) as Job;
const states = (jobs: Job[]) => jobs.map(({ id, done }) => [id, done]);

describe('a list of jobs that is read while the socket tells of them', () => {
  it('forgets what was told before the reading began', () => {
    noteJobUpdate(job('sixth', 1, 'eastwind'));
    withUpdates('eastwind', [job('sixth', 1, 'eastwind')], performance.now() + 1);
    expect(withUpdates('eastwind', [], 0)).toEqual([]);
  });

  it('shows what was told after the reading began, which the answer may not know yet', () => {
    const begun = performance.now();
    noteJobUpdate(job('second', 8));
    expect(states(withUpdates('northwind', [job('second', 4), job('first', 30)], begun))).toEqual([
      ['second', 8],
      ['first', 30],
    ]);
  });

  it('keeps jobs that were started meanwhile, the newest first', () => {
    const begun = performance.now();
    noteJobUpdate(job('third', 1));
    noteJobUpdate(job('fourth', 0));
    expect(states(withUpdates('northwind', [job('first', 30)], begun))).toEqual([
      ['fourth', 0],
      ['third', 1],
      ['first', 30],
    ]);
  });

  it('shows the answer where nothing was told since, and nothing of other brands', () => {
    noteJobUpdate(job('fifth', 8));
    const begun = performance.now() + 1;
    noteJobUpdate(job('elsewhere', 2, 'southwind'));
    expect(states(withUpdates('northwind', [job('fifth', 9)], begun))).toEqual([['fifth', 9]]);
  });
});

it('a list that tells before the socket does what was saved or removed of a job names the job', () => {
  const outcomes = (id: string, saved: number, removed: number) => ({ id, saved, removed }) as Job;
  const known = [outcomes('saved', 0, 0), outcomes('removed', 2, 0), outcomes('as it was', 1, 1)];
  const read = [
    outcomes('new', 4, 0),
    outcomes('saved', 2, 0),
    outcomes('removed', 2, 1),
    outcomes('as it was', 1, 1),
  ];
  expect(withOtherOutcomes(known, read).map(({ id }) => id)).toEqual(['saved', 'removed']);
  expect(withOtherOutcomes(undefined, read)).toEqual([]);
});
