import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { JobStatus } from '#contracts';
import { KEEP_ALIVE } from './session-settings.js';

/** PostgreSQL channel on which each change of a job's state is announced, in the transaction that makes it. */
export const JOB_CHANNEL = 'promptloom_jobs';
/** Channel of stored results. Separate, because there are hundreds a second and workers need none of them. */
export const RESULT_CHANNEL = 'promptloom_results';
/** Channel on which a worker announces that the state of the model changed: away, refusing, or answering again. */
export const MODEL_CHANNEL = 'promptloom_model';
/** Channel on which triggers announce that a brand's working list changed, or which of its drafts are saved. */
export const DRAFT_CHANNEL = 'promptloom_drafts';
/** Channel on which a trigger announces the id of every session whose row is deleted, whoever deletes it. */
const SESSION_CHANNEL = 'promptloom_sessions';
/** Channel on which triggers announce the id of every brand whose own row, or any data except prompts, changes. */
const BRAND_CHANNEL = 'promptloom_brands';
/** Channel on which a trigger announces that a default template of all brands was saved or removed. */
const DEFAULT_TEMPLATE_CHANNEL = 'promptloom_default_templates';

export type Channel =
  | typeof JOB_CHANNEL
  | typeof RESULT_CHANNEL
  | typeof MODEL_CHANNEL
  | typeof DRAFT_CHANNEL
  | typeof SESSION_CHANNEL
  | typeof BRAND_CHANNEL
  | typeof DEFAULT_TEMPLATE_CHANNEL;

const ALL: readonly Channel[] = [
  JOB_CHANNEL,
  RESULT_CHANNEL,
  MODEL_CHANNEL,
  DRAFT_CHANNEL,
  SESSION_CHANNEL,
  BRAND_CHANNEL,
  DEFAULT_TEMPLATE_CHANNEL,
];

export interface JobChange {
  jobId: string;
  brandId: string;
  /** The job's status after the change; `gone` when its brand was deleted. */
  status: JobStatus | 'gone';
  /** Items whose results were stored with this change. */
  ordinals: number[];
  /** Items whose results were stored before, and were given other flags now. */
  flagged?: number[];
}

export interface DraftsChange {
  brandId: string;
  /** The drafts that changed, or became saved or unsaved; null: too many to name. */
  draftIds: string[] | null;
}

/** What is announced as JSON. The other channels carry a plain id or word. */
interface Changes {
  [JOB_CHANNEL]: JobChange;
  [RESULT_CHANNEL]: JobChange;
  [DRAFT_CHANNEL]: DraftsChange;
}

/** An attempt that the network swallows would otherwise be the last one. */
const CONNECT_WITHIN_MS = 10_000;

/**
 * Receives what any process announces. A change is announced only if it was committed, and in the same way on both
 * queue backends. What happened while the connection was down is not repeated: `onGap` says that current data must be
 * read again.
 */
export class Announcements {
  private readonly listeners: Map<string, Set<(payload: string) => void>>;
  private readonly gapListeners = new Set<() => void>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private pings: NodeJS.Timeout | undefined;
  private isPinging = false;

  /**
   * @param url PostgreSQL connection URL; a direct one, because a pooler in transaction mode drops LISTEN
   * @param channels the channels that this process needs
   * @param pingMs how often the connection is asked for a sign of life, and how long it may take to give one
   */
  constructor(
    private readonly url: string,
    channels: readonly Channel[] = ALL,
    private readonly pingMs = 5_000,
  ) {
    this.listeners = new Map(channels.map((channel) => [channel, new Set()]));
  }

  /** Starts to listen. @throws when the database cannot be reached */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      ...KEEP_ALIVE,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      application_name: 'promptloom-listen',
    });
    client.on('notification', ({ channel, payload }) => {
      if (payload) this.listeners.get(channel)?.forEach((listener) => listener(payload));
    });
    client.on('error', () => this.reopen(client));
    client.on('end', () => this.reopen(client));
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(`LISTEN ${channel}`);
      // A connection that is made only now would be nobody's, and keep the process alive.
      if (this.closed) throw new Error('The announcements were closed meanwhile.');
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.pings ??= setInterval(() => void this.ping(), this.pingMs).unref();
  }

  /** For changes of state: begun, finished, cancelled. @returns a function that ends the subscription */
  onJobChange(listener: (change: JobChange) => void): () => void {
    return this.subscribeJson(JOB_CHANNEL, listener);
  }

  /** @returns a function that ends the subscription */
  onResults(listener: (change: JobChange) => void): () => void {
    return this.subscribeJson(RESULT_CHANNEL, listener);
  }

  /** @returns a function that ends the subscription */
  onSessionEnd(listener: (sessionId: string) => void): () => void {
    return this.subscribe(SESSION_CHANNEL, listener);
  }

  /** @returns a function that ends the subscription */
  onDraftsChange(listener: (change: DraftsChange) => void): () => void {
    return this.subscribeJson(DRAFT_CHANNEL, listener);
  }

  /** @returns a function that ends the subscription */
  onBrandChange(listener: (brandId: string) => void): () => void {
    return this.subscribe(BRAND_CHANNEL, listener);
  }

  /** @returns a function that ends the subscription */
  onDefaultTemplatesChange(listener: () => void): () => void {
    return this.subscribe(DEFAULT_TEMPLATE_CHANNEL, listener);
  }

  /** @returns a function that ends the subscription */
  onModelChange(listener: () => void): () => void {
    return this.subscribe(MODEL_CHANNEL, listener);
  }

  /** Adds a listener that is called when a lost connection is back. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.pings);
    await this.client?.end().catch(() => undefined);
  }

  private subscribeJson<Name extends keyof Changes>(
    channel: Name,
    listener: (change: Changes[Name]) => void,
  ): () => void {
    return this.subscribe(channel, (payload) => listener(JSON.parse(payload) as Changes[Name]));
  }

  private subscribe(channel: Channel, listener: (payload: string) => void): () => void {
    const listeners = this.listeners.get(channel);
    if (!listeners) throw new Error(`This process does not listen on ${channel}.`);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Who only listens would not notice for minutes that the network has forgotten the connection. */
  private async ping(): Promise<void> {
    const { client } = this;
    if (!client || this.isPinging) return;
    this.isPinging = true;
    const isAlive = await Promise.race([
      client.query('SELECT 1').then(
        () => true,
        () => false,
      ),
      pause(this.pingMs, false, { ref: false }),
    ]);
    this.isPinging = false;
    if (isAlive) return;
    client.connection.stream.destroy();
    this.reopen(client);
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
