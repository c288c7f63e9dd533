import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Job } from '#contracts';
import { formatRate } from '../text/format';
import { paceOf, noteProgress } from './job-rate';

const jobWith = (done: number) => ({ id: 'one', status: 'active', requested: 10, done, failed: 0 }) as Job;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  noteProgress({ ...jobWith(10), status: 'completed' });
  jest.useRealTimers();
});

function noteEvery(seconds: number, counts: number[]): void {
  for (const done of counts) {
    jest.advanceTimersByTime(seconds * 1000);
    noteProgress(jobWith(done));
  }
}

describe('the pace of a job', () => {
  it('is told from the last seconds', () => {
    noteEvery(10, [0, 1, 5]);
    expect(paceOf(jobWith(5))).toEqual({ perSecond: 0.4, secondsLeft: 12.5 });
  });

  it('is told of a model that takes long for each prompt', () => {
    noteEvery(20, [1, 2]);
    expect(paceOf(jobWith(2))).toEqual({ perSecond: 0.05, secondsLeft: 160 });
  });

  it('is told by the minute where a second has next to none', () => {
    expect([12.4, 2.34, 0.1, 0.04].map(formatRate)).toEqual(['12/s', '2.3/s', '0.1/s', '2.4/min']);
  });

  it('is not told from one look', () => {
    noteEvery(20, [1]);
    expect(paceOf(jobWith(1))).toBeNull();
  });
});
