import type { JobKind, Prompt } from '#contracts';

/** A prompt of the working list. The id says where it came from, so moving the same one twice adds it once. */
export interface WorkingPrompt extends Prompt {
  id: string;
  /** The batch that holds it once it is saved; null while it is not. */
  savedBatchId: string | null;
}

/** What a result panel shows: a job, less the prompts that were moved to the working list or saved. */
export interface PanelState {
  jobId: string;
  takenIndexes: number[];
}

/** The unsaved work of one brand. It outlives the page and is shared by the tabs of this browser. */
export interface Workspace {
  panels: Partial<Record<JobKind, PanelState>>;
  writtenPrompts: WorkingPrompt[];
}
