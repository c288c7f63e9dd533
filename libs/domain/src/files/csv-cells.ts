const FORMULA_START = /^[=+\-@\t\r]/;

/** Says whether a spreadsheet would run this cell as a formula. */
export function isRiskyCell(cell: string): boolean {
  return FORMULA_START.test(cell);
}

/** A cell for files that people open: it gets a leading apostrophe if a spreadsheet would run it as a formula. */
export function spreadsheetSafe(cell: string): string {
  return isRiskyCell(cell) ? `'${cell}` : cell;
}

/**
 * Makes a name safe to be part of a file name on every system: letters, digits, `.`, `_` and `-` stay,
 * every other run of characters becomes one `_`. At most 100 characters, and never empty.
 */
export function safeFileName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_')
    // The look-behind lets a run match only from its start, so that a run inside the name costs one step.
    .replace(/^[._-]+|(?<![._-])[._-]+$/g, '');
  return [...safe].slice(0, 100).join('') || 'unnamed';
}
