import { at } from '../known.js';
import { scrambled } from './chance.js';
import type { OpenPlaces, Prefix } from './open-places.js';
import type { Quotas } from './quotas.js';
import type { SearchCosts } from './search-costs.js';
import type { SpaceAttribute, SpaceProduct } from './space-members.js';

/** The order in which attributes are tried as the next of a row. */
export class RowChoices {
  constructor(
    private readonly quotas: Quotas,
    private readonly costs: SearchCosts,
    private readonly open: OpenPlaces,
  ) {}

  /**
   * The attributes that may come next, the cheapest first; among equals those that make more new pairs, then by chance.
   *
   * @param salt the salt of the row being searched for
   */
  *after(
    prefix: Prefix,
    categories: readonly number[],
    beside: readonly (SpaceProduct | SpaceAttribute)[],
    salt: number,
  ): Generator<SpaceAttribute, undefined> {
    const queues = categories.map((category) => ({
      order: this.quotas.cheapestFirst(category),
      place: 0,
      cost: this.costs.leastOf(category),
    }));
    for (;;) {
      const cost = queues.reduce((least, queue) => Math.min(least, queue.cost), Infinity);
      if (cost === Infinity) return;
      this.open.turnTo(prefix);
      const equal: SpaceAttribute[] = [];
      for (const queue of queues) {
        while (queue.cost === cost) {
          const attribute = at(queue.order, queue.place++);
          if (!this.open.isForbidden(attribute)) equal.push(attribute);
          const next = queue.order[queue.place];
          queue.cost = next ? this.costs.of(next) : Infinity;
        }
      }
      yield* equal.length < 2 ? equal : this.byPairs(equal, beside, salt);
    }
  }

  private *byPairs(
    equal: readonly SpaceAttribute[],
    beside: readonly (SpaceProduct | SpaceAttribute)[],
    salt: number,
  ): Generator<SpaceAttribute, undefined> {
    // The first is nearly always enough, so the others are sorted only when it is not.
    let first = at(equal, 0);
    let most = -1;
    let least = 0;
    for (const attribute of equal) {
      const pairs = this.quotas.newPairs(attribute, beside);
      if (pairs < most) continue;
      const tie = scrambled(salt ^ attribute.number);
      if (pairs === most && tie >= least) continue;
      first = attribute;
      most = pairs;
      least = tie;
    }
    yield first;
    yield* equal
      .filter((attribute) => attribute !== first)
      .map((attribute) => ({
        attribute,
        pairs: this.quotas.newPairs(attribute, beside),
        tie: scrambled(salt ^ attribute.number),
      }))
      .sort((a, b) => b.pairs - a.pairs || a.tie - b.tie)
      .map(({ attribute }) => attribute);
  }
}
