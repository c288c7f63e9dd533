import { useQuery } from '@tanstack/react-query';
import { attributeCategoryBlacklistsQuery } from '../../../shared/api/get-attribute-category-blacklists';
import { blacklistsQuery } from '../../../shared/api/get-blacklists';
import { categoryBlacklistsQuery } from '../../../shared/api/get-category-blacklists';
import { categoryPairingsQuery } from '../../../shared/api/get-category-pairings';
import { competitorsQuery } from '../../../shared/api/get-competitors';
import type { SectionProps } from '../rule-dialog-kinds';
import { BlacklistSection } from './blacklist-section';
import { CategoryBlacklistSection } from './category-blacklist-section';
import { CompetitorsSection } from './competitors-section';
import { PairingsSection } from './pairings-section';
import { SectionsSkeleton } from './sections-skeleton';

/** The sections below the columns. They come all at once, so that none pushes another away. */
export default function RuleSections(props: SectionProps) {
  const { brandId } = props;
  const competitors = useQuery(competitorsQuery(brandId));
  const pairs = useQuery(blacklistsQuery(brandId));
  const categoryPairs = useQuery(categoryBlacklistsQuery(brandId));
  const mixedPairs = useQuery(attributeCategoryBlacklistsQuery(brandId));
  const pairings = useQuery(categoryPairingsQuery(brandId));
  const all = [competitors, pairs, categoryPairs, mixedPairs, pairings];
  if (all.some((query) => !query.isFetched)) return <SectionsSkeleton />;
  return (
    <div className="rule-sections">
      <CompetitorsSection {...props} rows={competitors} />
      <BlacklistSection {...props} rows={pairs} />
      <CategoryBlacklistSection {...props} categoryRows={categoryPairs} mixedRows={mixedPairs} />
      <PairingsSection {...props} rows={pairings} />
    </div>
  );
}
