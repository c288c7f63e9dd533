import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Which rows and columns of a large grid are rendered: from the first up to, but not including, the last. */
interface GridWindow {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

interface GridSizes {
  rows: number;
  columns: number;
  rowHeight: number;
  columnWidth: number;
  /** The size of the headers that stay in view at the top and on the left. */
  headHeight: number;
  headWidth: number;
}

const SPARE_ROWS = 6;
const SPARE_COLUMNS = 2;

/**
 * Windowing for a grid: only what is in view and a little around it is rendered. All rows have the same height and all
 * columns the same width, so a position is a product and nothing is measured.
 */
export function useGridWindow(sizes: GridSizes) {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<GridWindow>(() => windowAt(sizes, 0, 0, 1200, 700));
  const update = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = element;
    const next = windowAt(sizes, scrollTop, scrollLeft, clientWidth, clientHeight);
    // Most scroll events stay within what is rendered.
    setShown((before) => (same(before, next) ? before : next));
  }, [sizes]);
  useLayoutEffect(() => {
    update();
    const observer = new ResizeObserver(update);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [update]);

  /** Scrolls as little as needed to show a cell; the row's header if the column is negative. */
  const reveal = useCallback(
    (row: number, column: number) => {
      const element = scroller.current;
      if (!element) return;
      const { rowHeight, columnWidth, headHeight, headWidth } = sizes;
      const height = element.clientHeight - headHeight;
      const width = element.clientWidth - headWidth;
      element.scrollTop = within(element.scrollTop, row * rowHeight, rowHeight, height);
      if (column >= 0)
        element.scrollLeft = within(element.scrollLeft, column * columnWidth, columnWidth, width);
    },
    [sizes],
  );
  return { scroller, shown, reveal, onScroll: update };
}

/** The nearest scroll position at which the item that begins at `start` is in view. */
function within(scroll: number, start: number, size: number, view: number): number {
  if (start < scroll) return Math.max(0, start);
  return start + size > scroll + view ? start + size - view : scroll;
}

function windowAt(
  { rows, columns, rowHeight, columnWidth }: GridSizes,
  top: number,
  left: number,
  width: number,
  height: number,
): GridWindow {
  // In steps of the spare rows and columns, so that not every scrolled pixel re-renders.
  const firstRow = Math.floor(top / rowHeight / SPARE_ROWS) * SPARE_ROWS - SPARE_ROWS;
  const firstColumn = Math.floor(left / columnWidth / SPARE_COLUMNS) * SPARE_COLUMNS - SPARE_COLUMNS;
  return {
    firstRow: Math.max(0, firstRow),
    lastRow: Math.min(rows, firstRow + Math.ceil(height / rowHeight) + 3 * SPARE_ROWS),
    firstColumn: Math.max(0, firstColumn),
    lastColumn: Math.min(columns, firstColumn + Math.ceil(width / columnWidth) + 3 * SPARE_COLUMNS),
  };
}

const same = (a: GridWindow, b: GridWindow): boolean =>
  a.firstRow === b.firstRow &&
  a.lastRow === b.lastRow &&
  a.firstColumn === b.firstColumn &&
  a.lastColumn === b.lastColumn;
