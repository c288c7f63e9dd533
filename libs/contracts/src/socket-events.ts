import type { Job, JobPrompt } from './jobs.js';

export const SOCKET_PATH = '/socket.io';

/** What the server sends to sockets that joined a brand. */
export interface BrandEvents {
  /** At most 5 a second per job, and always the last state. */
  'job:updated': (job: Job) => void;
  /** New prompts of a job, in batches. */
  'job:prompts': (event: { jobId: string; prompts: JobPrompt[] }) => void;
  /** Prompts sent before whose flags changed at the end of their run, when it is found which of them read alike. */
  'job:flags': (event: { jobId: string; prompts: JobPrompt[] }) => void;
  /**
   * The brand changed, or any of its data except prompts. At most 4 a second; read again over REST. Also sent to a socket
   * that joins a moment after such a change, or one of the prompts, with the milliseconds since then.
   */
  'brand:changed': (event: { brandId: string; agoMs?: number }) => void;
  /**
   * The written list changed: at most 4 a second. Read again over REST: these drafts, or all if null, because there are
   * too many to name.
   */
  'drafts:changed': (event: { brandId: string; draftIds: string[] | null }) => void;
}

/** All that the server sends. One union, imported by server and browser. */
export interface ServerToClientEvents extends BrandEvents {
  /** Sent to everybody: the condition of the model in `GET /api/info` changed. */
  'model:changed': () => void;
  /** To everybody: a brand was created, changed or deleted, or its data were. */
  'brands:changed': () => void;
  /** To everybody, once in two seconds at most: what goes on in a brand changed, as `GET /api/brands/activity` tells. */
  'activity:changed': () => void;
  /** Sent to everybody: a default template of all brands was saved or removed. Read again over REST. */
  'templates:defaults-changed': () => void;
}

export interface ClientToServerEvents {
  'brand:join': (brandId: string, acknowledge?: (answer: { ok: boolean; message?: string }) => void) => void;
  'brand:leave': (brandId: string, acknowledge?: (answer: { ok: boolean; message?: string }) => void) => void;
}
