import { useQuery } from '@tanstack/react-query';
import { attributeCategoryBlacklistsQuery } from '../../shared/api/get-attribute-category-blacklists';
import { blacklistsQuery } from '../../shared/api/get-blacklists';
import { categoryBlacklistsQuery } from '../../shared/api/get-category-blacklists';
import { categoryPairingsQuery } from '../../shared/api/get-category-pairings';
import { competitorsQuery } from '../../shared/api/get-competitors';

export type RuleRows = ReturnType<typeof useRuleRows>;

/** What the sections below the columns show. The screen asks for it, so that it comes with the columns. */
export const useRuleRows = (brandId: string) => ({
  competitors: useQuery(competitorsQuery(brandId)),
  pairs: useQuery(blacklistsQuery(brandId)),
  categoryPairs: useQuery(categoryBlacklistsQuery(brandId)),
  mixedPairs: useQuery(attributeCategoryBlacklistsQuery(brandId)),
  pairings: useQuery(categoryPairingsQuery(brandId)),
});
