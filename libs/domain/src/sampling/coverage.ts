import { noiseAt, waitingTime } from './noise.js';
import type { SampleSpace } from './sample-space.js';
import type { SpaceAttribute, SpaceProduct } from './space-members.js';
import { NOISE } from './strata.js';

/** Something that has to appear, if it can. */
export type Target = { attribute: SpaceAttribute } | { product: SpaceProduct };

/**
 * What has not appeared in a row yet: first the attributes, then the product categories, each list in a random order
 * in which heavier ones tend to come first (Efraimidis & Spirakis 2006).
 */
export class Coverage {
  private readonly queue: Target[];
  private readonly seen = new Set<string>();
  private skipped: Target[] = [];

  constructor({ categories, products }: SampleSpace, seed: number) {
    const attributes = categories.flatMap(({ index, weight, table, attributes: inCategory }) =>
      inCategory.map((attribute) => ({
        target: { attribute },
        rate: (weight * table.weights[attribute.index]!) / table.total,
        noise: noiseAt(seed, NOISE.coverOrder, index, attribute.index),
      })),
    );
    const byProduct = products.map((product) => ({
      target: { product },
      rate: product.weight,
      noise: noiseAt(seed, NOISE.coverOrder, product.index),
    }));
    // Drawn from the end.
    this.queue = [...inOrder(attributes), ...inOrder(byProduct)].reverse();
  }

  /** The next that has not appeared; it is taken out. */
  next(): Target | undefined {
    for (;;) {
      const target = this.queue.pop();
      if (!target || !this.seen.has(readingOf(target))) return target;
    }
  }

  /** Notes a target that no row of the present kinds can hold. */
  skip(target: Target): void {
    this.skipped.push(target);
  }

  /** Takes up again what was skipped: rows of other kinds are drawn from now on. */
  resume(): void {
    this.queue.push(...this.skipped.reverse());
    this.skipped = [];
  }

  /** Notes what a row shows. */
  note(product: SpaceProduct, attributes: readonly SpaceAttribute[]): void {
    this.seen.add(readingOf({ product }));
    for (const attribute of attributes) this.seen.add(readingOf({ attribute }));
  }
}

function readingOf(target: Target): string {
  return 'product' in target ? `product ${target.product.index}` : `attribute ${target.attribute.reading}`;
}

interface Candidate {
  target: Target;
  rate: number;
  noise: Uint32Array;
}

function inOrder(candidates: readonly Candidate[]): Target[] {
  return candidates
    .map(({ target, rate, noise }) => ({ target, time: waitingTime(noise, 0) / rate }))
    .sort((a, b) => a.time - b.time)
    .map(({ target }) => target);
}
