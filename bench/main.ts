import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startOwnServers } from '#testing';
import type { BenchContext, Suite } from './context.js';
import { installRivals } from './contenders/run.js';
import { figureTable, growthTable, isReached, machine, writePage } from './report.js';
import { api } from './suites/api.js';
import { coverage } from './suites/coverage.js';
import { csv } from './suites/csv.js';
import { drafts } from './suites/drafts.js';
import { growth } from './suites/growth.js';
import { live } from './suites/live.js';
import { load } from './suites/load.js';
import { questions } from './suites/questions.js';
import { runs } from './suites/runs.js';
import { savedPrompts } from './suites/saved-prompts.js';
import { start } from './suites/start.js';

const SUITES: Record<string, Suite> = {
  start,
  questions,
  csv,
  coverage,
  api,
  live,
  runs,
  drafts,
  'saved-prompts': savedPrompts,
  load,
  growth,
};

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
const quick = values.quick ?? false;
const only = values.only?.split(',') ?? Object.keys(SUITES);
const unknown = only.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(1);
}
const chosen = Object.entries(SUITES).filter(([name]) => only.includes(name));
const host = machine();
if (!quick) await installRivals();
const servers = await startOwnServers();
const context: BenchContext = {
  servers,
  quick,
  rounds: quick ? 1 : 5,
  figures: [],
  growths: [],
  log: (line) => console.error(`  ${line}`),
};
try {
  for (const [name, suite] of chosen) {
    console.error(name);
    await suite(context);
  }
} finally {
  await servers.stop();
}

const tables = [figureTable(context.figures), ...context.growths.map(growthTable)].join('\n\n');
console.log(`${host}\n\n${tables}`);
const isWhole = !quick && !values.only;
if (isWhole) writePage(`${host}; ${new Date().toISOString().slice(0, 16)} UTC.\n\n${tables}`);
const broken = context.figures.filter((figure) => figure.hard && !isReached(figure));
for (const { name, value, unit, limit } of broken)
  console.error(`missed: ${name}: ${value} ${unit}, limit ${limit}`);
// The client's own benchmark: screens, bundles, the list of 10,000.
const client = isWhole
  ? spawnSync(process.execPath, ['dist/scripts/bench-client/main.js'], { stdio: 'inherit' })
  : null;
process.exit(broken.length > 0 || (client?.status ?? 0) > 0 ? 1 : 0);
