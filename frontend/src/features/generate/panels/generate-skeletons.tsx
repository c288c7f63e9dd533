import { Skeleton } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { VALIDATION } from '../generation-kinds';
import { PANELS } from './panels';

export function PanelsSkeleton() {
  return (
    <div role="status" aria-label="Loading the generators">
      <div className="generator-panels">
        {PANELS.map(({ generation: { kind, panelTitle } }) => (
          <Panel key={kind} title={panelTitle} className="generator-panel">
            <Skeleton active title={false} paragraph={{ rows: 9 }} />
          </Panel>
        ))}
      </div>
      <Panel title={VALIDATION.panelTitle} className="generator-panel validation-panel">
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </Panel>
    </div>
  );
}
