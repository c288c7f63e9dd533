import type { WrittenPrompt } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { writtenStatsQuery } from '../../shared/written-prompts/get-written-stats';
import { allPromptsQuery, firstPromptsQuery } from './api';
import { exportRowMaker, riskyCells, type ExportRow, type RenamingData } from './export-rows';

/** Up to so many prompts the screen reads them all to count their risky cells. */
const COUNTED_PROMPTS = 20_000;

export interface ShownRow extends ExportRow {
  id: string;
}

/** The first rows of the export, how many there are in all, and how many cells a spreadsheet would run. */
export function useExportPrompts(brandId: string, data: RenamingData) {
  const first = useQuery(firstPromptsQuery(brandId));
  const stats = useQuery(writtenStatsQuery(brandId));
  const total = stats.data?.totalPrompts;
  const countable = total !== undefined && total <= COUNTED_PROMPTS;
  const all = useQuery({ ...allPromptsQuery(brandId), enabled: countable });

  const toRow = useMemo(() => exportRowMaker(data), [data]);
  const rows = useMemo(() => first.data?.map((prompt) => shownRow(prompt, toRow)), [first.data, toRow]);
  const risky = useMemo(
    () => (countable && all.data ? riskyCells(all.data.map(toRow)) : null),
    [countable, all.data, toRow],
  );
  const queries = [first, stats, all];
  return {
    rows,
    total,
    /** Null while it is being counted, and where there are too many to count. */
    risky,
    isTooLarge: total !== undefined && !countable,
    error: queries.find((query) => query.error)?.error ?? null,
    retry: () => queries.forEach((query) => query.error && void query.refetch()),
  };
}

const shownRow = (prompt: WrittenPrompt, toRow: (prompt: WrittenPrompt) => ExportRow): ShownRow => ({
  id: prompt.id,
  ...toRow(prompt),
});
