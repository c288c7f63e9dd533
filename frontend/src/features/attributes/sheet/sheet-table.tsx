import type { SheetPreviewRow } from '#contracts';
import { keysOf, SHEET_COLUMNS, type SheetColumn, type SheetState } from '#domain';
import { Button } from 'antd';
import { countOf } from '../../../shared/text/format';
import { ScrollList } from '../../../shared/ui/scroll-list';
import { SHEET_STATE_LABELS } from './sheet-states';

/** As in '3 rows changed'. */
const WORDS: Readonly<Record<SheetState, string>> = {
  error: 'with errors, left out',
  new: 'new',
  changed: 'changed',
  same: 'already there',
};
const ALWAYS: readonly SheetColumn[] = ['type', 'category', 'attribute', 'weight', 'phrase'];

/** Names need more space than the rest. 'Customer Attribute' fits even on a phone. */
function widthOf(column: SheetColumn): string {
  if (column === 'type') return 'minmax(134px, 1fr)';
  if (column === 'weight') return 'minmax(64px, 0.4fr)';
  return NAMES.includes(column) ? 'minmax(140px, 2fr)' : 'minmax(90px, 1fr)';
}
const NAMES: readonly SheetColumn[] = ['category', 'attribute', 'withCategory', 'withAttribute'];

interface SheetTableProps {
  rows: SheetPreviewRow[];
  /** The rows' indexes, in the order of display. */
  order: number[];
  onChange: (place: number, column: SheetColumn, cell: string) => void;
  onStartOver: () => void;
}

/** What each row of a sheet would do. Every cell is editable. */
export function SheetTable({ rows, order, onChange, onStartOver }: SheetTableProps) {
  const columns = keysOf(SHEET_COLUMNS).filter(
    (column) => ALWAYS.includes(column) || rows.some(({ cells }) => cells[column] !== ''),
  );
  const items = order.flatMap((place) => {
    const row = rows[place];
    return row ? [{ ...row, place }] : [];
  });
  const template = { gridTemplateColumns: `40px 150px ${columns.map(widthOf).join(' ')}` };
  return (
    <div className="sheet-table">
      <div className="sheet-summary">
        <span className="paste-summary" role="status">
          {keysOf(WORDS).map((state) => {
            const count = rows.filter((row) => row.state === state).length;
            return (
              count > 0 && (
                <span key={state} className={`sheet-${state}-count`}>
                  {countOf(count, 'row')} {WORDS[state]}
                </span>
              )
            );
          })}
        </span>
        <Button size="small" onClick={onStartOver}>
          Start over
        </Button>
      </div>
      <div className="sheet-scroll">
        <div className="sheet-row sheet-head" style={template} aria-hidden="true">
          <span>Row</span>
          <span>State</span>
          {columns.map((column) => (
            <span key={column}>{SHEET_COLUMNS[column]}</span>
          ))}
        </div>
        <ScrollList
          label="Preview"
          items={items}
          rowKey="place"
          renderItem={({ place, state, note, cells }) => (
            <div
              className={`sheet-row sheet-${state}`}
              style={template}
              role="group"
              aria-label={`Row ${place + 1}`}
            >
              <span className="muted">{place + 1}</span>
              <span className="sheet-state">
                <b>{SHEET_STATE_LABELS[state]}</b>
                {note && <span>{note}</span>}
              </span>
              {columns.map((column) => {
                // A template has several lines.
                const Field = column === 'text' ? 'textarea' : 'input';
                return (
                  <Field
                    key={column}
                    aria-label={`${SHEET_COLUMNS[column]}, row ${place + 1}`}
                    aria-invalid={state === 'error'}
                    title={cells[column]}
                    value={cells[column]}
                    onChange={(event) => onChange(place, column, event.target.value)}
                  />
                );
              })}
            </div>
          )}
        />
      </div>
    </div>
  );
}
