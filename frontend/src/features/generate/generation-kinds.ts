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
}

export const PAIRED: GenerationKind = {
  kind: 'paired',
  call: 'generate-paired-prompts',
  panelTitle: 'Paired Category Prompts',
  resultTitle: 'Paired Category Prompts',
  noun: 'paired category',
  buttonText: 'Generate Paired Category Prompts',
  failure: 'Failed to generate paired category prompts',
};

export const PC: GenerationKind = {
  kind: 'pc',
  call: 'generate-pc-prompts',
  panelTitle: 'Generate Product Category Prompts',
  resultTitle: 'Product Category Prompts',
  noun: 'product category',
  buttonText: 'Generate Product Category Prompts',
  failure: 'Failed to generate product category prompts',
};

export const BULK_V2: GenerationKind = {
  kind: 'bulk-v2',
  call: 'generate-bulk-v2-prompts',
  panelTitle: 'Bulk Generation v2',
  resultTitle: 'Bulk v2 Prompts',
  noun: 'bulk v2',
  buttonText: 'Generate Bulk v2 Prompts',
  failure: 'Failed to generate bulk v2 prompts',
};

export const MANUAL_V2: GenerationKind = {
  kind: 'manual-v2',
  call: 'generate-manual-v2-prompts',
  panelTitle: 'Manual Written Prompts v2',
  resultTitle: 'Manual v2 Prompts',
  noun: 'manual v2',
  buttonText: 'Generate Manual v2 Prompts',
  failure: 'Failed to generate manual v2 prompts',
};

export const COMPETITOR: GenerationKind = {
  kind: 'competitor',
  call: 'generate-competitor-prompts',
  panelTitle: 'Competitor Prompts',
  resultTitle: 'Competitor Prompts',
  noun: 'competitor',
  buttonText: 'Generate Competitor Prompts',
  failure: 'Failed to generate competitor prompts',
};

export const ADVANCED_COMPETITOR: GenerationKind = {
  kind: 'advanced-competitor',
  call: 'generate-advanced-competitor-prompts',
  panelTitle: 'Advanced Competitor Prompts',
  resultTitle: 'Advanced Competitor Prompts',
  noun: 'advanced competitor',
  buttonText: 'Generate Advanced Competitor Prompts',
  failure: 'Failed to generate prompts',
};

export const VALIDATION: GenerationKind = {
  kind: 'validation',
  call: 'generate-validation-prompts',
  panelTitle: 'Validation (AI)',
  resultTitle: 'AI-Generated Validation Prompts',
  noun: 'validation',
  buttonText: 'Generate Validation Prompts',
  failure: 'Failed to generate validation prompts',
};

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
];
