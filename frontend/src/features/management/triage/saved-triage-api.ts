import type { Decision, ImprovementAnswer, PromptOrder, TriageProgress, WrittenPrompt } from '#contracts';
import {
  infiniteQueryOptions,
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, type Page, read, request, RequestError, requestPage } from '../../../shared/api/request';
import { forgetKey, keptKey } from './improvement-key';
import { useToast } from '../../../shared/ui/use-toast';
import { filterQuery, type WrittenFilters } from '../../../shared/written-prompts/written-filters';

/** The number of prompts fetched at once. */
const PAGE = '200';

interface OpenPage extends Page<WrittenPrompt> {
  /** When its request was sent, by the clock of the page. */
  readAt: number;
}

/**
 * The undecided prompts that match the filters, page by page.
 *
 * @param openedAt when triage was opened: each opening fetches again, because prompts from an earlier one are decided
 * by now
 */
export const openPromptsQuery = (
  brandId: string,
  filters: WrittenFilters,
  { order, openedAt }: { order: PromptOrder; openedAt: number },
) => {
  const query = filterQuery(filters, { looked: 'false', limit: PAGE, order });
  return infiniteQueryOptions({
    queryKey: queryKeys.writtenOpen(brandId, { ...filters, order, openedAt }),
    gcTime: 0,
    queryFn: async ({ pageParam, signal }): Promise<OpenPage> => {
      const readAt = performance.now();
      return { ...(await requestPage<WrittenPrompt>(pageParam, signal)), readAt };
    },
    initialPageParam: `/api/brands/${brandId}/written-prompts-filtered${query}`,
    getNextPageParam: (last: OpenPage) => last.next,
  });
};

export const triageProgressQuery = (brandId: string, filters: WrittenFilters) =>
  queryOptions({
    queryKey: queryKeys.writtenProgress(brandId, filters),
    queryFn: ({ signal }) =>
      read(`/api/brands/${brandId}/written-prompts-progress${filterQuery(filters)}`, signal),
  });

export interface Deciding {
  prompt: WrittenPrompt;
  /** Null undoes the decision. */
  decision: Decision | null;
  /** What is undone. */
  undoes?: Decision;
}

/**
 * Starts with the drafts' key, so that `drafts:changed` events wait while a decision is under way: a fetch might return
 * the state before it.
 */
const decidingKey = (brandId: string) => [...queryKeys.drafts(brandId), 'deciding'];

/** False until the decisions of an earlier opening are stored: a fetch before that would return those prompts again. */
export function useEarlierDecided(brandId: string): boolean {
  const [isDone, setDone] = useState(false);
  const deciding = useIsMutating({ mutationKey: decidingKey(brandId) });
  if (!isDone && deciding === 0) setDone(true);
  return isDone;
}

interface DecideCallbacks {
  onFailed: (failed: Deciding) => void;
  onStored: (stored: Deciding) => void;
  /** The prompt was no longer there. */
  onNothing: (deciding: Deciding) => void;
}

/**
 * Decides about one prompt after another. The progress shows at once; dependent queries are refetched after the last
 * decision.
 */
export function useDecide(
  brandId: string,
  filters: WrittenFilters,
  { onFailed, onStored, onNothing }: DecideCallbacks,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { queryKey } = triageProgressQuery(brandId, filters);
  const mutationKey = decidingKey(brandId);
  const count = (step: number) =>
    queryClient.setQueryData<TriageProgress>(
      queryKey,
      (progress) => progress && { ...progress, decided: progress.decided + step },
    );
  return useMutation({
    mutationKey,
    scope: { id: `saved triage ${brandId}` },
    mutationFn: ({ prompt, ...decision }: Deciding) =>
      request('POST', `/api/brands/${brandId}/written-prompts/decide`, {
        promptIds: [prompt.id],
        ...decision,
      }),
    onMutate: async ({ decision }) => {
      await queryClient.cancelQueries({ queryKey });
      count(decision === null ? -1 : 1);
    },
    onSuccess: ({ decidedCount }, deciding) => {
      onStored(deciding);
      if (decidedCount > 0 || deciding.decision === null) return;
      onNothing(deciding);
      toast.warning('Somebody else removed this prompt', 'It can be brought back from ‘Deleted prompts’.');
    },
    onError: (error, failed) => {
      onFailed(failed);
      toast.error(errorText(error, failed.decision === null ? 'Failed to undo' : 'Failed to update prompt'));
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      return queryClient.invalidateQueries({ queryKey: queryKeys.written(brandId) });
    },
  });
}

/** A better text, and the run that wrote it. */
export interface Improvement {
  question: string;
  jobId: string;
}

/** Asks the model for a better text of one saved prompt. Asked again after a lost answer, that is the answer. */
export function useImproved(brandId: string) {
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ prompt, instructions }: ImproveOne): Promise<Improvement> => {
      const body = { prompts: [prompt], instructions };
      const path = `/api/brands/${brandId}/improve-written-prompts`;
      const headers = { 'Idempotency-Key': keptKey(prompt.id, JSON.stringify(body)) };
      const { improvedPrompts, jobId } = (await request('POST', path, body, {
        headers,
      })) as ImprovementAnswer;
      const [improved] = improvedPrompts;
      if (!improved?.improved) throw new NotImproved('Failed to improve prompts');
      return { question: improved.question, jobId };
    },
    onError: (error, { prompt }) => {
      if (hasEnded(error)) forgetKey(prompt.id);
      toast.error(errorText(error, 'Failed to improve prompts'));
    },
  });
}

interface ImproveOne {
  prompt: WrittenPrompt;
  instructions: string;
}

/** A run that wrote no better text. */
class NotImproved extends Error {}

/** Whether the run ended without a text, and would only be brought back. Any other answer may come from a proxy. */
const hasEnded = (error: unknown): boolean =>
  error instanceof RequestError
    ? error.status === 502 && error.body.jobId !== undefined
    : error instanceof NotImproved;
