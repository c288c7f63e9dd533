// `npm test` on a fresh clone: installs and builds what is missing, starts a real PostgreSQL and a real
// Redis, and runs all suites, browser included, but for the faults, which take minutes (`npm run test:faults`).
// `npm test -- backend` runs those whose path matches.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

try {
  prepare({ build: true });
} catch (error) {
  fail(error);
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const chromium = process.env.CHROMIUM_PATH ?? CHROMIUM.find(existsSync);
if (!chromium)
  fail(
    new Error(
      'The browser tests need Chromium: install it with `apt-get install chromium`, or set CHROMIUM_PATH to a Chrome or Chromium.',
    ),
  );

// The suites that take minutes run by themselves: `npm run test:faults`, `npm test -- frontend/e2e/accessibility`.
const DEFAULT = ['--ignoreProjects', 'faults', '--testPathIgnorePatterns', 'e2e/accessibility'];

const { startTestServers } = await import('../dist/libs/testing/src/index.js');
const servers = await startTestServers().catch(fail);
const folder = mkdtempSync(join(tmpdir(), 'promptloom-report-'));
const report = join(folder, 'report.json');
const jest = spawn(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    // A failed test may leave a server open.
    '--forceExit',
    '--json',
    `--outputFile=${report}`,
    ...(process.argv.length > 2 ? process.argv.slice(2) : DEFAULT),
  ],
  {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: {
      ...process.env,
      TEST_DATABASE_URL: servers.databaseUrl,
      TEST_REDIS_URL: servers.redisUrl,
      CHROMIUM_PATH: chromium,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => jest.kill(signal));
const code = await new Promise((resolve) => jest.once('exit', (exit) => resolve(exit ?? 1)));
await servers.stop();
if (existsSync(report)) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
}
rmSync(folder, { recursive: true, force: true });
process.exit(code);
