import { type MouseEvent, useId, useMemo, useState } from 'react';
import type { CoverageModel } from './coverage-model';
import { type GridLine, linesOf, tallyText } from './grid-lines';
import { cellId, COLUMN_WIDTH, GridRow, ROW_HEIGHT } from './grid-row';
import { type Place, useActiveCell } from './use-active-cell';
import { useGridWindow } from './use-grid-window';
import { closestTo } from '../../../shared/ui/closest';
import { withToggled } from '../../../shared/ui/mark-range';

const HEAD_WIDTH = 240;
const HEAD_WIDTH_NARROW = 150;
const HEAD_HEIGHT = 68;

interface CoverageGridProps {
  label: string;
  model: CoverageModel;
  /** Called with the cell under the pointer or at the keyboard's position. */
  onPoint: (line: GridLine, column: CoverageModel['columns'][number] | null) => void;
  onOpen: (line: GridLine, column: CoverageModel['columns'][number]) => void;
}

/**
 * The map as an accessible grid (WAI-ARIA: grid). Only what is in view is rendered. The focus stays on the grid, which
 * names the active cell, because a cell that is scrolled out of view may be unmounted.
 */
export function CoverageGrid({ label, model, onPoint, onOpen }: CoverageGridProps) {
  const gridId = useId();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(() => linesOf(model, folded), [model, folded]);
  const headWidth = window.innerWidth < 700 ? HEAD_WIDTH_NARROW : HEAD_WIDTH;
  const sizes = useMemo(
    () => ({
      rows: lines.length,
      columns: model.columns.length,
      rowHeight: ROW_HEIGHT,
      columnWidth: COLUMN_WIDTH,
      headHeight: HEAD_HEIGHT,
      headWidth,
    }),
    [lines.length, model.columns.length, headWidth],
  );
  const variables: Record<`--${string}`, string> = {
    '--coverage-head': `${headWidth}px`,
    '--coverage-row': `${ROW_HEIGHT}px`,
  };
  const { scroller, shown, reveal, onScroll } = useGridWindow(sizes);
  const { firstRow, lastRow, firstColumn, lastColumn } = shown;
  const last = { row: lines.length - 1, column: model.columns.length - 1 };

  const fold = ({ group }: GridLine) => setFolded(withToggled(folded, group.id));
  const point = ({ row, column }: Place) => {
    const line = lines[row];
    if (line) onPoint(line, model.columns[column] ?? null);
  };
  const open = ({ row, column }: Place) => {
    const line = lines[row];
    const at = model.columns[column];
    if (!line) return;
    if (line.open !== null) fold(line);
    else if (at) onOpen(line, at);
  };
  const { active, setActive, onKeyDown } = useActiveCell(last, {
    open,
    onMove: (place) => {
      point(place);
      reveal(place.row, place.column);
    },
  });
  const onMouse = (event: MouseEvent, then: (place: Place) => void) => {
    const cell = closestTo(event, '[data-row]');
    if (cell) then({ row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) });
  };

  return (
    <div
      ref={scroller}
      className="coverage-grid"
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={lines.length + 1}
      aria-colcount={model.columns.length + 1}
      aria-activedescendant={lines.length > 0 ? cellId(gridId, active.row, active.column) : undefined}
      style={variables}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onMouseOver={(event) => onMouse(event, point)}
      onClick={(event) =>
        onMouse(event, (place) => {
          setActive(place);
          open(place);
        })
      }
    >
      <div
        className="coverage-canvas"
        role="presentation"
        style={{
          width: headWidth + sizes.columns * COLUMN_WIDTH,
          height: HEAD_HEIGHT + lines.length * ROW_HEIGHT,
        }}
      >
        <ColumnHeads model={model} firstColumn={firstColumn} lastColumn={lastColumn} />
        {lines.slice(firstRow, lastRow).map((line, place) => (
          <GridRow
            key={line.id}
            gridId={gridId}
            model={model}
            line={line}
            row={firstRow + place}
            firstColumn={firstColumn}
            lastColumn={lastColumn}
            activeColumn={active.row === firstRow + place ? active.column : null}
          />
        ))}
      </div>
    </div>
  );
}

interface ColumnHeadsProps {
  model: CoverageModel;
  firstColumn: number;
  lastColumn: number;
}

const ColumnHeads = ({ model, firstColumn, lastColumn }: ColumnHeadsProps) => (
  <div role="row" aria-rowindex={1} className="coverage-columns" style={{ height: HEAD_HEIGHT }}>
    <div role="columnheader" aria-colindex={1} className="coverage-head coverage-corner">
      <span className="coverage-name">All</span>
      <span className="coverage-tally">{tallyText(model.total)}</span>
    </div>
    {model.columns.slice(firstColumn, lastColumn).map((column, place) => (
      <div
        key={column.id}
        role="columnheader"
        aria-colindex={firstColumn + place + 2}
        className="coverage-column"
        style={{ left: (firstColumn + place) * COLUMN_WIDTH }}
        title={column.name}
      >
        <span className="coverage-name">{column.name}</span>
        <span className="coverage-tally">{tallyText(model.tallyOf(column.id))}</span>
      </div>
    ))}
  </div>
);
