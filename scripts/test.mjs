// `npm test` on a fresh clone: installs and builds what is missing, starts a real PostgreSQL and a real
// Redis, and runs all suites, browser and faults included. `npm test -- backend` runs those whose path matches.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { findChromium, findRedis } from './test-parts.mjs';

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

try {
  prepare({ build: true });
} catch (error) {
  fail(error);
}

const hasRedis = findRedis();
const chromium = await findChromium();
const skipped = [
  hasRedis ||
    'everything on the Redis queue: there is no redis-server. Install it, such as by `apt-get install redis-server` or `brew install redis`.',
  chromium !== null ||
    'the browser suites: there is no Chromium. Install it, such as by `apt-get install chromium`, or set CHROMIUM_PATH to a Chrome or Chromium.',
].filter((reason) => reason !== true);
if (process.env.CI === 'true' && skipped.length > 0)
  fail(new Error(`CI would skip ${skipped.join('\nCI would skip ')}`));

// The faults and the supervisor wait for most of their time, three at once too; all others keep the processors busy.
const ALL = [
  ['--selectProjects', 'faults', 'scripts', '--maxWorkers', '3'],
  ['--ignoreProjects', 'faults', 'scripts'],
];

const { keepProducts, startTestServers } = await import('../dist/libs/testing/src/index.js');
const servers = await startTestServers({ redis: hasRedis }).catch(fail);
Object.assign(process.env, {
  TEST_DATABASE_URL: servers.databaseUrl,
  ...(servers.redisUrl && { TEST_REDIS_URL: servers.redisUrl }),
  ...(chromium && { CHROMIUM_PATH: chromium }),
});
const products = await keepProducts();
const folder = mkdtempSync(join(tmpdir(), 'promptloom-report-'));
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => running.forEach((jest) => jest.kill(signal)));

/** Runs Jest once. Gives its exit code and how many tests passed and failed. */
async function run(args, place) {
  const report = join(folder, `${place}.json`);
  const jest = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      // A failed test may leave a server open.
      '--forceExit',
      '--json',
      `--outputFile=${report}`,
      ...args,
      ...(chromium === null ? ['--ignoreProjects', 'browser'] : []),
    ],
    {
      stdio: ['inherit', 'ignore', 'inherit'],
      // The workers of two runs have the same numbers.
      env: { ...process.env, TEST_PRODUCTS_URL: `${products.url}/${place}` },
    },
  );
  running.add(jest);
  const code = await new Promise((resolve) => jest.once('exit', (exit) => resolve(exit ?? 1)));
  running.delete(jest);
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : {};
  return { code, passed: numPassedTests, failed: numFailedTests };
}

const chosen = process.argv.slice(2);
const outcomes = await Promise.all((chosen.length > 0 ? [chosen] : ALL).map(run));
await products.stop();
await servers.stop();
rmSync(folder, { recursive: true, force: true });
const sum = (name) => outcomes.reduce((total, outcome) => total + outcome[name], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
for (const reason of skipped) console.log(`Skipped ${reason}`);
process.exit(Math.max(...outcomes.map(({ code }) => code)));
