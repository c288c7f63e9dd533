import { Skeleton } from 'antd';
import { Panel } from '../../../shared/ui/panel';
import { PANELS_FURTHER, VALIDATION, type GenerationKind } from '../generation-kinds';

export function PanelsSkeleton({ generations }: { generations: readonly GenerationKind[] }) {
  return (
    <div className="generator-panels" role="status" aria-label="Loading the generators">
      {generations.map(({ kind, panelTitle }) => (
        <Panel key={kind} title={panelTitle} className="generator-panel">
          <Skeleton active title={false} paragraph={{ rows: 9 }} />
        </Panel>
      ))}
    </div>
  );
}

export function FurtherPanelsSkeleton() {
  return (
    <>
      <PanelsSkeleton generations={PANELS_FURTHER} />
      <Panel title={VALIDATION.panelTitle} className="generator-panel validation-panel">
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </Panel>
    </>
  );
}
