import type { JobKind } from '#contracts';

/** What differs between the generators, apart from their forms. */
export interface GenerationKind {
  kind: JobKind;
  /** Last part of the call's path. */
  call: string;
  panelTitle: string;
  resultTitle: string;
  /** As in 'Generated 4 product category prompts'. */
  noun: string;
  buttonText: string;
  /** What is said when the run cannot start or fails, and the server gives no reason. */
  failure: string;
  /** Its results have a panel only once there are some: the specification names the others. */
  hidesEmpty?: true;
}

/** @param name as in 'Product Category Prompts' */
const generation = (kind: JobKind, name: string, texts: Partial<GenerationKind> = {}): GenerationKind => ({
  kind,
  call: `generate-${kind}-prompts`,
  panelTitle: `${name} Prompts`,
  resultTitle: `${name} Prompts`,
  noun: name.toLowerCase(),
  buttonText: `Generate ${name} Prompts`,
  failure: `Failed to generate ${name.toLowerCase()} prompts`,
  ...texts,
});

export const PAIRED = generation('paired', 'Paired Category');
export const PC = generation('pc', 'Product Category', { panelTitle: 'Generate Product Category Prompts' });
export const BULK_V2 = generation('bulk-v2', 'Bulk v2', { panelTitle: 'Bulk Generation v2' });
export const MANUAL_V2 = generation('manual-v2', 'Manual v2', { panelTitle: 'Manual Written Prompts v2' });
export const COMPETITOR = generation('competitor', 'Competitor');
export const ADVANCED_COMPETITOR = generation('advanced-competitor', 'Advanced Competitor', {
  failure: 'Failed to generate prompts',
});
export const VALIDATION = generation('validation', 'Validation', {
  panelTitle: 'Validation (AI)',
  resultTitle: 'AI-Generated Validation Prompts',
});

export const COVERAGE = generation('coverage', 'Coverage', { hidesEmpty: true });

/** In the order of the specification's panels; the last one is a section of its own. */
export const PANELS_FIRST: readonly GenerationKind[] = [PAIRED, PC, BULK_V2];
export const PANELS_FURTHER: readonly GenerationKind[] = [MANUAL_V2, COMPETITOR, ADVANCED_COMPETITOR];

/** In the order of the specification's result panels. */
export const RESULT_KINDS: readonly GenerationKind[] = [
  PAIRED,
  VALIDATION,
  BULK_V2,
  PC,
  ADVANCED_COMPETITOR,
  COMPETITOR,
  MANUAL_V2,
  COVERAGE,
];
