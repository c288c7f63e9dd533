import { Skeleton } from 'antd';
import { Panel } from '../../../shared/ui/panel';

const SECTIONS = [
  { title: 'Competitors' },
  { title: 'Blacklist Pairs' },
  { title: 'Category Blacklist Pairs', className: 'section-wide' },
  { title: 'Pairings', className: 'section-wide' },
];

export function SectionsSkeleton() {
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
