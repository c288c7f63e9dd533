import { describe, expect, it } from '@jest/globals';
import { Announcements } from '#database';
import { DataSource } from 'typeorm';
import { RunningJobs } from '../src/generation/running-jobs.js';

const newRunningJobs = () => new RunningJobs(new Announcements(''), new DataSource({ type: 'postgres' }));

describe('what works on a job that has ended', () => {
  it('is told so, all of it and nothing else', () => {
    const running = newRunningJobs();
    const [one, another, other] = [running.join('a'), running.join('a'), running.join('b')];
    running.end('a');
    expect([one, another, other].map(({ ended }) => ended.aborted)).toEqual([true, true, false]);
  });

  it('does not hold up a retry while its last calls are under way, nor end it', () => {
    const running = newRunningJobs();
    const before = running.join('a');
    running.end('a');
    const retried = running.join('a');
    expect(retried.ended.aborted).toBe(false);
    before.end();
    before.leave();
    expect(running.join('a').ended).toBe(retried.ended);
    running.end('a');
    expect(retried.ended.aborted).toBe(true);
  });
});
