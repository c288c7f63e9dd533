import type { Prompt } from './entities.js';
import type { JobFailure } from './jobs.js';

/** Every error body of the API. */
export interface ApiError {
  statusCode: number;
  message: string;
  /** The same text as `message`: some calls of the specification read this field. */
  error: string;
  details?: { field: string; message: string }[];
  /** Set on 504: the job that goes on. */
  jobId?: string;
}

export interface SessionAnswer {
  authenticated: true;
}

export interface DeletedAnswer {
  success: true;
}

/** 200 of a generate call that waited for the end. */
export interface GenerationAnswer {
  prompts: Prompt[];
  jobId: string;
  requested: number;
  /** Combinations left out because a blacklist rule forbids them. */
  blocked: number;
  failed: number;
  failures: JobFailure[];
}

/** 202 of a generate call sent with `Prefer: respond-async`. */
export interface GenerationAccepted {
  jobId: string;
  status: 'queued';
  requested: number;
  blocked: number;
}

export interface SavedAnswer {
  count: number;
  batchId: string;
}

/** What the signed-in client needs to know about this installation. Carries no secret. */
export interface AppInfo {
  /** True when no AI model is configured and the built-in composer writes the questions. */
  offlineModel: boolean;
  /** The model's name, null when offline. */
  model: string | null;
  /** Path of the queue dashboard. */
  queuesPath: string;
}
