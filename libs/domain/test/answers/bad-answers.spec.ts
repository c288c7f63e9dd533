import { describe, expect, it } from '@jest/globals';
import { checkAnswer } from '../../src/answers/answer-checks.js';
import { flagsOf, type FlagContext } from '../../src/answers/answer-flags.js';
import { BAD_ANSWERS, GOOD } from './bad-answers.js';
import { cleanAnswer } from '../../src/answers/cleaning.js';
import { type BadAnswer, MORE_BAD_ANSWERS } from './more-bad-answers.js';
import {
  UNSEEN_ROUND_8,
  UNSEEN_ROUND_5,
  UNSEEN_ROUND_9,
  UNSEEN_ROUND_7,
  UNSEEN_ROUND_6,
  UNSEEN_ROUND_10,
} from './formerly-unseen-answers.js';

const contextOf = (product: string, attribute: string): FlagContext => ({
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  competitorNames: ['Beta', 'Gamma Labs'],
  configuredNames: [product, attribute, 'Audience', 'Products'],
  topics: [{ name: product }, { name: attribute, categoryName: 'Audience' }],
});

/** Comes through as it is, for nobody to notice. */
function comesThrough(raw: string, product = 'trail shoes', attribute = 'beginners'): boolean {
  const question = cleanAnswer(raw);
  const context = contextOf(product, attribute);
  return (
    question !== GOOD && checkAnswer(question, context) === null && flagsOf(question, context).length === 0
  );
}

describe('of bad answers, none comes through unrefused, uncleaned and unflagged', () => {
  it.each(Object.entries(BAD_ANSWERS))('%s', (_, answers) => {
    expect(answers.filter((raw) => comesThrough(raw))).toEqual([]);
  });

  it('unseen once', () => {
    const unseen = [...UNSEEN_ROUND_5, ...UNSEEN_ROUND_6, ...UNSEEN_ROUND_7, ...UNSEEN_ROUND_8];
    expect(unseen.filter((raw) => comesThrough(raw))).toEqual([]);
    // No rule is made for three of each of these.
    for (const forty of [UNSEEN_ROUND_9, UNSEEN_ROUND_10])
      expect(forty.filter((raw) => comesThrough(raw)).length).toBeLessThanOrEqual(3);
  });
});

it('of bad answers of other trades, at most 10 % come through', () => {
  const answers: BadAnswer[] = Object.values(MORE_BAD_ANSWERS).flat();
  const through = answers.filter((bad) => comesThrough(...bad));
  expect(answers.length).toBeGreaterThanOrEqual(100);
  expect(through.length / answers.length).toBeLessThanOrEqual(0.1);
});

describe('wrapping is taken off rather than refused', () => {
  it.each(['labels and preambles', 'thinking and tags', 'JSON and fences'])('%s', (kind) => {
    const kept = BAD_ANSWERS[kind]!.filter((raw) => cleanAnswer(raw) === GOOD);
    expect(kept.length / BAD_ANSWERS[kind]!.length).toBeGreaterThanOrEqual(0.8);
  });
});
