import type { WrittenPrompt, WrittenPromptGroup } from '#contracts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import type { Page } from '../../shared/api/request';
import { groupId } from './group-key';

/**
 * Removes deleted prompts and groups from the cached lists before these are refetched, so that the focus does not
 * return to a row that is about to disappear.
 *
 * @param gone ids of prompts, and of groups as `groupId` makes them
 */
export function dropFromLists(queryClient: QueryClient, brandId: string, gone: readonly string[]): void {
  const ids = new Set(gone);
  const stays = ({ id }: WrittenPrompt) => !ids.has(id);
  queryClient.setQueryData<WrittenPromptGroup[]>(queryKeys.writtenSummary(brandId), (groups) =>
    groups?.filter((group) => !ids.has(groupId(group))),
  );
  for (const queryKey of [queryKeys.writtenGroups(brandId), queryKeys.writtenDuplicates(brandId)])
    queryClient.setQueriesData<WrittenPrompt[]>({ queryKey }, (list) => list?.filter(stays));
  queryClient.setQueriesData<InfiniteData<Page<WrittenPrompt>>>(
    { queryKey: queryKeys.writtenLists(brandId) },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.filter(stays) })) },
  );
}
