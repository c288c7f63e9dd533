import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_TEMPLATES, type PlannedPrompt, promptMessages } from '#domain';
import type { Product } from '#testing';
import type { Assignment, Outcome } from './call.js';

const run = promisify(execFile);
const P_LIMIT = '7.3.3';

/** Installs the rivals into a folder of the bench's own. */
export async function installRivals(): Promise<void> {
  if (existsSync('.cache/bench/node_modules/p-limit')) return;
  await run('npm', ['install', '--prefix', '.cache/bench', '--no-audit', '--no-fund', `p-limit@${P_LIMIT}`]);
}

/** Runs a contender in a process of its own. */
export async function contender(name: 'floor' | 'sdk-p-limit', assignment: Assignment): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'assignment.json');
  writeFileSync(file, JSON.stringify(assignment));
  try {
    const { stdout } = await run(process.execPath, [`dist/bench/contenders/${name}.js`, file], {
      maxBuffer: 2 ** 24,
    });
    return JSON.parse(stdout) as Outcome;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Exactly the calls that the product's worker makes for a job. */
export async function callsOf(product: Product, jobId: string): Promise<Assignment['bodies']> {
  const rows = await product.sql<{ item: PlannedPrompt; brandName: string }>(
    `SELECT item, context->>'brandName' AS "brandName" FROM job_items JOIN jobs ON jobs.id = job_id
     WHERE job_id = $1 ORDER BY ordinal`,
    [jobId],
  );
  return rows.map(({ item, brandName }, turn) => {
    const template = DEFAULT_TEMPLATES.find(({ templateType }) => templateType === item.templateType)!;
    const place = { seed: jobId, turn };
    const messages = promptMessages(item, brandName, { text: template.promptTemplate }, place);
    return { model: 'gpt-4o-mini', messages, temperature: 0.8 };
  });
}
