import type { Brand } from '#contracts';
import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { brandActivityQuery, brandsQuery } from '../../shared/api/queries';
import { lazy } from '../../shared/ui/lazy';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeader } from '../../shared/ui/page-header';
import { BrandTable } from './components/brand-table';
import { BrandTableSkeleton } from './components/brand-table-skeleton';
import { NoBrands } from './components/no-brands';
import './brands.css';

const BrandDialog = lazy(() => import('./components/brand-dialog'));

type Dialog = { brand: Brand | undefined } | null;

export function Component() {
  const { data: brands, error, isPending, refetch } = useQuery(brandsQuery());
  // Asked for with the list, though the table alone shows it.
  const { data: activity } = useQuery(brandActivityQuery());
  const [dialog, setDialog] = useState<Dialog>(null);
  const create = () => setDialog({ brand: undefined });

  return (
    <>
      <PageHeader
        title="Brand Dashboard"
        subtitle="Manage your brands and generate LLM prompts"
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={create}>
            New Brand
          </Button>
        }
      />
      {isPending && <BrandTableSkeleton />}
      {error && <LoadError title="Failed to fetch brands" error={error} onRetry={() => void refetch()} />}
      {brands?.length === 0 && <NoBrands onCreate={create} />}
      {brands && brands.length > 0 && (
        <BrandTable brands={brands} activity={activity} onEdit={(brand) => setDialog({ brand })} />
      )}
      {dialog && <BrandDialog brand={dialog.brand} onClose={() => setDialog(null)} />}
    </>
  );
}
