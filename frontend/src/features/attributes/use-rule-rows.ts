import type {
  AttributeCategoryBlacklistPair,
  BlacklistPair,
  CategoryBlacklistPair,
  CategoryPairing,
} from '#contracts';
import {
  attributeCategoryBlacklistsQuery,
  blacklistsQuery,
  categoryBlacklistsQuery,
  categoryPairingsQuery,
  competitorsQuery,
} from '../../shared/api/queries';
import { useQuery } from '@tanstack/react-query';

export type RuleRows = ReturnType<typeof useRuleRows>;

/** Two attributes or categories that are never combined, or are generated together. */
export interface PairRow {
  id: string;
  ids: readonly [string, string];
  comment: string | null;
}

/** Converts rows of any kind of pair. @param idsOf the attributes or categories of a pair */
const toPairs =
  <T extends { id: string; comment?: string | null }>(idsOf: (row: T) => PairRow['ids']) =>
  (rows: T[]): PairRow[] =>
    rows.map((row) => ({ id: row.id, ids: idsOf(row), comment: row.comment ?? null }));

const BLACKLIST = toPairs((row: BlacklistPair) => [row.forbiddenWithId, row.targetId]);
const OF_CATEGORIES = toPairs((row: CategoryBlacklistPair) => [
  row.forbiddenWithCategoryId,
  row.targetCategoryId,
]);
const OF_ATTRIBUTE_AND_CATEGORY = toPairs((row: AttributeCategoryBlacklistPair) => [
  row.forbiddenWithAttributeId,
  row.targetCategoryId,
]);
const PAIRINGS = toPairs((row: CategoryPairing) => [row.productCategoryAttributeId, row.attributeCategoryId]);

/**
 * The data of the sections below the columns. The screen starts the queries, so that the data arrive with the columns.
 */
export const useRuleRows = (brandId: string) => ({
  competitors: useQuery(competitorsQuery(brandId)),
  blacklist: useQuery({ ...blacklistsQuery(brandId), select: BLACKLIST }),
  'category-blacklist': useQuery({ ...categoryBlacklistsQuery(brandId), select: OF_CATEGORIES }),
  'attribute-category-blacklist': useQuery({
    ...attributeCategoryBlacklistsQuery(brandId),
    select: OF_ATTRIBUTE_AND_CATEGORY,
  }),
  pairing: useQuery({ ...categoryPairingsQuery(brandId), select: PAIRINGS }),
});
