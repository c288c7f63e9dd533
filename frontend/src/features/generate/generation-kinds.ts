import { type ExactKind, type GeneratorDefinition, generatorOf } from '#domain';
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
  /** The toast when the run cannot start or fails, and the server gives no reason. */
  failure: string;
  /** Its result panel is shown only once it has runs. The others always have one. */
  hidesEmpty?: true;
}

type Names = Pick<GeneratorDefinition, 'name' | 'panelTitle' | 'resultTitle' | 'failure'>;

const generation = (kind: JobKind, { name, ...texts }: Names): GenerationKind => {
  return {
    kind,
    call: `generate-${kind}-prompts`,
    panelTitle: texts.panelTitle ?? `${name} Prompts`,
    resultTitle: texts.resultTitle ?? `${name} Prompts`,
    noun: name.toLowerCase(),
    buttonText: `Generate ${name} Prompts`,
    failure: texts.failure ?? `Failed to generate ${name.toLowerCase()} prompts`,
  };
};

const exact = (kind: ExactKind) => generation(kind, generatorOf(kind));

export const PAIRED = exact('paired');
export const PC = exact('pc');
export const BULK_V2 = exact('bulk-v2');
export const MANUAL_V2 = exact('manual-v2');
export const COMPETITOR = exact('competitor');
export const ADVANCED_COMPETITOR = exact('advanced-competitor');
export const VALIDATION = exact('validation');

export const COVERAGE: GenerationKind = { ...generation('coverage', { name: 'Coverage' }), hidesEmpty: true };

/** In the order of the result panels on the screen. */
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
