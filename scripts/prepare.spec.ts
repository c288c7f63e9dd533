import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './prepare.mjs';

type Packages = Record<string, { version: string; optional?: boolean }>;
const LOCKED: Packages = {
  'node_modules/antd': { version: '6.6.8' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

/** A folder with a lockfile and what npm says it has installed. */
function folderWith(installed: Packages | null): string {
  const root = mkdtempSync(join(tmpdir(), 'promptloom-prepare-'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  mkdirSync(join(root, 'node_modules'));
  if (installed)
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return root;
}

describe('packages are installed anew', () => {
  it.each<[when: string, installed: Packages | null, isNew: boolean]>([
    ['where there are none', null, true],
    [
      'when a version is not the locked one, however young the folder',
      { 'node_modules/antd': { version: '6.6.7' } },
      true,
    ],
    ['when one is missing', {}, true],
    [
      'but not for want of one that is for other platforms',
      { 'node_modules/antd': { version: '6.6.8' } },
      false,
    ],
  ])('%s', (_when, installed, isNew) => {
    expect(isInstalled(folderWith(installed))).toBe(!isNew);
  });
});
