import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, migrateDatabase, startEmbeddedPostgres } from '#database';
import { migrateQueueDatabase } from '#queue';
import { Redis } from 'ioredis';

export interface TestServers {
  /** A migrated database; test databases are copies of it. */
  databaseUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL and a real Redis for a run of the suites, both on free ports and on a folder
 * that is deleted afterwards.
 *
 * @throws Error with one sentence when redis-server is not installed
 */
export async function startTestServers(): Promise<TestServers> {
  const directory = mkdtempSync(join(tmpdir(), 'promptloom-test-'));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(directory, 0o755);
  const redis = await startRedis(directory);
  const postgres = await startEmbeddedPostgres({
    directory: join(directory, 'postgres'),
    // Nothing here outlives the run.
    settings: { fsync: 'off', full_page_writes: 'off', max_connections: '400' },
  });
  await migrateDatabase(postgres.url);
  await migrateQueueDatabase(postgres.url);
  return {
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    stop: async () => {
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function startRedis(directory: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
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
  const client = new Redis(url, { retryStrategy: () => 50 });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
