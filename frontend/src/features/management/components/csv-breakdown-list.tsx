import type { CsvGeneration } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../shared/text/format';
import { csvBreakdownQuery } from '../csv-api';
import { InlineError } from './inline-error';

/** About one line; a button shows the rest. */
const SHOWN = 6;

export function CsvBreakdownList({ file }: { file: CsvGeneration }) {
  const { data, error, refetch } = useQuery(csvBreakdownQuery(file));
  const [showsAll, setShowsAll] = useState(false);
  if (error) return <InlineError error={error} fallback="Failed to fetch breakdown" onRetry={refetch} />;
  const all = data?.categoryBreakdown ?? [];
  const shown = showsAll ? all : all.slice(0, SHOWN);
  return (
    <div className="csv-breakdown">
      {shown.length > 0 && (
        <ul aria-label="Category breakdown">
          {shown.map(({ category, count }) => (
            <li key={category}>
              {category || 'No product category'} <strong>{formatCount(count)}</strong>
            </li>
          ))}
        </ul>
      )}
      {all.length > SHOWN && (
        <Button type="link" size="small" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show less' : `${formatCount(all.length - SHOWN)} more`}
        </Button>
      )}
    </div>
  );
}
