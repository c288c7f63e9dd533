import { noiseAt, uniform } from './noise.js';
import { PrefixRules } from './prefix-rules.js';
import { RowTree } from './row-tree.js';
import type { SampleSpace } from './sample-space.js';
import { byClaim, compareClaims, type SeatHolder } from './seats.js';
import type { SpaceProduct } from './space-members.js';

/** Rows of one number of attributes and one product category. Its weight is the product category's. */
export interface Stratum extends SeatHolder {
  product: SpaceProduct;
  /** Made when first needed. */
  tree: RowTree | null;
  /** `parked`: it gave no row within its limit of steps, and may get more when all others are through. */
  state: 'open' | 'parked' | 'exhausted';
  /** True once a search for a row with a certain attribute reached its limit here. */
  isSlow: boolean;
}

/** All strata of one number of attributes. Its weight is its share of the rows. */
export interface StratumGroup extends SeatHolder {
  arity: number;
  rules: PrefixRules;
  strata: readonly Stratum[];
}

/** Branches of the noise, so that nothing is drawn twice from the same place. */
export const NOISE = { groupTie: 1, stratumTie: 2, rows: 3, coverOrder: 4, coverRow: 5 } as const;

/** How large a share of the rows holds how many attributes. */
export interface Share {
  arity: number;
  weight: number;
}

/** The strata of a space. Numbers of attributes that no row can have are left out. */
export function stratumGroups(space: SampleSpace, shares: readonly Share[], seed: number): StratumGroup[] {
  return shares
    .filter(({ arity }) => arity <= space.categories.length)
    .map(({ arity, weight }) => ({
      arity,
      weight,
      seats: 0,
      tie: uniform(noiseAt(seed, NOISE.groupTie, arity), 0),
      rules: new PrefixRules(space, arity),
      strata: space.products.map((product) => ({
        product,
        weight: product.weight,
        seats: 0,
        tie: uniform(noiseAt(seed, NOISE.stratumTie, arity, product.index), 0),
        tree: null,
        state: 'open' as const,
        isSlow: false,
      })),
    }));
}

/** The tree of a stratum's rows. */
export function treeOf(space: SampleSpace, group: StratumGroup, stratum: Stratum, seed: number): RowTree {
  stratum.tree ??= new RowTree(
    group.rules,
    space.categories,
    group.rules.start(stratum.product),
    noiseAt(seed, NOISE.rows, group.arity, stratum.product.index),
  );
  return stratum.tree;
}

/** Groups that can give rows now: those with a share while they last, then those that only fill up. */
export function activeGroups(groups: readonly StratumGroup[]): StratumGroup[] {
  const open = groups.filter(({ strata }) => strata.some(({ state }) => state === 'open'));
  const sharing = open.filter(({ weight }) => weight > 0);
  return (sharing.length > 0 ? sharing : open).sort(compareClaims);
}

/** Strata by their claim to a row, the slow ones last. */
export function* quickFirst(strata: readonly Stratum[]): Generator<Stratum> {
  const slow = strata.filter(({ isSlow }) => isSlow);
  yield* byClaim(strata.filter(({ isSlow }) => !isSlow));
  yield* byClaim(slow);
}
