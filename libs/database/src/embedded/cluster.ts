import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { type Binaries, outputOf, type Owner, serverEnvironment } from './server-binaries.js';
import { writeThrough, writeWhole } from './whole-files.js';

const run = promisify(execFile);
export const SERVER_USER = 'promptloom';

/**
 * Makes the cluster when there is none yet. `initdb` works in a sibling folder, which is renamed when it is complete
 * and on the disk, so that what a killed start leaves behind never looks like a cluster.
 *
 * @returns the password of the cluster's user
 * @throws EmbeddedPostgresError when it cannot be made, or what is there cannot be used
 */
export async function openCluster(
  directory: string,
  binaries: Binaries,
  owner: Owner | undefined,
): Promise<string> {
  const secretFile = `${directory}.password`;
  removeLeftovers(directory);
  if (isEmpty(directory)) {
    const password = contentOf(secretFile) || newPassword(secretFile);
    await createCluster(directory, password, binaries, owner);
    return password;
  }
  // initdb writes PG_VERSION first and pg_control late.
  const missing = ['PG_VERSION', 'global/pg_control'].find((name) => !existsSync(join(directory, name)));
  if (missing) {
    throw new EmbeddedPostgresError(
      `${directory} is not a whole database: ${missing} is missing. Restore a backup, or move the folder away to begin with an empty database.`,
    );
  }
  const password = contentOf(secretFile);
  if (password) return password;
  throw new EmbeddedPostgresError(
    `${secretFile} is missing or empty: put back the password of the database in ${directory}, from a backup.`,
  );
}

async function createCluster(
  directory: string,
  password: string,
  binaries: Binaries,
  owner: Owner | undefined,
): Promise<void> {
  const workshop = mkdtempSync(`${directory}.new-`);
  const cluster = join(workshop, 'cluster');
  const passwordFile = join(workshop, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [workshop, passwordFile]) chownSync(path, owner.ids.uid, owner.ids.gid);
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${cluster}`,
        `--username=${SERVER_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same order and case rules on every machine, whatever locales it has.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--lc-messages=C',
        '--no-instructions',
      ],
      { ...owner?.ids, cwd: '/', env: serverEnvironment() },
    );
    // initdb has flushed all its files to the disk; only the folder's name is left to change.
    renameSync(cluster, directory);
    writeThrough(dirname(directory));
  } catch (error) {
    throw new EmbeddedPostgresError(`PostgreSQL could not be set up in ${directory}: ${outputOf(error)}`);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Removes what killed first starts left, of this version and of earlier ones. */
function removeLeftovers(directory: string): void {
  rmSync(`${directory}.initdb`, { force: true });
  const prefix = `${basename(directory)}.new-`;
  for (const name of readdirSync(dirname(directory)).filter((entry) => entry.startsWith(prefix))) {
    try {
      rmSync(join(dirname(directory), name), { recursive: true, force: true });
    } catch {
      // An initdb that outlived its start still writes there: the next start removes it.
    }
  }
}

/** Stores the password before there is a cluster that requires it. */
function newPassword(secretFile: string): string {
  const password = randomBytes(24).toString('hex');
  writeWhole(secretFile, `${password}\n`);
  return password;
}

const isEmpty = (directory: string): boolean => !existsSync(directory) || readdirSync(directory).length === 0;

const contentOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
