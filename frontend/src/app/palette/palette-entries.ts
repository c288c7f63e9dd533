import type { Draft, Job, WrittenPrompt } from '#contracts';
import { keepPreviousData, queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  attributesQuery,
  brandsQuery,
  categoriesQuery,
  categoryPairingsQuery,
  competitorsQuery,
  jobListQuery,
} from '../../shared/api/queries';
import { queryKeys } from '../../shared/api/query-keys';
import { read } from '../../shared/api/request';
import { useBrandRules } from '../../shared/api/use-brand-rules';
import { JOB_KIND_LABELS, JOB_STATUS_LABELS } from '../../shared/jobs/job-labels';
import { formatTime } from '../../shared/text/format';
import { BRAND_SCREENS } from '../brand-screens';
import { byRecency } from '../shell/recent-brands';
import type { PaletteEntry } from './palette-search';

const ACTIONS = [
  ['generate/:id#generators', 'Generate prompts', 'start a run'],
  ['generate/:id?triage=list', 'Triage the written list', 'decide about prompts one by one'],
  ['generate/:id#written-prompts', 'Go to the written list', 'edit, improve, save'],
  ['management/:id?tab=structured', 'Generate a structured CSV', 'seed'],
  ['management/:id?tab=coverage', 'Look at the coverage', 'missing combinations'],
  ['management/:id?tab=certificate', 'Look at the certificate', 'verify'],
  ['management/:id?only=needsLook&show=filtered', 'Saved prompts that need a look', 'flags'],
  ['management/:id?only=breaksRule&show=filtered', 'Saved prompts that break a rule', 'blacklist'],
] as const;

