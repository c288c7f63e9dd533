import type { SectionProps } from '../rule-dialog-kinds';
import type { RuleRows } from '../use-rule-rows';
import { BlacklistSection } from './blacklist-section';
import { CategoryBlacklistSection } from './category-blacklist-section';
import { CompetitorsSection } from './competitors-section';
import { PairingsSection } from './pairings-section';
import { SectionsSkeleton } from './sections-skeleton';

/** The sections below the columns. They come all at once, so that none pushes another away. */
export function RuleSections({ rules, ...props }: SectionProps & { rules: RuleRows }) {
  if (Object.values(rules).some((query) => !query.isFetched)) return <SectionsSkeleton />;
  return (
    <div className="rule-sections">
      <CompetitorsSection {...props} rows={rules.competitors} />
      <BlacklistSection {...props} rows={rules.pairs} />
      <CategoryBlacklistSection {...props} categoryRows={rules.categoryPairs} mixedRows={rules.mixedPairs} />
      <PairingsSection {...props} rows={rules.pairings} />
    </div>
  );
}
