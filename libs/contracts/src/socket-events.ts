import type { Job, JobPrompt } from './jobs.js';

export const SOCKET_PATH = '/socket.io';

/** What the server sends to those who joined a brand. */
export interface BrandEvents {
  /** At most 5 a second per job, and always the last one. */
  'job:updated': (job: Job) => void;
  /** New prompts of a job, in batches. */
  'job:prompts': (event: { jobId: string; prompts: JobPrompt[] }) => void;
  /** Prompts told before that were given other flags at the end of their run, when it shows which of them read alike. */
  'job:flags': (event: { jobId: string; prompts: JobPrompt[] }) => void;
  /** The brand changed, or anything of it that is not a prompt. At most 4 a second; read again over REST. */
  'brand:changed': (event: { brandId: string }) => void;
  /**
   * The written list changed: at most 4 a second. Read again over REST: these drafts, or all where they are too many to
   * name.
   */
  'drafts:changed': (event: { brandId: string; draftIds: string[] | null }) => void;
}

/** All that the server sends. One union, imported by server and browser. */
export interface ServerToClientEvents extends BrandEvents {
  /** To everybody: what `GET /api/info` tells of the model is another. */
  'model:changed': () => void;
}

export interface ClientToServerEvents {
  'brand:join': (brandId: string, acknowledge?: (answer: { ok: boolean; message?: string }) => void) => void;
  'brand:leave': (brandId: string, acknowledge?: (answer: { ok: boolean; message?: string }) => void) => void;
}
