import { at } from '../known.js';
import type { SampleSpace } from './sample-space.js';
import type { SpaceAttribute, SpaceProduct } from './space-members.js';

/** Uses that every share is reckoned with besides those that were: so that the first few do not decide everything. */
const EASE = 10;
/** How much more the shares of categories count than those within each: a light category of many attributes is short of some for long. */
const CATEGORY_WEIGHT = 2.3;

/**
 * Counts how often each of some members was used, and says what one use more would do to the shares: by how much it
 * changes the sum, over all members, of the square of the distance between a share and its goal. Using the cheapest
 * again and again keeps shares at their goals as closely as the members that can still be used allow, and never takes
 * a use back: which is why a larger sample only appends. Of what is equally far behind, the cheapest is what smooth
 * weighted round robin would take.
 */
class Quota {
  private readonly used: Float64Array;
  private total = 0;
  private squares = 0;
  private products = 0;
  private readonly goalSquares: number;

  /** @param goals the part of all uses that each should have, by place; they sum to 1 */
  constructor(private readonly goals: readonly number[]) {
    this.used = new Float64Array(goals.length);
    this.goalSquares = goals.reduce((sum, goal) => sum + goal * goal, 0);
  }

  /** The cost of using one member, among some uses; the same is left out for all members. */
  price(place: number, uses = 1): number {
    const total = this.total + uses;
    return (2 * (this.used[place]! - this.goals[place]! * total) + 1) / (total + EASE) ** 2;
  }

  /** The cost, besides the price, of using any member at all. */
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

/** What has been drawn so far, of product categories, of attribute categories and of the attributes of each. */
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

  /** The cost of an attribute of this category, but for `ofAttribute`, in a row of some attributes. */
  ofCategory(index: number, arity: number): number {
    return CATEGORY_WEIGHT * this.categories.price(index, arity) + this.attributes[index]!.start;
  }

  ofAttribute({ number }: SpaceAttribute): number {
    return this.prices[number]!;
  }

  cheapestFirst(category: number): readonly SpaceAttribute[] {
    return this.orders[category]!;
  }

  /** With how many of these the attribute has not been in a row yet. */
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

/** Pairs of whole numbers, in any order. */
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
