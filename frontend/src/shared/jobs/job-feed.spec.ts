import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Job, JobPrompt } from '#contracts';
import { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/query-keys';
import { createJobFeed } from './job-feed';

const prompt = (index: number, flags: string[] = []) =>
  ({ index, question: `Question ${index}?`, flags, draftId: null }) as JobPrompt;
const job = (status: Job['status'], done: number, saved = 0) =>
  ({ id: 'run', brandId: 'northwind', kind: 'bulk-v2', status, done, failed: 0, saved, removed: 0 }) as Job;
const PROMPTS = queryKeys.jobPrompts('run');

let queryClient: QueryClient;
let feed: ReturnType<typeof createJobFeed>;
const isReadAgain = () => queryClient.getQueryState(PROMPTS)?.isInvalidated;

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.jobList('northwind'), [job('active', 0)]);
  queryClient.setQueryData(PROMPTS, [prompt(0)]);
  feed = createJobFeed(queryClient);
});
afterEach(() => {
  feed.stop();
  queryClient.clear();
});

describe("at the end of a run, a tab that was told all of the run's prompts", () => {
  it('shows them, with the marks that the end set, and does not read them again', () => {
    feed.onJobPrompts({ jobId: 'run', prompts: [prompt(1)] });
    feed.onJobPrompts({ jobId: 'run', prompts: [prompt(1, ['similar'])] });
    feed.onJobUpdated(job('completed', 2));
    expect(queryClient.getQueryData(PROMPTS)).toEqual([prompt(0), prompt(1, ['similar'])]);
    expect(isReadAgain()).toBe(false);
  });

  it('reads them again when some were saved or removed meanwhile', () => {
    feed.onJobUpdated(job('completed', 1, 1));
    expect(isReadAgain()).toBe(true);
  });
});

it('a prompt that was moved to the written list before the socket told of it stays moved', () => {
  feed.onJobPrompts({ jobId: 'run', prompts: [prompt(0), prompt(1)] });
  const moved = { ...prompt(0), draftId: 'draft' };
  queryClient.setQueryData(PROMPTS, [moved]);
  feed.onJobUpdated(job('completed', 2));
  expect(queryClient.getQueryData(PROMPTS)).toEqual([moved, prompt(1)]);
});

it('a tab that lacks some of the prompts reads them at the end of the run', () => {
  feed.onJobUpdated(job('completed', 2));
  expect(isReadAgain()).toBe(true);
});
