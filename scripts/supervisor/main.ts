import { join, resolve } from 'node:path';
import {
  EnvironmentError,
  loadEnvironment,
  neverFailToLog,
  SupervisorEnvironment,
  WORKER_ARGUMENTS,
} from '#config';
import { migrateDatabase } from '#database';
import { migrateQueueDatabase } from '#queue';
import { Child } from './child.js';
import {
  checkPort,
  type HeldDirectory,
  holdDataDirectory,
  openDataDirectory,
  sharedPassword,
  StartRefused,
} from './data-directory.js';
import { KeeperClient } from './keeper-client.js';

const DIST = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;
const log = (message: string) => console.log(message);

/** Everything that was started, stopped in the reverse order: first those that use the database. */
class Supervisor {
  private readonly children: Child[] = [];
  private held: HeldDirectory | undefined;
  private keeper: KeeperClient | undefined;
  private stopped: Promise<void> | undefined;

  constructor(private readonly environment: SupervisorEnvironment) {}

  async start(): Promise<void> {
    const { PORT, DATA_DIR, APP_PASSWORD, WORKERS } = this.environment;
    const directory = openDataDirectory(DATA_DIR);
    this.held = holdDataDirectory(directory);
    const { password, file } = sharedPassword(directory, APP_PASSWORD);
    await checkPort(PORT, this.held.afterKill);
    const DATABASE_URL =
      this.environment.DATABASE_URL ?? (await this.startPostgres(join(directory, 'postgres'), this.held));
    await migrateDatabase(DATABASE_URL);
    if (!process.env['REDIS_URL']?.trim()) await migrateQueueDatabase(DATABASE_URL);
    // A terminal is for the lines that a person needs.
    const inherited: NodeJS.ProcessEnv = { LOG_LEVEL: 'warn', ...process.env };
    const { APP_PASSWORD: _, ...withoutPassword } = inherited;
    const api = this.child('API', 'backend/src/main.js', {
      ...inherited,
      APP_PASSWORD: password,
      DATABASE_URL,
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
    // One that cannot even begin says why itself: starting it again would not help.
    if (ready.includes(false)) throw new StartRefused('Promptloom could not start: see the line above.');
    await untilReady(PORT);
    log(`Promptloom is ready at http://localhost:${PORT}`);
    if (file) log(`The password is ${password} (kept in ${file}; set APP_PASSWORD to choose your own)`);
  }

  /** Time for a call in flight to end and be stored. */
  private get graceMs(): number {
    return this.environment.LLM_TIMEOUT_MS + 2_000;
  }

  /** True once it was told to stop: what its start still says or throws is of no interest. */
  get isStopping(): boolean {
    return this.stopped !== undefined;
  }

  /** Also in the middle of a start, which then starts nothing more. */
  stop(): Promise<void> {
    return (this.stopped ??= (async () => {
      await Promise.all(this.children.map((child) => child.stop(this.graceMs)));
      await this.keeper?.stop();
      this.held?.leave();
    })());
  }

  private async startPostgres(directory: string, { mark }: HeldDirectory): Promise<string> {
    this.assertGoesOn();
    this.keeper = new KeeperClient({ directory, mark, graceMs: this.graceMs, log });
    return this.keeper.start();
  }

  private assertGoesOn(): void {
    if (this.isStopping) throw new StartRefused('Stopped before it was ready.');
  }

  private child(name: string, script: string, env: NodeJS.ProcessEnv, nodeArguments?: string[]): Child {
    this.assertGoesOn();
    const onPids = () => this.keeper?.children(this.children.flatMap(({ pid }) => pid ?? []));
    const child = new Child({ name, script: join(DIST, script), env, nodeArguments, log, onPids });
    this.children.push(child);
    return child;
  }
}

/** Polls the readiness check of the API. */
async function untilReady(port: number): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new StartRefused('Promptloom did not become ready within a minute: see the log above.');
}

async function main(): Promise<void> {
  neverFailToLog();
  const supervisor = new Supervisor(loadEnvironment(SupervisorEnvironment, process.env));
  const stop = (code: number) =>
    void supervisor.stop().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  try {
    await supervisor.start();
  } catch (error) {
    if (supervisor.isStopping) return;
    console.error(error instanceof StartRefused ? error.message : error);
    stop(1);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
});
