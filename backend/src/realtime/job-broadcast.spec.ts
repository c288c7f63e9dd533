import { expect, it, jest } from '@jest/globals';
import type { Job, JobPrompt } from '#contracts';
import { until } from '#testing';
import { JobBroadcaster } from './job-broadcast.js';

/** A job whose row is in a given state, and what was told of it. */
function newBroadcast(status: Job['status']) {
  const told: { event: string; indexes?: number[]; status?: string }[] = [];
  const state = { status, isAway: false, failures: 0 };
  const broadcaster = new JobBroadcaster({
    isWatched: () => true,
    findJob: async () => {
      if (state.isAway) throw new Error('The database is away.');
      return { id: 'job', status: state.status } as Job;
    },
    findPrompts: async (_, ordinals) => ordinals.map((index) => ({ index }) as JobPrompt),
    emit: (_brandId, event, data) => {
      if ('prompts' in data) told.push({ event, indexes: data.prompts.map(({ index }) => index) });
      else if ('status' in data) told.push({ event, status: data.status });
    },
    onError: () => state.failures++,
  });
  const change = (changed: Job['status'], ordinals: number[], flagged?: number[]) =>
    broadcaster.take({ jobId: 'job', brandId: 'brand', status: changed, ordinals, flagged });
  return { told, state, change };
}

it('a job whose row is finished already is told as finished only after all of its prompts', async () => {
  const { told, change } = newBroadcast('completed');
  change('active', [0, 1]);
  await until(() => told.length > 0);
  expect(told).toEqual([{ event: 'job:prompts', indexes: [0, 1] }]);
  change('active', [2]);
  change('completed', []);
  await until(() => told.length === 3);
  expect(told.slice(1)).toEqual([
    { event: 'job:prompts', indexes: [2] },
    { event: 'job:updated', status: 'completed' },
  ]);
});

it('prompts that the end of a run has flagged are told apart from new ones, before the end', async () => {
  const { told, change } = newBroadcast('completed');
  change('active', [2]);
  change('active', [], [0, 1]);
  change('completed', []);
  await until(() => told.length === 3);
  expect(told).toEqual([
    { event: 'job:prompts', indexes: [2] },
    { event: 'job:flags', indexes: [0, 1] },
    { event: 'job:updated', status: 'completed' },
  ]);
});

it('answers that come in after a cancel are told too', async () => {
  const { told, change } = newBroadcast('cancelled');
  change('cancelled', []);
  await until(() => told.length === 1);
  change('cancelled', [7]);
  await until(() => told.length === 3);
  expect(told.map(({ event }) => event)).toEqual(['job:updated', 'job:prompts', 'job:updated']);
});

it('many changes at once are told together', async () => {
  const { told, change } = newBroadcast('active');
  for (let ordinal = 0; ordinal < 100; ordinal++) change('active', [ordinal]);
  await until(() => told.length === 2);
  expect(told[0]?.indexes).toHaveLength(100);
});

it("a run's first prompts are told at once, though its state was told just before, and later ones together", async () => {
  jest.useFakeTimers();
  const { told, change } = newBroadcast('active');
  change('queued', []);
  await jest.advanceTimersByTimeAsync(1);
  change('active', []);
  change('active', [0]);
  await jest.advanceTimersByTimeAsync(1);
  expect(told.map(({ event }) => event)).toEqual(['job:updated', 'job:prompts', 'job:updated']);
  change('active', [1]);
  await jest.advanceTimersByTimeAsync(100);
  expect(told).toHaveLength(3);
  change('active', [2]);
  await jest.advanceTimersByTimeAsync(250);
  expect(told[3]?.indexes).toEqual([1, 2]);
  jest.useRealTimers();
});

it('the state of a busy run is told at most five times in any second', async () => {
  jest.useFakeTimers();
  const { told, change } = newBroadcast('active');
  const at: number[] = [];
  for (let ms = 0; ms < 3_000; ms += 10) {
    change(ms === 0 ? 'queued' : 'active', ms < 280 ? [] : [ms]);
    const before = told.filter(({ event }) => event === 'job:updated').length;
    await jest.advanceTimersByTimeAsync(10);
    if (told.filter(({ event }) => event === 'job:updated').length > before) at.push(ms);
  }
  for (const start of at)
    expect(at.filter((ms) => ms >= start && ms < start + 1_000).length).toBeLessThanOrEqual(5);
  expect(at.length).toBeGreaterThan(8);
  jest.useRealTimers();
});

it('what could not be read is read again, because it is announced only once', async () => {
  const { told, change, state } = newBroadcast('completed');
  state.isAway = true;
  change('active', [0]);
  change('completed', []);
  await until(() => state.failures > 0);
  state.isAway = false;
  await until(() => told.length === 2);
  expect(told).toEqual([
    { event: 'job:prompts', indexes: [0] },
    { event: 'job:updated', status: 'completed' },
  ]);
});
