import { Skeleton } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { CATEGORY_COLUMNS } from '../category-columns';

export function ColumnsSkeleton() {
  return (
    <div className="category-columns" role="status" aria-label="Loading attributes">
      {CATEGORY_COLUMNS.map(({ catType, title }) => (
        <Panel key={catType} title={title}>
          <Skeleton active paragraph={{ rows: 6 }} title={false} />
        </Panel>
      ))}
    </div>
  );
}
