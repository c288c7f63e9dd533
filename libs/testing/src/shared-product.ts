import pg from 'pg';
import { ApiClient } from './api-client.js';
import { type StandInOptions, startLlmStandIn } from './llm-stand-in.js';
import type { Product } from './product.js';
import type { RunningProduct, SharedKind } from './shared-products.js';
import { type ScriptedModel, startScriptedModel } from './scripted-model.js';

/** What a suite may use of a product that it shares with others: it can neither kill nor reconfigure it. */
export type SharedProduct = Pick<
  Product,
  'url' | 'password' | 'client' | 'model' | 'stranger' | 'sql' | 'stop'
>;

/**
 * A product on PostgreSQL with one worker, which the suites of a Jest worker use one after the other: starting one of
 * its own costs a suite four seconds of processor time. It has no brands, no default templates, and a session of the
 * suite's own. A suite that counts all rows, reads the log, kills a process or sets anything uses `startProduct`.
 * @param options `model`: a stand-in over real HTTP with these settings; the offline composer when absent
 */
export async function sharedProduct(
  options: { model?: Partial<StandInOptions> } = {},
): Promise<SharedProduct> {
  const running = await runningProduct(options.model ? 'model' : 'offline');
  const product = await openProduct(running);
  const model = options.model && (await startLlmStandIn({ ...options.model, port: running.modelPort }));
  const stop = async () => {
    await product.stop();
    await model?.close();
  };
  return { ...product, model, stop };
}

/** The same with a model whose answers the suite writes itself; the model stops with the product. */
export async function sharedScriptedProduct(): Promise<{ model: ScriptedModel; product: SharedProduct }> {
  const running = await runningProduct('model');
  const product = await openProduct(running);
  const model = await startScriptedModel(running.modelPort);
  const stop = async () => {
    await product.stop();
    model.close();
  };
  return { model, product: { ...product, stop } };
}

/** The product of this Jest worker, from the set-up of the tests. */
async function runningProduct(kind: SharedKind): Promise<RunningProduct> {
  const { TEST_PRODUCTS_URL, JEST_WORKER_ID } = process.env;
  const answer = await fetch(`${TEST_PRODUCTS_URL}/${JEST_WORKER_ID}/${kind}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as RunningProduct;
}

/** Signs in, and deletes what an earlier suite left: deleting a brand deletes its runs. */
async function openProduct({ url, databaseUrl, password }: RunningProduct): Promise<SharedProduct> {
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
