import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#database';
import type { KeeperAnswer, KeeperOrder } from './keeper-client.js';

/**
 * Keeps the embedded PostgreSQL: starts it, starts it again when it crashes, and stops it when the
 * supervisor asks for it or is gone. A process of its own, so that even `kill -9` of the supervisor
 * leaves no database behind; the others get the time to store what is in flight first.
 */
const LOOK_EVERY_MS = 500;

const directory = process.argv[2] ?? '';
let port: number | undefined;
let postgres: EmbeddedPostgres | undefined;
let children: number[] = [];
let graceMs = 0;
let stopping = false;

const answer = (message: KeeperAnswer) => process.connected && process.send?.(message);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but another user's: PostgreSQL under root.
    return (error as { code?: string }).code === 'EPERM';
  }
};

const postmaster = (): number => {
  try {
    return Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
};

async function start(): Promise<void> {
  postgres = await startEmbeddedPostgres({ directory, ...(port && { port }) });
  port = Number(new URL(postgres.url).port);
}

async function stop(): Promise<void> {
  stopping = true;
  await postgres?.stop().catch(() => undefined);
  process.exit(0);
}

async function watch(): Promise<void> {
  const pid = postmaster();
  if (!stopping && (pid === 0 || !isAlive(pid))) {
    console.error('PostgreSQL ended unexpectedly; starting it again');
    await start().catch((error: unknown) => console.error((error as Error).message));
  }
  setTimeout(() => void watch(), LOOK_EVERY_MS).unref();
}

process.on('message', (order: KeeperOrder) => {
  if (order.order === 'children') children = order.pids;
  if (order.order === 'stop') void stop();
  if (order.order !== 'start') return;
  ({ graceMs } = order);
  start().then(
    () => {
      answer({ state: 'ready', url: postgres?.url ?? '' });
      void watch();
    },
    (error: unknown) => {
      answer({ state: 'failed', message: (error as Error).message });
      process.exit(1);
    },
  );
});

process.once('disconnect', () => {
  const deadline = Date.now() + graceMs;
  const wait = () => {
    if (Date.now() > deadline || !children.some(isAlive)) void stop();
    else setTimeout(wait, 100);
  };
  wait();
});

// The supervisor decides when: a signal to all processes must not take the database from under the others.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
