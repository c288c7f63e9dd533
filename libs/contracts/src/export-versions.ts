import type { Timestamp, Uuid } from './scalars.js';

/** The written CSV, or the file for Profound. */
export const EXPORT_FORMATS = ['written', 'profound'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Prompts that one set has and an earlier one had not, that read otherwise in it, and that it has no more. */
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
  /** Whether cells that a spreadsheet would run are marked; of 'written' they always are. */
  spreadsheetSafe: boolean;
  promptCount: number;
  /** Of the file's bytes. */
  sha256: string;
  /** How many prompts were chosen, or left out; null: none were. */
  selected: number | null;
  leftOut: number | null;
  /** Against the version of the format before it; for one of all prompts, the last one of all if there is any. Null of the first. */
  since: ExportDifference | null;
  filePath: string;
  createdAt: Timestamp;
}

/** Body of a new version: the prompts of the file, all where nothing is said. */
export interface ExportVersionRequest {
  format: ExportFormat;
  promptIds?: string[];
  exceptPromptIds?: string[];
  /** Of 'profound': marks the cells that a spreadsheet would run. */
  spreadsheetSafe?: boolean;
}

/** What an export now would hold that the last one of all prompts did not. */
export interface PendingExport {
  /** The last version of all prompts, or of any where none is; null when there is none. */
  last: ExportVersion | null;
  difference: ExportDifference;
}
