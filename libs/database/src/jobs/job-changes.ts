import pg from 'pg';
import type { JobStatus } from '#contracts';

/** PostgreSQL channel on which every change of a job is announced, in the transaction that makes it. */
export const JOB_CHANNEL = 'promptloom_jobs';

export interface JobChange {
  jobId: string;
  brandId: string;
  /** The job's status after the change; `gone` when its brand was deleted. */
  status: JobStatus | 'gone';
  /** Items whose results were stored with this change. */
  ordinals: number[];
}

type Listener = (change: JobChange) => void;

/**
 * Hears of job changes made by any process. A change is heard only if it was committed, and the same
 * way on both queue backends. What happened while the connection was down is not repeated: `onGap`
 * tells that the truth must be read again.
 */
export class JobChanges {
  private readonly listeners = new Set<Listener>();
  private readonly gapListeners = new Set<() => void>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;

  /** @param url PostgreSQL connection URL; a direct one, for a pooler in transaction mode drops LISTEN */
  constructor(private readonly url: string) {}

  /** Starts to listen. @throws when the database cannot be reached */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      application_name: 'promptloom-listen',
    });
    client.on('notification', ({ payload }) => payload && this.deliver(JSON.parse(payload) as JobChange));
    client.on('error', () => this.reopen(client));
    client.on('end', () => this.reopen(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${JOB_CHANNEL}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
  }

  /** @returns a function that ends the subscription */
  onChange(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Called after a lost connection is back. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private deliver(change: JobChange): void {
    for (const listener of this.listeners) listener(change);
  }

  private reopen(lost: pg.Client): void {
    if (this.closed || lost !== this.client) return;
    this.client = undefined;
    const attempt = () => {
      this.open().then(
        () => this.gapListeners.forEach((listener) => listener()),
        () => {
          if (!this.closed) this.retry = setTimeout(attempt, 500);
        },
      );
    };
    attempt();
  }
}
