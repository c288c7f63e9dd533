import type { Coverage, CoveragePairs } from '#contracts';

export interface Named {
  id: string;
  name: string;
}

/** Rows under one name, which can be folded. */
interface RowGroup extends Named {
  rows: Named[];
}

/** A row and a column: how many prompts hold both, and whether a rule forbids that. */
export interface Cell {
  saved: number;
  unsaved: number;
  blocked: boolean;
}

export interface Tally {
  allowed: number;
  covered: number;
}

/** The data of a coverage map: its rows by group, its columns, and its cells. */
export interface CoverageModel {
  groups: RowGroup[];
  columns: Named[];
  cellOf: (rowId: string, columnId: string) => Cell;
  /** The tally of a row, a group or a column, by its id. */
  tallyOf: (id: string) => Tally;
  /** The tally of a group in one column. */
  groupCell: (groupId: string, columnId: string) => Tally;
  /** `unsaved`: how many of the missing combinations have unsaved prompts; null where these are not counted. */
  total: Tally & { blocked: number; unsaved: number | null };
}

interface Counted {
  row: string;
  column: string;
  saved: number;
  unsaved: number;
}

const NOTHING: Cell = { saved: 0, unsaved: 0, blocked: false };
const NO_CELLS: ReadonlyMap<string, Cell> = new Map();

const newTally = (): Tally => ({ allowed: 0, covered: 0 });
const groupKey = (group: string, column: string): string => `${group} ${column}`;

/** The cells by row and then by column. One combined key would be a long text for each of many cells. */
function cellsByRow(
  counted: readonly Counted[],
  blocked: readonly { row: string; column: string }[],
): Map<string, Map<string, Cell>> {
  const rows = new Map<string, Map<string, Cell>>();
  const put = (row: string, column: string, change: Partial<Cell>) => {
    const cells = rows.get(row) ?? new Map<string, Cell>();
    rows.set(row, cells);
    cells.set(column, { ...(cells.get(column) ?? NOTHING), ...change });
  };
  for (const { row, column, saved, unsaved } of counted) put(row, column, { saved, unsaved });
  for (const { row, column } of blocked) put(row, column, { blocked: true });
  return rows;
}

function newModel(
  groups: RowGroup[],
  columns: Named[],
  counted: readonly Counted[],
  blocked: readonly { row: string; column: string }[],
): CoverageModel {
  const rows = cellsByRow(counted, blocked);
  const tallies = new Map<string, Tally>();
  const tallyAt = (id: string): Tally => {
    const tally = tallies.get(id) ?? newTally();
    tallies.set(id, tally);
    return tally;
  };
  const total = { ...newTally(), blocked: 0, unsaved: 0 };
  const ofColumns = columns.map(({ id }) => ({ id, tally: tallyAt(id) }));
  for (const group of groups) {
    const ofGroup = tallyAt(group.id);
    const places = ofColumns.map((each) => ({ ...each, inGroup: tallyAt(groupKey(group.id, each.id)) }));
    for (const row of group.rows) {
      const ofRow = tallyAt(row.id);
      const cells = rows.get(row.id) ?? NO_CELLS;
      places.forEach(({ id, tally: ofColumn, inGroup }) => {
        const { blocked: isBlocked, saved, unsaved } = cells.get(id) ?? NOTHING;
        if (isBlocked) {
          total.blocked++;
          return;
        }
        if (saved === 0 && unsaved > 0) total.unsaved++;
        for (const tally of [total, ofGroup, ofRow, ofColumn, inGroup]) {
          tally.allowed++;
          if (saved > 0) tally.covered++;
        }
      });
    }
  }
  const tallyOf = (id: string) => tallies.get(id) ?? newTally();
  return {
    groups,
    columns,
    cellOf: (row, column) => rows.get(row)?.get(column) ?? NOTHING,
    tallyOf,
    groupCell: (group, column) => tallyOf(groupKey(group, column)),
    total,
  };
}

/** Attributes by category against product categories. */
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

/** The attributes of one category against those of another. */
export function pairModel(
  { attributes }: Coverage,
  { cells, blocked }: CoveragePairs,
  [rowCategory, columnCategory]: readonly [string, string],
): CoverageModel {
  const model = newModel(
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
  return { ...model, total: { ...model.total, unsaved: null } };
}

/** The categories that have attributes, with these, in order. */
export function groupsOf(attributes: Coverage['attributes']): RowGroup[] {
  const groups = new Map<string, RowGroup>();
  for (const { id, name, categoryId, categoryName } of attributes) {
    const group = groups.get(categoryId) ?? { id: categoryId, name: categoryName, rows: [] };
    groups.set(categoryId, group);
    group.rows.push({ id, name });
  }
  return [...groups.values()];
}
