import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SupervisorEnvironment } from '#config';
import { writeWhole } from '#database/embedded';
import { tryLock } from './file-lock.js';

/** A reason not to start, in one sentence. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** Makes the folder if needed. @returns its real path */
export function openDataDirectory(path: string): string {
  makeFolder(resolve(path));
  return realpathSync(path);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** With its parents. Node's own `recursive` never returns in a folder that takes none, such as `/proc`. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another start may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

/** What distinguishes one start on a data folder from the next. */
export interface StartMark {
  file: string;
  text: string;
}

/** A data folder that this process holds until it ends. */
export interface HeldDirectory {
  mark: StartMark;
  /** The start before this one was killed: some of its processes may still be storing what they had in flight. */
  afterKill: boolean;
  /** Notes that this start ended in order. */
  end(): void;
}

/** @throws StartRefused when another Promptloom runs on the folder */
export function holdDataDirectory(directory: string): HeldDirectory {
  const file = join(directory, 'lock');
  if (!tryLock(file)) {
    throw new StartRefused(
      `Another Promptloom already runs on ${directory}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const afterKill = readFileSync(file, 'utf8') !== '';
  const text = randomUUID();
  writeFileSync(file, text);
  return { mark: { file, text }, afterKill, end: () => writeFileSync(file, '') };
}

/** True once a later start holds the data folder. */
export const isSuperseded = ({ file, text }: StartMark): boolean => {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return present !== text && present !== '';
};

const PORT_FREE_WITHIN_MS = 15_000;

/** Where the API listens. */
export type Address = Pick<SupervisorEnvironment, 'HOST' | 'PORT'>;

/**
 * @param afterKill wait for the API of a killed start, which ends by itself, to leave the port
 * @throws StartRefused when something listens on the port, or this machine has no such address
 */
export async function checkPort({ HOST, PORT }: Address, afterKill: boolean): Promise<void> {
  const deadline = Date.now() + (afterKill ? PORT_FREE_WITHIN_MS : 0);
  for (;;) {
    const code = await listenOnce(HOST, PORT);
    if (!code) return;
    if (code !== 'EADDRINUSE' && code !== 'EACCES')
      throw new StartRefused('HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all.');
    if (Date.now() >= deadline || code === 'EACCES') {
      const problem = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
      throw new StartRefused(`Port ${PORT} ${problem}. Stop what uses it, or set PORT to another one.`);
    }
    await pause(100);
  }
}

/** @returns why the port cannot be used, if it cannot */
const listenOnce = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

export interface SharedPassword {
  password: string;
  /** Where it is kept, when it was made here. */
  file?: string;
}

/**
 * The configured password, or the random one of this installation, made on first start.
 *
 * @throws StartRefused when the file that should hold it is empty
 */
export function sharedPassword(directory: string, configured: string | undefined): SharedPassword {
  if (configured) return { password: configured };
  const file = join(directory, 'password');
  if (!existsSync(file)) writeWhole(file, `${randomBytes(12).toString('base64url')}\n`);
  chmodSync(file, 0o600);
  const password = readFileSync(file, 'utf8').trim();
  if (password) return { password, file };
  throw new StartRefused(
    `${file} is empty. Write a password into it, delete it to have a new one made, or set APP_PASSWORD.`,
  );
}
