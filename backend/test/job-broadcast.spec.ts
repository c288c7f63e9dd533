import { expect, it } from '@jest/globals';
import type { Job, JobPrompt } from '#contracts';
import { until } from '#testing';
import { JobBroadcaster } from '../src/realtime/job-broadcast.js';

/** A job whose row is in a given state, and what was told of it. */
function newBroadcast(status: Job['status']) {
  const told: { event: string; indexes?: number[]; status?: string }[] = [];
  const state = { status };
  const broadcaster = new JobBroadcaster({
    isWatched: () => true,
    findJob: async () => ({ id: 'job', status: state.status }) as Job,
    findPrompts: async (_, ordinals) => ordinals.map((index) => ({ index }) as JobPrompt),
    emit: (_brandId, event, data) => {
      if ('prompts' in data) told.push({ event, indexes: data.prompts.map(({ index }) => index) });
      else if ('status' in data) told.push({ event, status: data.status });
    },
    onError: (error) => {
      throw error;
    },
  });
  const change = (changed: Job['status'], ordinals: number[]) =>
    broadcaster.take({ jobId: 'job', brandId: 'brand', status: changed, ordinals });
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
