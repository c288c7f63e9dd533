import type { Weight } from '#domain';
import {
  type AnyBlacklistPair,
  type AttributeBatchRequest,
  type AttributeCategory,
  type AttributeRequest,
  type CategoryPairingRequest,
  type CategoryRequest,
  type CompetitorRequest,
  MESSAGES,
  type Renaming,
  type SheetImported,
  type SheetRequest,
} from '#contracts';
import { keepPreviousData, queryOptions, useMutationState } from '@tanstack/react-query';
import { useBrandChange } from '../../shared/api/use-brand-change';
import { queryKeys } from '../../shared/api/query-keys';
import { read, request } from '../../shared/api/request';
import { countOf, formatCount } from '../../shared/text/format';
import { BLACKLISTS, type BlacklistName } from './rule-kinds';

/** What the dialog of a category saves: a new one, or changes of the one with this id. */
type CategorySave = { created: CategoryRequest } | { id: string; changes: Renaming<CategoryRequest> };

export function useSaveCategory(
  brandId: string,
  word: 'create' | 'update',
  onDone: (category: AttributeCategory) => void,
) {
  return useBrandChange(brandId, {
    change: (save: CategorySave) =>
      'created' in save
        ? request('POST', `/api/brands/${brandId}/categories`, save.created)
        : request('PUT', `/api/categories/${save.id}`, save.changes),
    done: `Category ${word}d successfully`,
    failure: `Failed to ${word} category`,
    onDone,
  });
}

export const useCreateAttribute = (brandId: string, categoryId: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: (body: AttributeRequest) => request('POST', `/api/categories/${categoryId}/attributes`, body),
    done: 'Attribute created successfully',
    failure: 'Failed to create attribute',
    onDone,
  });

export const useUpdateAttribute = (brandId: string, id: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: (body: Renaming<AttributeRequest>) => request('PUT', `/api/attributes/${id}`, body),
    done: 'Attribute updated successfully',
    failure: 'Failed to update attribute',
    onDone,
  });

/** What a bulk paste does. */
export interface PastedAttributes extends AttributeBatchRequest {
  /** New weights and phrases of existing attributes. */
  changes: ({ id: string } & Partial<AttributeRequest>)[];
}

/**
 * Changes existing attributes, one call each, then creates the new ones in one transaction. After a failure the same
 * paste may be sent again: repeating a change has no effect.
 */
export const useCreateAttributes = (brandId: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: async ({ attributes, changes }: PastedAttributes) => {
      for (const { id, ...body } of changes) await request('PUT', `/api/attributes/${id}`, body);
      return attributes.length > 0 ? request('POST', '/api/attributes/batch', { attributes }) : [];
    },
    done: (created, { changes }) => doneText(created.length, changes.length),
    failure: 'Failed to create attributes',
    onDone,
  });

function doneText(created: number, changed: number): string {
  if (changed === 0) return `Created ${countOf(created, 'attribute')}`;
  return created === 0
    ? `Changed ${countOf(changed, 'attribute')}`
    : `Created ${countOf(created, 'attribute')}, changed ${formatCount(changed)}`;
}

export const useCreateCompetitor = (brandId: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: (body: CompetitorRequest) => request('POST', `/api/brands/${brandId}/competitors`, body),
    done: 'Competitor added successfully',
    failure: 'Failed to add competitor',
    onDone,
  });

/** Changes a competitor, which keeps its id, so its saved prompts still refer to it. */
export const useUpdateCompetitor = (brandId: string, id: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: (body: Partial<CompetitorRequest>) => request('PUT', `/api/competitors/${id}`, body),
    done: 'Competitor updated successfully',
    failure: 'Failed to update competitor',
    onDone,
  });

/** Changes only a weight. @param noun as in 'Attribute updated successfully' */
export const useSetWeight = (brandId: string, rows: DeletedKind, id: string, noun: string) =>
  useBrandChange(brandId, {
    change: (weight: Weight) => request('PUT', `/api/${rows}/${id}`, { weight }),
    done: `${noun} updated successfully`,
    failure: `Failed to update ${noun.toLowerCase()}`,
  });

