import type { CsvGeneration, Draft, Prompt, SystemDefaultTemplate, WrittenPrompt } from './entities.js';
import type { JobFailure } from './jobs.js';
import type { PromptToSave } from './requests.js';
import type { ModelCondition, Uuid } from './scalars.js';

/** Every error body of the API. */
export interface ApiError {
  statusCode: number;
  message: string;
  /** The same text as `message`: some clients read this field. */
  error: string;
  details?: { field: string; message: string }[];
  /** Set on 504: the job that goes on; on 502: the job that ended without a prompt. */
  jobId?: Uuid;
  /** Set on 409 of an edit that came too late: the draft as it is now. */
  draft?: Draft;
  /** The same for a saved prompt. */
  prompt?: WrittenPrompt;
  /** Set on 409 of a save: the drafts whose saved prompts have other texts by now than those they were saved with. */
  conflicts?: SaveConflict[];
  /** Set on 409 of saving default templates that came too late: all that are saved now. */
  defaults?: SystemDefaultTemplate[];
}

export interface SaveConflict {
  draftId: Uuid;
  /** The draft's text. */
  question: string;
  /** The text that its saved prompt has by now. */
  savedQuestion: string;
}

export interface SessionAnswer {
  authenticated: true;
}

export interface SignedOutAnswer {
  authenticated: false;
}

export interface DeletedAnswer {
  success: true;
}

/** 200 of a generate call that waited for the end. */
export interface GenerationAnswer {
  prompts: Prompt[];
  jobId: Uuid;
  requested: number;
  /** Combinations left out because a blacklist rule forbids them. */
  blocked: number;
  failed: number;
  failures: JobFailure[];
  /** The sampled kinds: the seed that was sent or drawn. */
  seed?: number;
  /** The sampled kinds: a sentence when the search for combinations reached its limit. */
  notice?: string;
}

/** 202 of a generate call sent with `Prefer: respond-async`. */
export interface GenerationAccepted {
  jobId: Uuid;
  status: 'queued';
  /** The sampled kinds: how many were asked for; the job shows how many there can be. */
  requested: number;
  blocked: number;
  /** The sampled kinds: the seed that was sent or drawn. */
  seed?: number;
}

/** 201 of a save; 200 when nothing new was saved. */
export interface SavedAnswer {
  /** Prompts that were saved now. */
  count: number;
  /** The batch of the prompts that were saved now; null when there was none. */
  batchId: Uuid | null;
  /** When drafts or a job are saved: those that were saved before, and are not saved twice. */
  alreadySaved?: number;
  /** When drafts or a job are saved: how many of `alreadySaved` got the present text of their draft. */
  updated?: number;
  /** How many of the saved ones break a blacklist rule, which was added after they were generated; left out for none. */
  breaksRule?: number;
}

/** 201 of a move to the written list. */
export interface DraftsMovedAnswer {
  /** Results that became drafts now. */
  count: number;
}

export interface DraftsRemovedAnswer {
  removedCount: number;
}

/** For drafts, or for saved prompts that had been deleted. */
export interface RestoredAnswer {
  restoredCount: number;
}

export interface DraftsRevertedAnswer {
  revertedCount: number;
}

/** What the signed-in client needs to know about this installation. Contains no secret. */
export interface AppInfo {
  /** The product's version, as in the changelog. */
  version: string;
  /** True when no AI model is configured and the built-in composer writes the questions. */
  offlineModel: boolean;
  /** The model's name, null when offline. */
  model: string | null;
  /** The recent condition of the model: `away` does not answer, `refusing` answers every call with 429. */
  modelCondition: ModelCondition;
  /** Path of the queue dashboard. */
  queuesPath: string;
  /** A run that is estimated to cost more needs a confirmation; null: no run needs one because of its cost. */
  costUnasked: number | null;
}

/** 200 of generate-csv: the file's row, and the job that made it. */
export interface CsvGenerationAnswer extends CsvGeneration {
  jobId: Uuid;
  /** A sentence when the file has fewer rows than were asked for. */
  notice?: string;
}

/** A prompt as it was sent to be improved, with its new text, or with its old one and `improved: false`. */
export interface ImprovedPrompt extends PromptToSave {
  improved: boolean;
}

/** 200 of improve-written-prompts: in the order sent, as many as were sent; drafts that somebody removed are left out. */
export interface ImprovementAnswer {
  improvedPrompts: ImprovedPrompt[];
  jobId: Uuid;
  requested: number;
  failed: number;
  failures: JobFailure[];
}

/** 200 of decide: how many prompts were decided; those that somebody else has deleted are skipped. */
export interface DecidedAnswer {
  decidedCount: number;
}

/** How far the triage of saved prompts is. Prompts that it removed count as decided. */
export interface TriageProgress {
  decided: number;
  total: number;
}

/** The first rows of the newest structured file; empty when there is none. */
export interface CsvPreview {
  headers: string[];
  rows: string[][];
  /** Rows of the whole file, without its header. */
  totalCount: number;
}

/** Rows per product category; the counts sum to promptCount. */
export interface CsvBreakdown {
  categoryBreakdown: { category: string; count: number }[];
}

export interface BulkDeletedAnswer {
  deletedCount: number;
}

/** The ids of the saved prompts under the filters, in the order of saving. */
export interface PromptIdsAnswer {
  promptIds: string[];
}

export interface GroupsDeletedAnswer {
  totalDeleted: number;
  groupsDeleted: number;
}

/** What deleting a category, an attribute or a competitor would delete or affect. */
export interface DeletionImpact {
  attributes: number;
  /** Blacklist rules of all three kinds. */
  blacklistRules: number;
  pairings: number;
  modifiedNames: number;
  /** Runs under way that use it: they go on. */
  runs: number;
  /** Unsaved prompts of the written list that name it: they stay. */
  drafts: number;
  /** Saved prompts that are deleted with it; for a competitor those that stay, without their link to it. */
  writtenPrompts: number;
}

/** A row of the export for Profound. */
export interface ProfoundRow {
  promptId: Uuid;
  topic: string;
  prompt: string;
  tags: string;
}

/** A part of the export's rows, as the file holds them. */
export interface ProfoundPreview {
  rows: ProfoundRow[];
  /** Rows of the whole file. */
  total: number;
  /** Cells of the whole file that a spreadsheet would run as a formula. */
  risky: number;
  /** The `cursor` of the next part; null at the end. */
  nextCursor: string | null;
}
