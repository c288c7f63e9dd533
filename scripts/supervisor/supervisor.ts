import { join, resolve } from 'node:path';
import { type SupervisorEnvironment, WORKER_ARGUMENTS } from '#config';
import { codeOf, messageOf } from '#domain';
import { Child } from './child.js';
import {
  type Address,
  checkPort,
  type HeldDirectory,
  holdDataDirectory,
  openDataDirectory,
  type SharedPassword,
  sharedPassword,
  StartRefused,
} from './data-directory.js';
import { WatchdogClient } from './watchdog-client.js';

const DIST = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;
/** Time to finish what is under way when a developer's change of the code restarts a process. */
const RESTART_GRACE_MS = 1_000;
/** What one API process and so many workers take at most, with the queue, and some for people (docs/scaling.md). */
const connectionsOf = (workers: number): number => Math.max(200, 100 + 28 * workers);
const log = (message: string) => console.log(message);

/** Everything that was started is stopped in reverse order: first the processes that use the database. */
export class Supervisor {
  private readonly children: Child[] = [];
  private held: HeldDirectory | undefined;
  private watchdog: WatchdogClient | undefined;
  private stopped: Promise<void> | undefined;

  constructor(private readonly environment: SupervisorEnvironment) {}

  /**
   * Starts everything, and waits until it is ready.
   *
   * @throws StartRefused when it cannot run here
   */
  async start(): Promise<SharedPassword> {
    const { HOST, PORT, DATA_DIR, APP_PASSWORD, WORKERS } = this.environment;
    const { directory, held, shared } = openData(DATA_DIR, APP_PASSWORD);
    this.held = held;
    await checkPort(this.environment, held.afterKill);
    // TypeORM and BullMQ take half a second to load: they do while PostgreSQL starts.
    const loading = import('../migrate-schemas.js');
    const DATABASE_URL =
      this.environment.DATABASE_URL ?? (await this.startPostgres(join(directory, 'postgres'), held));
    const { migrateSchemas } = await loading;
    try {
      await migrateSchemas(DATABASE_URL, process.env['REDIS_URL']);
    } catch (error) {
      // Such as a DATABASE_URL where nothing answers. `npm run migrate` says the same.
      throw new StartRefused(`The database could not be brought up to date: ${messageOf(error)}`);
    }
    // A terminal is for the lines that people need.
    const inherited: NodeJS.ProcessEnv = { LOG_LEVEL: 'warn', ...process.env };
    const { APP_PASSWORD: _, ...withoutPassword } = inherited;
    const api = this.child('API', 'backend/src/main.js', {
      ...inherited,
      APP_PASSWORD: shared.password,
      DATABASE_URL,
      HOST,
      PORT: String(PORT),
    });
    const workers = Array.from({ length: WORKERS }, (_, place) =>
      this.child(
        `worker ${place + 1}`,
        'worker/src/main.js',
        { ...withoutPassword, DATABASE_URL },
        WORKER_ARGUMENTS,
      ),
    );
    const ready = await Promise.all([api, ...workers].map((child) => child.start()));
    // A process that cannot even begin reports the reason itself: starting it again would not help.
    if (ready.includes(false)) throw new StartRefused('Promptloom could not start: see the line above.');
    await untilReady(urlOf(this.environment, '127.0.0.1'));
    return shared;
  }

  /** Starts the API or the workers again, with what has been compiled since; PostgreSQL stays up. */
  async restart(rooms: readonly ('backend' | 'worker')[]): Promise<void> {
    if (this.isStopping) return;
    const chosen = this.children.filter((child) =>
      rooms.some((room) => child.script.startsWith(join(DIST, room))),
    );
    await Promise.all(chosen.map((child) => child.replace(RESTART_GRACE_MS)));
  }

  /** Time for a call in flight to end and be stored. */
  private get graceMs(): number {
    return this.environment.LLM_TIMEOUT_MS + 2_000;
  }

  /** True once it was asked to stop: what its start still reports or throws is of no interest. */
  get isStopping(): boolean {
    return this.stopped !== undefined;
  }

  /** Also works in the middle of a start, which then starts nothing more. */
  stop(): Promise<void> {
    return (this.stopped ??= (async () => {
      await Promise.all(this.children.map((child) => child.stop(this.graceMs)));
      await this.watchdog?.stop();
      this.held?.end();
    })());
  }

  private async startPostgres(directory: string, { mark }: HeldDirectory): Promise<string> {
    this.assertGoesOn();
    const connections = connectionsOf(this.environment.WORKERS);
    this.watchdog = new WatchdogClient({ directory, connections, mark, graceMs: this.graceMs, log });
    return this.watchdog.start();
  }

  private assertGoesOn(): void {
    if (this.isStopping) throw new StartRefused('Stopped before it was ready.');
  }

  private child(name: string, script: string, env: NodeJS.ProcessEnv, nodeArguments?: string[]): Child {
    this.assertGoesOn();
    const onPids = () => this.watchdog?.children(this.children.flatMap(({ pid }) => pid ?? []));
    const child = new Child({ name, script: join(DIST, script), env, nodeArguments, log, onPids });
    this.children.push(child);
    return child;
  }
}

/**
 * Takes the data folder for this start. The system's own errors say little to a person: a folder of another user, one
 * that is read-only or full, or no folder at all.
 */
function openData(path: string, configured: string | undefined) {
  try {
    const directory = openDataDirectory(path);
    const held = holdDataDirectory(directory);
    return { directory, held, shared: sharedPassword(directory, configured) };
  } catch (error) {
    const reason = messageOf(error);
    throw new StartRefused(
      codeOf(error)
        ? `DATA_DIR cannot be used (${reason}). Set it to a folder that this user may write, with space left.`
        : reason,
    );
  }
}

/** Polls the readiness check of the API. */
async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new StartRefused('Promptloom did not become ready within a minute: see the log above.');
}

/** Where the API answers. @param local the name of this machine if it listens on all addresses */
function urlOf({ HOST, PORT }: Address, local: string): string {
  const isEverywhere = ['0.0.0.0', '::'].includes(HOST);
  const host = isEverywhere ? local : HOST.includes(':') ? `[${HOST}]` : HOST;
  return `http://${host}:${PORT}`;
}

/** What a person reads when everything runs. */
export const readyLines = (address: Address, { password, file }: SharedPassword): string =>
  [
    `Promptloom is ready at ${urlOf(address, 'localhost')}`,
    ...(file ? [`The password is ${password} (kept in ${file}; set APP_PASSWORD to choose your own)`] : []),
  ].join('\n');
