import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from '#database/embedded';
import { freePort } from './free-port.js';
import { until } from './until.js';
import { copyFolder, migrate, usedData } from './used-data.js';

export interface TestServers {
  /** A migrated database; test databases are copies of it. */
  databaseUrl: string;
  redisUrl: string | undefined;
  stop(): Promise<void>;
}

/** `redis`: false where nothing needs one, or none is installed. */
interface ServerOptions {
  redis?: boolean;
}

/**
 * Starts a real PostgreSQL and a real Redis for a run of the suites, both on free ports and on a folder that is deleted
 * afterwards.
 *
 * @throws Error with one sentence when redis-server is required and not installed
 */
export async function startTestServers({
  redis: withRedis = true,
}: ServerOptions = {}): Promise<TestServers> {
  const directory = mkdtempSync(join(tmpdir(), 'promptloom-test-'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(directory, 0o755);
  const redis = withRedis ? await startRedis(directory) : undefined;
  const postgres = await startPostgres({
    directory: join(directory, 'postgres'),
    // Nothing here outlives the run.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '600' },
  });
  await migrate(postgres.url);
  return {
    databaseUrl: postgres.url,
    redisUrl: redis?.url,
    stop: async () => {
      await Promise.all([postgres.stop(), redis?.stop()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Servers of a single test, which it may restart. */
export interface OwnServers {
  databaseUrl: string;
  redisUrl: string | undefined;
  /** Ends PostgreSQL as a crash would, and starts it again on the same data and port. */
  crashPostgres(): Promise<void>;
  /** Kills Redis, and starts it again with what its log has. */
  crashRedis(): Promise<void>;
  /**
   * Suspends all processes of a server: connections stay open, and nothing answers.
   *
   * @returns a function that resumes them
   */
  freeze(server: 'postgres' | 'redis'): () => void;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL and a Redis that keep what they acknowledged, on a folder that is deleted afterwards. */
export async function startOwnServers({ redis: withRedis = true }: ServerOptions = {}): Promise<OwnServers> {
  const directory = mkdtempSync(join(tmpdir(), 'promptloom-fault-'));
  chmodSync(directory, 0o755);
  // The bench has no set-up that could have made one.
  const used = process.env['TEST_PRODUCTS_URL'] ? await usedData() : undefined;
  if (used) copyFolder(used, join(directory, 'data'));
  const data = join(directory, 'data/postgres');
  let redis = withRedis ? await startRedis(directory, { append: true }) : undefined;
  let postgres = await startPostgres({ directory: data, settings: { max_connections: '200' } });
  const databaseUrl = postgres.url;
  if (!used) await migrate(databaseUrl);
  const postmaster = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    databaseUrl,
    redisUrl: redis?.url,
    freeze: (server) => {
      const pids = server === 'redis' ? [redis!.pid] : [postmaster(), ...childrenOf(postmaster())];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    crashPostgres: async () => {
      const pid = postmaster();
      // An immediate shutdown: clients get no notice, and the next start recovers.
      process.kill(pid, 'SIGQUIT');
      await until(() => !existsSync(join(data, 'postmaster.pid')));
      const port = Number(new URL(databaseUrl).port);
      postgres = await startPostgres({ directory: data, port, settings: { max_connections: '200' } });
    },
    crashRedis: async () => {
      const port = Number(new URL(redis!.url).port);
      await redis!.stop('SIGKILL');
      redis = await startRedis(directory, { append: true, port });
    },
    stop: async () => {
      await Promise.all([postgres.stop(), redis?.stop()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));

/** This is only loaded to start a server, because most suites never do. */
async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { startEmbeddedPostgres } = await import('#database/embedded');
  return startEmbeddedPostgres(options);
}

interface RedisServer {
  url: string;
  pid: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** @param options `append`: keep a log of every write, so that a restart loses nothing */
async function startRedis(
  directory: string,
  options: { append?: boolean; port?: number } = {},
): Promise<RedisServer> {
  const port = options.port ?? (await freePort());
  const server = spawn(
    'redis-server',
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--databases',
      '10000',
      '--dir',
      directory,
      '--maxmemory-policy',
      'noeviction',
      ...(options.append ? ['--appendonly', 'yes', '--appendfsync', 'always'] : []),
    ],
    { stdio: 'ignore' },
  );
  const ended = once(server, 'exit');
  await Promise.race([
    once(server, 'spawn'),
    once(server, 'error').then(() => {
      throw new Error(
        'The tests need redis-server: install it with `apt-get install redis-server` (macOS: `brew install redis`), then try again.',
      );
    }),
  ]);
  const url = `redis://127.0.0.1:${port}`;
  const { Redis } = await import('ioredis');
  const client = new Redis(url, { retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
  return {
    url,
    pid: server.pid ?? 0,
    stop: async (signal = 'SIGTERM') => {
      server.kill(signal);
      await ended;
    },
  };
}
