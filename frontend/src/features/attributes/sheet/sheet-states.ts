import type { SheetState } from '#domain';

/** What comes of a row, as a word. */
export const SHEET_STATE_LABELS: Readonly<Record<SheetState, string>> = {
  error: 'Error',
  new: 'New',
  changed: 'Changed',
  same: 'Already there',
};
