import { messageOf } from '#domain';
import { setTimeout as pause } from 'node:timers/promises';
import { neverFailToLog } from '#config/never-fail-to-log';
import {
  isRunning,
  runningPostmaster,
  startEmbeddedPostgres,
  stopEmbeddedPostgres,
} from '#database/embedded';
import { isSuperseded, type StartMark } from './data-directory.js';
import { tryLock } from './file-lock.js';
import type { WatchdogAnswer, WatchdogOrder } from './watchdog-client.js';

/**
 * Runs the embedded PostgreSQL: starts it, starts it again when it crashes, and stops it when the supervisor asks for
 * that or is gone. It is a process of its own, so that even `kill -9` of the supervisor leaves no database behind; the
 * others get the time to store what is in flight first. It loads only what it needs, because a start waits for it.
 */
const LOOK_EVERY_MS = 500;
/** The watchdog of a killed start ends within moments, unless it is just stopping the database. */
const LOCK_WITHIN_MS = 40_000;

const [, , directory = '', connections] = process.argv;
let port: number | undefined;
let children: number[] = [];
let stopping = false;
let starting: Promise<void> = Promise.resolve();

const answer = (message: WatchdogAnswer) => {
  if (process.connected) process.send?.(message);
};

/** Only one watchdog at a time starts or stops the database. */
async function lock(): Promise<void> {
  const deadline = Date.now() + LOCK_WITHIN_MS;
  while (!tryLock(`${directory}.lock`)) {
    if (stopping || Date.now() > deadline)
      throw new Error(`The watchdog of an earlier start still holds ${directory}: end it, then try again.`);
    await pause(100);
  }
}

async function start(): Promise<string> {
  const { url } = await startEmbeddedPostgres({
    directory,
    ...(connections && { settings: { max_connections: connections } }),
    ...(port && { port }),
  });
  port = Number(new URL(url).port);
  return url;
}

/**
 * If a stop or the supervisor's end comes during a start, it waits for that: what is half started cannot be stopped.
 */
async function stop(): Promise<void> {
  stopping = true;
  await starting;
  await stopEmbeddedPostgres(directory);
  process.exit(0);
}

async function watch(): Promise<void> {
  for (;;) {
    await pause(LOOK_EVERY_MS);
    if (stopping) return;
    if (runningPostmaster(directory)) continue;
    console.error('PostgreSQL ended unexpectedly; starting it again');
    starting = start().then(
      () => undefined,
      (error: unknown) => console.error(messageOf(error)),
    );
    await starting;
  }
}

async function begin(): Promise<void> {
  try {
    await lock();
    const url = await start();
    answer({ state: 'ready', url });
    void watch();
  } catch (error) {
    answer({ state: 'failed', message: messageOf(error) });
    process.exit(1);
  }
}

/** The supervisor was killed: its children first store what is in flight, unless a new start takes everything over. */
async function outlive(mark: StartMark, graceMs: number): Promise<void> {
  await starting;
  const deadline = Date.now() + graceMs;
  while (children.some(isRunning) && Date.now() < deadline) {
    if (isSuperseded(mark)) process.exit(0);
    await pause(100);
  }
  await stop();
}

process.on('message', (order: WatchdogOrder) => {
  if (order.order === 'children') children = order.pids;
  if (order.order === 'stop') void stop();
  if (order.order !== 'start') return;
  ({ port } = order);
  starting = begin();
  const orphaned = () => void outlive(order.mark, order.graceMs);
  if (process.connected) process.once('disconnect', orphaned);
  else orphaned();
});

neverFailToLog();
// The supervisor decides when: a signal to all processes must not take the database away from the others.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
