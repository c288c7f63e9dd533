import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Product, startProduct } from './product.js';
import { makeUsedData } from './used-data.js';

/** Who writes the questions of a shared product: the offline composer, or a model that the suite brings. */
export type SharedKind = 'offline' | 'model';

/** Where a shared product is to be found. */
export interface RunningProduct extends Pick<Product, 'url' | 'databaseUrl' | 'password'> {
  /** Where it looks for its model; 0 without one. */
  modelPort: number;
}

/** A product of each kind for each Jest worker, from the first suite that asks for it to the end of all. */
export interface SharedProducts {
  /**
   * For TEST_PRODUCTS_URL; GET `<url>/<any text>/<kind>` answers a RunningProduct, always the same one for one text, and
   * `<url>/used-data` the path of a data folder to copy, always the same one.
   */
  url: string;
  stop(): Promise<void>;
}

/** Ports that the system never assigns by itself, so that nobody takes the model's between two suites. */
const MODEL_PORTS = { first: 20_000, count: 10_000 };

/**
 * Starts the products of `sharedProduct`, each when a suite first asks for it. Called by the set-up of the tests and by
 * no suite, because what a suite starts ends with it.
 */
export async function startSharedProducts(): Promise<SharedProducts> {
  const running = new Map<string, Promise<{ product: Product; modelPort: number }>>();
  const start = async (path: string) => {
    const modelPort = path.endsWith('/model' satisfies `/${SharedKind}`) ? await modelPortThatIsFree() : 0;
    const env = modelPort > 0 ? { OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1` } : undefined;
    return { product: await startProduct({ env }), modelPort };
  };
  const find = async (path: string): Promise<RunningProduct> => {
    const started = running.get(path) ?? start(path);
    running.set(path, started);
    const { product, modelPort } = await started;
    const { url, databaseUrl, password } = product;
    return { url, databaseUrl, password, modelPort };
  };
  let used: Promise<string> | undefined;
  const server = createServer(({ url = '' }, response) => {
    const asked = url.endsWith('/used-data') ? (used ??= makeUsedData()) : find(url);
    asked.then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      for (const started of running.values())
        await started.then(({ product }) => product.stop()).catch(() => undefined);
      await used?.then((path) => rmSync(path, { recursive: true })).catch(() => undefined);
    },
  };
}

async function modelPortThatIsFree(): Promise<number> {
  const port = MODEL_PORTS.first + Math.floor(Math.random() * MODEL_PORTS.count);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return modelPortThatIsFree();
  }
  server.close();
  await once(server, 'close');
  return port;
}
