import type {
  BulkDeletedAnswer,
  ChosenPromptsRequest,
  GroupsDeletedAnswer,
  RestoreWrittenPromptsRequest,
  WrittenPromptGroup,
} from '#contracts';
import {
  hashKey,
  matchQuery,
  notifyManager,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, read, request, requestWithHeader, type WithHeader } from '../../shared/api/request';
import { countOf } from '../../shared/text/format';
import { useToast } from '../../shared/ui/use-toast';
import { filterQuery, type WrittenFilters } from '../../shared/written-prompts/written-filters';
import { dropFromLists } from './drop-from-lists';
import { groupId, groupKeyOf, groupQuery } from './group-key';

/** The prompts deleted in the last 30 days, newest deletion first. */
export const deletedPromptsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.writtenDeleted(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/written-prompts-deleted`, signal),
  });

/** Restores prompts with their batches and times: those with the given ids, or all of one deletion. */
export function useRestorePrompts(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: RestoreWrittenPromptsRequest) =>
      request('POST', `/api/brands/${brandId}/written-prompts/restore`, body),
    onSuccess: ({ restoredCount }) => toast.success(`Restored ${countOf(restoredCount, 'prompt')}`),
    onError: (error) => toast.error(errorText(error, 'Failed to restore the prompts')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.written(brandId) }),
  });
}

/** The header that names what was deleted together. */
const DELETION = 'Deletion-Id';

interface Deletion<Chosen, Answer> {
  /** Sends the request. */
  send: (chosen: Chosen) => Promise<WithHeader<Answer>>;
  /** How many prompts were deleted. */
  numberOf: (answer: Answer) => number;
  textOf: (answer: Answer) => string;
  failure: string;
  onDeleted?: () => void;
  /** The deleted groups, whose own queries are not refetched: they are about to be unmounted. */
  groupsOf?: (chosen: Chosen) => WrittenPromptGroup[];
  /** The ids of the single prompts that were deleted. */
  idsOf?: (chosen: Chosen) => string[];
}

interface Asked<Chosen> {
  chosen: Chosen;
  onAnswer: () => void;
}

function useDeletion<Chosen, Answer>(brandId: string, deletion: Deletion<Chosen, Answer>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const restore = useRestorePrompts(brandId);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ chosen }: Asked<Chosen>) => deletion.send(chosen),
    onSuccess: ({ answer, header }, { chosen, onAnswer }) => {
      const text = deletion.textOf(answer);
      if (deletion.numberOf(answer) === 0) toast.warning(text, 'They were gone already.');
      else if (header === null) toast.success(text);
      else toast.undoable(text, () => restore.mutate({ deletionId: header }));
      deletion.onDeleted?.();
      const groups = deletion.groupsOf?.(chosen) ?? [];
      const gone = groups.map((group) => hashKey(queryKeys.writtenDetails(brandId, groupKeyOf(group))));
      dropFromLists(queryClient, brandId, [...groups.map(groupId), ...(deletion.idsOf?.(chosen) ?? [])]);
      // Scheduled after the lists have rendered without the prompts, so that the focus returns to an element that
      // stays.
      notifyManager.schedule(onAnswer);
      // The readings take long and are not awaited: the buttons are enabled again when the lists are up to date.
      const readings = { queryKey: queryKeys.writtenReadings(brandId) };
      void queryClient.invalidateQueries(readings);
      return queryClient.invalidateQueries({
        queryKey: queryKeys.written(brandId),
        predicate: (query) => !gone.includes(query.queryHash) && !matchQuery(readings, query),
      });
    },
    onError: (error, { onAnswer }) => {
      toast.error(errorText(error, deletion.failure));
      onAnswer();
    },
  });
  return {
    /** True until the lists are up to date. */
    isPending,
    /** Resolves as soon as the server has answered: the question need not stay open while the lists are refetched. */
    run: (chosen: Chosen) => new Promise<void>((onAnswer) => mutate({ chosen, onAnswer })),
  };
}

/** Deletes the prompts of one group. */
export const useDeleteGroup = (brandId: string) =>
  useDeletion<WrittenPromptGroup, BulkDeletedAnswer>(brandId, {
    send: (group) =>
      requestWithHeader(
        'DELETE',
        `/api/brands/${brandId}/written-prompts-group?${groupQuery(group)}`,
        DELETION,
      ),
    numberOf: ({ deletedCount }) => deletedCount,
    textOf: ({ deletedCount }) => `Deleted ${countOf(deletedCount, 'prompt')}`,
    failure: 'Failed to delete prompts group',
    groupsOf: (group) => [group],
  });

/** Deletes the prompts of several groups, all or none. */
export const useDeleteGroups = (brandId: string, onDeleted: () => void) =>
  useDeletion<WrittenPromptGroup[], GroupsDeletedAnswer>(brandId, {
    send: (groups) =>
      requestWithHeader('POST', `/api/brands/${brandId}/written-prompts-bulk-delete`, DELETION, {
        groups: groups.map(groupKeyOf),
      }),
    numberOf: ({ totalDeleted }) => totalDeleted,
    textOf: ({ totalDeleted, groupsDeleted }) =>
      `Deleted ${countOf(totalDeleted, 'written prompt')} from ${countOf(groupsDeleted, 'group')}`,
    failure: 'Failed to delete selected groups',
    onDeleted,
    groupsOf: (groups) => groups,
  });

/** Deletes all saved prompts that match the filters, whatever their number. */
export const useDeleteFiltered = (brandId: string) =>
  useDeletion<WrittenFilters, BulkDeletedAnswer>(brandId, {
    send: (filters) =>
      requestWithHeader(
        'DELETE',
        `/api/brands/${brandId}/written-prompts-filtered${filterQuery(filters)}`,
        DELETION,
      ),
    numberOf: ({ deletedCount }) => deletedCount,
    textOf: ({ deletedCount }) => `Deleted ${countOf(deletedCount, 'prompt')}`,
    failure: 'Failed to delete prompts',
  });

/** Deletes single saved prompts. */
export const useDeletePrompts = (brandId: string, onDeleted: () => void) =>
  useDeletion<ChosenPromptsRequest, BulkDeletedAnswer>(brandId, {
    send: (body) =>
      requestWithHeader('POST', `/api/brands/${brandId}/written-prompts/bulk-delete`, DELETION, body),
    numberOf: ({ deletedCount }) => deletedCount,
    textOf: ({ deletedCount }) => `Deleted ${countOf(deletedCount, 'prompt')}`,
    failure: 'Failed to delete prompts',
    onDeleted,
    idsOf: ({ promptIds }) => promptIds,
  });
