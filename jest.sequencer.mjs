import { statSync } from 'node:fs';

// A fresh clone knows no durations, and one of these begun last would keep the other worker waiting.
// Longest first, as measured on two cores in `npm test`.
const LONG = [
  'scripts/supervisor/supervisor',
  'scripts/supervisor/recovery',
  'worker/test/generation',
  'frontend/e2e/accessibility',
  'frontend/e2e/improve',
  'frontend/e2e/main-job',
  'backend/test/load',
  'backend/test/slow-readers',
  'frontend/e2e/generate',
  'backend/test/fuzz',
  'frontend/e2e/attributes',
  'frontend/e2e/written-prompts',
  'frontend/e2e/management-written',
  'frontend/e2e/generators',
  'frontend/e2e/model-faults',
  'frontend/e2e/rules',
  'frontend/e2e/management-prompts',
  'frontend/e2e/blacklists',
  'backend/test/sign-in-throttle',
  'frontend/e2e/export-manager',
];

const place = ({ path }) => {
  const found = LONG.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
  return found < 0 ? LONG.length : found;
};

/** Says to Jest in which order the suites start: the long ones first, then the large files. */
export default class LongestFirst {
  sort(tests) {
    const size = new Map(tests.map((test) => [test, statSync(test.path).size]));
    return [...tests].sort((a, b) => place(a) - place(b) || size.get(b) - size.get(a));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
