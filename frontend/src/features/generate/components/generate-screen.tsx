import { TagsOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { attributesQuery } from '../../../shared/api/get-attributes';
import { brandQuery } from '../../../shared/api/get-brand';
import { categoriesQuery } from '../../../shared/api/get-categories';
import { LoadError } from '../../../shared/ui/load-error';
import { PageHeader } from '../../../shared/ui/page-header';
import { useResumeSaves } from '../api/save-written-prompts';
import { toGeneratorData } from '../brand-data';
import { RESULT_KINDS } from '../generation-kinds';
import { BulkV2Panel } from './bulk-v2-panel';
import { ManualV2Panel } from './manual-v2-panel';
import { PanelsSkeleton } from './panels-skeleton';
import { PcPanel } from './pc-panel';
import { ResultPanel } from './result-panel';
import { WrittenPrompts } from './written-prompts';

export function GenerateScreen({ brandId }: { brandId: string }) {
  const navigate = useNavigate();
  const brand = useQuery(brandQuery(brandId));
  const categories = useQuery(categoriesQuery(brandId));
  const attributes = useQuery(attributesQuery(brandId));
  const queries = [brand, categories, attributes];
  const error = queries.find((query) => query.error)?.error;
  useScrollToHash();
  useResumeSaves(brandId);

  const data = useMemo(
    () =>
      brand.data && categories.data && attributes.data
        ? toGeneratorData(brand.data, categories.data, attributes.data)
        : null,
    [brand.data, categories.data, attributes.data],
  );

  return (
    <>
      <PageHeader
        title="Generate Prompts"
        subtitle={brand.data?.name ?? '\u00a0'}
        actions={
          <Button icon={<TagsOutlined aria-hidden />} onClick={() => void navigate(`/attributes/${brandId}`)}>
            Edit attributes
          </Button>
        }
      />
      {error && (
        <LoadError
          title="Failed to fetch the brand's data"
          error={error}
          onRetry={() => queries.forEach((query) => query.error && void query.refetch())}
        />
      )}
      {!error && !data && <PanelsSkeleton />}
      {data && (
        <div className="generator-panels">
          <PcPanel data={data} />
          <BulkV2Panel data={data} />
          <ManualV2Panel data={data} />
        </div>
      )}
      <div className="result-panels">
        {RESULT_KINDS.map((generation) => (
          <ResultPanel key={generation.kind} brandId={brandId} generation={generation} />
        ))}
      </div>
      <WrittenPrompts brandId={brandId} />
    </>
  );
}

/** The jobs drawer links to a result panel. */
function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.startsWith('#results-')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
