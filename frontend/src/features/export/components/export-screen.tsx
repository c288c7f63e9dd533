import { Tabs } from 'antd';
import { lazy } from '../../../shared/ui/lazy';
import { LoadError } from '../../../shared/ui/load-error';
import { PageHeader } from '../../../shared/ui/page-header';
import { useExportData } from '../use-export-data';
import { ExportSkeleton } from './export-skeleton';
import { NamesTab } from './names-tab';
import { useAddress, withParameters } from '../../../shared/ui/use-address';
import { brandScreen } from '../../../shared/ui/brand-screen';
import '../export.css';

const ExportTab = lazy(() => import('./export-tab'));

function ExportScreen({ brandId }: { brandId: string }) {
  const { data, error, retry } = useExportData(brandId);
  const [parameters, setParameters] = useAddress();
  const waiting = error ? null : <ExportSkeleton />;
  return (
    <>
      <PageHeader title="Export Manager" />
      {error && <LoadError title="Failed to fetch the brand's data" error={error} onRetry={retry} />}
      {!(error && !data) && (
        <Tabs
          activeKey={parameters.get('tab') === 'export' ? 'export' : 'names'}
          onChange={(tab) =>
            setParameters((before) => withParameters(before, { tab: tab === 'names' ? null : tab }))
          }
          items={[
            {
              key: 'names',
              label: 'Modify Attribute Names',
              children: data ? <NamesTab brandId={brandId} data={data} /> : waiting,
            },
            {
              key: 'export',
              label: 'Export CSV',
              children: data ? (
                <ExportTab brandId={brandId} data={data} fallback={<ExportSkeleton />} />
              ) : (
                waiting
              ),
            },
          ]}
        />
      )}
    </>
  );
}

export const Component = brandScreen(ExportScreen);
