import { codeOf } from '#domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A running server, as its cluster's `postmaster.pid` tells it. */
export interface Postmaster {
  pid: number;
  /** 0 while it has not chosen one yet. */
  port: number;
}

/** No process has it: Linux counts to 4,194,304 at most. */
const NOBODY = 999_999_999;
const PROGRAM = 'postgres';

/**
 * @param pid a process
 * @returns true while it runs; a zombie, which answers signals until its parent looks, has ended
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Another user's, such as PostgreSQL under root, may not be asked.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const state = linuxStatus(pid)?.state;
  return state !== 'Z' && state !== 'X';
}

/** @returns the server that runs on a cluster; undefined when there is none, or only what is left of one */
export function runningPostmaster(directory: string): Postmaster | undefined {
  const [first, , , fourth] = pidFile(directory)?.split('\n') ?? [];
  const pid = Number(first);
  // After a restart of the machine or container, the number may be another program's.
  if (!pid || !isRunning(pid) || (linuxStatus(pid)?.program ?? PROGRAM) !== PROGRAM) return undefined;
  return { pid, port: Number(fourth) };
}

/**
 * PostgreSQL takes a zombie, and whatever has got its number since, for a server that runs. Only the number is
 * changed: PostgreSQL still finds, by the other lines, whether children of that server use the cluster.
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
    tell(server.pid, signal);
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline && isRunning(server.pid);)
      await pause(20);
  }
}

/** It may end by itself in this moment. */
function tell(pid: number, signal: NodeJS.Signals): void {
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

/** Linux alone tells without another program; elsewhere nobody runs as the first process of a container. */
function linuxStatus(pid: number): { program: string; state: string } | undefined {
  try {
    const [, program = '', state = ''] =
      /\((.*)\) (\S)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { program, state };
  } catch {
    return undefined;
  }
}
