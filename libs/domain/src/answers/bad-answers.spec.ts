import { describe, expect, it } from '@jest/globals';
import { checkAnswer } from './answer-checks.js';
import { flagsOf, type FlagContext } from './answer-flags.js';
import { BAD_ANSWERS, GOOD } from './bad-answers.js';
import { cleanAnswer } from './cleaning.js';

const context: FlagContext = {
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  competitorNames: ['Beta', 'Gamma Labs'],
  configuredNames: ['trail shoes', 'beginners', 'Audience', 'Products'],
  topics: [{ name: 'trail shoes' }, { name: 'beginners', categoryName: 'Audience' }],
};

/** Comes through as it is, for nobody to notice. */
function comesThrough(raw: string): boolean {
  const question = cleanAnswer(raw);
  return (
    question !== GOOD && checkAnswer(question, context) === null && flagsOf(question, context).length === 0
  );
}

describe('of bad answers, none comes through unrefused, uncleaned and unflagged', () => {
  it.each(Object.entries(BAD_ANSWERS))('%s', (_, answers) => {
    expect(answers.filter(comesThrough)).toEqual([]);
  });
});

describe('wrapping is taken off rather than refused', () => {
  it.each(['labels and preambles', 'thinking and tags', 'JSON and fences'])('%s', (kind) => {
    const kept = BAD_ANSWERS[kind]!.filter((raw) => cleanAnswer(raw) === GOOD);
    expect(kept.length / BAD_ANSWERS[kind]!.length).toBeGreaterThanOrEqual(0.8);
  });
});
