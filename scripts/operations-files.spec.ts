import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Every metric that the product's code names. */
function metricsInCode(): Set<string> {
  const names = new Set<string>();
  for (const folder of ['backend/src', 'worker/src'])
    for (const { name, parentPath } of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (name.endsWith('.ts'))
        for (const [, metric] of readFileSync(join(parentPath, name), 'utf8').matchAll(
          /name: '(promptloom_\w+)'/g,
        ))
          names.add(metric!);
  return names;
}

/** The metrics that a text asks for, without the endings of histograms. */
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/promptloom_[a-z_]+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

describe.each([
  'docs/ops/alerts.yml',
  'docs/ops/grafana-dashboard.json',
  'docs/operations.md',
  'docs/scaling.md',
])('%s', (file) => {
  it('asks only for metrics that there are', () => {
    const known = metricsInCode();
    const asked = metricsIn(readFileSync(file, 'utf8')).filter((name) => name !== 'promptloom_worker_');
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});

/** Suites of the rooms, by their names without folders. */
const suites = new Set(
  ['backend', 'frontend', 'libs', 'scripts', 'worker']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((path) => path.endsWith('.spec.ts'))
    .map((path) => path.split('/').at(-1)),
);

describe.each(['docs/operations.md', 'docs/reliability.md', 'docs/security.md'])('%s', (file) => {
  it('names only suites that there are', () => {
    const named = [...readFileSync(file, 'utf8').matchAll(/`([\w./-]+\.spec\.ts)`/g)].map(
      ([, path]) => path!,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !(path.includes('/') ? existsSync(path) : suites.has(path)))).toEqual([]);
  });
});
