import { countOf, formatCount } from '../../../shared/text/format';
import type { Cell, CoverageModel, Named, Tally } from './coverage-model';

/** A line of the grid: a category, or one of its attributes. */
export interface GridLine extends Named {
  group: Named;
  /** Whether a category's attributes are shown; null for an attribute. */
  open: boolean | null;
}

/** The visible lines. */
export function linesOf({ groups }: CoverageModel, folded: ReadonlySet<string>): GridLine[] {
  return groups.flatMap((group) => {
    const open = !folded.has(group.id);
    const head = { id: group.id, name: group.name, group, open };
    return open ? [head, ...group.rows.map((row) => ({ ...row, group, open: null }))] : [head];
  });
}

export type CellLook = 'saved' | 'unsaved' | 'missing' | 'blocked' | 'group';

/** The look and the text of a cell, which differ by text and shape, not by colour alone. */
export function looksOf(cell: Cell): { look: CellLook; text: string } {
  if (cell.blocked) return { look: 'blocked', text: cell.saved > 0 ? `✕ ${formatCount(cell.saved)}` : '✕' };
  if (cell.saved > 0) return { look: 'saved', text: formatCount(cell.saved) };
  return cell.unsaved > 0
    ? { look: 'unsaved', text: `(${formatCount(cell.unsaved)})` }
    : { look: 'missing', text: '–' };
}

/** The same for a screen reader. */
export function cellLabel(row: string, column: string, cell: Cell): string {
  const saved = countOf(cell.saved, 'saved prompt');
  const said = cell.blocked
    ? `forbidden by a rule${cell.saved > 0 ? `, ${saved}` : ''}`
    : cell.saved > 0
      ? saved
      : cell.unsaved > 0
        ? `missing, ${formatCount(cell.unsaved)} generated and not saved`
        : 'missing';
  return `${column} × ${row}: ${said}`;
}

export const tallyText = ({ covered, allowed }: Tally): string =>
  `${formatCount(covered)}/${formatCount(allowed)}`;
