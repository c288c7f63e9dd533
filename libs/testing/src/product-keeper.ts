import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Product, startProduct } from './product.js';

/** Who writes the questions of a shared product: the offline composer, or a model that the suite brings. */
export type SharedKind = 'offline' | 'model';

/** Where a product that is kept running is to be found. */
export interface KeptProduct extends Pick<Product, 'url' | 'databaseUrl' | 'password'> {
  /** Where it looks for its model; 0 without one. */
  modelPort: number;
}

/** A product of each kind for each Jest worker, from the first suite that asks for it to the end of all. */
export interface ProductKeeper {
  /** For TEST_PRODUCTS_URL; GET `<url>/<any text>/<kind>` answers a KeptProduct, for one text always the same. */
  url: string;
  stop(): Promise<void>;
}

/** Ports that the system gives to nobody by itself: between two suites nobody else takes the model's. */
const MODEL_PORTS = { first: 20_000, count: 10_000 };

/**
 * Keeps products for `sharedProduct`. It is part of `npm test` and not of a suite, for suites come and go with what
 * they started.
 */
export async function keepProducts(): Promise<ProductKeeper> {
  const kept = new Map<string, Promise<{ product: Product; modelPort: number }>>();
  const start = async (path: string) => {
    const modelPort = path.endsWith('/model' satisfies `/${SharedKind}`) ? await modelPortThatIsFree() : 0;
    const env = modelPort > 0 ? { OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1` } : undefined;
    return { product: await startProduct({ env }), modelPort };
  };
  const find = async (path: string): Promise<KeptProduct> => {
    const started = kept.get(path) ?? start(path);
    kept.set(path, started);
    const { product, modelPort } = await started;
    const { url, databaseUrl, password } = product;
    return { url, databaseUrl, password, modelPort };
  };
  const server = createServer((request, response) => {
    find(request.url ?? '').then(
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
      for (const started of kept.values())
        await started.then(({ product }) => product.stop()).catch(() => undefined);
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
