import { EyeOutlined, FileAddOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { csvGenerationsQuery } from '../../../shared/api/queries';
import { formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazy } from '../../../shared/ui/lazy';
import { Panel } from '../../../shared/ui/panel';
import { CardsSkeleton } from './cards-skeleton';
import { CsvCard } from './csv-card';
import { CsvJobs } from './csv-jobs';
import { GrowingList } from './growing-list';
import { InlineError } from './inline-error';

const GenerateCsvDialog = lazy(() => import('./generate-csv-dialog'));
const CsvPreviewDialog = lazy(() => import('./csv-preview-dialog'));

export function StructuredTab({ brandId }: { brandId: string }) {
  const { data: files, error, refetch } = useQuery(csvGenerationsQuery(brandId));
  const [dialog, setDialog] = useState<'generate' | 'preview' | null>(null);
  const close = () => setDialog(null);
  const generate = (
    <Button type="primary" icon={<FileAddOutlined aria-hidden />} onClick={() => setDialog('generate')}>
      Generate CSV
    </Button>
  );
  const isEmpty = files?.length === 0;
  return (
    <div className="management-panels">
      <CsvJobs brandId={brandId} />
      <Panel
        title="CSV generations"
        mark={files && !isEmpty && <span className="muted">{formatCount(files.length)}</span>}
        actions={
          <>
            <Button
              icon={<EyeOutlined aria-hidden />}
              disabled={!files || isEmpty}
              onClick={() => setDialog('preview')}
            >
              Preview newest
            </Button>
            {generate}
          </>
        }
      >
        {error && <InlineError error={error} fallback="Failed to fetch CSV generations" onRetry={refetch} />}
        {!error && !files && <CardsSkeleton label="Loading the CSV generations" />}
        {isEmpty && (
          <EmptyState
            title="No CSV generations found"
            text="A CSV of structured prompts is made from the brand's data by a seed: the same seed makes the same file."
          />
        )}
        {files && !isEmpty && (
          <GrowingList
            label="CSV generations, list"
            items={files}
            keyOf={({ id }) => id}
            renderItem={(file) => <CsvCard file={file} />}
          />
        )}
      </Panel>
      {dialog === 'generate' && <GenerateCsvDialog brandId={brandId} onClose={close} />}
      {dialog === 'preview' && <CsvPreviewDialog brandId={brandId} onClose={close} />}
    </div>
  );
}
