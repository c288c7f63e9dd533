// The servers that suites with real parts use. `npm test` starts them once for all; when Jest is started by itself
// (`npx jest backend/test/auth`, an editor's button), it does so, for the projects that name this file in
// jest.config.mjs.
import { resolve } from 'node:path';
import { prepare } from './prepare.mjs';

/**
 * Installs and builds what is missing, starts a PostgreSQL and, where there is one, a Redis, and passes them to the
 * suites in the environment.
 *
 * @returns `skipped`: a sentence for each part that is not available and what cannot run without it; `hasBrowser`;
 *   `stop`
 * @throws Error with one sentence when nothing can run
 */
export async function startTestParts() {
  prepare({ build: true });
  const { findChromium, findRedis, startSharedProducts, startTestServers } =
    await import('../dist/libs/testing/src/index.js');
  const hasRedis = findRedis();
  const chromium = await findChromium();
  const servers = await startTestServers({ redis: hasRedis });
  Object.assign(process.env, {
    // Two hundred processes load the same modules. Node.js 20 knows no such cache, and starts without it.
    NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
    TEST_DATABASE_URL: servers.databaseUrl,
    ...(servers.redisUrl && { TEST_REDIS_URL: servers.redisUrl }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
  });
  const products = await startSharedProducts();
  process.env.TEST_PRODUCTS_URL = products.url;
  return {
    hasBrowser: chromium !== null,
    skipped: [
      hasRedis ||
        'everything on the Redis queue: there is no redis-server. Install it, such as by `apt-get install redis-server` or `brew install redis`.',
      chromium !== null ||
        'the browser suites: there is no Chromium. Install it, such as by `apt-get install chromium`, or set CHROMIUM_PATH to a Chrome or Chromium.',
    ].filter((reason) => reason !== true),
    stop: async () => {
      await products.stop();
      await servers.stop();
    },
  };
}

/** For Jest, which calls it once for each project. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const parts = await startTestParts();
  for (const reason of parts.skipped) console.log(`\nSkipped ${reason}`);
  globalThis.stopTestParts = parts.stop;
  // Jest then ends without its tear-down, and PostgreSQL would keep running.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void parts.stop().finally(() => process.exit(1)));
}
