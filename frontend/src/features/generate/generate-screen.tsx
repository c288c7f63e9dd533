import { TagsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeader } from '../../shared/ui/page-header';
import { PANELS_FIRST } from './generation-kinds';
import { PartsBar } from './parts-bar';
import { useGeneratorData } from './panels/use-generator-data';
import { BulkV2Panel } from './panels/bulk-v2-panel';
import { FurtherPanels } from './panels/further-panels';
import { FurtherPanelsSkeleton, PanelsSkeleton } from './panels/generate-skeletons';
import { Generated } from './panels/generated';
import { PairedPanel } from './panels/paired-panel';
import { PcPanel } from './panels/pc-panel';
import { brandScreen } from '../../shared/ui/brand-screen';
import './generate.css';

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
      {!error && !data && (
        <>
          <PanelsSkeleton generations={PANELS_FIRST} />
          <FurtherPanelsSkeleton />
        </>
      )}
      {data && (
        <>
          <div className="generator-panels" id="generators">
            <PairedPanel data={data} />
            <PcPanel data={data} />
            <BulkV2Panel data={data} />
          </div>
          <FurtherPanels data={data} />
        </>
      )}
      <Generated brandId={brandId} />
    </>
  );
}

export const Component = brandScreen(GenerateScreen);
