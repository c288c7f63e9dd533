import { expect, it } from '@jest/globals';
import type { Job } from '#contracts';
import { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { jobEnded, jobContinues } from './job-finished';

it('the end of a run is acted upon once, whoever tells it first, and again when the run went on', async () => {
  const queryClient = new QueryClient();
  const run = { id: 'run', brandId: 'northwind', kind: 'csv', status: 'completed', done: 5 } as Job;
  const files = queryKeys.csvGenerations('northwind');
  const isReadAgain = () => queryClient.getQueryState(files)?.isInvalidated;

  queryClient.setQueryData(files, []);
  await jobEnded(queryClient, run);
  expect(isReadAgain()).toBe(true);

  queryClient.setQueryData(files, []);
  await jobEnded(queryClient, run);
  expect(isReadAgain()).toBe(false);

  jobContinues(queryClient, { ...run, status: 'active' });
  await jobEnded(queryClient, run);
  expect(isReadAgain()).toBe(true);
  queryClient.clear();
});

it('an open coverage map and an open plan are read again when a run ends: they tell what is generated and not saved', async () => {
  const queryClient = new QueryClient();
  const open = [
    queryKeys.coverage('northwind', 'Discovery'),
    queryKeys.coveragePlan('northwind', 'strength=1'),
  ];
  for (const key of open) queryClient.setQueryData(key, {});
  await jobEnded(queryClient, { id: 'run', brandId: 'northwind', kind: 'coverage', done: 5 } as Job);
  for (const key of open) expect([key, queryClient.getQueryState(key)?.isInvalidated]).toEqual([key, true]);
  queryClient.clear();
});
