import type { CategoryPairing } from '#contracts';
import type { RuleConflicts } from '#domain';
import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router';
import { brokenRulesQuery } from '../../../shared/api/queries';
import { countOf } from '../../../shared/text/format';
import { Panel } from '../../../shared/ui/panel';
import { type BlacklistName, BLACKLISTS, FORBIDDEN_PAIRING, PAIRING, type SectionProps } from '../rule-kinds';
import type { RuleRows } from '../use-rule-rows';
import { CompetitorsSection } from './competitors-section';
import { CountMark } from './count-mark';
import { PairList } from './pair-list';

interface RuleSectionsProps extends SectionProps {
  rules: RuleRows;
  conflicts: RuleConflicts<CategoryPairing>;
}

/** The sections below the columns. They appear all at once, so that none moves another. */
export function RuleSections({ rules, conflicts, ...props }: RuleSectionsProps) {
  if (Object.values(rules).some((query) => !query.isFetched)) return <SectionsSkeleton />;
  const { brandId, onOpen } = props;
  return (
    <div className="rule-sections">
      <BrokenRules brandId={brandId} />
      <CompetitorsSection {...props} rows={rules.competitors} />
      <Panel
        title="Blacklist Pairs"
        mark={<CountMark count={rules.blacklist.data?.length} />}
        actions={<AddButton name={BLACKLISTS.blacklist.name} onClick={() => onOpen('blacklist')} />}
      >
        <PairList brandId={brandId} kind={BLACKLISTS.blacklist} rows={rules.blacklist} path="blacklists" />
      </Panel>
      <Panel className="section-wide" title="Category Blacklist Pairs">
        <div className="section-halves">
          <Half {...props} rules={rules} title="Category to Category" list="category-blacklist" />
          <Half {...props} rules={rules} title="Attribute to Category" list="attribute-category-blacklist" />
        </div>
      </Panel>
      <Panel
        className="section-wide"
        title="Pairings"
        mark={<CountMark count={rules.pairing.data?.length} />}
        actions={<AddButton name={PAIRING.name} onClick={() => onOpen('pairing')} />}
      >
        <PairList
          brandId={brandId}
          kind={PAIRING}
          rows={rules.pairing}
          path="category-pairings"
          warningOf={({ id }) =>
            conflicts.pairings.some((pairing) => pairing.id === id) ? FORBIDDEN_PAIRING : undefined
          }
        />
      </Panel>
    </div>
  );
}

/** Leads to the saved prompts that the rules forbid: a rule may be newer than they are. */
function BrokenRules({ brandId }: { brandId: string }) {
  const { data } = useQuery(brokenRulesQuery(brandId));
  const count = data?.totalPrompts ?? 0;
  if (count === 0) return null;
  return (
    <p className="section-wide rule-warning">
      {countOf(count, 'saved prompt')} {count === 1 ? 'breaks' : 'break'} a rule.{' '}
      <Link to={`/management/${brandId}?only=breaksRule&show=filtered`}>
        Look at {count === 1 ? 'it' : 'them'}
      </Link>
    </p>
  );
}

/** One of the two kinds of rules about whole categories, which are shown side by side. */
function Half({
  brandId,
  onOpen,
  rules,
  title,
  list,
}: SectionProps & { rules: RuleRows; title: string; list: BlacklistName }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className="section-half-head">
        <div className="panel-title">
          <h3 id={titleId}>{title}</h3>
          <CountMark count={rules[list].data?.length} />
        </div>
        <AddButton name={BLACKLISTS[list].name} onClick={() => onOpen(list)} />
      </header>
      <PairList brandId={brandId} kind={BLACKLISTS[list]} rows={rules[list]} path={`${list}s`} />
    </section>
  );
}

const AddButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={onClick}>
    Add {name}
  </Button>
);

const SECTIONS = [
  { title: 'Competitors' },
  { title: 'Blacklist Pairs' },
  { title: 'Category Blacklist Pairs', className: 'section-wide' },
  { title: 'Pairings', className: 'section-wide' },
];

function SectionsSkeleton() {
  return (
    <div className="rule-sections" role="status" aria-label="Loading competitors and rules">
      {SECTIONS.map(({ title, className }) => (
        <Panel key={title} title={title} className={className}>
          <Skeleton active paragraph={{ rows: 3 }} title={false} />
        </Panel>
      ))}
    </div>
  );
}
