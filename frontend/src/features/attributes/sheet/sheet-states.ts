import type { SheetState } from '#domain';

/** The effect of a row, as a label. */
export const SHEET_STATE_LABELS: Readonly<Record<SheetState, string>> = {
  error: 'Error',
  new: 'New',
  changed: 'Changed',
  same: 'Already there',
};
