import type { Coverage, CoveragePairs } from '#contracts';

export interface Named {
  id: string;
  name: string;
}

/** Rows under one name, which can be folded to it. */
export interface RowGroup extends Named {
  rows: Named[];
}

/** A row together with a column: prompts that hold both, or that none may. */
export interface Cell {
  saved: number;
  unsaved: number;
  blocked: boolean;
}

export interface Tally {
  allowed: number;
  covered: number;
}

/** What a map shows: its rows by group, its columns, and what is where they meet. */
export interface CoverageModel {
  groups: RowGroup[];
  columns: Named[];
  cellOf: (rowId: string, columnId: string) => Cell;
  /** Of a row, a group or a column, by its id. */
  tallyOf: (id: string) => Tally;
  /** Of a group in one column. */
  groupCell: (groupId: string, columnId: string) => Tally;
  total: Tally & { blocked: number };
}

interface Counted {
  row: string;
  column: string;
  saved: number;
  unsaved: number;
}

const NOTHING: Cell = { saved: 0, unsaved: 0, blocked: false };
const key = (row: string, column: string): string => row + column;

function newModel(
  groups: RowGroup[],
  columns: Named[],
  counted: readonly Counted[],
  blocked: readonly { row: string; column: string }[],
): CoverageModel {
  const cells = new Map<string, Cell>();
  for (const { row, column, saved, unsaved } of counted)
    cells.set(key(row, column), { saved, unsaved, blocked: false });
  for (const { row, column } of blocked)
    cells.set(key(row, column), { ...(cells.get(key(row, column)) ?? NOTHING), blocked: true });
  const cellOf = (row: string, column: string) => cells.get(key(row, column)) ?? NOTHING;
  const tallies = new Map<string, Tally>();
  const count = (id: string, cell: Cell) => {
    const tally = tallies.get(id) ?? { allowed: 0, covered: 0 };
    tallies.set(id, tally);
    if (cell.blocked) return;
    tally.allowed++;
    if (cell.saved > 0) tally.covered++;
  };
  const total = { allowed: 0, covered: 0, blocked: 0 };
  for (const group of groups)
    for (const row of group.rows)
      for (const column of columns) {
        const cell = cellOf(row.id, column.id);
        for (const id of [group.id, row.id, column.id, key(group.id, column.id)]) count(id, cell);
        if (cell.blocked) total.blocked++;
        else total.allowed++;
        if (!cell.blocked && cell.saved > 0) total.covered++;
      }
  const tallyOf = (id: string) => tallies.get(id) ?? { allowed: 0, covered: 0 };
  return {
    groups,
    columns,
    cellOf,
    tallyOf,
    groupCell: (group, column) => tallyOf(key(group, column)),
    total,
  };
}

/** Attributes, by their categories, with the product categories. */
export function productModel({ productCategories, attributes, cells, blocked }: Coverage): CoverageModel {
  return newModel(
    groupsOf(attributes),
    productCategories,
    cells.map(({ attributeId, productCategoryId, saved, unsaved }) => ({
      row: attributeId,
      column: productCategoryId,
      saved,
      unsaved,
    })),
    blocked.map(({ attributeId, productCategoryId }) => ({ row: attributeId, column: productCategoryId })),
  );
}

/** The attributes of one category with those of another. */
export function pairModel(
  { attributes }: Coverage,
  { cells, blocked }: CoveragePairs,
  [rowCategory, columnCategory]: readonly [string, string],
): CoverageModel {
  return newModel(
    groupsOf(attributes.filter(({ categoryId }) => categoryId === rowCategory)),
    attributes.filter(({ categoryId }) => categoryId === columnCategory),
    cells.map(({ attributeId, otherId, saved }) => ({
      row: attributeId,
      column: otherId,
      saved,
      unsaved: 0,
    })),
    blocked.map(({ attributeId, otherId }) => ({ row: attributeId, column: otherId })),
  );
}

/** The categories that have attributes, each with them, in their order. */
export function groupsOf(attributes: Coverage['attributes']): RowGroup[] {
  const groups = new Map<string, RowGroup>();
  for (const { id, name, categoryId, categoryName } of attributes) {
    const group = groups.get(categoryId) ?? { id: categoryId, name: categoryName, rows: [] };
    groups.set(categoryId, group);
    group.rows.push({ id, name });
  }
  return [...groups.values()];
}
