import type { ProfoundRow } from '#contracts';
import { Button, Checkbox } from 'antd';
import { type Dispatch, memo, type ReactNode, type SetStateAction, startTransition, useRef } from 'react';
import { countOf, formatCount } from '../../../shared/text/format';
import { useStableCallback } from '../../../shared/ui/use-stable';
import type { OnMark } from '../../../shared/ui/use-marks';
import {
  countSelected,
  EVERYTHING,
  isSelected,
  NOTHING,
  ranged,
  type Selection,
  toggled,
  toggledTogether,
} from '../selection';

interface ExportTableProps {
  rows: ProfoundRow[];
  /** The number of prompts in the whole export. */
  total: number;
  rowsBefore: number;
  selection: Selection;
  /** The text that the rows are searched for; '' for all rows. */
  searched: string;
  /** Whether the rows are those of this search and page, not those of before that stay until they are loaded. */
  isSettled: boolean;
  onSelect: Dispatch<SetStateAction<Selection>>;
  /** The search field, where there is much to search. */
  search: ReactNode;
  /** The buttons to the other pages. */
  pageButtons: ReactNode;
}

/** One page of the rows, as the file will contain them. */
export function ExportTable(props: ExportTableProps) {
  const { rows, total, rowsBefore, selection, searched, isSettled, onSelect } = props;
  const { search, pageButtons } = props;
  const isSearched = searched !== '';
  const allSelected = isSearched
    ? rows.length > 0 && rows.every(({ promptId }) => isSelected(selection, promptId))
    : countSelected(selection, total) === total;
  const anchor = useRef<string | null>(null);
  /** With the shift key, all rows from the one that was clicked last, as in the other lists of prompts. */
  const mark = useStableCallback((id: string, isRange: boolean) => {
    const from = isRange ? anchor.current : null;
    const order = rows.map(({ promptId }) => promptId);
    onSelect((before) => (from === null ? null : ranged(before, order, from, id)) ?? toggled(before, id));
    anchor.current = id;
  });
  /** Re-rendering a hundred checkboxes takes a moment, which must not block the button. */
  const toggleAll = () =>
    startTransition(() => {
      if (!isSearched) return onSelect(allSelected ? NOTHING : EVERYTHING);
      const ids = rows.map(({ promptId }) => promptId);
      return onSelect((before) => toggledTogether(before, ids));
    });
  return (
    <>
      <div className="export-toolbar">
        <Button size="small" disabled={rows.length === 0 || (isSearched && !isSettled)} onClick={toggleAll}>
          {allSelected ? 'Deselect' : 'Select'} {isSearched ? 'Shown' : 'All'}
        </Button>
        {search}
        <span className="muted" role="status">
          {isSearched
            ? foundText(rowsBefore, rows.length, pageButtons !== null)
            : shownText(rowsBefore, rows.length, total)}
        </span>
        {pageButtons}
      </div>
      <div
        className="export-table-scroll"
        key={rowsBefore}
        role="region"
        aria-label="Prompts to export"
        tabIndex={0}
      >
        <table className="export-table" aria-label="Prompts to export">
          <thead className="visually-hidden-narrow">
            <tr>
              <th scope="col">
                <span className="visually-hidden">Selected</span>
              </th>
              <th scope="col">Topic</th>
              <th scope="col">Prompt</th>
              <th scope="col">Tags</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ExportTableRow
                key={row.promptId}
                row={row}
                checked={isSelected(selection, row.promptId)}
                onMark={mark}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function foundText(before: number, shown: number, hasPages: boolean): string {
  if (shown === 0) return 'No prompt matches the search';
  const found = `Showing ${formatCount(before + 1)} to ${formatCount(before + shown)} of those that match`;
  return hasPages ? found : countOf(shown, 'prompt matches', 'prompts match');
}

function shownText(before: number, shown: number, total: number): string {
  if (shown === total) return `Showing ${formatCount(total)} of ${formatCount(total)} prompts`;
  if (before > 0)
    return `Showing ${formatCount(before + 1)} to ${formatCount(before + shown)} of ${formatCount(total)} prompts`;
  return `Showing the first ${shown} of ${formatCount(total)} prompts. Export All to CSV covers all of them.`;
}

interface ExportTableRowProps {
  row: ProfoundRow;
  checked: boolean;
  onMark: OnMark;
}

const ExportTableRow = memo(function ExportTableRow({ row, checked, onMark }: ExportTableRowProps) {
  return (
    <tr className={checked ? 'export-row-checked' : undefined}>
      <td>
        <Checkbox
          checked={checked}
          aria-label={`Select: ${row.prompt}`}
          onChange={({ nativeEvent }) => onMark(row.promptId, nativeEvent.shiftKey)}
        />
      </td>
      <td className="export-topic">{row.topic}</td>
      <td>{row.prompt}</td>
      <td className="export-tags">{row.tags}</td>
    </tr>
  );
});
