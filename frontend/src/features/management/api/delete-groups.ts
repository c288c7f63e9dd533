import type { BulkDeletedAnswer, GroupsDeletedAnswer, WrittenPromptGroup } from '#contracts';
import { hashKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { errorText, request } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { useToast } from '../../../shared/ui/use-toast';
import { groupKeyOf, groupQuery } from '../group-key';

/** Deletes the prompts of one group. */
export function useDeleteGroup(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (group: WrittenPromptGroup) =>
      request<BulkDeletedAnswer>(
        'DELETE',
        `/api/brands/${brandId}/written-prompts-group?${groupQuery(group)}`,
      ),
    onSuccess: async ({ deletedCount }, group) => {
      toast.success(`Deleted ${countOf(deletedCount, 'prompt')}`);
      await groupsDeleted(queryClient, brandId, [group]);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete prompts group')),
  });
}

/** Deletes the prompts of several groups, all or none. */
export function useDeleteGroups(brandId: string, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (groups: WrittenPromptGroup[]) =>
      request<GroupsDeletedAnswer>('POST', `/api/brands/${brandId}/written-prompts-bulk-delete`, {
        groups: groups.map(groupKeyOf),
      }),
    onSuccess: async (answer, groups) => {
      const prompts = countOf(answer.totalDeleted, 'written prompt');
      toast.success(`Deleted ${prompts} from ${countOf(answer.groupsDeleted, 'group')}`);
      onDeleted();
      await groupsDeleted(queryClient, brandId, groups);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete selected groups')),
  });
}

/** All views of the saved prompts, but for the deleted groups' own: their cards are about to go. */
function groupsDeleted(
  queryClient: QueryClient,
  brandId: string,
  groups: WrittenPromptGroup[],
): Promise<void> {
  const gone = new Set(groups.map((group) => hashKey(queryKeys.writtenDetails(brandId, groupKeyOf(group)))));
  return queryClient.invalidateQueries({
    queryKey: queryKeys.written(brandId),
    predicate: ({ queryHash }) => !gone.has(queryHash),
  });
}
