/** One Jest project per room that has suites of its own needs; all share the ESM + SWC transform. */
const shared = {
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true, tsx: false },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2023',
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
};

// Node runs ECMAScript modules for Jest only with a flag. Jest's workers take it from here: an editor's button and
// `npx jest` need nothing else.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --disable-warning=ExperimentalWarning`;

const project = (displayName, testMatch, more = {}) => ({ ...shared, displayName, testMatch, ...more });

/** With a database, a queue, products and a browser. */
const onRealParts = (displayName, testMatch, more = {}) =>
  project(displayName, testMatch, {
    globalSetup: '<rootDir>/scripts/test-set-up.mjs',
    globalTeardown: '<rootDir>/scripts/test-tear-down.mjs',
    ...more,
  });

export default {
  // Never what decides: each thing that a test waits for gives up much earlier, and says what it missed. A journey of many
  // steps takes minutes on a slow machine that does much else.
  testTimeout: 600_000,
  // Two cores: the suites with servers of their own take turns with the light ones.
  maxWorkers: 2,
  // With a limit, Jest runs a single suite in a worker too; above it a worker is started anew.
  workerIdleMemoryLimit: '1GB',
  projects: [
    project('libs', ['<rootDir>/libs/{domain,contracts,llm,config,testing}/**/*.spec.ts'], {
      setupFiles: ['<rootDir>/libs/testing/jest-properties.ts'],
    }),
    project('units', ['<rootDir>/{backend,worker}/src/**/*.spec.ts']),
    onRealParts('database', ['<rootDir>/libs/database/**/*.spec.ts']),
    onRealParts('queue', ['<rootDir>/libs/queue/**/*.spec.ts']),
    onRealParts('backend', ['<rootDir>/backend/test/*.spec.ts']),
    onRealParts('worker', ['<rootDir>/worker/test/*.spec.ts']),
    // They wait for recoveries: beside the others in `npm test`, alone by `npm run test:faults`.
    onRealParts('faults', ['<rootDir>/worker/test/faults/*.spec.ts']),
    onRealParts('scripts', ['<rootDir>/scripts/**/*.spec.ts']),
    project('client', ['<rootDir>/frontend/src/**/*.spec.ts']),
    onRealParts('browser', ['<rootDir>/frontend/e2e/**/*.spec.ts'], {
      testEnvironment: '<rootDir>/frontend/e2e/browser-environment.mjs',
    }),
  ],
};
