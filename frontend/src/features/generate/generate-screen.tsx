import { TagsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeader } from '../../shared/ui/page-header';
import { PartsBar } from './parts-bar';
import { useGeneratorData } from './panels/use-generator-data';
import { BulkV2Panel } from './panels/bulk-v2-panel';
import { AdvancedCompetitorPanel } from './panels/advanced-competitor-panel';
import { CompetitorPanel } from './panels/competitor-panel';
import { PanelsSkeleton } from './panels/generate-skeletons';
import { Generated } from './generated';
import { ManualV2Panel } from './panels/manual-v2-panel';
import { PairedPanel } from './panels/paired-panel';
import { PcPanel } from './panels/pc-panel';
import { ValidationPanel } from './panels/validation-panel';
import { brandScreen } from '../../shared/ui/brand-screen';
import { lazy } from '../../shared/ui/lazy';
import './generate.css';

const CoveragePanel = lazy(() => import('./panels/coverage-panel'));

function GenerateScreen({ brandId }: { brandId: string }) {
  const navigate = useNavigate();
  const { data, error, retry } = useGeneratorData(brandId);

  return (
    <>
      <PageHeader
        title="Generate Prompts"
        actions={
          <Button icon={<TagsOutlined aria-hidden />} onClick={() => void navigate(`/attributes/${brandId}`)}>
            Edit attributes
          </Button>
        }
      />
      <PartsBar brandId={brandId} />
      {error && <LoadError title="Failed to fetch the brand's data" error={error} onRetry={retry} />}
      {!error && !data && <PanelsSkeleton />}
      {data && (
        <>
          <div className="generator-panels" id="generators">
            <PairedPanel data={data} />
            <PcPanel data={data} />
            <BulkV2Panel data={data} />
            <ManualV2Panel data={data} />
            <CompetitorPanel data={data} />
            <AdvancedCompetitorPanel data={data} />
          </div>
          <ValidationPanel data={data} />
          <CoveragePanel data={data} />
        </>
      )}
      <Generated brandId={brandId} />
    </>
  );
}

export const Component = brandScreen(GenerateScreen);
