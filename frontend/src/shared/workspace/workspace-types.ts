import type { JobKind, Prompt } from '#contracts';

/** A prompt of the working list. The id says where it came from, so moving the same one twice adds it once. */
export interface WorkingPrompt extends Prompt {
  id: string;
  jobId: string;
  /** Its place in the job. */
  index: number;
  /** The batch that holds it once it is saved; null while it is not. */
  savedBatchId: string | null;
}

/** A save whose end is not known yet. Sent again with the same key, it is made at most once. */
export interface PendingSave {
  /** The call's Idempotency-Key. */
  key: string;
  startedAt: number;
  /** As in 'Saved 4 written prompts'. */
  noun: string;
  prompts: WorkingPrompt[];
}

/** The latest improvement of prompts by the model: what was sent, and the new texts that came back. */
export interface Improvement {
  /** The call's Idempotency-Key. */
  key: string;
  startedAt: number;
  instructions: string;
  /** Null until the server has accepted it. */
  jobId: string | null;
  /** As they were sent; a prompt's place is its index in the job. */
  prompts: WorkingPrompt[];
  /** New texts by index. */
  after: Record<number, string>;
}

/** The unsaved work of one brand. It outlives the page and is shared by the tabs of this browser. */
export interface Workspace {
  /** The job that each result panel shows. */
  panels: Partial<Record<JobKind, string>>;
  /** Job id → indexes of its prompts that were moved to the working list or saved: they are not shown again. */
  taken: Record<string, number[]>;
  writtenPrompts: WorkingPrompt[];
  saves: PendingSave[];
  improvement?: Improvement | null;
}
