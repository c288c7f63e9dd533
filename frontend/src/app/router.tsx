import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { brandEntered } from '../shared/api/brand-changed';
import {
  appInfoQuery,
  attributeCategoryBlacklistsQuery,
  attributesQuery,
  blacklistsQuery,
  brandActivityQuery,
  brandQuery,
  brandsQuery,
  brokenRulesQuery,
  categoriesQuery,
  categoryBlacklistsQuery,
  categoryPairingsQuery,
  competitorsQuery,
  csvGenerationsQuery,
  defaultTemplatesQuery,
  draftsQuery,
  jobListQuery,
  modifiedNamesQuery,
  promptTemplatesQuery,
  writtenStatsQuery,
  writtenSummaryQuery,
} from '../shared/api/queries';
import { AppLoading, LastResort } from './plain-pages';

export const loadFrame = () => import('./frame');

/** Does not wait for the queries; a failure is reported where the data are shown. */
function startQueries(queries: readonly Promise<unknown>[]): null {
  queries.forEach((query) => query.catch(() => undefined));
  return null;
}

/**
 * The six screens, and the page for any other path. A route's loader starts the screen's first queries while its code
 * is loading; data in the cache are not fetched again.
 */
export function createRouter(client: QueryClient) {
  const ask = client.query.bind(client);
  const terms = (id: string) => [ask(categoriesQuery(id)), ask(attributesQuery(id))];
  const blacklists = (id: string) => [
    ask(blacklistsQuery(id)),
    ask(categoryBlacklistsQuery(id)),
    ask(attributeCategoryBlacklistsQuery(id)),
  ];
  const rules = (id: string) => [
    ask(competitorsQuery(id)),
    ...blacklists(id),
    ask(categoryPairingsQuery(id)),
  ];
  const saved = (id: string, search: string) => {
    if (search === '?tab=structured') return [ask(csvGenerationsQuery(id))];
    return search === ''
      ? [ask(writtenSummaryQuery(id)), ask(writtenStatsQuery(id)), ask(competitorsQuery(id))]
      : [];
  };

  /** A screen of a brand. The id is optional, so that a path without one can show what is missing. */
  const ofBrand = (name: string, askForRest: (id: string, search: string) => Promise<unknown>[]) => ({
    path: `${name}/:brandId?`,
    // When other parts of the URL change, the open screen makes its own queries.
    shouldRevalidate: ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
      currentParams['brandId'] !== nextParams['brandId'],
    loader: ({ params: { brandId: id }, request }: LoaderFunctionArgs) => {
      if (id === undefined) return null;
      brandEntered(id);
      return startQueries([
        ask(brandQuery(id)),
        ask(jobListQuery(id)),
        ...askForRest(id, new URL(request.url).search),
      ]);
    },
  });

  return createBrowserRouter([
    {
      HydrateFallback: AppLoading,
      ErrorBoundary: LastResort,
      loader: () => startQueries([ask(appInfoQuery())]),
      shouldRevalidate: () => false,
      children: [
        {
          lazy: loadFrame,
          children: [
            {
              lazy: () => import('./pages/route-error'),
              children: [
                {
                  index: true,
                  loader: () =>
                    startQueries([ask(brandsQuery()), ask({ ...brandActivityQuery(), staleTime: 0 })]),
                  shouldRevalidate: () => false,
                  lazy: () => import('../features/brands/brand-dashboard'),
                },
                {
                  ...ofBrand('attributes', (id) => [...terms(id), ...rules(id), ask(brokenRulesQuery(id))]),
                  lazy: () => import('../features/attributes/components/attribute-editor'),
                },
                {
                  ...ofBrand('generate', (id) => [...terms(id), ...rules(id), ask(draftsQuery(id))]),
                  lazy: () => import('../features/generate/generate-screen'),
                },
                {
                  ...ofBrand('management', saved),
                  lazy: () => import('../features/management/components/management-screen'),
                },
                {
                  ...ofBrand('prompt-settings', (id) => [
                    ...terms(id),
                    ask(competitorsQuery(id)),
                    ...blacklists(id),
                    ask(promptTemplatesQuery(id)),
                    ask(defaultTemplatesQuery()),
                  ]),
                  lazy: () => import('../features/settings/components/settings-screen'),
                },
                {
                  ...ofBrand('profound', (id) => [...terms(id), ask(modifiedNamesQuery(id))]),
                  lazy: () => import('../features/export/components/export-screen'),
                },
                { path: '*', lazy: () => import('./pages/not-found') },
              ],
            },
          ],
        },
      ],
    },
  ]);
}
