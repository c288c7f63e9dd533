import { TagsOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeader } from '../../shared/ui/page-header';
import { PartsBar } from './parts-bar';
import { useGeneratorData } from './panels/use-generator-data';
import { PanelsSkeleton } from './panels/generate-skeletons';
import { PANELS } from './panels/panels';
import { Generated } from './generated';
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
            {PANELS.map(({ generation, Form }) => (
              <Form key={generation.kind} data={data} />
            ))}
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
