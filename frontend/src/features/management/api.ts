import {
  type ChosenPromptsRequest,
  LIMITS,
  type PromptOrder,
  type UpdateWrittenPromptRequest,
  type WrittenPrompt,
  type WrittenPromptGroup,
} from '#contracts';
import { safeFileName } from '#domain';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { brandQuery } from '../../shared/api/queries';
import { byCombination } from './duplicate-groups';
import { groupKeyOf, groupQuery } from './group-key';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, type Page, read, request, requestFile, requestPage } from '../../shared/api/request';
import { savedTextNow } from './saved-text';
import { saveFile } from '../../shared/ui/save-file';
import { useToast } from '../../shared/ui/use-toast';
import { filterQuery, type WrittenFilters } from '../../shared/written-prompts/written-filters';
import { writtenPromptEdited } from './written-prompt-edited';

/** The prompts of one group. */
export const writtenDetailsQuery = (brandId: string, group: WrittenPromptGroup) =>
  queryOptions({
    queryKey: queryKeys.writtenDetails(brandId, groupKeyOf(group)),
    queryFn: ({ signal }) =>
      read(`/api/brands/${brandId}/written-prompts-details?${groupQuery(group)}`, signal),
  });

/** The saved prompts that match the filters, page by page. */
export const filteredPromptsQuery = (brandId: string, filters: WrittenFilters, order: PromptOrder) => {
  const sorted = { limit: String(LIMITS.pageSize.max), ...(order === 'newest' && { order }) };
  return infiniteQueryOptions({
    queryKey: queryKeys.writtenFiltered(brandId, { ...filters, order }),
    queryFn: ({ pageParam, signal }) => requestPage<WrittenPrompt>(pageParam, signal),
    initialPageParam: `/api/brands/${brandId}/written-prompts-filtered${filterQuery(filters, sorted)}`,
    getNextPageParam: (last: Page<WrittenPrompt>) => last.next,
  });
};

/** The prompts of every combination that occurs twice or more. */
export const duplicatePromptsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.writtenDuplicates(brandId),
    queryFn: async ({ signal }) =>
      byCombination(await read(`/api/brands/${brandId}/written-prompts-duplicates`, signal)),
  });

/** Fetches the ids of all prompts that match the filters, also of those that are not loaded yet. */
export function useAllPromptIds(brandId: string, filters: WrittenFilters, onRead: (ids: string[]) => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: () => read(`/api/brands/${brandId}/written-prompts-ids${filterQuery(filters)}`),
    onSuccess: ({ promptIds }) => onRead(promptIds),
    onError: (error) => toast.error(errorText(error, 'Failed to fetch filtered written prompts')),
  });
}

/** Downloads a file of prompts whose ids are too many for a link. */
export function useDownloadPrompts(brandId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (body: ChosenPromptsRequest) => {
      const file = await requestFile(`/api/brands/${brandId}/written-prompts-csv`, body);
      const { name } = await queryClient.query(brandQuery(brandId));
      saveFile(file, `${safeFileName(name)}_written_prompts.csv`);
    },
    onError: (error) => toast.error(errorText(error, 'Failed to export CSV')),
  });
}

interface Update extends UpdateWrittenPromptRequest {
  promptId: string;
  /** Whether an editor is open, which itself reports that the text has changed. */
  isEditing: boolean;
}

/** Gives a saved prompt another text. */
export function useUpdatePrompt(brandId: string, onUpdated: (updated: WrittenPrompt) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ promptId, isEditing: _, ...body }: Update) =>
      request('PATCH', `/api/brands/${brandId}/written-prompts/${promptId}`, body),
    onSuccess: (updated) => {
      writtenPromptEdited(queryClient, brandId, updated);
      onUpdated(updated);
    },
    onError: (error, { isEditing }) => {
      if (!isEditing || savedTextNow(error) === undefined)
        toast.error(errorText(error, 'Failed to update prompt'));
    },
  });
}
