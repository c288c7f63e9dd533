import { BULK_PASTE_ERRORS, type PastedAttribute, type SheetState, WEIGHT_LABELS } from '#domain';
import { Button, Checkbox } from 'antd';
import { useRef, useState } from 'react';
import { countOf, formatCount } from '../../../shared/text/format';
import { WeightTag } from './weight';
import { SHEET_STATE_LABELS } from '../sheet/sheet-states';
import { EditableCell } from './editable-cell';

/** The cells of a pasted line, in order. */
export const PASTE_COLUMNS = ['Attribute', 'Weight', 'Phrase'] as const;
type PasteColumn = (typeof PASTE_COLUMNS)[number];

export interface PreviewRow extends PastedAttribute {
  state: SheetState;
  /** The weight as typed. */
  weightText: string;
  /** Why it is an error, where the name already exists, or what it changes. */
  note: string | null;
  /** Whether a line above has the name, or an attribute of this category. */
  isHere: boolean;
  /** The id of the attribute of this category that it changes. */
  changes: string | null;
}

interface PastePreviewProps {
  rows: PreviewRow[];
  /** Whether existing names are left out. */
  onlyNew: boolean;
  onOnlyNew: (onlyNew: boolean) => void;
  /** Replaces a cell of these lines. */
  onEdit: (lines: number[], column: PasteColumn, cell: string) => void;
}

/**
 * The pasted text, row by row, with the faulty rows first. It follows every change of the text, and its cells can be
 * corrected.
 */
export function PastePreview({ rows, onlyNew, onOnlyNew, onEdit }: PastePreviewProps) {
  // A corrected row stays where it is.
  const preview = useRef<HTMLDivElement>(null);
  const [corrected, setCorrected] = useState<ReadonlySet<number>>(new Set());
  const isFirst = ({ line, error }: PreviewRow) => error !== null || corrected.has(line);
  const shown = rows.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
  const countIn = (state: SheetState) => rows.filter((row) => row.state === state).length;
  const counts = { error: countIn('error'), changed: countIn('changed'), same: countIn('same') };
  const edit = (lines: number[], column: PasteColumn, cell: string) => {
    setCorrected((before) => new Set([...before, ...lines]));
    onEdit(lines, column, cell);
  };
  const unweighted = rows.filter(({ error }) => error === BULK_PASTE_ERRORS.missingWeight);
  const columns = PASTE_COLUMNS.filter(
    (column) => column !== 'Phrase' || rows.some(({ phrase }) => phrase !== undefined),
  );
  return (
    <>
      <p className="paste-summary" role="status">
        <span>{formatCount(rows.length - counts.error)} valid</span>
        {counts.error > 0 && <span className="bad">{formatCount(counts.error)} with errors, left out</span>}
        {counts.changed > 0 && <span>{formatCount(counts.changed)} changed</span>}
        {counts.same > 0 && <span>{formatCount(counts.same)} already there</span>}
      </p>
      {unweighted.length > 0 && (
        <Button
          size="small"
          className="paste-weight"
          onClick={() => {
            // The button goes with the last such line.
            preview.current?.focus();
            edit(
              unweighted.map(({ line }) => line),
              'Weight',
              WEIGHT_LABELS[1],
            );
          }}
        >
          Set the weight of {countOf(unweighted.length, 'line')} to {WEIGHT_LABELS[1]}
        </Button>
      )}
      {counts.same > 0 && (
        <Checkbox
          className="paste-only-new"
          checked={onlyNew}
          onChange={(event) => onOnlyNew(event.target.checked)}
        >
          Leave out what is already there
        </Checkbox>
      )}
      <div ref={preview} className="paste-preview" role="region" aria-label="Preview" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['Line', 'State', ...columns].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line} className={`sheet-${row.state}`}>
                <td>{row.line}</td>
                <td>
                  <span className="sheet-state">
                    <b>{SHEET_STATE_LABELS[row.state]}</b>
                    {row.note && <span>{row.note}</span>}
                  </span>
                </td>
                {columns.map((column) => (
                  <td key={column}>
                    <EditableCell
                      label={`${column}, line ${row.line}`}
                      cell={cellOf(row, column)}
                      onEdit={(cell) => edit([row.line], column, cell)}
                    >
                      {column === 'Weight' && row.weight !== null ? (
                        <WeightTag weight={row.weight} />
                      ) : undefined}
                    </EditableCell>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function cellOf(row: PreviewRow, column: PasteColumn): string {
  if (column === 'Attribute') return row.displayName;
  return column === 'Weight' ? row.weightText : (row.phrase ?? '');
}
