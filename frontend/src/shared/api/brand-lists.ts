import type {
  Attribute,
  AttributeCategory,
  AttributeCategoryBlacklistPair,
  BlacklistPair,
  Brand,
  CategoryBlacklistPair,
  CategoryPairing,
  Competitor,
} from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { read } from './request';

export const brandQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.brand(brandId),
    queryFn: ({ signal }) => read<Brand>(`/api/brands/${encodeURIComponent(brandId)}`, signal),
  });

/** A list of the brand's data, each in order of creation. */
const listQuery =
  <T>(keyOf: (brandId: string) => readonly string[], path: string) =>
  (brandId: string) =>
    queryOptions({
      queryKey: keyOf(brandId),
      queryFn: ({ signal }) => read<T[]>(`/api/brands/${brandId}/${path}`, signal),
    });

export const categoriesQuery = listQuery<AttributeCategory>(queryKeys.categories, 'categories');
export const attributesQuery = listQuery<Attribute>(queryKeys.attributes, 'attributes');
export const competitorsQuery = listQuery<Competitor>(queryKeys.competitors, 'competitors');
/** Pairs of attributes that no prompt holds together. */
export const blacklistsQuery = listQuery<BlacklistPair>(queryKeys.blacklists, 'blacklists');
/** Pairs of categories: no attribute of one stands with any of the other. */
export const categoryBlacklistsQuery = listQuery<CategoryBlacklistPair>(
  queryKeys.categoryBlacklists,
  'category-blacklists',
);
/** Product category attributes, each with a category of which no attribute stands with it. */
export const attributeCategoryBlacklistsQuery = listQuery<AttributeCategoryBlacklistPair>(
  queryKeys.attributeCategoryBlacklists,
  'attribute-category-blacklists',
);
/** Product category attributes, each with the category it is generated with. */
export const categoryPairingsQuery = listQuery<CategoryPairing>(
  queryKeys.categoryPairings,
  'category-pairings',
);
