import { Tabs } from 'antd';
import { PageHeader } from '../../../shared/ui/page-header';
import { lazy } from '../../../shared/ui/lazy';
import { StructuredTab } from './structured-tab';
import { WrittenTab } from './written-tab';
import { brandScreen } from '../../../shared/ui/brand-screen';
import { useAddress, withParameters } from '../../../shared/ui/use-address';
import '../management.css';

const CertificateTab = lazy(() => import('../certificate/certificate-tab'));
const CoverageTab = lazy(() => import('../coverage/coverage-tab'));

const TABS = ['structured', 'written', 'coverage', 'certificate'] as const;

function ManagementScreen({ brandId }: { brandId: string }) {
  const [parameters, setParameters] = useAddress();
  const active = TABS.find((tab) => tab === parameters.get('tab')) ?? 'written';
  /** Other query parameters stay, so that a tab's filters are unchanged when the user comes back to it. */
  const openTab = (tab: string) =>
    setParameters((before) =>
      // Opened by its tab, the certificate covers all batches.
      withParameters(before, { tab: tab === 'written' ? null : tab, batch: null }),
    );
  return (
    <>
      <PageHeader title="Prompt Management" />
      <Tabs
        activeKey={active}
        onChange={openTab}
        items={[
          { key: 'structured', label: 'Structured Prompts', children: <StructuredTab brandId={brandId} /> },
          { key: 'written', label: 'Written Prompts', children: <WrittenTab brandId={brandId} /> },
          { key: 'coverage', label: 'Coverage', children: <CoverageTab brandId={brandId} /> },
          { key: 'certificate', label: 'Certificate', children: <CertificateTab brandId={brandId} /> },
        ]}
      />
    </>
  );
}

export const Component = brandScreen(ManagementScreen, 'Brand ID is required');
