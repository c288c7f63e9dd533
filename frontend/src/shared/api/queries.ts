import type { Draft, Job, JobPrompt } from '#contracts';
import { groupBy } from '#domain';
import { queryOptions } from '@tanstack/react-query';
import { noteProgress } from '../jobs/job-rate';
import { withUpdates, withOtherOutcomes } from '../jobs/job-updates';
import { filterQuery, NO_FILTERS, type WrittenFilters } from '../written-prompts/written-filters';
import { queryKeys } from './query-keys';
import { read } from './request';

/**
 * The first queries of each screen. The router starts them while the screen's code is loading, so this module is part
 * of the page's first script and must not import antd. A query that failed in the meantime is not retried on mount.
 */
const first = { retryOnMount: false };

export const appInfoQuery = () =>
  queryOptions({ ...first, queryKey: queryKeys.appInfo, queryFn: ({ signal }) => read('/api/info', signal) });

export const brandsQuery = () =>
  queryOptions({
    ...first,
    queryKey: queryKeys.brandList,
    queryFn: ({ signal }) => read('/api/brands', signal),
  });

/** What goes on in each brand. The router refetches it on each visit of the dashboard. */
export const brandActivityQuery = () =>
  queryOptions({
    ...first,
    queryKey: queryKeys.brandActivity,
    queryFn: ({ signal }) => read('/api/brands/activity', signal),
  });

export const brandQuery = (brandId: string) =>
  queryOptions({
    ...first,
    queryKey: queryKeys.brand(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${encodeURIComponent(brandId)}`, signal),
  });

/** A list of the brand's data, each in order of creation. */
const listQuery =
  <Path extends string>(keyOf: (brandId: string) => readonly string[], path: Path) =>
  (brandId: string) =>
    queryOptions({
      ...first,
      queryKey: keyOf(brandId),
      queryFn: ({ signal }) => read(`/api/brands/${brandId}/${path}`, signal),
    });

export const categoriesQuery = listQuery(queryKeys.categories, 'categories');
export const attributesQuery = listQuery(queryKeys.attributes, 'attributes');
export const competitorsQuery = listQuery(queryKeys.competitors, 'competitors');
/** Pairs of attributes that no prompt holds together. */
export const blacklistsQuery = listQuery(queryKeys.blacklists, 'blacklists');
/** Pairs of categories: no prompt holds an attribute of one together with an attribute of the other. */
export const categoryBlacklistsQuery = listQuery(queryKeys.categoryBlacklists, 'category-blacklists');
/** Product category attributes, each with a category whose attributes no prompt holds together with it. */
export const attributeCategoryBlacklistsQuery = listQuery(
  queryKeys.attributeCategoryBlacklists,
  'attribute-category-blacklists',
);
/** Product category attributes, each with the category it is generated with. */
export const categoryPairingsQuery = listQuery(queryKeys.categoryPairings, 'category-pairings');
export const modifiedNamesQuery = listQuery(queryKeys.modifiedNames, 'modified-attribute-names');
/** The groups of saved prompts. */
export const writtenSummaryQuery = listQuery(queryKeys.writtenSummary, 'written-prompts-summary');
/** The structured files, newest first. */
export const csvGenerationsQuery = listQuery(queryKeys.csvGenerations, 'csv-generations');

/** How many saved prompts there are, in total and by name. */
export const writtenStatsQuery = (brandId: string, filters: WrittenFilters = NO_FILTERS) =>
  queryOptions({
    ...first,
    queryKey: queryKeys.writtenStats(brandId, filters),
    queryFn: ({ signal }) =>
      read(`/api/brands/${brandId}/written-prompts-stats${filterQuery(filters)}`, signal),
  });

/** How many saved prompts a rule forbids. */
export const brokenRulesQuery = (brandId: string) =>
  writtenStatsQuery(brandId, { ...NO_FILTERS, only: 'breaksRule' });

/** The brand's jobs, newest first, at most 200. */
export const jobListQuery = (brandId: string) =>
  queryOptions({
    ...first,
    queryKey: queryKeys.jobList(brandId),
    queryFn: async ({ signal, client, queryKey }) => {
      const begun = performance.now();
      const jobs = withUpdates(brandId, await read(`/api/brands/${brandId}/jobs`, signal), begun);
      // A page that was just opened knows the pace of a run from the first news on.
      jobs.forEach(noteProgress);
      for (const { id } of withOtherOutcomes(client.getQueryData<Job[]>(queryKey), jobs))
        void client.invalidateQueries({ queryKey: queryKeys.jobPrompts(id) });
      return jobs;
    },
  });

/** The written list, in its order. */
export const draftsQuery = (brandId: string) =>
  queryOptions({
    ...first,
    queryKey: queryKeys.drafts(brandId),
    queryFn: async ({ signal, client }) => {
      const drafts = await read(`/api/brands/${brandId}/drafts`, signal);
      for (const [jobId, ofJob] of groupBy(drafts, (draft) => draft.jobId))
        client.setQueryData<JobPrompt[]>(
          queryKeys.jobPrompts(jobId),
          (prompts) => prompts && withDraftIds(prompts, ofJob),
        );
      return drafts;
    },
  });

/** Notes in the cached results which of them have become drafts, which saves a refetch. */
function withDraftIds(prompts: JobPrompt[], drafts: Draft[]): JobPrompt[] {
  const ids = new Map(drafts.map(({ index, id }) => [index, id]));
  const hasNewIds = prompts.some(({ index, draftId }) => draftId === null && ids.has(index));
  if (!hasNewIds) return prompts;
  return prompts.map((prompt) => ({ ...prompt, draftId: prompt.draftId ?? ids.get(prompt.index) ?? null }));
}

/** The brand's own templates. */
export const promptTemplatesQuery = (brandId: string) =>
  queryOptions({
    ...first,
    queryKey: queryKeys.promptTemplates(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${brandId}/prompt-templates`, signal),
  });

/** The default templates that somebody has saved, for all brands. */
export const defaultTemplatesQuery = () =>
  queryOptions({
    ...first,
    queryKey: queryKeys.defaultTemplates,
    queryFn: ({ signal }) => read('/api/system-default-templates', signal),
  });
