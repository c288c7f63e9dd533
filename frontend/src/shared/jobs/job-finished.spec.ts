import { expect, it } from '@jest/globals';
import type { Job } from '#contracts';
import { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { jobEnded, jobGoesOn } from './job-finished';

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

  jobGoesOn(queryClient, { ...run, status: 'active' });
  await jobEnded(queryClient, run);
  expect(isReadAgain()).toBe(true);
  queryClient.clear();
});
