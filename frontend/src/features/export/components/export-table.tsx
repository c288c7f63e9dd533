import { Button, Checkbox } from 'antd';
import { type Dispatch, memo, type SetStateAction, startTransition, useCallback } from 'react';
import { formatCount } from '../../../shared/text/format';
import { SHOWN_PROMPTS } from '../api';
import type { ShownRow } from '../use-export-prompts';

interface ExportTableProps {
  rows: ShownRow[];
  total: number;
  marked: ReadonlySet<string>;
  onMark: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

/** The first rows, as the file will hold them. */
export function ExportTable({ rows, total, marked, onMark }: ExportTableProps) {
  const allMarked = rows.length > 0 && rows.every(({ id }) => marked.has(id));
  const toggle = useCallback(
    (id: string) =>
      onMark((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onMark],
  );
  /** A hundred checkboxes take a moment, which must not keep the button waiting. */
  const toggleAll = () =>
    startTransition(() => onMark(allMarked ? new Set() : new Set(rows.map(({ id }) => id))));
  return (
    <>
      <div className="export-toolbar">
        <Button size="small" onClick={toggleAll}>
          {allMarked ? 'Deselect All' : 'Select All'}
        </Button>
        <span className="muted" role="status">
          {total > SHOWN_PROMPTS
            ? `Showing the first ${SHOWN_PROMPTS} of ${formatCount(total)} prompts. Export All to CSV covers all of them.`
            : `Showing ${formatCount(total)} of ${formatCount(total)} prompts`}
        </span>
      </div>
      <div className="export-table-scroll" role="region" aria-label="Prompts to export" tabIndex={0}>
        <table className="export-table" aria-label="Prompts to export">
          <thead>
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
              <ExportTableRow key={row.id} row={row} checked={marked.has(row.id)} onToggle={toggle} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface ExportTableRowProps {
  row: ShownRow;
  checked: boolean;
  onToggle: (id: string) => void;
}

const ExportTableRow = memo(function ExportTableRow({ row, checked, onToggle }: ExportTableRowProps) {
  return (
    <tr className={checked ? 'export-row-checked' : undefined}>
      <td>
        <Checkbox checked={checked} aria-label={`Select: ${row.prompt}`} onChange={() => onToggle(row.id)} />
      </td>
      <td className="export-topic">{row.topic}</td>
      <td className="export-prompt">{row.prompt}</td>
      <td className="export-tags">{row.tags}</td>
    </tr>
  );
});
