import { useQuery } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { brandQuery } from '../../../shared/api/brand-lists';
import { PageHeader } from '../../../shared/ui/page-header';
import { StructuredTab } from './structured-tab';
import { WrittenTab } from './written-tab';
import { brandScreen } from '../../../shared/ui/brand-screen';
import '../management.css';

function ManagementScreen({ brandId }: { brandId: string }) {
  const { data: brand } = useQuery(brandQuery(brandId));
  const [parameters, setParameters] = useSearchParams();
  const active = parameters.get('tab') === 'structured' ? 'structured' : 'written';
  return (
    <>
      <PageHeader title="Prompt Management" subtitle={brand?.name ?? '\u00a0'} />
      <Tabs
        activeKey={active}
        onChange={(tab) => setParameters(tab === 'structured' ? { tab } : {}, { replace: true })}
        items={[
          { key: 'structured', label: 'Structured Prompts', children: <StructuredTab brandId={brandId} /> },
          { key: 'written', label: 'Written Prompts', children: <WrittenTab brandId={brandId} /> },
        ]}
      />
    </>
  );
}

export const Component = brandScreen(ManagementScreen, 'Brand ID is required');
