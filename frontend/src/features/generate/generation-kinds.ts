import { MESSAGES, type JobKind } from '#contracts';

/** What differs between the generators, apart from their forms. */
export interface GenerationKind {
  kind: JobKind;
  /** Last part of the call's path. */
  call: string;
  panelTitle: string;
  resultTitle: string;
  /** As in 'Generated 4 product category prompts'. */
  noun: string;
  /** What the validation says when too little is selected. */
  selectionMessage: string;
}

export const PC: GenerationKind = {
  kind: 'pc',
  call: 'generate-pc-prompts',
  panelTitle: 'Generate Product Category Prompts',
  resultTitle: 'Product Category Prompts',
  noun: 'product category',
  selectionMessage: MESSAGES.pcSelection,
};

export const BULK_V2: GenerationKind = {
  kind: 'bulk-v2',
  call: 'generate-bulk-v2-prompts',
  panelTitle: 'Bulk Generation v2',
  resultTitle: 'Bulk v2 Prompts',
  noun: 'bulk v2',
  selectionMessage: MESSAGES.bulkV2Selection,
};

export const MANUAL_V2: GenerationKind = {
  kind: 'manual-v2',
  call: 'generate-manual-v2-prompts',
  panelTitle: 'Manual Written Prompts v2',
  resultTitle: 'Manual v2 Prompts',
  noun: 'manual v2',
  selectionMessage: MESSAGES.manualV2Selection,
};

/** In the order of the specification's result panels. */
export const RESULT_KINDS: readonly GenerationKind[] = [BULK_V2, PC, MANUAL_V2];
