import { Skeleton } from 'antd';
import { Panel } from '../../../shared/ui/panel';

/** Holds the place of the table, row by row. */
export function BrandTableSkeleton() {
  return (
    <Panel title="Your Brands" className="brand-card">
      <div className="brand-skeleton" role="status" aria-label="Loading brands">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="brand-skeleton-row">
            <Skeleton.Avatar active size={36} shape="square" />
            <Skeleton.Input active size="small" />
            <span />
            <Skeleton.Input active size="small" block />
          </div>
        ))}
      </div>
    </Panel>
  );
}
