import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { ApiClient, copyFolder, freePort, until, usedData } from '#testing';

interface RunningProcess {
  pid: number;
  command: string;
}

/** A folder and a port of a test's own, and everything that was started there. */
export interface TestFolder {
  readonly path: string;
  readonly port: number;
  /** Path of a data folder that was used before: starts on it make no new database. */
  usedData(): string;
  /** Starts the product; by default on `data` in this folder. */
  start(env?: Record<string, string>, options?: StartOptions): Start;
  /** Processes that serve this folder, wherever they are in the process tree. */
  processes(): RunningProcess[];
  /** Waits until none is left: the last one removes its own file a moment before it ends. */
  isDeserted(): Promise<unknown>;
  /** Waits for a process whose command contains this text. */
  running(command: string): Promise<RunningProcess>;
  /** Kills the first process whose command contains this text, as a power cut would. */
  kill(command: string): void;
  /** Kills everything, the watchdog first, so that nothing is tidied up. */
  killAll(): void;
  /** @param at the port of a start that does not use the folder's */
  signIn(password: string, at?: number): Promise<ApiClient>;
}

const SUPERVISOR: [string, ...string[]] = [process.execPath, 'dist/scripts/supervisor/main.js'];

export interface StartOptions {
  ids?: { uid?: number; gid?: number };
  command?: [string, ...string[]];
  /** An open file that takes standard output and standard error; read as `output` when absent. */
  output?: number | 'pipe';
}

/** One start of the product by its supervisor. */
export class Start {
  output = '';
  /** Its exit code, once all that it wrote is read. */
  readonly closed: Promise<number | null>;

  constructor(readonly child: ChildProcess) {
    this.closed = new Promise((resolve) => child.once('close', resolve));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** Waits for the line with the URL. */
  async ready(): Promise<this> {
    await Promise.race([
      until(() => this.output.includes('Promptloom is ready'), 150_000),
      once(this.child, 'exit').then(() => {
        throw new Error(`ended before it was ready: ${this.output}`);
      }),
    ]);
    return this;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
    return this.child.exitCode;
  }
}

/** A process may end while it is looked at. */
const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

const processesOf = (directory: string): RunningProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({
      pid: Number(pid),
      command: read(`/proc/${pid}/cmdline`),
      environment: read(`/proc/${pid}/environ`),
    }))
    .filter(({ command, environment }) => command.includes(directory) || environment.includes(directory));

export const WATCHDOG = 'postgres-watchdog.js';
const isWatchdog = ({ command }: RunningProcess): boolean => command.includes(WATCHDOG);

/** PostgreSQL runs as another user when we are root: the folder must let it through. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'promptloom-start-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Expects that the only brand is the one that a test made before. */
export const expectKept = async (client: ApiClient): Promise<void> =>
  expect((await client.get('/api/brands')).body).toMatchObject([{ name: 'Kept' }]);

/** Gives every test of a suite a folder of its own, and leaves neither a process nor a file behind. */
export function testFolder(): TestFolder {
  let path = '';
  let port = 0;
  let used = '';
  const started: Start[] = [];
  const processes = () => processesOf(path);
  const isDeserted = () => until(() => processes().length === 0);

  beforeAll(async () => {
    used = await usedData();
  });
  beforeEach(async () => {
    path = temporaryFolder();
    port = await freePort();
  });
  afterEach(async () => {
    for (const start of started.splice(0)) await start.end('SIGKILL');
    await isDeserted();
    rmSync(path, { recursive: true, force: true });
  });

  return {
    get path() {
      return path;
    },
    get port() {
      return port;
    },
    usedData() {
      copyFolder(used, join(path, 'data'));
      return join(path, 'data');
    },
    start(env = {}, { ids = {}, command = SUPERVISOR, output = 'pipe' }: StartOptions = {}) {
      const { PATH = '' } = process.env;
      const [program, ...args] = command;
      const child = spawn(program, args, {
        env: { PATH, DATA_DIR: join(path, 'data'), PORT: String(port), ...env },
        stdio: ['ignore', output, output],
        ...ids,
      });
      const start = new Start(child);
      started.push(start);
      return start;
    },
    processes,
    isDeserted,
    running: (command) => until(() => processes().find((each) => each.command.includes(command))),
    kill(command) {
      const found = processes().find((each) => each.command.includes(command));
      if (!found) throw new Error(`no process ${command}`);
      process.kill(found.pid, 'SIGKILL');
    },
    killAll() {
      const watchdogFirst = processes().sort(
        (one, other) => Number(isWatchdog(other)) - Number(isWatchdog(one)),
      );
      for (const { pid } of watchdogFirst) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It ended with its parent.
        }
      }
    },
    async signIn(password, at = port) {
      const client = new ApiClient(`http://127.0.0.1:${at}`);
      const { status } = await client.post('/api/auth/login', { password });
      if (status !== 200) throw new Error(`the sign-in was answered ${status}`);
      return client;
    },
  };
}
