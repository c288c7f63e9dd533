// Brings `node_modules` and `dist` up to date. Plain JavaScript on purpose: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist/.built');
const SOURCES = [
  'backend/src',
  'worker/src',
  'frontend/src',
  'frontend/index.html',
  'frontend/public',
  'frontend/vite.config.ts',
  'libs',
  'scripts',
  'bench',
  'package.json',
  'package-lock.json',
  'nest-cli.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

/** Newest change below a path, in milliseconds since 1970. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, args, failure) {
  // Jest sets 'test', for which Vite would build a development client; for 'production', npm omits the build tools.
  const env = { ...process.env, NODE_ENV: undefined };
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  if (error || status !== 0) throw new Error(failure);
}

/** Refuses a Node.js that cannot run this. */
function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(
      `Promptloom needs Node.js 20.19 or newer; this is ${process.versions.node}. Get it from https://nodejs.org.`,
    );
  }
}

/** The packages of a lockfile, by their folders; none without the file. */
const locked = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {});

/** Whether `node_modules` holds the locked versions. What npm may leave out on some platforms does not count. */
export function isInstalled(root) {
  const installed = locked(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(locked(join(root, 'package-lock.json'))).every(
    ([folder, { version, optional, devOptional, peer }]) =>
      folder === '' || optional || devOptional || peer || installed[folder]?.version === version,
  );
}

function install() {
  if (isInstalled(ROOT)) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lockfile written where some platforms' optional packages were not available. This
  // installs the locked versions too, and leaves the lockfile alone.
  run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    'The packages could not be installed: see the lines above. Check the network, then try again.',
  );
}

function build() {
  const built = existsSync(STAMP) ? Number(readFileSync(STAMP, 'utf8')) : 0;
  const changed = Math.max(...SOURCES.map((path) => newest(join(ROOT, path))));
  if (built >= changed) return;
  console.log('Building …');
  run('npm', ['run', '--silent', 'build'], 'The build failed: see the lines above.');
  writeFileSync(STAMP, String(changed));
}

/** Installs, and builds if asked to. Throws an error with one sentence when something is missing. */
export function prepare(options) {
  checkNode();
  install();
  if (options.build) build();
}

// `node scripts/prepare.mjs [--build]`: for lint and editors, and before commands that need the build.
if (process.argv[1] === import.meta.filename) prepare({ build: process.argv.includes('--build') });
