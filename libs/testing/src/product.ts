import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
// Not through its index, which would make every suite load all of it.
import { WORKER_ARGUMENTS } from '#config/worker-arguments';
import pg from 'pg';
import { ApiClient } from './api-client.js';
import { freePort } from './free-port.js';
import { type LlmStandIn, type StandInOptions, startLlmStandIn } from './llm-stand-in.js';
import { createTestDatabase, type QueueBackend, redisUrlFor } from './test-database.js';

const DIST = resolve('dist');
const PASSWORD = 'correct horse battery staple';

export interface ProductOptions {
  backend?: QueueBackend;
  /** Worker processes; 1 by default. */
  workers?: number;
  /** More variables, for both kinds of process. */
  env?: Record<string, string>;
  /** Servers of its own, instead of a database on the shared ones. */
  servers?: { databaseUrl: string; redisUrl: string | undefined };
  /** The model: a stand-in over real HTTP with these settings; the offline composer when absent. */
  model?: Partial<StandInOptions>;
}

/** One process of the product, as it is deployed. */
export class ProductProcess {
  private child: ChildProcess | undefined;
  private output = '';

  constructor(
    private readonly script: string,
    private readonly env: Record<string, string>,
    private readonly nodeArguments: string[] = [],
  ) {}

  /** Starts it and waits until it says that it is ready. @param more variables for this start only */
  async start(more: Record<string, string> = {}): Promise<void> {
    const { PATH = '', NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [...this.nodeArguments, resolve(DIST, this.script)], {
      env: {
        PATH,
        ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
        LOG_LEVEL: 'warn',
        ...this.env,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`${this.script} ended with ${String(code)}: ${this.output}`);
      }),
    ]);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Everything it has written. */
  get log(): string {
    return this.output;
  }

  /** Ends it with a signal and waits for the end. @returns its exit code, null when a signal ended it */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await ended)[0];
  }
}

export interface Product {
  url: string;
  databaseUrl: string;
  redisUrl: string | undefined;
  password: string;
  /** Signed in. */
  client: ApiClient;
  api: ProductProcess;
  workers: ProductProcess[];
  model: LlmStandIn | undefined;
  /** Another API process of the same installation, started; with more variables, if any. @returns its URL */
  addApi(more?: Record<string, string>): Promise<string>;
  /** Another worker process, not yet started; with more variables, if there are any. */
  newWorker(env?: Record<string, string>): ProductProcess;
  /** A client that is not signed in. */
  stranger(): ApiClient;
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Runs the product as it is deployed: real processes, a database of its own, and a model over HTTP. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { servers, backend = 'postgres' } = options;
  const database = servers
    ? { url: servers.databaseUrl, drop: () => Promise.resolve() }
    : await createTestDatabase();
  const model = options.model && (await startLlmStandIn(options.model));
  const redisUrl = servers && backend === 'redis' ? servers.redisUrl : await redisUrlFor(backend);
  const env = {
    DATABASE_URL: database.url,
    ...(redisUrl && { REDIS_URL: redisUrl }),
    ...(model && { OPENAI_BASE_URL: model.url }),
    ...options.env,
  };
  const newApi = (apiPort: number, more: Record<string, string> = {}) =>
    new ProductProcess('backend/src/main.js', {
      ...env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      APP_PASSWORD: PASSWORD,
      ...more,
    });
  /** A free port may be taken by others before the API listens on it. */
  const startApi = async (
    more?: Record<string, string>,
    tries = 3,
  ): Promise<{ api: ProductProcess; url: string }> => {
    const port = await freePort();
    const api = newApi(port, more);
    try {
      await api.start();
    } catch (error) {
      if (tries > 1 && api.log.includes('is in use')) return startApi(more, tries - 1);
      throw error;
    }
    return { api, url: `http://127.0.0.1:${port}` };
  };
  const moreApis: ProductProcess[] = [];
  const newWorker = (more: Record<string, string> = {}) =>
    new ProductProcess('worker/src/main.js', { ...env, ...more }, WORKER_ARGUMENTS);
  const workers = Array.from({ length: options.workers ?? 1 }, () => newWorker());
  const [{ api, url }] = await Promise.all([startApi(), ...workers.map((one) => one.start())]);
  const client = new ApiClient(url);
  await client.post('/api/auth/login', { password: PASSWORD });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // A test may crash the server while a connection is idle; the next query gets a new one.
  pool.on('error', () => undefined);
  return {
    url,
    databaseUrl: database.url,
    redisUrl,
    password: PASSWORD,
    client,
    api,
    workers,
    model,
    newWorker,
    addApi: async (more) => {
      const other = await startApi(more);
      moreApis.push(other.api);
      return other.url;
    },
    stranger: () => new ApiClient(url),
    sql: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
    stop: async () => {
      await Promise.all([api, ...moreApis, ...workers].map((one) => one.end()));
      await model?.close();
      await pool.end();
      await database.drop();
    },
  };
}
