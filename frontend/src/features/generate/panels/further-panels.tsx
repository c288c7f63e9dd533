import type { GeneratorData } from './brand-data';
import { lazy } from '../../../shared/ui/lazy';
import { AdvancedCompetitorPanel } from './advanced-competitor-panel';
import { CompetitorPanel } from './competitor-panel';
import { ManualV2Panel } from './manual-v2-panel';
import { ValidationPanel } from './validation-panel';

const CoveragePanel = lazy(() => import('./coverage-panel'));

/** The generators below the first view. */
export function FurtherPanels({ data }: { data: GeneratorData }) {
  return (
    <>
      <div className="generator-panels">
        <ManualV2Panel data={data} />
        <CompetitorPanel data={data} />
        <AdvancedCompetitorPanel data={data} />
      </div>
      <ValidationPanel data={data} />
      <CoveragePanel data={data} />
    </>
  );
}
