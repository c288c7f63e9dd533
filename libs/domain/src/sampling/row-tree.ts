import { EventHeap } from './event-heap.js';
import { noiseAfter, uniform, waitingTime, type Noise } from './noise.js';
import type { Prefix } from './open-places.js';
import type { PrefixRules } from './prefix-rules.js';
import type { SpaceAttribute, SpaceCategory } from './space-members.js';
import type { StepBudget } from './step-budget.js';
import { insertAscending, mergeAscending } from './weight-table.js';

/** A beginning of which some continuations may have been drawn. */
interface Branch {
  prefix: Prefix;
  /** The category whose attribute comes next; null when a category is drawn next. */
  category: number | null;
  /** When its next continuation arrives. */
  time: number;
  /** Chance that a row begins so. */
  chance: number;
  noise: Noise;
  /** Places of the continuations drawn, ascending. */
  drawn: number[];
}

/** What `next` gives when its steps are used up before it knows more. */
export const OUT_OF_STEPS = Symbol('out of steps');

/** So much work is counted as one more step. */
const WORK_PER_STEP = 500;

/**
 * Draws rows one after another, without replacement and each in proportion to its chance, from a tree of beginnings
 * that is built only where it is needed. A row's chance is the product of the chances along its way: a choice is
 * made in proportion to weight among what the earlier choices leave open.
 *
 * Every row has an exponential clock that runs at the rate of its chance, and the rows come in the order in which
 * the clocks ring: weighted sampling without replacement (Efraimidis & Spirakis 2006). The first ring below a
 * beginning is again exponential, at the summed rate, so that a clock can be drawn for the beginning first and
 * handed down: lazy best-first Gumbel-top-k over a prefix tree (Kool, van Hoof & Welling 2019, arXiv 1903.06059),
 * with the continuations drawn in the order of their clocks as in A* sampling (Maddison, Tarlow & Minka 2014).
 * The Gumbel key there is -log of the time here. A beginning that leads nowhere is dropped after its clock was
 * drawn, so that it bends no other row's chance.
 */
export class RowTree {
  private readonly branches = new EventHeap<Branch>();
  private whole: Prefix | null = null;

  /** @param start null for a tree without rows */
  constructor(
    private readonly rules: PrefixRules,
    private readonly categories: readonly SpaceCategory[],
    start: Prefix | null,
    noise: Noise,
  ) {
    if (!start) return;
    if (rules.isRow(start)) this.whole = start;
    else this.open(start, rules.nextCategory(start), 0, 1, noise);
  }

  /** The attributes of the next row, the last chosen first; null when there is no other. */
  next(steps: StepBudget): SpaceAttribute[] | null | typeof OUT_OF_STEPS {
    let row = this.whole;
    this.whole = null;
    while (!row && this.branches.size > 0) {
      if (steps.left <= 0) return OUT_OF_STEPS;
      const workBefore = this.rules.work;
      row = this.advance(this.branches.pop()!);
      steps.take(1 + Math.floor((this.rules.work - workBefore) / WORK_PER_STEP));
    }
    return row && attributesOf(row);
  }

  /** Draws a branch's next continuation. Gives the row when that completes one. */
  private advance(branch: Branch): Prefix | null {
    const { prefix, category, time } = branch;
    const { table, leftOut } = this.rules.choiceAfter(prefix, category);
    const noise = noiseAfter(branch.noise, branch.drawn.length);
    const openWeight = table.total - table.weightOf(leftOut);
    const drawnWeight = table.weightOf(branch.drawn);
    const gone = branch.drawn.length > 0 ? mergeAscending(leftOut, branch.drawn) : leftOut;
    const place = table.pick(uniform(noise, 0), gone, table.total - openWeight + drawnWeight);
    const weight = table.weights[place]!;
    const chance = (branch.chance * weight) / openWeight;
    if (gone.length + 1 < table.size) {
      insertAscending(branch.drawn, place);
      const rate = (branch.chance * (openWeight - drawnWeight - weight)) / openWeight;
      branch.time += waitingTime(noise, 1) / rate;
      this.branches.push(branch);
    }
    if (category === null) {
      this.open(prefix, place, time, chance, noise);
      return null;
    }
    const longer = this.rules.extend(prefix, this.categories[category]!.attributes[place]!);
    if (!longer || this.rules.isRow(longer)) return longer;
    this.open(longer, this.rules.nextCategory(longer), time, chance, noise);
    return null;
  }

  private open(prefix: Prefix, category: number | null, time: number, chance: number, noise: Noise): void {
    this.branches.push({ prefix, category, time, chance, noise, drawn: [] });
  }
}

function attributesOf(row: Prefix): SpaceAttribute[] {
  const attributes: SpaceAttribute[] = [];
  for (let one: Prefix | null = row; one; one = one.before) if (one.attribute) attributes.push(one.attribute);
  return attributes;
}
