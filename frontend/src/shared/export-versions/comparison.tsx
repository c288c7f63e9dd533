import type { ExportVersion } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { countOf, formatTime } from '../text/format';
import { LoadError } from '../ui/load-error';
import { exportDifferenceQuery } from './api';
import { type Chosen, comparison } from './comparable';
import { differenceText } from './difference-text';

const optionsOf = (versions: readonly ExportVersion[]) =>
  versions.map(({ id, createdAt, promptCount }) => ({
    value: id,
    label: `${formatTime(createdAt)}, ${countOf(promptCount, 'prompt')}`,
  }));

interface ComparisonProps {
  brandId: string;
  versions: ExportVersion[];
}

/** Compares any two full versions, the later with the earlier. */
export function Comparison({ brandId, versions }: ComparisonProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const compared = comparison(versions, chosen);
  const [to, from] = [compared?.to.id ?? '', compared?.from.id ?? ''];
  const { data, error, refetch } = useQuery({
    ...exportDifferenceQuery(brandId, to, from),
    enabled: compared !== null,
  });
  if (!compared) return null;
  return (
    <>
      <div className="export-comparison">
        <span>Compare</span>
        <Select
          aria-label="Earlier version"
          options={optionsOf(compared.earlier)}
          value={from}
          onChange={(id) => setChosen({ ...chosen, from: id })}
          popupMatchSelectWidth={false}
        />
        <span>with</span>
        <Select
          aria-label="Later version"
          options={optionsOf(compared.later)}
          value={to}
          onChange={(id) => setChosen({ ...chosen, to: id })}
          popupMatchSelectWidth={false}
        />
        <span role="status">{data ? differenceText(data) : !error && 'Comparing…'}</span>
        <Button
          size="small"
          href={`/api/brands/${brandId}/export-versions/${to}/difference-csv?from=${from}`}
          target="_blank"
          rel="noopener"
        >
          Difference as CSV
        </Button>
      </div>
      {error && <LoadError title="Failed to compare the versions" error={error} onRetry={refetch} />}
    </>
  );
}
