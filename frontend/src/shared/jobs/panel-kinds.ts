import type { JobKind } from '#contracts';

/** Kinds whose prompts a result panel of the generate screen can show. */
export const PANEL_KINDS: ReadonlySet<JobKind> = new Set([
  'pc',
  'bulk-v2',
  'manual-v2',
  'paired',
  'competitor',
  'advanced-competitor',
  'validation',
  'coverage',
]);
