import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { CsvPreview } from '#contracts';
import { countOf, formatCount } from '../../../shared/text/format';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Dialog } from '../../../shared/ui/dialog';
import { csvPreviewQuery } from '../csv-api';
import { shownColumns } from '../shown-columns';
import { InlineError } from './inline-error';

export default function CsvPreviewDialog({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(csvPreviewQuery(brandId));
  return (
    <Dialog title="Newest CSV" width={1100} footer={null} onCancel={onClose}>
      {error && <InlineError error={error} fallback="Failed to fetch CSV preview" onRetry={refetch} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data?.totalCount === 0 && (
        <EmptyState
          title={data.headers.length > 0 ? 'The newest file has no rows' : 'No CSV generations found'}
        />
      )}
      {data && data.totalCount > 0 && <PreviewTable preview={data} />}
    </Dialog>
  );
}

function PreviewTable({ preview: { headers, rows, totalCount } }: { preview: CsvPreview }) {
  const shown = shownColumns(headers.length, rows);
  const leftOut = headers.length - shown.length;
  return (
    <>
      <p className="muted csv-preview-note">
        {formatCount(rows.length)} of {countOf(totalCount, 'row')}
        {leftOut > 0 && `; ${countOf(leftOut, 'empty column is', 'empty columns are')} not shown`}
      </p>
      <div className="csv-preview" role="region" aria-label="Rows of the newest CSV" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {shown.map((column) => (
                <th key={column} scope="col">
                  {headers[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {shown.map((column) => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
