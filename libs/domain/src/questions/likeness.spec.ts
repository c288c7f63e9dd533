import { describe, expect, it } from '@jest/globals';
import { nearCopies, skeletonOf } from './likeness.js';

const names = ['trail shoes', 'beginners', 'road bikes', 'under $100', '初心者'];

describe('a skeleton', () => {
  it.each<[one: string, other: string, same: boolean]>([
    ['Which trail shoes are best for beginners?', 'Which road bikes are best for beginners?', true],
    ['Which trail shoe is best for a beginner?', 'Which road bike is best for beginners?', false],
    ['Which trail shoe is best for a beginner?', 'Which road bike is best for a beginner?', true],
    ['Which trail shoes cost under $100?', 'Which road bikes cost under $2,500?', true],
    ['Which trail shoes are best?', 'What trail shoes are best?', false],
  ])('of %j and of %j is the same: %s', (one, other, same) => {
    expect(skeletonOf(one, names) === skeletonOf(other, names)).toBe(same);
  });
});

describe('near-copies', () => {
  it('are found with the earlier one that they are like', () => {
    const skeletons = [
      'which § would you pick for §',
      'what is a good § for §',
      'which § would you pick for §',
      'which § would you pick for my §',
      'is § any good',
    ];
    expect(nearCopies(skeletons)).toEqual([null, null, 0, 0, null]);
  });

  /** Questions of these words, in an order that looks like chance. */
  const mixed = (vocabulary: readonly string[], count: number, length: (place: number) => number) =>
    Array.from({ length: count }, (_, i) =>
      Array.from(
        { length: length(i) },
        (_, j) => vocabulary[(i * (j + 3) + ((i * i) % (j + 2))) % vocabulary.length],
      ).join(' '),
    );

  const trigramsOf = (skeleton: string) =>
    new Set(Array.from(skeleton, (_, place) => ` ${skeleton} `.slice(place, place + 3)));

  /** Shared letter trigrams ÷ all trigrams of both, from 0 to 1. */
  const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
    const shared = [...one].filter((gram) => other.has(gram)).length;
    return shared / (one.size + other.size - shared);
  };

  it.each([
    [
      'of one length',
      mixed('which what shoes are best for my first marathon in the mud §'.split(' '), 300, () => 8),
    ],
    ['of many lengths', mixed('§ is are the best for my a of'.split(' '), 300, (i) => 3 + (i % 9))],
    // A small set has no four that it must share.
    ['of one or two words', mixed('§ a ab abc b bc c'.split(' '), 60, (i) => 1 + (i % 2))],
  ])('are the same as those of a look at every pair: questions %s', (_, skeletons) => {
    const found = nearCopies(skeletons).map((copy) => copy !== null);
    const sets = skeletons.map(trigramsOf);
    const everyPair = sets.map((one, i) => sets.slice(0, i).some((other) => likenessOf(one, other) > 0.8));
    expect(found).toEqual(everyPair);
    expect(found).toContain(true);
    expect(found).toContain(false);
  });
});
