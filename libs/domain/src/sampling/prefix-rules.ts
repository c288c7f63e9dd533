import { OpenPlaces, type Prefix } from './open-places.js';
import type { SampleSpace } from './sample-space.js';
import type { SpaceAttribute, SpaceProduct } from './space-members.js';
import type { WeightTable } from './weight-table.js';

/** What is to be chosen after a beginning: one of the weights, but for those left out. */
export interface Choice {
  table: WeightTable;
  /** Places that cannot be chosen, ascending. */
  leftOut: readonly number[];
}

/**
 * The rules of the prefix tree: which choice comes after a beginning, and which beginnings lead nowhere.
 * With as many attributes to a row as there are categories, every category gives one, and the next is always the
 * one that is hardest to satisfy ("dom/deg": fewest attributes left for the number of categories it has rules with;
 * Bessière & Régin 1996), so that a dead end shows early. With fewer, the category is drawn by its weight.
 */
export class PrefixRules {
  private readonly open: OpenPlaces;
  /** For each category, with how many others it has a rule. */
  private readonly quarrels: readonly number[];
  private readonly takesAll: boolean;

  /** @param arity number of attributes in a row, at most the number of categories */
  constructor(
    private readonly space: SampleSpace,
    readonly arity: number,
  ) {
    this.open = new OpenPlaces(space.categories, space.conflicts);
    this.takesAll = arity === space.categories.length;
    this.quarrels = this.takesAll ? countQuarrels(space) : [];
  }

  /** What has been looked at so far. */
  get work(): number {
    return this.open.work;
  }

  /** The beginning that only has the product category and, if wanted, one attribute. Null: no row follows from it. */
  start(product: SpaceProduct, wanted: SpaceAttribute | null = null): Prefix | null {
    const start = { before: null, member: product, attribute: null, length: 0 };
    if (!this.leadsOn(start)) return null;
    if (!wanted) return start;
    return this.space.conflicts.forbids(product, wanted) ? null : this.extend(start, wanted);
  }

  /** The beginning with one attribute more, which must be open after it; null when no row can follow from it. */
  extend(before: Prefix, attribute: SpaceAttribute): Prefix | null {
    const longer = { before, member: attribute, attribute, length: before.length + 1 };
    return this.leadsOn(longer) ? longer : null;
  }

  isRow({ length }: Prefix): boolean {
    return length === this.arity;
  }

  /** The place of the category that gives the next attribute; null when one has to be drawn. */
  nextCategory(prefix: Prefix): number | null {
    if (!this.takesAll) return null;
    this.open.turnTo(prefix);
    const taken = takenBy(prefix);
    let best = -1;
    let least = Infinity;
    for (const { index } of this.space.categories) {
      if (taken.has(index)) continue;
      const ease = this.open.left[index]! / this.quarrels[index]!;
      if (best < 0 || ease < least) {
        best = index;
        least = ease;
      }
    }
    return best;
  }

  /** @param category whose attribute is chosen; null when a category is */
  choiceAfter(prefix: Prefix, category: number | null): Choice {
    this.open.turnTo(prefix);
    if (category === null) return { table: this.space.categoryTable, leftOut: this.open.closedCategories() };
    const from = this.space.categories[category]!;
    return { table: from.table, leftOut: this.open.forbidden(from) };
  }

  private leadsOn(prefix: Prefix): boolean {
    if (this.isRow(prefix)) return true;
    this.open.turnTo(prefix);
    const closed = this.open.closedCategories().length;
    // What is taken is closed too: nothing else may be, when every category has to give an attribute.
    return this.takesAll ? closed === prefix.length : closed < this.space.categories.length;
  }
}

function takenBy(prefix: Prefix): Set<number> {
  const taken = new Set<number>();
  for (let one: Prefix | null = prefix; one; one = one.before) {
    if (one.attribute) taken.add(one.attribute.category);
  }
  return taken;
}

function countQuarrels({ categories, conflicts }: SampleSpace): number[] {
  const categoryOf = categories.flatMap(({ index, attributes }) => attributes.map(() => index));
  return categories.map(({ index, attributes }) => {
    const others = new Set<number>();
    for (const attribute of attributes) {
      const found = conflicts.of(attribute);
      for (const number of found.attributes) others.add(categoryOf[number]!);
      for (const category of found.categories) others.add(category);
    }
    others.delete(index);
    return others.size;
  });
}
