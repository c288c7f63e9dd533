import { join } from 'node:path';
import { stopEmbeddedPostgres } from '#database/embedded';
import { Child } from './child.js';
import { type StartMark, StartRefused } from './data-directory.js';

export type WatchdogOrder =
  | { order: 'start'; mark: StartMark; graceMs: number; port?: number }
  | { order: 'children'; pids: number[] }
  | { order: 'stop' };

export type WatchdogAnswer = { state: 'ready'; url: string } | { state: 'failed'; message: string };

/** The watchdog's own limit for stopping PostgreSQL, and a little more. */
const STOP_WITHIN_MS = 35_000;

export interface WatchdogOptions {
  /** Folder of the cluster. */
  directory: string;
  /** How many connections PostgreSQL accepts. */
  connections: number;
  mark: StartMark;
  /** How long others may continue to use the database after the supervisor is gone, in milliseconds. */
  graceMs: number;
  log(message: string): void;
}

/**
 * The supervisor's client for the process that runs PostgreSQL: if it dies it is replaced, and the new one takes over.
 */
export class WatchdogClient {
  private pids: number[] = [];
  private port: number | undefined;
  private child: Child | undefined;

  constructor(private readonly options: WatchdogOptions) {}

  /**
   * Starts PostgreSQL. @returns its URL
   *
   * @throws StartRefused when it cannot run here
   */
  start(): Promise<string> {
    const { directory, connections, mark, graceMs, log } = this.options;
    return new Promise((resolve, reject) => {
      const child = new Child({
        name: 'the watchdog of PostgreSQL',
        script: join(import.meta.dirname, 'postgres-watchdog.js'),
        args: [directory, String(connections)],
        // It must not know the product's secrets.
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] },
        log,
        onStart: (process) => {
          process.on('message', (answer: WatchdogAnswer) => {
            if (answer.state === 'failed')
              return this.port ? log(answer.message) : reject(new StartRefused(answer.message));
            this.port = Number(new URL(answer.url).port);
            resolve(answer.url);
          });
          // The others know the database by its port, so a new watchdog has to use it again.
          const order: WatchdogOrder = {
            order: 'start',
            mark,
            graceMs,
            ...(this.port && { port: this.port }),
          };
          process.send(order);
          this.children(this.pids);
        },
      });
      this.child = child;
      void child.start().then((answered) => {
        if (!answered) reject(new StartRefused('PostgreSQL could not be started.'));
      });
    });
  }

  /** Reports which processes use the database. */
  children(pids: number[]): void {
    this.pids = pids;
    this.sendOrder({ order: 'children', pids });
  }

  /** Stops PostgreSQL, even when its watchdog is dead or does not answer. */
  async stop(): Promise<void> {
    await this.child?.stop(STOP_WITHIN_MS, () => this.sendOrder({ order: 'stop' }));
    await stopEmbeddedPostgres(this.options.directory);
  }

  private sendOrder(order: WatchdogOrder): void {
    this.child?.send(order);
  }
}
