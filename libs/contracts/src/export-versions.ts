import type { Timestamp, Uuid } from './scalars.js';

/** The written CSV, or the file for Profound. */
export const EXPORT_FORMATS = ['written', 'profound'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How many prompts are new, changed or gone compared with an earlier export. */
export interface ExportDifference {
  added: number;
  changed: number;
  removed: number;
}

/** An export as it was kept. */
export interface ExportVersion {
  id: Uuid;
  brandId: Uuid;
  format: ExportFormat;
  /** Whether cells that a spreadsheet would run are marked; for 'written' they always are. */
  spreadsheetSafe: boolean;
  promptCount: number;
  /** The SHA-256 of the file's bytes. */
  sha256: string;
  /** How many prompts were chosen, or left out; null: none were. */
  selected: number | null;
  leftOut: number | null;
  /** Compared with the version before in its format; a full one with the last full one, if any. Null for the first. */
  since: ExportDifference | null;
  filePath: string;
  createdAt: Timestamp;
}

/** Body of a new version: the prompts of the file, by default all. */
export interface ExportVersionRequest {
  format: ExportFormat;
  promptIds?: string[];
  exceptPromptIds?: string[];
  /** For 'profound': marks the cells that a spreadsheet would run. */
  spreadsheetSafe?: boolean;
}

/** What an export now would hold that the last one of all prompts did not. */
export interface PendingExport {
  /** The last version of all prompts; null when there is none, and all prompts are new. */
  last: ExportVersion | null;
  difference: ExportDifference;
}
