import type { PairBatchRequest } from '#contracts';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { request } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { useToast } from '../../../shared/ui/use-toast';

interface PairCreation {
  brandId: string;
  path: string;
  /** As in 'Created 2 blacklist pairs'. */
  noun: string;
  changes: QueryKey;
  onSaved: () => void;
  /** How a failure is told beside the dialog. */
  tellFailure: (error: Error) => void;
}

/** Creates pairs in one transaction. The server skips those that are there already. */
export function useCreatePairs<Pair extends object>(creation: PairCreation) {
  const { brandId, path, noun, changes, onSaved, tellFailure } = creation;
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (pairs: Pair[]) => {
      const body: PairBatchRequest<Pair> = { pairs: pairs.map((pair) => ({ ...pair, brandId })) };
      return request<unknown[]>('POST', path, body);
    },
    onSuccess: async (created, pairs) => {
      const skipped = pairs.length - created.length;
      const text = `Created ${countOf(created.length, noun)}`;
      toast.success(skipped === 0 ? text : `${text}; ${countOf(skipped, 'pair')} existed already`);
      onSaved();
      await queryClient.invalidateQueries({ queryKey: changes });
    },
    onError: tellFailure,
  });
}
