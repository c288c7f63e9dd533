import { getOrThrow } from '../known.js';
import { chance, scrambled } from './chance.js';
import { OpenPlaces, type Prefix } from './open-places.js';
import { countConflicts } from './conflict-counts.js';
import type { Quotas } from './quotas.js';
import { RowChoices } from './row-choices.js';
import type { SampleSpace } from './sample-space.js';
import { SearchCosts } from './search-costs.js';
import type { SpaceAttribute, SpaceProduct } from './space-members.js';

/** A drawn row, its attributes in the order of their categories. */
export interface DrawnRow {
  product: SpaceProduct;
  attributes: readonly SpaceAttribute[];
}

/** How much searching is allowed. Counted, not timed: a limit by the clock would make the rows depend on the machine. */
export interface Steps {
  left: number;
  /** The most for the rows of one product category, after which the others take precedence. */
  each: number;
}

/** The rows of one product category. */
interface Source {
  product: SpaceProduct;
  /** `parked`: it yielded no row within its limit of steps, and may get more when all others are done. */
  state: 'open' | 'parked' | 'exhausted';
}

/** This much work counts as one more step. */
const WORK_PER_STEP = 500;
/** How many prefixes are examined for a better row after the first one was found; ÷ the square of the row's length. */
const LOOKS = 2_000;
/** Sums of the same costs in a different order differ by less than this. */
const ROUNDING = 1e-12;

/**
 * Finds rows of one number of attributes that have not been drawn: the one that costs least by the quotas (branch and
 * bound, depth first, the cheapest choice first), or the best of those it has examined. Prefixes without any remaining
 * row are remembered, so that each is explored once, and the last row is found as surely as the first.
 *
 * If a row has as many attributes as there are categories, every category gives one, and the next is always the one
 * that is hardest to satisfy ("dom/deg": fewest attributes left for the number of categories it has rules with;
 * Bessière & Régin 1996), so that a dead end shows early.
 */
export class RowSearch {
  private readonly sources: readonly Source[];
  private readonly open: OpenPlaces;
  private readonly drawn = new Set<string | number>();
  private readonly closed = new Set<string>();
  private readonly takesAll: boolean;
  /** For each category, the number of others with which it has a rule. */
  private readonly conflictCounts: readonly number[];
  private workCounted = 0;
  /** The salt of the current row. */
  private salt = 0;
  private steps: Steps = { left: 0, each: 0 };
  private looks = 0;
  private best: { row: DrawnRow; cost: number } | null = null;
  private readonly costs: SearchCosts;
  private readonly choices: RowChoices;

  /** @param arity number of attributes in a row, at most the number of categories */
  constructor(
    private readonly space: SampleSpace,
    readonly arity: number,
    private readonly quotas: Quotas,
    private readonly seed: number,
  ) {
    this.sources = space.products.map((product) => ({ product, state: 'open' }));
    this.open = new OpenPlaces(space.categories, space.conflicts);
    this.costs = new SearchCosts(space, quotas, arity);
    this.choices = new RowChoices(quotas, this.costs, this.open);
    this.takesAll = arity === space.categories.length;
    this.conflictCounts = this.takesAll ? countConflicts(space) : [];
  }

  get isOpen(): boolean {
    return this.sources.some(({ state }) => state === 'open');
  }

  /** True when rows were given up at a limit. */
  get isParked(): boolean {
    return this.sources.some(({ state }) => state === 'parked');
  }

  reopen(): void {
    for (const source of this.sources) if (source.state === 'parked') source.state = 'open';
  }

  /**
   * Draws the next row; null when there is none, or none was found within the steps.
   * @param turn a different number breaks ties differently
   * @param wanted what the row must contain
   */
  next(turn: number, steps: Steps, wanted: Partial<Wanted> = {}): DrawnRow | null {
    this.salt = chance(this.seed, turn);
    this.best = null;
    this.looks = LOOKS / Math.max(1, this.arity) ** 2;
    this.costs.readQuotas();
    const least = this.costs.leastOfSome(this.arity, [...this.space.categories.keys()]);
    const isPossible = ({ state, product }: Source): boolean =>
      state !== 'exhausted' &&
      (wanted.attribute ? !this.space.conflicts.forbids(product, wanted.attribute) : state === 'open') &&
      (wanted.products?.has(product) ?? true);
    const possible = this.byCost(this.sources.filter(isPossible));
    for (const source of [...possible.filter(isOpen), ...possible.filter(isParked)]) {
      const isEnough = this.looks <= 0 || this.isNoBetter(this.quotas.ofProduct(source.product) + least);
      if (this.found && isEnough) continue;
      this.searchIn(source, steps, wanted.attribute);
    }
    if (!this.found) return null;
    const { row } = this.found;
    this.drawn.add(this.keyOf(row));
    return row;
  }

  /** A getter, so that TypeScript does not narrow `best` across the calls that change it. */
  private get found(): { row: DrawnRow; cost: number } | null {
    return this.best;
  }

