import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { StartRefused } from './data-directory.js';

export type KeeperOrder =
  { order: 'start'; graceMs: number } | { order: 'children'; pids: number[] } | { order: 'stop' };

export type KeeperAnswer = { state: 'ready'; url: string } | { state: 'failed'; message: string };

/** The supervisor's end of the process that keeps PostgreSQL. */
export class KeeperClient {
  private readonly process: ChildProcess;

  /** @param directory folder of the cluster */
  constructor(directory: string) {
    const script = join(import.meta.dirname, 'postgres-keeper.js');
    // It must not know the product's secrets.
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: process.env['TMPDIR'] };
    this.process = fork(script, [directory], {
      detached: true,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
  }

  /**
   * Starts PostgreSQL. @returns its URL
   *
   * @param graceMs how long others may go on using it after the supervisor is gone
   * @throws StartRefused when it cannot run here
   */
  start(graceMs: number): Promise<string> {
    this.tell({ order: 'start', graceMs });
    return new Promise((resolve, reject) => {
      this.process.once('message', (answer: KeeperAnswer) =>
        answer.state === 'ready' ? resolve(answer.url) : reject(new StartRefused(answer.message)),
      );
      this.process.once('exit', () => reject(new StartRefused('PostgreSQL could not be started.')));
    });
  }

  /** Says which processes use the database. */
  children(pids: number[]): void {
    this.tell({ order: 'children', pids });
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.tell({ order: 'stop' });
    await ended;
  }

  private tell(order: KeeperOrder): void {
    if (this.process.connected) this.process.send(order);
  }
}
