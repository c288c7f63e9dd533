import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#testing';
import type { Suite } from '../context.js';
import { median } from '../measure.js';

/** `npm start` until it says that it is ready. */
export const start: Suite = async (context) => {
  // This only measures a time, and the supervisor's own tests start it often enough.
  if (context.quick) return;
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  chmodSync(folder, 0o755);
  const times: number[] = [];
  for (let round = 0; round < context.rounds + 1; round++) times.push(await untilReady(folder));
  rmSync(folder, { recursive: true, force: true });
  context.figures.push(
    {
      name: 'npm start warm → ready',
      value: median(times.slice(1)) / 1_000,
      unit: 's',
      limit: 5,
      rounds: times.slice(1).map((ms) => ms / 1_000),
    },
    { name: 'npm start with an empty DATA_DIR → ready', value: times[0]! / 1_000, unit: 's', limit: 30 },
  );
};

async function untilReady(folder: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port), APP_PASSWORD: 'bench' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilPrinted(child, 'is ready');
  const ms = performance.now() - begun;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return ms;
}

const untilPrinted = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(words)) resolve();
    });
    child.once('exit', () => reject(new Error(`npm start ended: ${output}`)));
  });
