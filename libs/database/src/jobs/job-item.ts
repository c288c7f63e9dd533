import { namesAbout, type PlannedPrompt, type SampleRequest, type TemplateType } from '#domain';
import type { PromptToSave } from '#contracts';

/** One prompt to improve: the fields as they were sent, kept for the answer. */
export interface ImproveItem {
  prompt: PromptToSave;
  /** The draft whose text is to be replaced by the answer. */
  draftId?: string;
}

/** A prompt that is asked for again: what it is about, and the result that the answer replaces. */
export interface AskAgainItem extends PlannedPrompt {
  again: {
    jobId: string;
    index: number;
    /** Its text when it was asked for: if it has another one when the answer comes, that is kept. */
    question: string;
  };
}

export type JobItem = PlannedPrompt | ImproveItem | AskAgainItem;

/** Names of what a job's prompts are about; none for prompts to improve, which are about anything. */
export const aboutOf = (items: readonly JobItem[]): string[] =>
  namesAbout(items.flatMap((item) => ('combination' in item ? [item.combination] : [])));

export interface TemplateInUse {
  text: string;
  /** Thousandths: 800 is 0.8. */
  temperature: number;
  /** Whether its questions are given frames; absent in jobs from before that could be turned off. */
  frames?: boolean;
}

/**
 * A snapshot: templates and instructions that are edited after a job was accepted do not change the job.
 */
export interface JobContext {
  brandName: string;
  templates: Partial<Record<TemplateType, TemplateInUse>>;
  /** The model that is asked; null for the offline composer, absent in jobs from before it was noted. */
  model?: string | null;
  /** The same when the job was tried again, the earliest first. `at`: ISO 8601. */
  retries?: { at: string; model: string | null }[];
  /** For `improve`. */
  instructions?: string;
  /** For the sampled kinds, once their rows are drawn: the seed that they were drawn by. */
  seed?: number;
}

/**
 * The names by which answers are checked: the present ones whenever some of a job is begun, because no answer may hold a
 * name that the brand has been given since.
 */
export interface PresentNames {
  brandName: string;
  aliases: readonly string[];
  matchCase: boolean;
  /** All the brand's competitors: a Discovery question that names one is flagged. */
  competitorNames: readonly string[];
}

/** What the rows of a sampled job are drawn from. The worker draws them, because that may take seconds. */
export interface Sampling {
  request: SampleRequest;
  /** 0 to 2^31 - 1. */
  seed: number;
  /** Rows requested; there may be fewer. */
  count: number;
}
