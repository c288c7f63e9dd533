import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { read } from './request';

export const brandQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.brand(brandId),
    queryFn: ({ signal }) => read(`/api/brands/${encodeURIComponent(brandId)}`, signal),
  });

/** A list of the brand's data, each in order of creation. */
const listQuery =
  <Path extends string>(keyOf: (brandId: string) => readonly string[], path: Path) =>
  (brandId: string) =>
    queryOptions({
      queryKey: keyOf(brandId),
      queryFn: ({ signal }) => read(`/api/brands/${brandId}/${path}`, signal),
    });

export const categoriesQuery = listQuery(queryKeys.categories, 'categories');
export const attributesQuery = listQuery(queryKeys.attributes, 'attributes');
export const competitorsQuery = listQuery(queryKeys.competitors, 'competitors');
/** Pairs of attributes that no prompt holds together. */
export const blacklistsQuery = listQuery(queryKeys.blacklists, 'blacklists');
/** Pairs of categories: no attribute of one stands with any of the other. */
export const categoryBlacklistsQuery = listQuery(queryKeys.categoryBlacklists, 'category-blacklists');
/** Product category attributes, each with a category of which no attribute stands with it. */
export const attributeCategoryBlacklistsQuery = listQuery(
  queryKeys.attributeCategoryBlacklists,
  'attribute-category-blacklists',
);
/** Product category attributes, each with the category it is generated with. */
export const categoryPairingsQuery = listQuery(queryKeys.categoryPairings, 'category-pairings');
