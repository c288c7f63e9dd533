import type { JobChange } from '#database';
import { isFinished, type Job, type JobPrompt, type BrandEvents } from '#contracts';

/**
 * At most 5 `job:updated` a second are promised: one every 250 ms stays well below, and prompts are sent in batches.
 */
const BATCH_MS = 250;
/** After what was announced could not be read. */
const RETRY_MS = 1_000;

interface Broadcast {
  isWatched(brandId: string): boolean;
  findJob(jobId: string): Promise<Job | null>;
  findPrompts(jobId: string, ordinals: number[]): Promise<JobPrompt[]>;
  emit<Event extends keyof BrandEvents>(
    brandId: string,
    event: Event,
    ...data: Parameters<BrandEvents[Event]>
  ): void;
  onError(error: unknown): void;
}

interface Announced {
  brandId: string;
  ordinals: number[] | Set<number>;
  flagged: number[] | Set<number>;
  /** The end of the job was announced, and so was everything before it. */
  ended: boolean;
}

/** What was announced for a job and not yet sent on. */
interface Pending extends Announced {
  ordinals: Set<number>;
  flagged: Set<number>;
}

/**
 * Collects the changes of a job and sends them on: prompts first, then the state that counts them. Reads from the
 * database only for brands that somebody watches.
 */
export class JobBroadcaster {
  private readonly pending = new Map<string, Pending>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly sending = new Set<string>();
  private readonly lastSent = new Map<string, { at: number; prompts: boolean }>();

  constructor(private readonly broadcast: Broadcast) {}

  /** Takes a change; what it brings is sent within `BATCH_MS`, and a run's first prompts at once. */
  take({ jobId, brandId, ordinals, flagged = [], status }: JobChange): void {
    if (status === 'gone' || !this.broadcast.isWatched(brandId)) {
      if (status === 'gone' || isFinished(status)) this.lastSent.delete(jobId);
      return;
    }
    this.schedule(jobId, this.add(jobId, { brandId, ordinals, flagged, ended: isFinished(status) }));
  }

  private add(jobId: string, { brandId, ordinals, flagged, ended }: Announced): Pending {
    const waiting = this.pending.get(jobId) ?? {
      brandId,
      ordinals: new Set(),
      flagged: new Set(),
      ended: false,
    };
    ordinals.forEach((ordinal) => waiting.ordinals.add(ordinal));
    flagged.forEach((ordinal) => waiting.flagged.add(ordinal));
    waiting.ended ||= ended;
    this.pending.set(jobId, waiting);
    return waiting;
  }

  private schedule(jobId: string, { ordinals }: Pending, pauseMs = 0): void {
    const last = this.lastSent.get(jobId);
    // A run's first prompts are not delayed by states that were sent a moment ago, because somebody waits for them.
    const isFirst = ordinals.size > 0 && !last?.prompts;
    if (this.sending.has(jobId) || (this.timers.has(jobId) && !isFirst)) return;
    clearTimeout(this.timers.get(jobId));
    const wait = isFirst ? 0 : Math.max(pauseMs, BATCH_MS - (Date.now() - (last?.at ?? 0)));
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
    this.timers.delete(jobId);
    this.pending.delete(jobId);
    if (!waiting || !this.broadcast.isWatched(waiting.brandId)) return;
    const hadPrompts = this.lastSent.get(jobId)?.prompts ?? false;
    this.lastSent.set(jobId, { at: Date.now(), prompts: hadPrompts || waiting.ordinals.size > 0 });
    this.sending.add(jobId);
    let pauseMs = 0;
    try {
      await this.read(jobId, waiting);
    } catch (error) {
      this.broadcast.onError(error);
      // It is announced only once: unless it is read again, a run that has ended would seem to go on.
      this.add(jobId, waiting);
      pauseMs = RETRY_MS;
    }
    this.sending.delete(jobId);
    const more = this.pending.get(jobId);
    if (more) this.schedule(jobId, more, pauseMs);
  }

  private async read(jobId: string, { brandId, ordinals, flagged, ended }: Pending): Promise<void> {
    const found = (places: ReadonlySet<number>) =>
      places.size > 0 ? this.broadcast.findPrompts(jobId, [...places]) : [];
    const [prompts, marked] = await Promise.all([found(ordinals), found(flagged)]);
    const job = await this.broadcast.findJob(jobId);
    if (prompts.length > 0) this.broadcast.emit(brandId, 'job:prompts', { jobId, prompts });
    if (marked.length > 0) this.broadcast.emit(brandId, 'job:flags', { jobId, prompts: marked });
    // A job is reported as finished only after all of its prompts. Announcements come in the order of the commits:
    // until the end is announced, some prompts may still be on their way although the row is finished.
    if (!job || (isFinished(job.status) && !ended)) return;
    this.broadcast.emit(brandId, 'job:updated', job);
    if (isFinished(job.status)) this.lastSent.delete(jobId);
  }
}
