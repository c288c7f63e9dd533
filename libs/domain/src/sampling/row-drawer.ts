import { Coverage, type Target } from './coverage.js';
import { noiseAt } from './noise.js';
import { OUT_OF_STEPS, RowTree } from './row-tree.js';
import type { SampleSpace } from './sample-space.js';
import { nextSeat } from './seats.js';
import type { SpaceAttribute, SpaceProduct } from './space-members.js';
import { StepBudget } from './step-budget.js';
import {
  activeGroups,
  NOISE,
  quickFirst,
  stratumGroups,
  treeOf,
  type Share,
  type Stratum,
  type StratumGroup,
} from './strata.js';

/** A drawn row, its attributes in the order of their categories. */
export interface DrawnRow {
  product: SpaceProduct;
  attributes: readonly SpaceAttribute[];
}

/** Limits of the search in steps that lead to no row. A step takes a few microseconds. */
const SEARCH_LIMITS = {
  /** For all rows together: about a second, and 150 MB. */
  total: 250_000,
  /** For one row of one stratum, after which the others go first. */
  perRow: 20_000,
  /** For all rows that are sought because an attribute has not appeared yet. */
  coverage: 100_000,
  /** For one such row. */
  perTarget: 4_000,
};

/**
 * Draws the rows of a sample one after another. What comes next never depends on how many are wanted,
 * so that a larger sample only appends.
 *
 * Rows are awarded to strata seat by seat: first to a number of attributes by its share, then to a product category
 * by its weight. Every second row is one that shows an attribute that has not appeared yet, as long as there is one:
 * so that all that can appear do within the first 2 × (number of attributes) rows, and weights have their say from
 * the first row on.
 */
export class RowDrawer {
  private readonly groups: readonly StratumGroup[];
  private readonly coverage: Coverage;
  private readonly steps: StepBudget;
  private readonly coverSteps: StepBudget;
  private readonly keys = new Set<string>();
  private isFillingUp = false;
  private coverageCapped = false;

  constructor(
    private readonly space: SampleSpace,
    shares: readonly Share[],
    private readonly seed: number,
  ) {
    this.groups = stratumGroups(space, shares, seed);
    this.coverage = new Coverage(space, seed);
    this.steps = new StepBudget(SEARCH_LIMITS.total);
    this.coverSteps = new StepBudget(SEARCH_LIMITS.coverage);
  }

  /** True when an attribute that has not appeared was given up at a limit. */
  get isCoverageCapped(): boolean {
    return this.coverageCapped;
  }

  /** True when rows were given up at a limit. */
  get isSearchCapped(): boolean {
    return this.groups.some(({ strata }) => strata.some(isParked));
  }

  /** The next row; null when there is no other, or the search has reached its limit. */
  next(): DrawnRow | null {
    const row = (this.keys.size % 2 === 1 ? this.coveringRow() : null) ?? this.weightedRow();
    if (row) this.coverage.note(row.product, row.attributes);
    return row;
  }

  private weightedRow(): DrawnRow | null {
    for (;;) {
      const [group] = this.active();
      if (group) {
        const row = this.drawFrom(group, nextSeat(group.strata.filter(isOpen))!);
        if (row) return row;
      } else if (!this.reopenParked()) return null;
    }
  }

  private active(): StratumGroup[] {
    const active = activeGroups(this.groups);
    if (!this.isFillingUp && active[0]?.weight === 0) {
      this.isFillingUp = true;
      this.coverage.resume();
    }
    return active;
  }

  private reopenParked(): boolean {
    const parked = this.groups.flatMap(({ strata }) => strata.filter(isParked));
    if (this.steps.left <= 0) return false;
    for (const stratum of parked) stratum.state = 'open';
    this.coverage.resume();
    return parked.length > 0;
  }

  private drawFrom(group: StratumGroup, stratum: Stratum): DrawnRow | null {
    const steps = this.steps.part(SEARCH_LIMITS.perRow + fruitfulSteps(group));
    const tree = treeOf(this.space, group, stratum, this.seed);
    for (;;) {
      const attributes = tree.next(steps);
      if (attributes === OUT_OF_STEPS) stratum.state = 'parked';
      else if (attributes === null) stratum.state = 'exhausted';
      else {
        this.steps.refund(fruitfulSteps(group));
        const row = this.award(group, stratum, attributes);
        if (row) return row;
        continue;
      }
      return null;
    }
  }

  /** Makes a row of a stratum's attributes, unless one that reads alike is there already. */
  private award(
    group: StratumGroup,
    stratum: Stratum,
    attributes: readonly SpaceAttribute[],
  ): DrawnRow | null {
    const readings = attributes.map(({ reading }) => reading).sort();
    const key = JSON.stringify([stratum.product.index, ...readings]);
    if (this.keys.has(key)) return null;
    this.keys.add(key);
    group.seats++;
    stratum.seats++;
    return {
      product: stratum.product,
      attributes: [...attributes].sort((a, b) => a.category - b.category),
    };
  }

  private coveringRow(): DrawnRow | null {
    for (;;) {
      const active = this.active();
      const target = this.coverage.next();
      if (!target) return null;
      for (const group of active) {
        const row = this.rowWith(target, group);
        if (row) return row;
      }
      this.coverage.skip(target);
    }
  }

  /** A row of the group that holds the target. As the target has not appeared, the row cannot be a repeated one. */
  private rowWith(target: Target, group: StratumGroup): DrawnRow | null {
    if ('product' in target) {
      const stratum = group.strata[target.product.index]!;
      return isOpen(stratum) ? this.drawFrom(group, stratum) : null;
    }
    return group.arity === 0 ? null : this.rowWithAttribute(target.attribute, group);
  }

  private rowWithAttribute(attribute: SpaceAttribute, group: StratumGroup): DrawnRow | null {
    const isPossible = ({ state, product }: Stratum): boolean =>
      state !== 'exhausted' && !this.space.conflicts.forbids(product, attribute);
    let wasCapped = false;
    for (const stratum of quickFirst(group.strata.filter(isPossible))) {
      const found = this.treeWith(attribute, group, stratum)?.next(
        this.coverSteps.part(SEARCH_LIMITS.perTarget + fruitfulSteps(group)),
      );
      if (found === OUT_OF_STEPS) {
        stratum.isSlow = true;
        wasCapped = true;
      } else if (found) {
        this.coverSteps.refund(fruitfulSteps(group));
        return this.award(group, stratum, found);
      }
    }
    this.coverageCapped ||= wasCapped;
    return null;
  }

  private treeWith(attribute: SpaceAttribute, group: StratumGroup, { product }: Stratum): RowTree | null {
    const start = group.rules.start(product, attribute);
    if (!start) return null;
    const { category, index } = attribute;
    const noise = noiseAt(this.seed, NOISE.coverRow, group.arity, product.index, category, index);
    return new RowTree(group.rules, this.space.categories, start, noise);
  }
}

/** The most steps that the way to one row takes: a category and an attribute for each place. */
const fruitfulSteps = ({ arity }: StratumGroup): number => 2 * arity;
const isOpen = ({ state }: Stratum): boolean => state === 'open';
const isParked = ({ state }: Stratum): boolean => state === 'parked';
