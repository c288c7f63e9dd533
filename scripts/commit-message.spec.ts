import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const file = join(mkdtempSync(join(tmpdir(), 'promptloom-commit-')), 'message');

/** What the hook says of a message; '' when it takes it. */
function refusalOf(message: string): string {
  writeFileSync(file, message);
  return spawnSync('sh', ['.githooks/commit-msg', file], { encoding: 'utf8' }).stderr;
}

it('the commit hook takes conventional subjects of at most 72 characters', () => {
  expect(refusalOf('fix(worker): end the probe when storing fails\n\nThe why, at any length.\n')).toBe('');
  expect(refusalOf(`# a comment\nfeat: ${'x'.repeat(66)}\n`)).toBe('');
  expect(refusalOf('Merge branch main\n')).toBe('');
});

it('the commit hook refuses other subjects, and says what one reads like', () => {
  for (const subject of [
    'Mended the worker',
    'fix:no space',
    'fixes: what is no type',
    'fix: ends in a dot.',
  ])
    expect(refusalOf(subject)).toContain('A subject reads like');
  expect(refusalOf(`feat: ${'x'.repeat(67)}`)).toContain('at most 72 characters');
});
