import { Skeleton } from 'antd';
import { Panel } from '../../../shared/ui/panel';

export function ExportSkeleton() {
  return (
    <Panel className="export-skeleton">
      <div role="status" aria-label="Loading the export">
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    </Panel>
  );
}
