import type { PlannedPrompt, SampleRequest, TemplateType } from '#domain';
import type { PromptToSave } from '#contracts';

/** One prompt to improve: the fields as they were sent, kept for the answer. */
export interface ImproveItem {
  prompt: PromptToSave;
  /** The draft whose text is to be replaced by the answer. */
  draftId?: string;
}

/** A prompt that is asked for anew: what it is about, and the result that the answer replaces. */
export interface AskAgainItem extends PlannedPrompt {
  again: {
    jobId: string;
    index: number;
    /** Its text when it was asked for: another one by then is kept. */
    question: string;
  };
}

export type JobItem = PlannedPrompt | ImproveItem | AskAgainItem;

export interface TemplateInUse {
  text: string;
  /** Thousandths: 800 is 0.8. */
  temperature: number;
  /** Whether its questions are given frames; absent in jobs of before that could be turned off. */
  frames?: boolean;
}

/**
 * A snapshot: templates and instructions that are edited after a job was accepted do not change the job. Names are
 * those of now whenever some of it is begun: no answer may hold a name that was given to the brand meanwhile.
 */
export interface JobContext {
  brandName: string;
  /** Absent in jobs of before brands had them. */
  aliases?: readonly string[];
  matchCase?: boolean;
  /** All of the brand: a Discovery question that names one is flagged. */
  competitorNames?: readonly string[];
  templates: Partial<Record<TemplateType, TemplateInUse>>;
  /** The model that is asked; null for the offline composer, absent in jobs of before it was noted. */
  model?: string | null;
  /** For `improve`. */
  instructions?: string;
}

/** What a sampled job is still to draw its rows from. The worker draws them: that may take seconds. */
export interface Sampling {
  request: SampleRequest;
  /** 0 to 2^31 - 1. */
  seed: number;
  /** Rows wanted; there may be fewer. */
  count: number;
}
