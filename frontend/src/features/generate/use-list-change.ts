import type { Draft } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText } from '../../shared/api/request';
import { draftsChanged } from '../../shared/socket/draft-feed';
import { useToast } from '../../shared/ui/use-toast';

interface ListChange<Variables, Answer> {
  change: (variables: Variables) => Promise<Answer>;
  /** The ids of the drafts that it changes. */
  idsOf: (variables: Variables) => string[];
  /** The list as it shows until the answer is there. */
  show: (drafts: Draft[], variables: Variables) => Draft[];
  /** The toast after a failure for which the server gave no reason; without it, the caller reports failures. */
  failure?: string;
  onDone?: (answer: Answer, variables: Variables) => void;
  onFailed?: (error: Error, variables: Variables) => void;
  scope?: { id: string };
}

/**
 * An optimistic change of the written list: it shows at once, and is rolled back when it fails. Then the changed drafts
 * are refetched.
 */
export function useListChange<Variables, Answer>(
  brandId: string,
  { change, idsOf, show, failure, onDone, onFailed, scope }: ListChange<Variables, Answer>,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const queryKey = queryKeys.drafts(brandId);
  return useMutation({
    mutationKey: queryKey,
    scope,
    mutationFn: change,
    onMutate: async (variables) => {
      // Cancelled, so that it does not replace what is shown here; what it would have brought is fetched afterwards.
      const wasReading = queryClient.isFetching({ queryKey, exact: true }) > 0;
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<Draft[]>(queryKey);
      queryClient.setQueryData<Draft[]>(queryKey, (drafts) => drafts && show(drafts, variables));
      return { before, wasReading };
    },
    onSuccess: onDone,
    onError: (error, variables, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      if (failure !== undefined) toast.error(errorText(error, failure));
      onFailed?.(error, variables);
    },
    onSettled: (_answer, _error, variables, context) =>
      draftsChanged(queryClient, brandId, context?.wasReading ? null : idsOf(variables)),
  });
}
