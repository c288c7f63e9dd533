// `npm run dev`: the product while you edit. Vite serves the client on PORT and passes calls and live events on to the
// API, so everything has one origin. A changed file of the server is compiled by itself, without checking its types,
// and the API and the workers start again; PostgreSQL stays up. The types are checked in parallel. A change of the
// supervisor itself requires a new start.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { createLogger, createServer } from 'vite';
import { prepare } from './prepare.mjs';

/** An editor, or git, writes many files within this time, in milliseconds. */
const WRITTEN_TOGETHER_MS = 100;
const SOURCE = /^(?:backend|worker|libs\/[^/]+)\/src\/.*(?<!\.spec|\.d)\.ts$/;

async function readEnvironment() {
  prepare({ build: true });
  const { loadSupervisorEnvironment } = await import('../dist/libs/config/src/index.js');
  return loadSupervisorEnvironment(process.env);
}

const environment = await readEnvironment().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
const { readyLines, Supervisor } = await import('../dist/scripts/supervisor/supervisor.js');

// The configuration of Vite reads it.
process.env.API_PORT ||= String(environment.PORT + 1);
const supervisor = new Supervisor({ ...environment, HOST: '127.0.0.1', PORT: Number(process.env.API_PORT) });
const running = [];

let stopped;
function stop(code) {
  stopped ??= Promise.allSettled([...running.map((end) => end()), supervisor.stop()]).then(() =>
    process.exit(code),
  );
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));

/** Runs something of low priority, in a group of its own, because `stop` passes Ctrl-C on in order. */
function runBeside(...args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  setPriority(child.pid, 10);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  running.push(() => (child.exitCode === null && child.kill('SIGTERM'), ended));
  return ended;
}

const { options } = ts.getParsedCommandLineOfConfigFile('tsconfig.build.json', {}, ts.sys);
const compilerOptions = { ...options, module: ts.ModuleKind.ESNext, sourceMap: false, inlineSourceMap: true };

/** Compiles a source file into `dist`, or deletes its output if the file is gone. */
function compile(file) {
  const target = join('dist', file.replace(/\.ts$/, '.js'));
  if (!existsSync(file)) return rmSync(target, { force: true });
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions, fileName: file });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, outputText);
}

/** Vite's own logger, without the stack for each request that comes too early while the API starts again. */
function viteLogger() {
  const logger = createLogger();
  const { error } = logger;
  logger.error = (text, options) => {
    const isTooEarly = /^(?:ECONNREFUSED|ECONNRESET)$/.test(options?.error?.code);
    if (!isTooEarly) error(text, options);
  };
  return logger;
}

const changed = new Set();
let timer;
let restarted = Promise.resolve();
const restart = (rooms) => (restarted = restarted.then(() => supervisor.restart(rooms)));

function onChange(file) {
  if (!SOURCE.test(file)) return;
  changed.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The next build must write these again, because here they lack what the API's description says of answers and
    // bodies.
    rmSync('dist/tsc.tsbuildinfo', { force: true });
    const files = [...changed];
    changed.clear();
    files.forEach(compile);
    const isShared = files.some((file) => file.startsWith('libs/'));
    void restart(
      ['backend', 'worker'].filter((room) => isShared || files.some((file) => file.startsWith(room))),
    );
    if (files.some((file) => file.startsWith('libs/contracts/')))
      void runBeside('scripts/answer-schemas.mjs').then(() => restart(['backend']));
  }, WRITTEN_TOGETHER_MS);
}

try {
  const shared = await supervisor.start();
  const vite = await createServer({
    configFile: 'frontend/vite.config.ts',
    customLogger: viteLogger(),
    server: { port: environment.PORT, strictPort: true, host: process.env.HOST?.trim() || '127.0.0.1' },
  });
  running.push(() => vite.close());
  await vite.listen();
  // Not Node's own watcher: on Linux it loses a file that an editor or git replaces by another.
  vite.watcher.add(['backend/src', 'worker/src', 'libs']);
  vite.watcher.on('all', (_, file) => onChange(relative('.', file)));
  void runBeside('node_modules/typescript/bin/tsc', '--watch', '--preserveWatchOutput');
  console.log(readyLines(environment, shared));
} catch (error) {
  console.error(error.message);
  stop(1);
}
