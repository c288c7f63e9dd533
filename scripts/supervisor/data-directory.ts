import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A reason not to start, in one sentence. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** Makes the folder if needed. @returns its real path */
export function openDataDirectory(path: string): string {
  mkdirSync(path, { recursive: true });
  return realpathSync(path);
}

/**
 * Holds the folder for this process. The lock is a listening socket: it ends with its process however
 * that dies, so that a lock is never left behind.
 *
 * @throws StartRefused when another Promptloom runs on the folder
 */
export async function lockDataDirectory(directory: string): Promise<Server> {
  // Socket paths are short by law (108 bytes), folders need not be.
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `promptloom-${process.getuid?.() ?? 0}-${name}.sock`);
  if (await answers(path)) {
    throw new StartRefused(
      `Another Promptloom already runs on ${directory}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(path, { force: true });
  return listen(createServer(), path);
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const listen = (server: Server, path: string | { port: number; host: string }): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

/** @throws StartRefused when something listens on the port */
export async function checkPort(port: number): Promise<void> {
  try {
    const probe = await listen(createServer(), { port, host: '0.0.0.0' });
    await new Promise((done) => probe.close(done));
  } catch (error) {
    const { code } = error as { code?: string };
    const problem = code === 'EACCES' ? 'may not be used by this user' : 'is in use';
    throw new StartRefused(`Port ${port} ${problem}. Stop what uses it, or set PORT to another one.`);
  }
}

export interface SharedPassword {
  password: string;
  /** Where it is kept, when it was made here. */
  file?: string;
}

/** The configured password, or the random one of this installation, made on first start. */
export function sharedPassword(directory: string, configured: string | undefined): SharedPassword {
  if (configured) return { password: configured };
  const file = join(directory, 'password');
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(12).toString('base64url')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return { password: readFileSync(file, 'utf8').trim(), file };
}
