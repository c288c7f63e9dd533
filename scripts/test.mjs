// `npm test` on a fresh clone: installs and builds what is missing, starts a real PostgreSQL and a real
// Redis, and runs all suites, browser and faults included. `npm test -- backend` runs those whose path matches.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startTestParts } from './test-set-up.mjs';

function fail(error) {
  console.error(error.message);
  process.exit(1);
}

const parts = await startTestParts().catch(fail);
if (process.env.CI === 'true' && parts.skipped.length > 0) {
  await parts.stop();
  fail(new Error(`CI would skip ${parts.skipped.join('\nCI would skip ')}`));
}

// The faults and the supervisor mostly wait: run at the same time, the others keep the processors busy.
const ALL = [
  ['--selectProjects', 'faults', 'scripts'],
  ['--ignoreProjects', 'faults', 'scripts'],
];

const folder = mkdtempSync(join(tmpdir(), 'promptloom-report-'));
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => running.forEach((jest) => jest.kill(signal)));

/** What failed in a suite: each test's name, with the first lines of its message. */
const failuresOf = ({ name, message, assertionResults }) => {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const all = failed.map(({ fullName, failureMessages }) => ({
    what: fullName,
    why: failureMessages.join('\n'),
  }));
  if (all.length === 0 && message) all.push({ what: 'the suite did not run', why: message });
  return all.map(({ what, why }) => {
    const lines = stripVTControlCharacters(why).split('\n').filter(Boolean).slice(0, 12);
    return [`${relative('.', name)}: ${what}`, ...lines].join('\n  ');
  });
};

/** Runs Jest once. Returns its exit code, how many tests passed and failed, and what failed. */
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
      ...(parts.hasBrowser ? [] : ['--ignoreProjects', 'browser']),
    ],
    {
      stdio: ['inherit', 'ignore', 'inherit'],
      // The workers of two runs have the same numbers.
      env: { ...process.env, TEST_PRODUCTS_URL: `${process.env.TEST_PRODUCTS_URL}/${place}` },
    },
  );
  running.add(jest);
  const code = await new Promise((resolve) => jest.once('exit', (exit) => resolve(exit ?? 1)));
  running.delete(jest);
  const {
    numPassedTests: passed = 0,
    numFailedTests: failed = 0,
    testResults = [],
  } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  return { code, passed, failed, failures: testResults.flatMap(failuresOf) };
}

const chosen = process.argv.slice(2);
const outcomes = await Promise.all((chosen.length > 0 ? [chosen] : ALL).map(run));
await parts.stop();
rmSync(folder, { recursive: true, force: true });
const sum = (name) => outcomes.reduce((total, outcome) => total + outcome[name], 0);
// Repeated at the end, because a long log is often cut in the middle.
for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(failure);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
for (const reason of parts.skipped) console.log(`Skipped ${reason}`);
process.exit(Math.max(...outcomes.map(({ code }) => code)));
