import { type LlmStandIn, type OwnServers, type Product, type ProductOptions, startProduct } from '#testing';
import type { Figure, Growth } from './report.js';

export interface BenchContext {
  servers: OwnServers;
  /** Few rounds and small numbers: a smoke test. */
  quick: boolean;
  /** How often each time is measured. */
  rounds: number;
  figures: Figure[];
  growths: Growth[];
  log(line: string): void;
}

export type Suite = (context: BenchContext) => Promise<void>;

/** Runs the product on the bench's servers for the duration of `work`. */
export async function withProduct<T>(
  { servers }: BenchContext,
  options: ProductOptions,
  work: (product: Product & { model: LlmStandIn }) => Promise<T>,
): Promise<T> {
  const product = await startProduct({ model: {}, servers, ...options });
  try {
    return await work(product as Product & { model: LlmStandIn });
  } finally {
    await product.stop();
  }
}
