import { Skeleton } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { BULK_V2, MANUAL_V2, PC } from '../generation-kinds';

export function PanelsSkeleton() {
  return (
    <div className="generator-panels" role="status" aria-label="Loading the generators">
      {[PC, BULK_V2, MANUAL_V2].map(({ kind, panelTitle }) => (
        <Panel key={kind} title={panelTitle} className="generator-panel">
          <Skeleton active title={false} paragraph={{ rows: 9 }} />
        </Panel>
      ))}
    </div>
  );
}
