import { type Combination, EXACT_KINDS, type ExactKind } from '#domain';
import type { Prompt } from './entities.js';
import type { Timestamp, Uuid } from './scalars.js';

/** The kinds that are not exact-count generators. */
const OTHER_KINDS = ['written', 'bulk-written', 'coverage', 'csv', 'improve', 'ask-again'] as const;
export type JobKind = ExactKind | (typeof OTHER_KINDS)[number];
export const JOB_KINDS: readonly JobKind[] = [...EXACT_KINDS, ...OTHER_KINDS];

export const JOB_STATUSES = ['queued', 'active', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const isFinished = (status: JobStatus): boolean => status !== 'queued' && status !== 'active';

/** An amount of money, such as 0.24 USD. */
export interface Cost {
  amount: number;
  currency: string;
}

/** What a run would take. */
export interface Estimate {
  prompts: number;
  /** Combinations that a rule forbids. */
  blocked: number;
  /** Calls of the model. */
  calls: number;
  tokensIn: number;
  tokensOut: number;
  seconds: number;
  cost: Cost | null;
}

/** A generation, as the jobs endpoints and `job:updated` report it. */
export interface Job {
  id: Uuid;
  brandId: Uuid;
  kind: JobKind;
  status: JobStatus;
  /** Prompts asked for: the feasible combinations. */
  requested: number;
  /** Combinations left out because of a blacklist rule. */
  blocked: number;
  /** Good items so far. */
  done: number;
  /** Items that ended without a prompt. */
  failed: number;
  /** A sentence that says what went wrong and what to do; null while all is well. */
  error: string | null;
  /** Names of what its prompts are about: product categories, competitors, attributes; at most 12, none where unknown. */
  about: string[];
  /** Why a sampled run that went well made fewer prompts than requested; null where it did not. */
  notice: string | null;
  tokensIn: number;
  tokensOut: number;
  /** Its results by state, whether moved to the written list or not: the three add up to `done`. */
  unsaved: number;
  saved: number;
  /** Removed from the written list, and not saved. */
  removed: number;
  /** At the configured prices; null if none are configured, because no price is invented. */
  cost: Cost | null;
  createdAt: Timestamp;
  startedAt: Timestamp | null;
  finishedAt: Timestamp | null;
}

/** A prompt of a job with its place in the order of the combinations, and its state. */
export interface JobPrompt extends Prompt {
  index: number;
  /** Its draft in the written list, if it was moved there. */
  draftId: Uuid | null;
  /** The saved prompt that it became; null again when that is deleted. */
  savedPromptId: Uuid | null;
  /** When it was removed from the written list. */
  removedAt: Timestamp | null;
}

/** An item of a job that ended without a prompt, and why. */
export interface JobFailure {
  index: number;
  combination: Combination | null;
  /** The text that was to be improved. */
  question?: string;
  reason: string;
}
