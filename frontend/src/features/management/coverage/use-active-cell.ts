import { type KeyboardEvent, useState } from 'react';

/** How many rows the keys Page Up and Page Down move. */
const PAGE = 10;

/** A position in the grid; column -1 is the row's header. */
export interface Place {
  row: number;
  column: number;
}

interface ActiveCellEvents {
  /** Called with the place that a key moves to. */
  onMove: (place: Place) => void;
  /** Opens the place: Enter or Space. */
  open: (place: Place) => void;
}

/** The cell that the keyboard is on, from the first row's header to `last`. */
export function useActiveCell(last: Place, { onMove, open }: ActiveCellEvents) {
  const [active, setActive] = useState<Place>({ row: 0, column: -1 });
  const go = (to: Place) => {
    const place = {
      row: Math.min(last.row, Math.max(0, to.row)),
      column: Math.min(last.column, Math.max(-1, to.column)),
    };
    setActive(place);
    onMove(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveOf(event, active, last);
    if (move) go(move);
    else if (event.key === 'Enter' || event.key === ' ') open(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}

/** The position that a key moves to; null: none. */
function moveOf({ key, ctrlKey }: KeyboardEvent, { row, column }: Place, last: Place): Place | null {
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'ArrowRight') return { row, column: column + 1 };
  if (key === 'ArrowLeft') return { row, column: column - 1 };
  if (key === 'PageDown') return { row: row + PAGE, column };
  if (key === 'PageUp') return { row: row - PAGE, column };
  if (key === 'Home') return { row: ctrlKey ? 0 : row, column: -1 };
  if (key === 'End') return { row: ctrlKey ? last.row : row, column: last.column };
  return null;
}
