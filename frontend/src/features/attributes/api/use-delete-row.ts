import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { errorText, request } from '../../../shared/api/request';
import { useToast } from '../../../shared/ui/use-toast';

interface Deletion {
  /** The call's path without the id. */
  path: string;
  /** What is said when it is done, and when it failed without a reason. */
  done: string;
  failure: string;
  /** The queries whose rows it takes away. */
  changes: QueryKey[];
}

/** Deletes one row. Also after a failure its lists are read again: another tab may have been faster. */
export function useDeleteRow({ path, done, failure, changes }: Deletion) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => request<unknown>('DELETE', `${path}/${id}`),
    onSuccess: () => toast.success(done),
    onError: (error) => toast.error(errorText(error, failure)),
    onSettled: () => Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
