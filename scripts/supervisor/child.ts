import { type ChildProcess, fork } from 'node:child_process';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A process that lived this long has recovered: its next death counts as a first one again. */
const STABLE_MS = 30_000;

export interface ChildOptions {
  name: string;
  script: string;
  args?: string[];
  /** The arguments of Node itself. */
  nodeArguments?: string[];
  env: NodeJS.ProcessEnv;
  /** Receives a message about every start and end. */
  log(message: string): void;
  /** Called when a process was started, also in place of one that ended. */
  onStart?(process: ChildProcess): void;
  /** Called when the set of running processes changed. */
  onPids?(): void;
}

/** A process that is started again when it dies, after a growing pause. */
export class Child {
  private process: ChildProcess | undefined;
  private timer: NodeJS.Timeout | undefined;
  private pauseMs = FIRST_PAUSE_MS;
  /** Its next end is intended. */
  private stopping = false;
  private isStoppedForGood = false;

  constructor(private readonly options: ChildOptions) {}

  get pid(): number | undefined {
    return this.process?.pid;
  }

  get script(): string {
    return this.options.script;
  }

  /** Starts it. @returns true once it reports that it is ready; false when it died before */
  start(): Promise<boolean> {
    const { script, args = [], env, nodeArguments: execArgv = [] } = this.options;
    // A group of its own: Ctrl-C reaches the supervisor alone, which then stops the others in order.
    const child = fork(script, args, {
      env,
      execArgv,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const startedAt = Date.now();
    this.process = child;
    this.options.onPids?.();
    this.options.onStart?.(child);
    return new Promise((resolve) => {
      child.once('message', () => resolve(true));
      const ended = (reason: string) => {
        this.process = undefined;
        this.options.onPids?.();
        resolve(false);
        if (!this.stopping) this.restart(reason, Date.now() - startedAt);
      };
      child.once('exit', (code, signal) => ended(signal ?? `code ${code}`));
      // Sending it something while it dies is also an error, and of no interest.
      child.on('error', (error) => {
        if (child.pid === undefined) ended(error.message);
      });
    });
  }

  /** Sends it a message, if it runs. */
  send(message: object): void {
    if (this.process?.connected) this.process.send(message);
  }

  /**
   * Asks it to stop for good, and kills it when it does not within the given time.
   *
   * @param ask how it is asked; by default with SIGTERM
   */
  stop(graceMs: number, ask?: () => unknown): Promise<void> {
    this.isStoppedForGood = true;
    return this.end(graceMs, ask);
  }

  private async end(
    graceMs: number,
    ask: () => unknown = () => this.process?.kill('SIGTERM'),
  ): Promise<void> {
    this.stopping = true;
    clearTimeout(this.timer);
    const child = this.process;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    ask();
    const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await ended;
    clearTimeout(kill);
  }

  /** Stops it and starts it again, unless it is stopped for good in the meantime. */
  async replace(graceMs: number): Promise<void> {
    await this.end(graceMs);
    if (this.isStoppedForGood) return;
    this.stopping = false;
    this.pauseMs = FIRST_PAUSE_MS;
    await this.start();
  }

  private restart(reason: string, livedMs: number): void {
    if (livedMs > STABLE_MS) this.pauseMs = FIRST_PAUSE_MS;
    this.options.log(
      `${this.options.name} ended (${reason}); starting it again in ${this.pauseMs / 1_000} s`,
    );
    this.timer = setTimeout(() => void this.start(), this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
