import { codeOf } from '#domain';
import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';

const { O_CREAT, O_NONBLOCK, O_RDWR } = constants;
/** open(2) on macOS locks in the same step; Node.js has no name for the flag. */
const O_EXLOCK = 0x20;

/**
 * Takes the operating system's lock (flock) on a file, for as long as this process lives: however it ends, the
 * lock ends with it, and processes that it starts do not inherit it.
 *
 * @param path a file, made when missing
 * @returns false when another process holds it
 * @throws Error when the folder cannot be written, or its file system has no locks
 */
export function tryLock(path: string): boolean {
  if (process.platform === 'darwin') return openedLocked(path);
  const file = openSync(path, O_CREAT | O_RDWR, 0o600);
  // Node.js cannot request the lock, but a helper that gets the open file can. The lock belongs to the open file, and
  // so stays with us when the helper has ended.
  const { status, error, stderr } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', file],
    encoding: 'utf8',
  });
  if (status === 0) return true;
  closeSync(file);
  if (status === 1) return false;
  const reason = error ? 'the program flock (util-linux) is missing' : stderr.trim();
  throw new Error(`${path} could not be locked: ${reason}.`);
}

function openedLocked(path: string): boolean {
  try {
    openSync(path, O_CREAT | O_RDWR | O_NONBLOCK | O_EXLOCK, 0o600);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') return false;
    throw error;
  }
}
