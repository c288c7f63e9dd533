import { at } from '../known.js';
import type { SampleSpace } from './sample-space.js';
import type { SpaceAttribute, SpaceProduct } from './space-members.js';

/** Uses added to the real ones in every share, so that the first few do not decide everything. */
const EASE = 10;
/**
 * How much more the shares of categories count than those within each: a light category with many attributes lacks some
 * of them for a long time.
 */
const CATEGORY_WEIGHT = 2.3;

/**
 * Counts how often each member was used, and prices one more use: by how much it changes the sum, over all members, of
 * the squared distance between a share and its goal. Always using the cheapest member keeps shares as close to their
 * goals as the members that can still be used allow. It never takes a use back, which is why a larger sample only
 * appends. Among members equally far behind, the cheapest is the one that smooth weighted round robin would choose.
 */
class Quota {
  private readonly used: Float64Array;
  private total = 0;
  private squares = 0;
  private products = 0;
  private readonly goalSquares: number;

  /** @param goals the share of all uses that each member should have, by index; they sum to 1 */
  constructor(private readonly goals: readonly number[]) {
    this.used = new Float64Array(goals.length);
    this.goalSquares = goals.reduce((sum, goal) => sum + goal * goal, 0);
  }

  /** The cost of using one member, as one of some uses, without the term that is the same for all members. */
  price(place: number, uses = 1): number {
    const total = this.total + uses;
    return (2 * (this.used[place]! - this.goals[place]! * total) + 1) / (total + EASE) ** 2;
  }

  /** The cost of using any member, in addition to its price. */
  get start(): number {
    return this.squaresAt(this.total + 1) - this.squaresAt(this.total);
  }

  count(place: number): void {
    this.total++;
    const used = at(this.used, place);
    this.squares += 2 * used + 1;
    this.products += at(this.goals, place);
    this.used[place] = used + 1;
  }

  private squaresAt(total: number): number {
    const sum = this.squares - 2 * total * this.products + total * total * this.goalSquares;
    return sum / (total + EASE) ** 2;
  }
}

/** The uses so far, of product categories, of attribute categories and of the attributes of each. */
export class Quotas {
  private readonly products: Quota;
  private readonly categories: Quota;
  private readonly attributes: readonly Quota[];
  private readonly pairs: PairSet;
  /** The attributes of each category, the cheapest first, and the price of each attribute by its number. */
  private readonly orders: readonly SpaceAttribute[][];
  private readonly prices: Float64Array;

  constructor({ products, categories }: SampleSpace) {
    const count = categories.reduce((sum, { attributes }) => sum + attributes.length, 0);
    this.products = new Quota(products.map(({ share }) => share));
    this.categories = new Quota(categories.map(({ share }) => share));
    this.attributes = categories.map(({ attributes }) => new Quota(attributes.map(({ share }) => share)));
    this.pairs = new PairSet(count + products.length);
    this.prices = new Float64Array(count);
    this.orders = categories.map(({ attributes }) => [...attributes]);
    this.orders.forEach((_, category) => this.sort(category));
  }

  ofProduct({ index }: SpaceProduct): number {
    return this.products.price(index);
  }

  /** The cost of an attribute of this category in a row of `arity` attributes, without `ofAttribute`. */
  ofCategory(index: number, arity: number): number {
    return CATEGORY_WEIGHT * this.categories.price(index, arity) + this.attributes[index]!.start;
  }

  ofAttribute({ number }: SpaceAttribute): number {
    return this.prices[number]!;
  }

  cheapestFirst(category: number): readonly SpaceAttribute[] {
    return this.orders[category]!;
  }

  /** The number of these that the attribute has not yet shared a row with. */
  newPairs({ number }: SpaceAttribute, beside: readonly (SpaceAttribute | SpaceProduct)[]): number {
    let count = 0;
    for (const other of beside) if (!this.pairs.has(other.number, number)) count++;
    return count;
  }

  count(product: SpaceProduct, attributes: readonly SpaceAttribute[]): void {
    this.products.count(product.index);
    attributes.forEach(({ category, index, number }, place) => {
      this.categories.count(category);
      at(this.attributes, category).count(index);
      this.sort(category);
      this.pairs.add(number, product.number);
      for (let other = 0; other < place; other++) this.pairs.add(number, at(attributes, other).number);
    });
  }

  private sort(category: number): void {
    const order = at(this.orders, category);
    for (const { index, number } of order) this.prices[number] = at(this.attributes, category).price(index);
    order.sort((a, b) => this.ofAttribute(a) - this.ofAttribute(b) || a.index - b.index);
  }
}

/** A set of unordered pairs of whole numbers. */
class PairSet {
  private readonly rows: Uint32Array[] = [];

  constructor(private readonly size: number) {}

  add(a: number, b: number): void {
    this.row(a)[b >>> 5]! |= 1 << (b & 31);
    this.row(b)[a >>> 5]! |= 1 << (a & 31);
  }

  has(a: number, b: number): boolean {
    const row = this.rows[a];
    return row !== undefined && (row[b >>> 5]! & (1 << (b & 31))) !== 0;
  }

  private row(a: number): Uint32Array {
    return (this.rows[a] ??= new Uint32Array((this.size >>> 5) + 1));
  }
}
