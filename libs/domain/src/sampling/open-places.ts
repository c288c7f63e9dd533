import type { ConflictSet } from './conflict-set.js';
import type { Member, SpaceAttribute, SpaceCategory } from './space-members.js';

/** The beginning of a row: the product category, and behind it one attribute after another. */
export interface Prefix {
  before: Prefix | null;
  member: Member;
  /** Null at the product category. */
  attribute: SpaceAttribute | null;
  /** Number of attributes. */
  length: number;
  /** Tells it from every other. */
  key: string;
}

/**
 * Which attributes a beginning leaves open. Worked out anew from its members each time it is turned to, because
 * keeping it with each of the very many beginnings that are never looked at again would take most of the memory.
 */
export class OpenPlaces {
  /** Number of attributes left in each category; 0 also for one that the beginning has taken. */
  readonly left: Int32Array;
  /** What has been looked at so far: a measure of time that is the same on every machine. */
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

  /** Makes everything here speak of this beginning. */
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

  /** The places of the categories that are not taken and have something left, ascending. */
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
