import pg from 'pg';
import { ApiClient } from './api-client.js';
import { type StandInOptions, startLlmStandIn } from './llm-stand-in.js';
import type { Product } from './product.js';
import type { KeptProduct, SharedKind } from './product-keeper.js';
import { type ScriptedModel, startScriptedModel } from './scripted-model.js';

/** What a suite may use of a product that is not its own: it can neither be stopped nor be set otherwise. */
export type SharedProduct = Pick<
  Product,
  'url' | 'password' | 'client' | 'model' | 'stranger' | 'sql' | 'stop'
>;

/**
 * A product on PostgreSQL with one worker, which the suites of a Jest worker use one after the other: starting one of
 * its own costs a suite four seconds of processor time. It has no brands, no defaults of templates, and a session of
 * the suite's own; who counts all rows, reads its log, kills or sets anything takes `startProduct`.
 * @param options `model`: a stand-in over real HTTP with these settings; the offline composer when absent
 */
export async function sharedProduct(
  options: { model?: Partial<StandInOptions> } = {},
): Promise<SharedProduct> {
  const kept = await keptProduct(options.model ? 'model' : 'offline');
  const product = await useKept(kept);
  const model = options.model && (await startLlmStandIn({ ...options.model, port: kept.modelPort }));
  const stop = async () => {
    await product.stop();
    await model?.close();
  };
  return { ...product, model, stop };
}

/** The same with a model whose answers the suite writes itself; the model stops with it. */
export async function sharedScriptedProduct(): Promise<{ model: ScriptedModel; product: SharedProduct }> {
  const kept = await keptProduct('model');
  const product = await useKept(kept);
  const model = await startScriptedModel(kept.modelPort);
  const stop = async () => {
    await product.stop();
    model.close();
  };
  return { model, product: { ...product, stop } };
}

/** That of this Jest worker, from `npm test`. */
async function keptProduct(kind: SharedKind): Promise<KeptProduct> {
  const { TEST_PRODUCTS_URL, JEST_WORKER_ID } = process.env;
  if (!TEST_PRODUCTS_URL)
    throw new Error(
      'TEST_PRODUCTS_URL is not set: start the suites with `npm test`, such as `npm test -- backend`.',
    );
  const answer = await fetch(`${TEST_PRODUCTS_URL}/${JEST_WORKER_ID}/${kind}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as KeptProduct;
}

/** Signs in, and takes away what an earlier suite left: a brand takes its runs with it. */
async function useKept({ url, databaseUrl, password }: KeptProduct): Promise<SharedProduct> {
  const client = new ApiClient(url);
  await client.post('/api/auth/login', { password });
  const { body: brands } = await client.get<{ id: string }[]>('/api/brands');
  for (const { id } of brands) await client.delete(`/api/brands/${id}`);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await pool.query('DELETE FROM system_default_templates');
  return {
    url,
    password,
    client,
    model: undefined,
    stranger: () => new ApiClient(url),
    sql: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
    stop: () => pool.end(),
  };
}
