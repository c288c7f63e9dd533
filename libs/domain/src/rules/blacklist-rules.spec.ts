import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileRules, isBlocked, type RuleInputs } from './blacklist-rules.js';
import type { AttributeRef, Combination } from '../combinations/combination.js';

const ref = (id: string, categoryId: string): AttributeRef => ({
  id,
  name: id,
  categoryId,
  categoryName: categoryId,
});
const shoes = ref('shoes', 'products');
const red = ref('red', 'color');
const blue = ref('blue', 'color');
const old = ref('old', 'age');

const combination = (productCategory: AttributeRef | null, ...attributes: AttributeRef[]): Combination => ({
  productCategory,
  attributes,
  competitor: null,
});
const rules = (inputs: Partial<RuleInputs>) =>
  compileRules({ attributePairs: [], categoryPairs: [], attributeCategoryPairs: [], ...inputs });

describe('blacklist rules', () => {
  it('forbid two attributes together, in either order, and neither alone', () => {
    const compiled = rules({ attributePairs: [{ forbiddenWithId: 'red', targetId: 'old' }] });
    expect(isBlocked(compiled, combination(null, red, old))).toBe(true);
    expect(isBlocked(compiled, combination(null, old, red))).toBe(true);
    expect(isBlocked(compiled, combination(shoes, red))).toBe(false);
    expect(isBlocked(compiled, combination(shoes, old, blue))).toBe(false);
  });

  it('forbid a product category with an attribute', () => {
    const compiled = rules({ attributePairs: [{ forbiddenWithId: 'red', targetId: 'shoes' }] });
    expect(isBlocked(compiled, combination(shoes, old, red))).toBe(true);
  });

  it('forbid any attribute of one category with any of another', () => {
    const compiled = rules({
      categoryPairs: [{ forbiddenWithCategoryId: 'color', targetCategoryId: 'age' }],
    });
    expect(isBlocked(compiled, combination(null, old, blue))).toBe(true);
    expect(isBlocked(compiled, combination(shoes, blue))).toBe(false);
  });

  it('forbid a product category attribute with a whole category', () => {
    const compiled = rules({
      attributeCategoryPairs: [{ forbiddenWithAttributeId: 'shoes', targetCategoryId: 'color' }],
    });
    expect(isBlocked(compiled, combination(shoes, red))).toBe(true);
    expect(isBlocked(compiled, combination(shoes, old))).toBe(false);
    expect(isBlocked(compiled, combination(ref('boots', 'products'), red))).toBe(false);
  });

  it('do not depend on the order within a pair', () => {
    const all = [shoes, red, blue, old];
    const id = fc.constantFrom(...all.map((member) => member.id));
    fc.assert(
      fc.property(fc.array(fc.tuple(id, id)), fc.shuffledSubarray(all), (pairs, members) => {
        const forwards = rules({
          attributePairs: pairs.map(([a, b]) => ({ forbiddenWithId: a, targetId: b })),
        });
        const backwards = rules({
          attributePairs: pairs.map(([a, b]) => ({ forbiddenWithId: b, targetId: a })),
        });
        const subject = combination(null, ...members);
        const byDefinition = pairs.some(
          ([a, b]) => a !== b && members.some((m) => m.id === a) && members.some((m) => m.id === b),
        );
        expect(isBlocked(forwards, subject)).toBe(byDefinition);
        expect(isBlocked(backwards, subject)).toBe(byDefinition);
      }),
    );
  });
});
