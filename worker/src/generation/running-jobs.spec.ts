import { describe, expect, it } from '@jest/globals';
import { Announcements } from '#database';
import { DataSource } from 'typeorm';
import { RunningJobs } from './running-jobs.js';

const newRunningJobs = () => new RunningJobs(new Announcements(''), new DataSource({ type: 'postgres' }));

describe('what works on a job that has ended', () => {
  it('is told so, all of it and nothing else, and so is what comes to it later', () => {
    const running = newRunningJobs();
    const [one, another, other] = [running.join('a', 1), running.join('a', 1), running.join('b', 1)];
    running.end('a');
    const late = running.join('a', 1);
    expect([one, another, other, late].map(({ ended }) => ended.aborted)).toEqual([true, true, false, true]);
  });

  it('does not hold up a retry while its last calls are under way, nor end it', () => {
    const running = newRunningJobs();
    const before = running.join('a', 1);
    running.end('a');
    const retried = running.join('a', 2);
    expect(retried.ended.aborted).toBe(false);
    before.end();
    running.join('a', 1).leave();
    before.leave();
    expect(running.join('a', 2).ended).toBe(retried.ended);
    running.end('a');
    expect(retried.ended.aborted).toBe(true);
  });
});
