import type { SavedView, SavedViewRequest } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { read, request } from '../../shared/api/request';
import { useBrandChange } from '../../shared/api/use-brand-change';

export type ViewName = Pick<SavedViewRequest, 'name'>;

/** The brand's views, sorted by name. */
export const savedViewsQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.savedViews(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/saved-views`, signal),
  });

export const useSaveView = (brandId: string, onDone?: () => void) =>
  useBrandChange(brandId, {
    change: (body: SavedViewRequest) => request('POST', `/api/brands/${brandId}/saved-views`, body),
    done: 'View saved',
    failure: 'Failed to save the view',
    onDone,
  });

export function useDeleteView(brandId: string) {
  const { mutate: save } = useSaveView(brandId);
  return useBrandChange(brandId, {
    change: ({ id }: SavedView) => request('DELETE', `/api/brands/${brandId}/saved-views/${id}`),
    done: 'View deleted',
    failure: 'Failed to delete the view',
    undo: ({ name, query }) => save({ name, query }),
  });
}

export const useRenameBatch = (brandId: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: ({ batchId, name }: { batchId: string; name: string | null }) =>
      request('PATCH', `/api/brands/${brandId}/written-prompts-batches/${batchId}`, { name }),
    done: 'Batch renamed',
    failure: 'Failed to rename the batch',
    onDone,
  });
