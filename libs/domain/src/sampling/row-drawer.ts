import { chance } from './chance.js';
import { Quotas } from './quotas.js';
import { type DrawnRow, RowSearch, type Steps } from './row-search.js';
import type { SampleSpace } from './sample-space.js';
import type { SpaceAttribute, SpaceProduct } from './space-members.js';

/** A number of attributes, and the share of rows with it. */
export interface Kind {
  arity: number;
  share: number;
}

/** Limits of the search, in prefixes that turn out to be dead ends. Each takes a few microseconds. */
const FOR_ALL_ROWS: Steps = { left: 250_000, each: 20_000 };
/** For rows that are searched for because an attribute has not appeared yet. */
const FOR_COVERAGE: Steps = { left: 100_000, each: 4_000 };

/** All rows with one number of attributes. */
interface Group extends Kind {
  rows: RowSearch;
  drawn: number;
}

/**
 * Draws the rows of a sample one after another. The next row never depends on the requested number, so that a larger
 * sample only appends.
 *
 * First comes the number of attributes whose share of the rows is furthest behind, then the row that brings the shares
 * of product categories, categories and attributes closest to their weights. As soon as there are twice as many rows as
 * attributes that have appeared, the next row shows one that has not. So all attributes that can appear do so within
 * the first 2 × (their number) rows, and as long as that stays guaranteed, weights alone decide.
 */
export class RowDrawer {
  private readonly quotas: Quotas;
  private readonly groups: readonly Group[];
  private readonly unseenProducts: Set<SpaceProduct>;
  private readonly unseen: Set<SpaceAttribute>;
  /** Attributes that the kinds of rows drawn at present could not show. */
  private skipped: SpaceAttribute[] = [];
  /** The readings of the attributes that have appeared. */
  private readonly seen = new Set<number>();
  private readonly steps = { ...FOR_ALL_ROWS };
  private readonly coverSteps = { ...FOR_COVERAGE };
  private drawn = 0;
  private isFillingUp = false;
  private coverageCapped = false;

  constructor(
    private readonly space: SampleSpace,
    kinds: readonly Kind[],
    private readonly seed: number,
  ) {
    this.quotas = new Quotas(space);
    this.groups = kinds
      // No row can have more attributes than there are categories.
      .filter(({ arity }) => arity <= space.categories.length)
      .map((kind) => ({ ...kind, drawn: 0, rows: new RowSearch(space, kind.arity, this.quotas, seed) }));
    this.unseen = new Set(space.categories.flatMap(({ attributes }) => attributes));
    this.unseenProducts = new Set(space.products);
  }

  /** True when the search for an attribute that has not appeared was given up at a limit. */
  get isCoverageCapped(): boolean {
    return this.coverageCapped;
  }

  /** True when rows were given up at a limit. */
  get isSearchCapped(): boolean {
    return this.groups.some(({ rows }) => rows.isParked);
  }

  /** The next row; null when there are no more, or the search has reached its limit. */
  next(): DrawnRow | null {
    return this.coveringRow() ?? this.weightedRow();
  }

  private weightedRow(): DrawnRow | null {
    for (;;) {
      const [group] = this.activeGroups();
      const row = group?.rows.next(this.drawn, this.steps);
      if (group && row) return this.award(group, row);
      if (!group && !this.reopenParked()) return null;
    }
  }

  /**
   * The kinds that still yield rows, the one furthest behind first: those with a share while they last, then the
   * others.
   */
  private activeGroups(): Group[] {
    const open = this.groups.filter(({ rows }) => rows.isOpen);
    const sharing = open.filter(({ share }) => share > 0);
    if (sharing.length === 0 && open.length > 0 && !this.isFillingUp) {
      this.isFillingUp = true;
      this.resumeSkipped();
    }
    const deficit = ({ share, drawn }: Group): number => Math.round((share * (this.drawn + 1) - drawn) * 1e9);
    const tie = ({ arity }: Group): number => chance(this.seed, this.drawn, arity);
    return (sharing.length > 0 ? sharing : open).sort((a, b) => deficit(b) - deficit(a) || tie(a) - tie(b));
  }

  private reopenParked(): boolean {
    if (this.steps.left <= 0 || !this.isSearchCapped) return false;
    for (const { rows } of this.groups) rows.reopen();
    this.resumeSkipped();
    return true;
  }

  private award(group: Group, row: DrawnRow): DrawnRow {
    this.drawn++;
    group.drawn++;
    this.quotas.count(row.product, row.attributes);
    this.unseenProducts.delete(row.product);
    for (const attribute of row.attributes) {
      this.unseen.delete(attribute);
      this.seen.add(attribute.reading);
    }
    return row;
  }

  /** A row that shows something that has not appeared, when one is due. */
  private coveringRow(): DrawnRow | null {
    while (this.unseen.size > 0 && this.drawn >= 2 * this.seen.size) {
      const target = this.nextTarget();
      // An attribute that reads like one that has appeared needs no row.
      const row = this.seen.has(target.reading) ? null : this.rowWith(target);
      if (row) return row;
    }
    const productsSeen = this.space.products.length - this.unseenProducts.size;
    if (this.unseenProducts.size === 0 || this.drawn < 2 * (this.seen.size + productsSeen)) return null;
    const [group] = this.activeGroups();
    const row = group?.rows.next(this.drawn, this.steps, { products: this.unseenProducts });
    return group && row ? this.award(group, row) : null;
  }

  /** Removes and returns the cheapest attribute that has not appeared. */
  private nextTarget(): SpaceAttribute {
    const cost = (one: SpaceAttribute): number =>
      this.quotas.ofCategory(one.category, 1) + this.quotas.ofAttribute(one);
    const tie = ({ number }: SpaceAttribute): number => chance(this.seed, this.drawn, number);
    const target = [...this.unseen].reduce((best, one) =>
      (cost(one) - cost(best) || tie(one) - tie(best)) < 0 ? one : best,
    );
    this.unseen.delete(target);
    return target;
  }

  private rowWith(attribute: SpaceAttribute): DrawnRow | null {
    for (const group of this.activeGroups()) {
      if (group.arity === 0) continue;
      const row = group.rows.next(this.drawn, this.coverSteps, { attribute });
      if (row) return this.award(group, row);
    }
    this.coverageCapped ||= this.isSearchCapped;
    this.skipped.push(attribute);
    return null;
  }

  private resumeSkipped(): void {
    for (const attribute of this.skipped) this.unseen.add(attribute);
    this.skipped = [];
  }
}
