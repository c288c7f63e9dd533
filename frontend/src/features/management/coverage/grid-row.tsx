import { RightOutlined } from '@ant-design/icons';
import { memo } from 'react';
import type { CoverageModel } from './coverage-model';
import { cellLabel, type CellLook, type GridLine, looksOf, tallyText } from './grid-lines';

/** Pixels: all rows have the same height, all columns the same width. */
export const ROW_HEIGHT = 32;
export const COLUMN_WIDTH = 92;

export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`;

interface GridRowProps {
  gridId: string;
  model: CoverageModel;
  line: GridLine;
  row: number;
  firstColumn: number;
  lastColumn: number;
  /** The column of the active cell: -1 is the row's header, null: it is in another row. */
  activeColumn: number | null;
}

/** One line of the map: its header, which stays in view, and the cells of the columns in view. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { gridId, model, line, row, firstColumn, lastColumn, activeColumn } = props;
  const columns = model.columns.slice(firstColumn, lastColumn);
  const isGroup = line.open !== null;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={isGroup ? 'coverage-row coverage-row-group' : 'coverage-row'}
      style={{ transform: `translateY(${row * ROW_HEIGHT}px)` }}
    >
      <div
        role="rowheader"
        id={cellId(gridId, row, -1)}
        aria-colindex={1}
        aria-expanded={line.open ?? undefined}
        className={activeColumn === -1 ? 'coverage-head coverage-active' : 'coverage-head'}
        data-row={row}
        data-column={-1}
      >
        {isGroup && (
          <RightOutlined
            aria-hidden
            className={line.open ? 'coverage-fold coverage-fold-open' : 'coverage-fold'}
          />
        )}
        <span className="coverage-name" title={line.name}>
          {line.name}
        </span>
        <span className="coverage-tally">{tallyText(model.tallyOf(line.id))}</span>
      </div>
      {columns.map((column, place) => {
        const at = firstColumn + place;
        const { look, text, label } = contentOf(model, line, column);
        return (
          <div
            key={column.id}
            role="gridcell"
            id={cellId(gridId, row, at)}
            aria-colindex={at + 2}
            aria-label={label}
            className={`coverage-cell coverage-${look}${activeColumn === at ? ' coverage-active' : ''}`}
            style={{ left: at * COLUMN_WIDTH }}
            data-row={row}
            data-column={at}
          >
            {text}
          </div>
        );
      })}
    </div>
  );
});

function contentOf(
  model: CoverageModel,
  line: GridLine,
  column: CoverageModel['columns'][number],
): { look: CellLook; text: string; label: string } {
  if (line.open !== null) {
    const tally = model.groupCell(line.id, column.id);
    const label = `${column.name} × ${line.name}: ${tallyText(tally)} covered`;
    return { look: 'group', text: tallyText(tally), label };
  }
  const cell = model.cellOf(line.id, column.id);
  return { ...looksOf(cell), label: cellLabel(line.name, column.name, cell) };
}