export const useCreateCategoryPairing = (brandId: string, onDone: () => void) =>
  useBrandChange(brandId, {
    change: (body: CategoryPairingRequest) =>
      request('POST', `/api/brands/${brandId}/category-pairings`, body),
    done: 'Category pairing created successfully',
    failure: MESSAGES.pairingExists,
    onDone,
  });

/** Creates pairs in one transaction. The server skips those that already exist. */
export function useCreatePairs(brandId: string, list: BlacklistName, onDone: () => void) {
  const { name, reasonInDialog } = BLACKLISTS[list];
  const noun = name.toLowerCase();
  return useBrandChange(brandId, {
    change: (pairs: AnyBlacklistPair[]) =>
      request('POST', `/api/${list}/batch`, { pairs: pairs.map((pair) => ({ ...pair, brandId })) }),
    done: (created, pairs) => {
      const skipped = pairs.length - created.length;
      const text = `Created ${countOf(created.length, noun)}`;
      return skipped === 0 ? text : `${text}; ${countOf(skipped, 'pair')} existed already`;
    },
    failure: `Failed to create ${noun}s`,
    isNothing: (created) => created.length === 0,
    titleOnly: reasonInDialog,
    onDone,
  });
}

/**
 * Deletes one row, by its id.
 *
 * @param rows the last part of the call's path
 * @param name as in 'Blacklist pair deleted successfully', with a capital letter or more
 */
export const useDeleteRow = (brandId: string, rows: string, name: string) =>
  useBrandChange(brandId, {
    mutationKey: deletingKey(rows),
    change: (id: string) => request('DELETE', `/api/${rows}/${id}`),
    done: `${name.charAt(0)}${name.slice(1).toLowerCase()} deleted successfully`,
    failure: `Failed to delete ${name.toLowerCase()}`,
  });

const deletingKey = (rows: string) => ['delete', rows];

/** Whether this tab is deleting a row, or has deleted it. */
export const useIsDeleted = (rows: string, id: string): boolean =>
  useMutationState({
    filters: {
      mutationKey: deletingKey(rows),
      predicate: ({ state: { variables, status } }) => variables === id && status !== 'error',
    },
  }).length > 0;

export type DeletedKind = 'categories' | 'attributes' | 'competitors';

/**
 * What a deletion would also delete. Counted again for each question and while it is open, because others may save
 * prompts.
 */
export const deletionImpactQuery = (brandId: string, kind: DeletedKind, id: string) =>
  queryOptions({
    queryKey: queryKeys.deletionImpact(brandId, kind, id),
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => read(`/api/${kind}/${id}/deletion-impact`, signal),
  });

/** What importing a sheet would do. The brand may change in the meantime, so the import checks again. */
export const sheetPreviewQuery = (brandId: string, sheet: SheetRequest) =>
  queryOptions({
    queryKey: queryKeys.sheetPreview(brandId, sheet),
    queryFn: ({ signal }) => request('POST', `/api/brands/${brandId}/sheet-preview`, sheet, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** @param leftOut the number of rows that are not sent, because of their errors */
export const useImportSheet = (brandId: string, leftOut: number, onDone: () => void) =>
  useBrandChange(brandId, {
    change: (sheet: SheetRequest) => request('POST', `/api/brands/${brandId}/sheet`, sheet),
    done: (imported) => importedText(imported, leftOut),
    failure: 'Failed to import the data',
    onDone,
  });

/** As in '3 rows added, 2 changed': only what there is. */
function importedText({ added, changed, same }: SheetImported, leftOut: number): string {
  const parts: [number, string][] = [
    [added, 'added'],
    [changed, 'changed'],
    [same, 'already there'],
    [leftOut, 'left out'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, what], place) => `${place === 0 ? countOf(count, 'row') : formatCount(count)} ${what}`)
    .join(', ');
}
