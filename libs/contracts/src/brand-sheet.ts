import type { SheetCells, SheetRowPlan } from '#domain';

/** Body of the sheet's calls: exactly one of the two. */
export interface SheetRequest {
  /** Cells copied from a spreadsheet, or a CSV file. */
  text?: string;
  /** Absent cells are empty. */
  rows?: Partial<SheetCells>[];
}

/** A row of a sheet, and what would come of it. */
export interface SheetPreviewRow extends SheetRowPlan {
  cells: SheetCells;
}

export interface SheetPreview {
  rows: SheetPreviewRow[];
}

/** What became of the rows of a sheet. */
export interface SheetImported {
  added: number;
  changed: number;
  /** There already. */
  same: number;
}
