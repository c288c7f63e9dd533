import { isFinished, type Job } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { jobPromptsQuery, jobQuery } from '../../shared/jobs/api';
import { applyImprovement } from '../../shared/workspace/improvement-changes';
import { useWorkspace, workspaceOf } from '../../shared/workspace/workspace';
import type { Improvement, WorkingPrompt } from '../../shared/workspace/workspace-types';
import { IMPROVE_FAILURE, useIsSendingImprovement } from './api/improve-prompts';
import { useFinishedToast } from './use-finished-toast';

/** One prompt of the review. */
export interface ReviewItem {
  index: number;
  before: string;
  after: string;
  /** What the written list holds now. */
  state: 'improved' | 'undone' | 'unchanged' | 'edited' | 'deleted';
}

export interface ImprovementState {
  improvement: Improvement;
  job: Job | undefined;
  error: Error | null;
  refetch: () => void;
  items: ReviewItem[];
  underWay: boolean;
}

/** The brand's latest improvement. When its job is over, its texts take their places in the written list. */
export function useImprovement(brandId: string): ImprovementState | null {
  const { workspace } = useWorkspace(brandId);
  const improvement = workspace.improvement ?? null;
  const jobId = improvement?.jobId ?? '';
  const job = useQuery({ ...jobQuery(jobId), enabled: jobId !== '' });
  const over = jobId !== '' && job.data !== undefined && isFinished(job.data.status);
  const improved = useQuery({ ...jobPromptsQuery(jobId), enabled: over });
  useFinishedToast(jobId === '' ? undefined : job.data, TEXTS);

  useEffect(() => {
    if (!over || !improvement || !improved.data) return;
    const { prompts, after } = improvement;
    const isNews = improved.data.some(({ index }) => prompts[index] && after[index] === undefined);
    if (isNews) void workspaceOf(brandId).change(applyImprovement(jobId, improved.data));
  }, [brandId, jobId, over, improvement, improved.data]);

  const items = useMemo(
    () => (improvement ? reviewItems(improvement, workspace.writtenPrompts) : []),
    [improvement, workspace.writtenPrompts],
  );
  const sending = useIsSendingImprovement(brandId);
  if (!improvement) return null;
  const refetch = () => [job, improved].forEach((query) => query.error && void query.refetch());
  const error = job.error ?? improved.error;
  const underWay = sending || (jobId !== '' && !over && !error);
  return { improvement, job: job.data, error, refetch, items, underWay };
}

const TEXTS = { verb: 'Improved', noun: 'prompt', failure: IMPROVE_FAILURE } as const;

function reviewItems({ prompts, after }: Improvement, written: readonly WorkingPrompt[]): ReviewItem[] {
  const now = new Map(written.map((prompt) => [prompt.id, prompt.question]));
  return Object.entries(after).flatMap(([place, text]) => {
    const index = Number(place);
    const prompt = prompts[index];
    if (!prompt) return [];
    const state = stateOf(now.get(prompt.id), prompt.question, text);
    return [{ index, before: prompt.question, after: text, state }];
  });
}

function stateOf(now: string | undefined, before: string, after: string): ReviewItem['state'] {
  if (now === undefined) return 'deleted';
  if (before === after && now === after) return 'unchanged';
  if (now === after) return 'improved';
  return now === before ? 'undone' : 'edited';
}
