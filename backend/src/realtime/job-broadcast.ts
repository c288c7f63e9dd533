import type { JobChange } from '#database';
import { isFinished, type Job, type JobPrompt, type BrandEvents } from '#contracts';

/** At most 5 `job:updated` a second: one every 250 ms keeps well below it, and prompts travel in batches. */
export const BATCH_MS = 250;

export interface Broadcast {
  isWatched(brandId: string): boolean;
  findJob(jobId: string): Promise<Job | null>;
  findPrompts(jobId: string, ordinals: number[]): Promise<JobPrompt[]>;
  emit<Event extends keyof BrandEvents>(
    brandId: string,
    event: Event,
    ...data: Parameters<BrandEvents[Event]>
  ): void;
  onError(error: Error): void;
}

/** What was announced for a job and not yet sent on. */
interface Pending {
  brandId: string;
  ordinals: Set<number>;
  /** The end of the job was announced, and so was everything before it. */
  ended: boolean;
}

/**
 * Gathers the changes of one job and sends them on: prompts first, then the state that counts them.
 * Reads happen only for brands that somebody watches.
 */
export class JobBroadcaster {
  private readonly pending = new Map<string, Pending>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly lastSent = new Map<string, number>();

  constructor(private readonly broadcast: Broadcast) {}

  /** Takes a change; what it brings is sent within `BATCH_MS`. */
  take({ jobId, brandId, ordinals, status }: JobChange): void {
    if (status === 'gone' || !this.broadcast.isWatched(brandId)) return;
    const waiting = this.pending.get(jobId) ?? { brandId, ordinals: new Set(), ended: false };
    waiting.ended ||= isFinished(status);
    ordinals.forEach((ordinal) => waiting.ordinals.add(ordinal));
    this.pending.set(jobId, waiting);
    if (this.timers.has(jobId)) return;
    const sinceLast = Date.now() - (this.lastSent.get(jobId) ?? 0);
    const wait = Math.max(0, BATCH_MS - sinceLast);
    this.timers.set(
      jobId,
      setTimeout(() => void this.send(jobId), wait),
    );
  }

  stop(): void {
    this.timers.forEach((timer) => clearTimeout(timer));
  }

  private async send(jobId: string): Promise<void> {
    const waiting = this.pending.get(jobId);
    this.pending.delete(jobId);
    this.lastSent.set(jobId, Date.now());
    try {
      if (waiting) await this.read(jobId, waiting);
    } catch (error) {
      this.broadcast.onError(error as Error);
    }
    this.timers.delete(jobId);
    const more = this.pending.get(jobId);
    if (more) this.take({ jobId, brandId: more.brandId, ordinals: [], status: 'active' });
  }

  private async read(jobId: string, { brandId, ordinals, ended }: Pending): Promise<void> {
    const prompts = ordinals.size > 0 ? await this.broadcast.findPrompts(jobId, [...ordinals]) : [];
    const job = await this.broadcast.findJob(jobId);
    if (prompts.length > 0) this.broadcast.emit(brandId, 'job:prompts', { jobId, prompts });
    // A job that is told as finished has all of its prompts told. Announcements come in the order of the
    // commits: before the end is announced, some may be on their way although the row is finished.
    if (!job || (isFinished(job.status) && !ended)) return;
    this.broadcast.emit(brandId, 'job:updated', job);
    if (isFinished(job.status)) this.lastSent.delete(jobId);
  }
}
