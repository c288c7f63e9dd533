import { type BrokenRule, brokenRule, compileRules, type RuleInputs } from '../rules/blacklist-rules.js';
import type { Combination } from './combination.js';
import type { Factors, PromptForm } from '../generators/index.js';

/** A prompt that is to be written. */
export interface PlannedPrompt extends PromptForm {
  combination: Combination;
}

/** A whole run: the prompts to write, in order, and the combinations that the blacklist rules left out. */
interface Plan {
  items: PlannedPrompt[];
  /** In the order of all combinations. */
  blocked: BlockedCombination[];
}

/** A combination that was left out, with the first rule that forbids it. */
export interface BlockedCombination {
  combination: Combination;
  rule: BrokenRule;
}

/**
 * Counts the prompts of cross products, blocked ones included, without building them. Counts too large for an exact
 * number are returned as Number.MAX_SAFE_INTEGER.
 */
export function countPrompts(factors: readonly Factors[]): number {
  let total = 0;
  for (const { axes, forms } of factors)
    total += axes.reduce((product, axis) => product * axis.length, forms.length);
  return Math.min(total, Number.MAX_SAFE_INTEGER);
}

/**
 * Expands cross products in order, the last factor fastest, without the combinations that a blacklist rule forbids. The
 * caller must refuse a count (see `countPrompts`) over the limit.
 */
export function expand(factors: readonly Factors[], inputs: RuleInputs): Plan {
  const rules = compileRules(inputs);
  const items: PlannedPrompt[] = [];
  const blocked: BlockedCombination[] = [];
  for (const item of plannedPrompts(factors)) {
    const rule = brokenRule(rules, item.combination);
    if (rule) blocked.push({ combination: item.combination, rule });
    else items.push(item);
  }
  return { items, blocked };
}

/** The prompts of cross products one by one, blocked ones included. */
export function* plannedPrompts(factors: readonly Factors[]): Generator<PlannedPrompt> {
  for (const { axes, forms } of factors) {
    for (const parts of crossProduct(axes)) {
      const combination = parts.reduce<Combination>(
        (sum, part) => ({ ...sum, ...part, attributes: [...sum.attributes, ...(part.attributes ?? [])] }),
        { productCategory: null, attributes: [], competitor: null },
      );
      for (const form of forms) yield { combination, ...form };
    }
  }
}

/** All ways to take one item of each list, the last list fastest. No list at all yields one empty choice. */
function* crossProduct<T>(axes: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...others] = axes;
  if (!first) yield [];
  else if (others.every((axis) => axis.length > 0))
    for (const one of first) for (const more of crossProduct(others)) yield [one, ...more];
}
