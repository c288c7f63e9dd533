import type { BulkDeletedAnswer, GroupsDeletedAnswer, WrittenPromptGroup } from '#contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, request } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { useToast } from '../../../shared/ui/use-toast';
import { writtenPromptsChanged } from '../../../shared/written-prompts/written-prompts-changed';
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
    onSuccess: async ({ deletedCount }) => {
      toast.success(`Deleted ${countOf(deletedCount, 'prompt')}`);
      await writtenPromptsChanged(queryClient, brandId);
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
    onSuccess: async ({ totalDeleted, groupsDeleted }) => {
      toast.success(
        `Deleted ${countOf(totalDeleted, 'written prompt')} from ${countOf(groupsDeleted, 'group')}`,
      );
      onDeleted();
      await writtenPromptsChanged(queryClient, brandId);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to delete selected groups')),
  });
}