/** The first saved prompts whose question contains a text. */
const promptsWithQuery = (brandId: string, text: string) =>
  queryOptions({
    queryKey: queryKeys.writtenFound(brandId, text),
    queryFn: ({ signal }) =>
      read(
        `/api/brands/${brandId}/written-prompts-filtered?limit=6&order=newest&text=${encodeURIComponent(text)}`,
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/**
 * Likewise the first prompts of the written list. The server searches it, because only one screen loads the whole, long
 * list.
 */
const draftsWithQuery = (brandId: string, text: string) =>
  queryOptions({
    queryKey: queryKeys.draftsFound(brandId, text),
    queryFn: ({ signal }) =>
      read(`/api/brands/${brandId}/drafts?limit=6&text=${encodeURIComponent(text)}`, signal),
    placeholderData: keepPreviousData,
    // No event invalidates it.
    gcTime: 0,
  });

/** A shorter text matches nearly every prompt. */
const SEARCH_FROM = 2;

/** All destinations of the palette; those of a brand only on one of its screens. Prompts are searched on the server. */
export function usePaletteEntries(brandId: string | undefined, text: string) {
  const { data: brands } = useQuery(brandsQuery());
  const ofBrand = useBrandEntries(brandId ?? '', brandId !== undefined);
  const isSearched = brandId !== undefined && text.length >= SEARCH_FROM;
  const saved = useQuery({ ...promptsWithQuery(brandId ?? '', text), enabled: isSearched });
  const listed = useQuery({ ...draftsWithQuery(brandId ?? '', text), enabled: isSearched });
  const [prompts, drafts] = [saved.data, listed.data];
  const entries = useMemo(() => {
    const ofBrands = (brands ?? [])
      .filter(({ id }) => id !== brandId)
      .sort(byRecency())
      .map(({ id, name }): PaletteEntry => ({ id, group: 'Brands', label: name, to: `/generate/${id}` }));
    const dashboard: PaletteEntry = {
      id: 'dashboard',
      group: 'Screens',
      label: 'Dashboard',
      hint: 'brands',
      to: '/',
    };
    const found = isSearched
      ? [...(drafts ?? []).map(draftEntry(brandId)), ...(prompts ?? []).map(promptEntry(brandId))]
      : [];
    return [...ofBrand, dashboard, ...ofBrands, ...found];
  }, [brands, brandId, ofBrand, prompts, drafts, isSearched]);
  return {
    entries,
    isSearching: saved.isFetching || listed.isFetching,
    isFailed: isSearched && (saved.isError || listed.isError),
  };
}

const promptEntry =
  (brandId: string) =>
  ({ id, question }: WrittenPrompt): PaletteEntry => ({
    id,
    group: 'Saved prompts',
    label: question,
    to: `/management/${brandId}?${new URLSearchParams({ text: question, show: 'filtered' }).toString()}`,
  });

const draftEntry =
  (brandId: string) =>
  ({ id, question, savedPromptId }: Draft): PaletteEntry => ({
    id,
    group: 'Written list',
    label: question,
    hint: savedPromptId === null ? 'not saved yet' : 'saved',
    to: `/generate/${brandId}?${new URLSearchParams({ find: question }).toString()}#written-prompts`,
  });

function useBrandEntries(brandId: string, enabled: boolean): PaletteEntry[] {
  const [
    { data: categories },
    { data: attributes },
    { data: jobs },
    { data: pairings },
    { data: competitors },
  ] = useQueries({
    queries: [
      { ...categoriesQuery(brandId), enabled },
      { ...attributesQuery(brandId), enabled },
      { ...jobListQuery(brandId), enabled },
      { ...categoryPairingsQuery(brandId), enabled },
      { ...competitorsQuery(brandId), enabled },
    ],
  });
  const rules = useBrandRules(brandId, enabled);
  return useMemo(() => {
    if (!enabled) return [];
    const categoryNames = new Map((categories ?? []).map(({ id, displayName }) => [id, displayName]));
    const names = new Map([
      ...categoryNames,
      ...(attributes ?? []).map(({ id, displayName }) => [id, displayName] as const),
    ]);
    const at = `/attributes/${brandId}`;
    const pair =
      (link: string, hint: string) =>
      (one: string, other: string): PaletteEntry => ({
        id: `${one}-${link}-${other}`,
        group: 'Rules',
        label: `${names.get(one) ?? '…'} ${link} ${names.get(other) ?? '…'}`,
        hint,
        to: `${at}#rules`,
      });
    const rule = pair('never with', 'blacklist');
    const pairing = pair('together with', 'pairing');
    const { attributePairs = [], categoryPairs = [], attributeCategoryPairs = [] } = rules?.rules ?? {};
    return [
      ...BRAND_SCREENS.map(([screen, label, hint]): PaletteEntry => ({
        id: screen,
        group: 'Screens',
        label,
        hint,
        to: `/${screen}/${brandId}`,
      })),
      ...ACTIONS.map(([path, label, hint]): PaletteEntry => ({
        id: path,
        group: 'Actions',
        label,
        hint,
        to: `/${path.replace(':id', brandId)}`,
      })),
      ...(attributes ?? []).map(({ id, displayName, attributeCategoryId }): PaletteEntry => ({
        id,
        group: 'Attributes',
        label: displayName,
        hint: categoryNames.get(attributeCategoryId),
        to: `${at}?attribute=${id}#category-${attributeCategoryId}`,
      })),
      ...(competitors ?? []).map(({ id, name }): PaletteEntry => ({
        id,
        group: 'Competitors',
        label: name,
        to: `${at}#competitors`,
      })),
      ...attributePairs.map(({ forbiddenWithId, targetId }) => rule(forbiddenWithId, targetId)),
      ...categoryPairs.map(({ forbiddenWithCategoryId, targetCategoryId }) =>
        rule(forbiddenWithCategoryId, targetCategoryId),
      ),
      ...attributeCategoryPairs.map(({ forbiddenWithAttributeId, targetCategoryId }) =>
        rule(forbiddenWithAttributeId, targetCategoryId),
      ),
      ...(pairings ?? []).map(({ productCategoryAttributeId, attributeCategoryId }) =>
        pairing(productCategoryAttributeId, attributeCategoryId),
      ),
      ...(jobs ?? []).map(runEntry(brandId)),
    ];
  }, [enabled, brandId, categories, attributes, rules, jobs, pairings, competitors]);
}

const runEntry =
  (brandId: string) =>
  ({ id, kind, createdAt, status, done }: Job): PaletteEntry => ({
    id,
    group: 'Runs',
    label: `${JOB_KIND_LABELS[kind]}, ${formatTime(createdAt)}`,
    hint: `${JOB_STATUS_LABELS[status].text} · ${done}`,
    to: kind === 'csv' ? `/management/${brandId}?tab=structured` : `/generate/${brandId}#run-${id}`,
  });
