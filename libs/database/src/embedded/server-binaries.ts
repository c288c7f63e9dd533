import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** @throws EmbeddedPostgresError when the package has none for this machine */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for ${platform}-${process.arch} (${name} is not installed). ` +
        'Run `npm install --no-save` again, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

export interface Owner {
  name: string;
  ids: { uid: number; gid: number };
}

/** PostgreSQL refuses to run as root, so it then runs as the user `postgres`, who is created if missing. */
export function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { name: 'postgres', ids: { uid: id('-u'), gid: id('-g') } };
  } catch {
    execFileSync('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
    return { name: 'postgres', ids: { uid: id('-u'), gid: id('-g') } };
  }
}

/** Under root, PostgreSQL's user may not be able to enter the folders above ours: the error says which. */
export function assertReachable(owner: Owner, folders: string[]): void {
  for (const folder of folders) {
    for (let path = folder; ; path = dirname(path)) {
      const { mode, uid, gid } = statSync(path);
      const bit = uid === owner.ids.uid ? 0o100 : gid === owner.ids.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) {
        throw new EmbeddedPostgresError(
          `PostgreSQL does not run as root, and its user '${owner.name}' may not enter ${path}. ` +
            'Run as an ordinary user, move the checkout and DATA_DIR out of that folder, or set DATABASE_URL.',
        );
      }
      if (path === dirname(path)) break;
    }
  }
}

/** The server must not inherit the product's secrets, or a locale that the machine does not have. */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
});

/** @returns what a program that failed wrote, or else how it failed */
export const outputOf = (error: unknown): string =>
  error instanceof Error ? ('stderr' in error && String(error.stderr).trim()) || error.message : '';
