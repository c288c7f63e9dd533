import { type BrokenRule, brokenRule, compileRules } from '../rules/blacklist-rules.js';
import type { BrandData } from './brand-data.js';
import { BrandIndex } from './brand-index.js';
import type { Combination } from './combination.js';
import { type ExactRequest, factorsOf, type PromptForm } from '../generators/index.js';

/** A prompt that is to be written. */
export interface PlannedPrompt extends PromptForm {
  combination: Combination;
}

/** A whole run: what is to be written, in order, and how much the blacklist rules left out. */
export interface Plan {
  items: PlannedPrompt[];
  /** Number of items. */
  requested: number;
  /** Number of combinations that a blacklist rule forbids. */
  blocked: number;
  /** These combinations, in their order among all, each with the first rule that forbids it. */
  blockedCombinations: BlockedCombination[];
}

/** A combination that was left out. */
export interface BlockedCombination {
  combination: Combination;
  rule: BrokenRule;
}

/**
 * Counts the prompts of an exact-count generator by its formula, blocked ones included, without building them.
 * Counts beyond what a number holds exactly come back as Number.MAX_SAFE_INTEGER. Throws as `expand`.
 */
export function countPrompts(brand: BrandData, request: ExactRequest): number {
  let total = 0;
  for (const factors of factorsOf(new BrandIndex(brand), request)) {
    total += factors.axes.reduce((product, axis) => product * axis.length, factors.forms.length);
  }
  return Math.min(total, Number.MAX_SAFE_INTEGER);
}

/**
 * Expands an exact-count generator: the cross product of its factors in their order,
 * the last factor fastest, without the combinations that a blacklist rule forbids.
 * Selections of fewer or more ids than the specification allows are the caller's to refuse;
 * so is a count (see `countPrompts`) over the limit.
 * Throws UnknownIdError and WrongCategoryError for ids that the brand's data does not have or that are of another kind.
 */
export function expand(brand: BrandData, request: ExactRequest): Plan {
  const rules = compileRules(brand.rules);
  const items: PlannedPrompt[] = [];
  const blockedCombinations: BlockedCombination[] = [];
  for (const item of plannedPrompts(brand, request)) {
    const rule = brokenRule(rules, item.combination);
    if (rule) blockedCombinations.push({ combination: item.combination, rule });
    else items.push(item);
  }
  return { items, requested: items.length, blocked: blockedCombinations.length, blockedCombinations };
}

/** The prompts of an exact-count generator one by one, blocked ones included. Throws as `expand`. */
export function* plannedPrompts(brand: BrandData, request: ExactRequest): Generator<PlannedPrompt> {
  for (const { axes, forms } of factorsOf(new BrandIndex(brand), request)) {
    for (const parts of crossProduct(axes)) {
      const combination = parts.reduce<Combination>(
        (sum, part) => ({ ...sum, ...part, attributes: [...sum.attributes, ...(part.attributes ?? [])] }),
        { productCategory: null, attributes: [], competitor: null },
      );
      for (const form of forms) yield { combination, ...form };
    }
  }
}

/** All ways to take one of each list, the last list fastest. No list at all gives one empty choice. */
function* crossProduct<T>(axes: readonly (readonly T[])[]): Generator<T[]> {
  if (axes.some((axis) => axis.length === 0)) return;
  const places = axes.map(() => 0);
  for (;;) {
    yield axes.map((axis, i) => axis[places[i]!]!);
    let i = axes.length - 1;
    while (i >= 0) {
      places[i] = places[i]! + 1;
      if (places[i]! < axes[i]!.length) break;
      places[i--] = 0;
    }
    if (i < 0) return;
  }
}
