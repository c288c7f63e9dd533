import { expect, it } from '@jest/globals';
import { checkAnswer } from './answer-checks.js';
import { flagsOf, type FlagContext } from './answer-flags.js';
import { GOOD } from './bad-answers.js';
import { cleanAnswer } from './cleaning.js';
import { UNSEEN } from './unseen-answers.js';

const context: FlagContext = {
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  competitorNames: ['Beta', 'Gamma Labs'],
  configuredNames: ['trail shoes', 'beginners', 'Audience', 'Products'],
  topics: [{ name: 'trail shoes' }, { name: 'beginners', categoryName: 'Audience' }],
};

it('of forty unseen wordings of bad answers, at most half come through unrefused, uncleaned and unflagged', () => {
  const through = UNSEEN.filter((raw) => {
    const question = cleanAnswer(raw);
    return (
      question !== GOOD && checkAnswer(question, context) === null && flagsOf(question, context).length === 0
    );
  });
  expect(UNSEEN).toHaveLength(40);
  // The goal is 4.
  expect(through.length).toBeLessThanOrEqual(20);
});
