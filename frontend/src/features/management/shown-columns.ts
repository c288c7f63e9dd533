/** As many are read at a glance. */
const MOST_COLUMNS = 20;

/**
 * The places of the columns that a preview shows: all, or, of more than twenty, those that hold something in one of its
 * rows. A file has a column for each attribute category, and a brand may have hundreds.
 */
export function shownColumns(count: number, rows: readonly (readonly string[])[]): number[] {
  const all = Array.from({ length: count }, (_, column) => column);
  return count <= MOST_COLUMNS ? all : all.filter((column) => rows.some((cells) => cells[column] !== ''));
}
