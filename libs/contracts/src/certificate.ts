import type { BrandData, CertifiedFigures, SavedName, TemplateType } from '#domain';
import type { Timestamp, Uuid } from './scalars.js';

/** Prompts of a set with the same origin. What is unknown is null. */
export interface CertifiedOrigin {
  templateType: TemplateType | null;
  /** The beginning of the SHA-256 of the template's text. */
  templateHash: string | null;
  model: string | null;
  /** Composed from the data, without a model. */
  composed: boolean | null;
  /** Edited by a person, before or after it was saved. */
  edited: boolean;
  /** Improved by the model before it was saved. */
  improved: boolean;
  prompts: number;
}

/**
 * What a set of saved prompts is, and how to check it. Contains the brand's data, so that this and the written CSV are
 * all that `npm run verify-set` needs.
 */
export interface Certificate {
  format: 'promptloom-certificate-1';
  issuedAt: Timestamp;
  /** Null: all saved prompts of the brand. */
  batchId: Uuid | null;
  file: { name: string; path: string; sha256: string; bytes: number };
  figures: CertifiedFigures;
  origins: CertifiedOrigin[];
  brand: BrandData;
  savedNames: SavedName[];
  /** How each figure was computed. */
  how: Record<string, string>;
}
