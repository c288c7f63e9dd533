import { codeOf } from '#domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A running server, as its cluster's `postmaster.pid` describes it. */
interface Postmaster {
  pid: number;
  /** 0 while it has not chosen one yet. */
  port: number;
}

/** A pid that no process has: on Linux they go up to 4,194,304. */
const NOBODY = 999_999_999;
const PROGRAM = 'postgres';

/**
 * @param pid a process
 * @returns true while it runs; a zombie, which accepts signals until its parent reaps it, has ended
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, but as another user, such as PostgreSQL under root.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const state = linuxStatus(pid)?.state;
  return state !== 'Z' && state !== 'X';
}

/** @returns the server that runs on a cluster; undefined when there is none, or only what is left of one */
export function runningPostmaster(directory: string): Postmaster | undefined {
  const [first, , , fourth] = pidFile(directory)?.split('\n') ?? [];
  const pid = Number(first);
  // After a restart of the machine or container, another program may have this pid.
  if (!pid || !isRunning(pid) || (linuxStatus(pid)?.program ?? PROGRAM) !== PROGRAM) return undefined;
  return { pid, port: Number(fourth) };
}

/**
 * PostgreSQL takes a zombie, or any process that has got its pid since, for a running server. Only the pid is changed:
 * from the other lines PostgreSQL still finds out whether children of that server use the cluster.
 */
export function disownEndedPostmaster(directory: string): void {
  const content = pidFile(directory);
  if (content === undefined || runningPostmaster(directory)) return;
  writeFileSync(join(directory, 'postmaster.pid'), content.replace(/^.*/, String(NOBODY)));
}

/** How long each way of stopping is given, in milliseconds, before the next one is tried. */
const WAYS_TO_STOP = [
  // Transactions are rolled back, a checkpoint is written.
  ['SIGINT', 20_000],
  // No checkpoint: the next start recovers from the log.
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/** Stops the server on a cluster, if there is one, and waits for its end: half a minute at most. */
export async function stopEmbeddedPostgres(directory: string): Promise<void> {
  for (const [signal, timeoutMs] of WAYS_TO_STOP) {
    const server = runningPostmaster(directory);
    if (!server) return;
    sendSignal(server.pid, signal);
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline && isRunning(server.pid);)
      await pause(20);
  }
}

/** Sends a signal to a process, which may just have ended by itself. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

const pidFile = (directory: string): string | undefined => {
  try {
    return readFileSync(join(directory, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
};

/** Only Linux shows this without another program; elsewhere nothing runs as the first process of a container. */
function linuxStatus(pid: number): { program: string; state: string } | undefined {
  try {
    const [, program = '', state = ''] =
      /\((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { program, state };
  } catch {
    return undefined;
  }
}
