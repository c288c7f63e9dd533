import { useQuery } from '@tanstack/react-query';
import {
  attributeCategoryBlacklistsQuery,
  blacklistsQuery,
  categoryBlacklistsQuery,
  categoryPairingsQuery,
  competitorsQuery,
} from '../../shared/api/brand-lists';

export type RuleRows = ReturnType<typeof useRuleRows>;

/** What the sections below the columns show. The screen asks for it, so that it comes with the columns. */
export const useRuleRows = (brandId: string) => ({
  competitors: useQuery(competitorsQuery(brandId)),
  pairs: useQuery(blacklistsQuery(brandId)),
  categoryPairs: useQuery(categoryBlacklistsQuery(brandId)),
  mixedPairs: useQuery(attributeCategoryBlacklistsQuery(brandId)),
  pairings: useQuery(categoryPairingsQuery(brandId)),
});
