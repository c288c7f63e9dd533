import type { JobKind } from '#contracts';
import type { BlockedCombination } from '#domain';
import type { JobContext, JobItem, PresentNames, Sampling } from './job-item.js';

export interface NewJob {
  brandId: string;
  kind: JobKind;
  context: JobContext;
  items: JobItem[];
  /** For the sampled kinds, instead of items. */
  sampling?: Sampling;
  /** What was left out because of a rule. */
  blocked: BlockedCombination[];
  requestId: string | null;
}

/** How one item ended: a question with the key of its text, or the reason why there is none. */
export interface ItemResult {
  ordinal: number;
  question: string | null;
  /** Null where two items may read alike, as improved prompts may. */
  questionKey: Buffer | null;
  reason: string | null;
  /** What a person should look at; none when absent. */
  flags?: readonly string[];
  /** It is the new text of a draft, or of a result of another run, which gets it unless its text has changed. */
  replaces?: 'draft' | 'result';
}

export interface StoredResults {
  /** Those that were written now. The others were there already, or have a text that another item has. */
  ordinals: number[];
  /** No item is missing any more: `finish` the job. */
  complete: boolean;
}

/** A job as the worker needs it. */
export interface RunningJob {
  id: string;
  brandId: string;
  kind: JobKind;
  run: number;
  context: JobContext & PresentNames;
  sampling: Sampling | null;
  requestId: string | null;
  /** The brand's data may have changed since its prompts were planned. */
  brandMayDiffer: boolean;
}

/** What is still to be delivered for a job: the drawing of its rows, or its missing items. */
export interface OpenWork {
  jobId: string;
  kind: JobKind;
  run: number;
  /** Its rows are still to be drawn. */
  unsampled: boolean;
  /** How many items it has. */
  items: number;
  /** Ordinals without a result, ascending. */
  missing: number[];
}
