import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell is Chromium without its windows: the same pages for a fifth less processor time.
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const TIME_LIMIT_MS = 300_000;

const isOnPath = (command: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, command)));

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    timeout: TIME_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Debian's package, where this user may install one. */
function install(name: string): void {
  if (process.getuid?.() !== 0 || !isOnPath('apt-get')) return;
  console.log(`Installing ${name} …`);
  if (run('apt-get', 'update')) run('apt-get', 'install', '--yes', '--no-install-recommends', name);
}

/** Whether playwright has a browser of its own that starts here. */
async function hasOwnBrowser(): Promise<boolean> {
  const { chromium } = await import('playwright-core');
  return chromium.launch().then(
    (browser) => browser.close().then(() => true),
    () => false,
  );
}

function downloadBrowser(): void {
  console.log('Downloading Chromium …');
  run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', '--only-shell', 'chromium');
}

/** Gets a redis-server where this user may install one. @returns whether there is one */
export function findRedis(): boolean {
  if (!isOnPath('redis-server')) install('redis-server');
  return isOnPath('redis-server');
}

/** Gets a Chromium where there is none. @returns its path, '' for the one that playwright finds by itself, null without one */
export async function findChromium(): Promise<string | null> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : null;
  const installed = () => CHROMIUM.find((path) => existsSync(path)) ?? null;
  if (installed()) return installed();
  if (await hasOwnBrowser()) return '';
  install('chromium-headless-shell');
  if (installed()) return installed();
  downloadBrowser();
  return (await hasOwnBrowser()) ? '' : null;
}