  private searchIn(source: Source, steps: Steps, wanted: SpaceAttribute | undefined): void {
    const lent = Math.min(steps.each, steps.left);
    this.steps = { left: lent, each: lent };
    const { product } = source;
    const root = { before: null, member: product, attribute: null, length: 0, key: `${product.index}` };
    const start = wanted ? this.extended(root, wanted) : root;
    const price = this.quotas.ofProduct(product) + (wanted ? this.costs.of(wanted) : 0);
    const isEmpty =
      this.arity > 0 && !this.leadsOn(root)
        ? true
        : !this.search(product, start, price) && this.steps.left > 0;
    if (isEmpty && !wanted) source.state = 'exhausted';
    else if (this.steps.left <= 0 && !this.best) source.state = 'parked';
    steps.left -= lent - this.steps.left;
  }

  /** Searches for a better row that starts with a prefix. Returns false when there is no such row at all. */
  private search(product: SpaceProduct, prefix: Prefix, cost: number): boolean {
    if (prefix.length === this.arity) return this.offer({ product, attributes: attributesOf(prefix) }, cost);
    if (this.closed.has(prefix.key)) return false;
    let isOpen = false;
    if (this.leadsOn(prefix)) {
      const beside = [product, ...attributesOf(prefix)];
      const categories = this.nextCategories(prefix);
      const open = this.takesAll ? this.open.openCategories() : categories;
      const missing = this.arity - prefix.length - 1;
      const leastBeside = this.costs.leastBeside(missing, open);
      const rests = new Map(categories.map((category) => [category, leastBeside(category)]));
      const least = Math.min(...rests.values());
      for (const attribute of this.choices.after(prefix, categories, beside, this.salt)) {
        const price = cost + this.costs.of(attribute);
        if (this.steps.left <= 0 || (this.best && (this.looks <= 0 || this.isNoBetter(price + least))))
          return true;
        // It is not checked whether a row starts with it, because that row would be no better.
        const isUseless = this.isNoBetter(price + getOrThrow(rests, attribute.category));
        if (!isUseless && this.best) this.looks--;
        if (isUseless || this.search(product, this.extended(prefix, attribute), price)) isOpen = true;
      }
    }
    if (isOpen) return true;
    this.closed.add(prefix.key);
    this.steps.left -= 1 + Math.floor((this.open.work - this.workCounted) / WORK_PER_STEP);
    this.workCounted = this.open.work;
    return false;
  }

  private offer(row: DrawnRow, cost: number): boolean {
    if (this.drawn.has(this.keyOf(row))) return false;
    if (!this.best || cost < this.best.cost) {
      const attributes = [...row.attributes].sort((a, b) => a.category - b.category);
      this.best = { row: { ...row, attributes }, cost };
    }
    return true;
  }

  private isNoBetter(cost: number): boolean {
    return this.best !== null && cost > this.best.cost - ROUNDING;
  }

  private byCost(sources: readonly Source[]): Source[] {
    return sources
      .map((source) => ({
        source,
        price: this.quotas.ofProduct(source.product),
        tie: scrambled(this.salt ^ source.product.number),
      }))
      .sort((a, b) => a.price - b.price || a.tie - b.tie)
      .map(({ source }) => source);
  }

  /** The categories that the next attribute may come from. */
  private nextCategories(prefix: Prefix): number[] {
    this.open.turnTo(prefix);
    const open = this.open.openCategories();
    if (!this.takesAll) return open;
    const ease = (index: number) => this.open.left[index]! / (this.conflictCounts[index]! || Number.EPSILON);
    return [open.reduce((best, index) => (ease(index) < ease(best) ? index : best))];
  }

  /** False when it is clear that no row starts with the prefix. */
  private leadsOn(prefix: Prefix): boolean {
    if (prefix.length === this.arity) return true;
    this.open.turnTo(prefix);
    return this.open.openCategories().length >= this.arity - prefix.length;
  }

  private extended(before: Prefix, attribute: SpaceAttribute): Prefix {
    const key = `${before.key},${attribute.number}`;
    return { before, member: attribute, attribute, length: before.length + 1, key };
  }

  /** Rows that read alike have one key, whatever the order of their attributes. */
  private keyOf({ product, attributes }: DrawnRow): string | number {
    const readings = attributes.map(({ reading }) => reading).sort((a, b) => a - b);
    if (readings.length > 2) return `${product.index}:${readings.join()}`;
    const size = this.space.readings + 1;
    return readings.reduce((key, reading) => key * size + reading + 1, product.index);
  }
}

/** What a row must contain. */
interface Wanted {
  attribute: SpaceAttribute;
  products: ReadonlySet<SpaceProduct>;
}

function attributesOf(prefix: Prefix): SpaceAttribute[] {
  const attributes: SpaceAttribute[] = [];
  for (let one: Prefix | null = prefix; one; one = one.before)
    if (one.attribute) attributes.push(one.attribute);
  return attributes;
}

const isOpen = ({ state }: Source): boolean => state === 'open';
const isParked = ({ state }: Source): boolean => state === 'parked';
