import type { Brand } from '#contracts';
import { AppstoreAddOutlined, PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { brandActivityQuery, brandsQuery } from '../../shared/api/queries';
import { lazy } from '../../shared/ui/lazy';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeader } from '../../shared/ui/page-header';
import { BrandTable } from './components/brand-table';
import { Panel } from '../../shared/ui/panel';
import { EmptyState } from '../../shared/ui/empty-state';
import { useFocusKept } from '../../shared/ui/use-focus-after';
import './brands.css';

const BrandDialog = lazy(() => import('./components/brand-dialog'));

type Dialog = { brand: Brand | undefined } | null;

export function Component() {
  const { data: brands, error, isPending, refetch } = useQuery(brandsQuery());
  // Only the table shows it, but it is requested together with the list.
  const { data: activity } = useQuery(brandActivityQuery());
  const [dialog, setDialog] = useState<Dialog>(null);
  // 'Create First Brand' disappears with the empty list, and would take the focus with it.
  const newBrand = useFocusKept(brands?.length === 0);
  const create = () => setDialog({ brand: undefined });

  return (
    <>
      <PageHeader
        title="Brand Dashboard"
        subtitle="Manage your brands and generate LLM prompts"
        actions={
          <Button ref={newBrand} type="primary" icon={<PlusOutlined aria-hidden />} onClick={create}>
            New Brand
          </Button>
        }
      />
      {isPending && <BrandTableSkeleton />}
      {error && <LoadError title="Failed to fetch brands" error={error} onRetry={refetch} />}
      {brands?.length === 0 && <NoBrands onCreate={create} />}
      {brands && brands.length > 0 && (
        <BrandTable brands={brands} activity={activity} onEdit={(brand) => setDialog({ brand })} />
      )}
      {dialog && <BrandDialog brand={dialog.brand} onClose={() => setDialog(null)} />}
    </>
  );
}

/** Reserves the space of the table. */
function BrandTableSkeleton() {
  return (
    <Panel title="Your Brands" className="brand-card">
      <div className="brand-skeleton" role="status" aria-label="Loading brands">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className="brand-skeleton-row">
            <Skeleton.Avatar active size={36} shape="square" />
            <Skeleton.Input active size="small" />
            <span />
            <Skeleton.Input active size="small" block />
          </div>
        ))}
      </div>
    </Panel>
  );
}

function NoBrands({ onCreate }: { onCreate: () => void }) {
  return (
    <Panel>
      <EmptyState
        icon={<AppstoreAddOutlined aria-hidden />}
        title="No brands yet"
        text="Get started by creating your first brand to manage LLM prompts."
        action={
          <Button type="primary" size="large" onClick={onCreate}>
            Create First Brand
          </Button>
        }
      />
    </Panel>
  );
}
