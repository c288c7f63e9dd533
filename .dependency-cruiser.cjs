/** The arrows of ARCHITECTURE.md, as errors. */
const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule(
      'no-cycles',
      'A cycle means that two files are one thing, or that a line is in the wrong room.',
      {},
      { circular: true },
    ),
    rule(
      'apps-do-not-import-each-other',
      'API, worker and client are deployed apart; what they share is a library.',
      { path: '^(backend|worker|frontend)/' },
      { path: '^(backend|worker|frontend)/', pathNot: '^$1/' },
    ),
    rule(
      'domain-is-pure',
      'The rules of the product run in the browser, the API and the worker, and are tested without anything else; composing knows parts of speech and writes structured files.',
      { path: '^libs/domain/src', pathNot: '\\.spec\\.ts$' },
      { pathNot: ['^libs/domain/', '^node_modules/(compromise|csv-stringify)/'] },
    ),
    rule(
      'contracts-know-the-domain-only',
      'Both ends of a wire share them: nothing of either end may leak in.',
      { path: '^libs/contracts/' },
      { path: '^(libs/(?!contracts|domain)|backend|worker|frontend)' },
    ),
    rule(
      'config-knows-no-room',
      'Settings depend on no other room: the processes read them, and pass on what a library is set to.',
      { path: '^libs/config/' },
      { path: '^(libs/(?!config)|backend|worker|frontend)' },
    ),
    rule(
      'database-arrows',
      'The database room knows the domain and the contracts; what it is set to comes in as arguments.',
      { path: '^libs/database/src' },
      { path: '^(libs/(queue|llm|config)|backend|worker|frontend)' },
    ),
    rule(
      'queue-arrows',
      'The queue carries ids: it knows neither rows nor models.',
      { path: '^libs/queue/src' },
      {
        path: '^(libs/(database|llm|domain|contracts|config)|backend|worker|frontend)',
        pathNot: 'libs/testing',
      },
    ),
    rule(
      'llm-arrows',
      'A model answers requests; it knows the domain, and what it is set to comes in as arguments.',
      { path: '^libs/llm/src' },
      { path: '^(libs/(database|queue|contracts|config)|backend|worker|frontend)' },
    ),
    rule(
      'api-makes-no-llm-call',
      'The API stores and enqueues; only workers may spend money.',
      { path: '^backend/src' },
      { path: '^libs/llm/' },
    ),
    rule(
      'client-sees-domain-and-contracts',
      'Everything else runs on the server.',
      { path: '^frontend/src' },
      { path: '^libs/(?!domain|contracts)' },
    ),
    rule(
      'testing-is-for-tests',
      'Fixtures and stand-ins must not reach production code.',
      { path: '^(backend/src|worker/src|frontend/src|libs/(?!testing)[^/]+/src)', pathNot: '\\.spec\\.ts$' },
      { path: '^libs/testing/' },
    ),
    rule(
      'through-the-index',
      'A library is entered through its index, so that the rest can change; one constant, what is large, what starts first, and what a thread loads have entrances of their own.',
      { path: '^(backend|worker|frontend|scripts|bench|libs/([^/]+))/' },
      {
        path: '^libs/([^/]+)/src/(?!index\\.ts$)',
        pathNot: [
          '^libs/$2/',
          '^$1/',
          '^libs/config/src/(worker-arguments|never-fail-to-log)\\.ts$',
          '^libs/database/src/(embedded|streams)/index\\.ts$',
          '^libs/domain/src/composing/(index|structured-csv)\\.ts$',
        ],
      },
    ),
    rule(
      'bullmq-in-the-queue-room',
      'One place knows the queue; the dashboard and the wiring name its types.',
      {
        path: '^(backend|worker|frontend|libs)/',
        pathNot: ['^libs/(queue|testing)/', '^backend/src/ops/', '^backend/src/app\\.ts$', '\\.spec\\.ts$'],
      },
      { path: 'node_modules/(bullmq|ioredis)/' },
    ),
    rule(
      'openai-in-the-llm-room',
      'Another provider is another adapter.',
      { pathNot: '^(libs/llm|bench)/' },
      { path: 'node_modules/openai/' },
    ),
    rule(
      'socket-io-in-realtime',
      'Events are sent from one place.',
      { path: '^backend/src', pathNot: '^backend/src/realtime/' },
      { path: 'node_modules/socket\\.io/' },
    ),
    rule(
      'declared-dependencies',
      'What is imported is in package.json.',
      { path: '^(backend|worker|frontend|libs|scripts)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
