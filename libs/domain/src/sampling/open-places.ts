import type { ConflictSet } from './conflict-set.js';
import type { Member, SpaceAttribute, SpaceCategory } from './space-members.js';

/** The beginning of a row: the product category, then one attribute after another. */
export interface Prefix {
  before: Prefix | null;
  member: Member;
  /** Null at the product category. */
  attribute: SpaceAttribute | null;
  /** Number of attributes. */
  length: number;
  /** Distinguishes it from every other prefix. */
  key: string;
}

/**
 * The attributes that a prefix leaves open. Recomputed from its members each time, because storing it with each of the
 * very many prefixes that are never visited again would take most of the memory.
 */
export class OpenPlaces {
  /** The number of attributes left in each category; 0 also for one that the prefix already uses. */
  readonly left: Int32Array;
  /** The number of items examined so far: a measure of time that is the same on every machine. */
  work = 0;
  private readonly categoryOf: Int32Array;
  /** The turn in which each attribute was last forbidden: nothing has to be cleared between turns. */
  private readonly forbiddenIn: Int32Array;
  private turn = 0;
  private current: Prefix | null = null;

  constructor(
    private readonly categories: readonly SpaceCategory[],
    private readonly conflicts: ConflictSet,
  ) {
    this.left = new Int32Array(categories.length);
    this.categoryOf = Int32Array.from(
      categories.flatMap(({ index, attributes }) => attributes.map(() => index)),
    );
    this.forbiddenIn = new Int32Array(this.categoryOf.length);
  }

  /** Switches to this prefix. */
  turnTo(prefix: Prefix): void {
    if (this.current === prefix) return;
    this.current = prefix;
    this.turn++;
    this.categories.forEach(({ attributes }, i) => (this.left[i] = attributes.length));
    this.work += this.categories.length;
    for (let one: Prefix | null = prefix; one; one = one.before) this.forbidBeside(one.member);
    for (let one: Prefix | null = prefix; one; one = one.before) {
      if (one.attribute) this.left[one.attribute.category] = 0;
    }
  }

  isForbidden({ number }: SpaceAttribute): boolean {
    return this.forbiddenIn[number] === this.turn;
  }

  /** The indexes of the unused categories with attributes left, ascending. */
  openCategories(): number[] {
    const open: number[] = [];
    this.left.forEach((left, index) => {
      if (left > 0) open.push(index);
    });
    return open;
  }

  private forbidBeside(member: Member): void {
    const { attributes, categories } = this.conflicts.of(member);
    this.work += attributes.size + categories.size;
    for (const number of attributes) {
      if (this.forbiddenIn[number] === this.turn) continue;
      this.forbiddenIn[number] = this.turn;
      this.left[this.categoryOf[number]!]! -= 1;
    }
    // Far below 0, so that no attribute forbidden afterwards matters.
    for (const index of categories) this.left[index] = -this.forbiddenIn.length;
  }
}
