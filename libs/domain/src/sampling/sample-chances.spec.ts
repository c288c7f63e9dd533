import { describe, expect, it } from '@jest/globals';
import { noiseAt } from './noise.js';
import { PrefixRules } from './prefix-rules.js';
import { OUT_OF_STEPS, RowTree } from './row-tree.js';
import { sampleCombinations } from './sample-combinations.js';
import { sketchBrand, type RuleSketch } from './sample-fixtures.js';
import { sampleSpace, type SampleSpace } from './sample-space.js';
import { StepBudget } from './step-budget.js';

const RUNS = 20_000;

/** Expected chances of what is drawn, by reading. */
type Chances = Readonly<Record<string, number>>;

/**
 * Pearson's chi-squared test of draws with fixed seeds against expected chances: its critical value at p = 0.001,
 * by Wilson and Hilferty's approximation.
 */
function expectChances(drawn: readonly string[], chances: Chances): void {
  const counts = new Map<string, number>();
  for (const reading of drawn) counts.set(reading, (counts.get(reading) ?? 0) + 1);
  expect([...counts.keys()].filter((reading) => !(reading in chances))).toEqual([]);
  const entries = Object.entries(chances);
  expect(entries.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
  const chiSquared = entries.reduce((sum, [reading, chance]) => {
    const expected = chance * drawn.length;
    return sum + ((counts.get(reading) ?? 0) - expected) ** 2 / expected;
  }, 0);
  const freedom = entries.length - 1;
  const spread = 2 / (9 * freedom);
  expect(chiSquared).toBeLessThan(freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3);
}

/** The first rows of one tree, as values joined by `+`. */
function firstRows(space: SampleSpace, arity: number, seed: number, count: number): string[] {
  const rules = new PrefixRules(space, arity);
  const tree = new RowTree(rules, space.categories, rules.start(space.products[0]!), noiseAt(seed));
  return Array.from({ length: count }, () => {
    const row = tree.next(new StepBudget(1000));
    if (row === null || row === OUT_OF_STEPS) throw new Error('The tree has fewer rows');
    return row
      .sort((a, b) => a.category - b.category)
      .map(({ ref }) => ref.name)
      .join('+');
  });
}

const BRAND = sketchBrand([
  ['ProductCategory', 'Range', 1, { shoes: 1 }],
  ['CustomerAttribute', 'Age', 3, { young: 1, old: 3 }],
  ['ProductAttribute', 'Color', 1, { red: 1, green: 2, blue: 1 }],
]);
const SINGLE: Chances = {
  young: (3 / 4) * (1 / 4),
  old: (3 / 4) * (3 / 4),
  red: (1 / 4) * (1 / 4),
  green: (1 / 4) * (2 / 4),
  blue: (1 / 4) * (1 / 4),
};

describe('the first row', () => {
  it('holds a category by its weight, and an attribute by its weight within the category', () => {
    const drawn = Array.from({ length: RUNS }, (_, seed) => {
      const request = { kind: 'brand', singleAttributePercentage: 100 } as const;
      return sampleCombinations(BRAND, request, seed, 1).rows[0]!.attributes[0]!.name;
    });
    expectChances(drawn, SINGLE);
  });

  it('of two attributes holds each by its weight within its category', () => {
    const space = sampleSpace(BRAND, { kind: 'brand', singleAttributePercentage: 0 });
    const drawn = Array.from({ length: RUNS }, (_, seed) => firstRows(space, 2, seed, 1)[0]!);
    const chances: Record<string, number> = {};
    for (const [age, a] of [
      ['young', 1 / 4],
      ['old', 3 / 4],
    ] as const) {
      for (const [color, c] of [
        ['red', 1 / 4],
        ['green', 2 / 4],
        ['blue', 1 / 4],
      ] as const) {
        chances[`${age}+${color}`] = a * c;
      }
    }
    expectChances(drawn, chances);
  });

  it('of two attributes holds two of three categories, drawn one after the other by weight', () => {
    const brand = sketchBrand([
      ['ProductCategory', 'Range', 1, { shoes: 1 }],
      ['CustomerAttribute', 'A', 3, { a: 1 }],
      ['CustomerAttribute', 'B', 2, { b: 1 }],
      ['CustomerAttribute', 'C', 1, { c: 1 }],
    ]);
    const space = sampleSpace(brand, { kind: 'brand', singleAttributePercentage: 0 });
    const drawn = Array.from({ length: RUNS }, (_, seed) => firstRows(space, 2, seed, 1)[0]!);
    const both = (x: number, y: number): number => (x / 6) * (y / (6 - x)) + (y / 6) * (x / (6 - y));
    expectChances(drawn, { 'a+b': both(3, 2), 'a+c': both(3, 1), 'b+c': both(2, 1) });
  });

  it('keeps the chances of what the rules leave', () => {
    const brand = sketchBrand(
      [
        ['ProductCategory', 'Range', 1, { shoes: 1 }],
        ['CustomerAttribute', 'Age', 1, { young: 1, old: 3 }],
        ['ProductAttribute', 'Color', 1, { red: 1, green: 2, blue: 1 }],
      ],
      [
        ['Age:young', 'Color:green'],
        ['Range:shoes', 'Color:blue'],
      ],
    );
    const space = sampleSpace(brand, { kind: 'brand', singleAttributePercentage: 0 });
    const drawn = Array.from({ length: RUNS }, (_, seed) => firstRows(space, 2, seed, 1)[0]!);
    // Blue is out with shoes. Age comes first (fewest left): young leaves red alone, old leaves red and green.
    expectChances(drawn, {
      'young+red': 1 / 4,
      'old+red': (3 / 4) * (1 / 3),
      'old+green': (3 / 4) * (2 / 3),
    });
  });

  it('keeps the chances of the others when a choice turns out to lead nowhere', () => {
    const categories = [
      ['ProductCategory', 'Range', 1, { shoes: 1 }],
      ['CustomerAttribute', 'Age', 1, { child: 3, young: 1, old: 2 }],
      ['ProductAttribute', 'Color', 1, { red: 1, green: 2, blue: 1, black: 1 }],
    ] as const;
    const rules = ['red', 'green', 'blue', 'black'].map((color): RuleSketch => [
      'Age:child',
      `Color:${color}`,
    ]);
    const space = sampleSpace(sketchBrand(categories, rules), {
      kind: 'brand',
      singleAttributePercentage: 0,
    });
    const drawn = Array.from({ length: RUNS }, (_, seed) => firstRows(space, 2, seed, 1)[0]!.split('+')[0]!);
    expectChances(drawn, { young: 1 / 3, old: 2 / 3 });
  });
});

describe('the second row', () => {
  it('has the chances that the first one leaves', () => {
    const space = sampleSpace(BRAND, { kind: 'brand', singleAttributePercentage: 100 });
    const drawn = Array.from({ length: RUNS }, (_, seed) => firstRows(space, 1, seed, 2).join(' then '));
    const chances: Record<string, number> = {};
    for (const [first, p] of Object.entries(SINGLE)) {
      for (const [second, q] of Object.entries(SINGLE)) {
        if (first !== second) chances[`${first} then ${second}`] = (p * q) / (1 - p);
      }
    }
    expectChances(drawn, chances);
  });
});

describe('many rows', () => {
  it('show heavy attributes more often, in proportion', () => {
    const names = (letter: string): Record<string, number> =>
      Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${letter}${i}`, (i % 3) + 1]));
    const brand = sketchBrand([
      ['ProductCategory', 'Range', 1, Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`p${i}`, 1]))],
      ['CustomerAttribute', 'Age', 1, names('a')],
      ['ProductAttribute', 'Color', 1, names('c')],
    ]);
    const request = { kind: 'brand', singleAttributePercentage: 50 } as const;
    const uses = [0, 0, 0, 0];
    for (let seed = 0; seed < 10; seed++) {
      for (const { attributes } of sampleCombinations(brand, request, seed, 1000).rows) {
        for (const { name } of attributes) uses[(Number(name.slice(1)) % 3) + 1]!++;
      }
    }
    // What has to appear takes a few rows from the proportion.
    expect(uses[3]! / uses[1]!).toBeGreaterThan(2.5);
    expect(uses[3]! / uses[1]!).toBeLessThan(3.1);
    expect(uses[2]! / uses[1]!).toBeGreaterThan(1.75);
    expect(uses[2]! / uses[1]!).toBeLessThan(2.1);
  });
});
