import type { SheetCells, SheetRowPlan } from '#domain';

/** Body of the sheet's calls: exactly one of the two. */
export interface SheetRequest {
  /** Cells copied from a spreadsheet, or a CSV file. */
  text?: string;
  /** Absent cells are empty. */
  rows?: Partial<SheetCells>[];
}

/** A row of a sheet, and what importing it would do. */
export interface SheetPreviewRow extends SheetRowPlan {
  cells: SheetCells;
}

export interface SheetPreview {
  rows: SheetPreviewRow[];
}

/** How many rows of an imported sheet had which effect. */
export interface SheetImported {
  added: number;
  changed: number;
  /** Rows whose data existed already. */
  same: number;
}
