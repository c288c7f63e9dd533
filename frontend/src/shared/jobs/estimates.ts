import { type Estimate, type JobKind, LIMITS } from '#contracts';
import { isLargeRun } from '#domain';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { appInfoQuery } from '../api/queries';
import { queryKeys } from '../api/query-keys';
import { request } from '../api/request';
import { countOf } from '../text/format';
import { useConfirm } from '../ui/use-confirm';
import { estimateText } from './estimate-text';

/** The estimate for a run of a kind, given the body that its call would get. */
export const estimateQuery = (brandId: string, kind: JobKind, body: object) =>
  queryOptions({
    queryKey: queryKeys.estimate(brandId, kind, body),
    queryFn: ({ signal }) => request('POST', `/api/brands/${brandId}/estimate`, { kind, body }, { signal }),
    gcTime: 0,
  });

/**
 * Asks before a large run: one beyond a number of prompts or beyond the cost that the operator has set. Applies also to
 * runs that rewrite prompts. @returns whether to start the run; resolves at once where there is nothing to ask
 */
export function useRunQuestion(brandId: string) {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  return async (kind: JobKind, body: object, prompts: number): Promise<boolean> => {
    const { costUnasked } = queryClient.getQueryData(appInfoQuery().queryKey) ?? { costUnasked: null };
    const bound = { prompts: LIMITS.promptsUnasked, cost: costUnasked };
    if (costUnasked === null && !isLargeRun({ prompts, cost: null }, bound)) return true;
    // Without an estimate the number of prompts decides.
    const estimate = await queryClient.query(estimateQuery(brandId, kind, body)).catch(() => null);
    if (!isLargeRun({ prompts, cost: estimate?.cost?.amount ?? null }, bound)) return true;
    const words = ASKED_AS[kind] ?? { does: 'Generate', okText: 'Generate' };
    return new Promise((decide) =>
      confirm({
        title: `${words.does} ${countOf(prompts, 'prompt')}?`,
        content: estimate && sentenceOf(estimate),
        okText: words.okText,
        isDestructive: false,
        onConfirm: () => decide(true),
        onCancel: () => decide(false),
      }),
    );
  };
}

/** The wording for runs that rewrite existing prompts. */
const ASKED_AS: Partial<Record<JobKind, { does: string; okText: string }>> = {
  improve: { does: 'Improve', okText: 'Improve' },
  'ask-again': { does: 'Ask again for', okText: 'Ask again' },
};

const sentenceOf = (estimate: Estimate): string => `This takes ${estimateText(estimate)}.`;
