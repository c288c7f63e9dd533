import { expect, it } from '@jest/globals';
import { checkAnswer } from './answer-checks.js';
import { flagsOf, type FlagContext } from './answer-flags.js';
import { GOOD } from './bad-answers.js';
import { cleanAnswer } from './cleaning.js';
import { UNSEEN, UNSEEN_GOOD } from './unseen-answers.js';

const contextOf = (product: string, attribute: string): FlagContext => ({
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  competitorNames: ['Beta', 'Gamma Labs'],
  configuredNames: [product, attribute, 'Audience', 'Products'],
  topics: [{ name: product }, { name: attribute, categoryName: 'Audience' }],
});

it('of forty unseen wordings of bad answers, at most 4 come through unrefused, uncleaned and unflagged', () => {
  const context = contextOf('trail shoes', 'beginners');
  const through = UNSEEN.filter((raw) => {
    const question = cleanAnswer(raw);
    return (
      question !== GOOD && checkAnswer(question, context) === null && flagsOf(question, context).length === 0
    );
  });
  expect(UNSEEN).toHaveLength(40);
  expect(through.length).toBeLessThanOrEqual(4);
});

it('of twenty unseen good answers none is refused, and at most 2 are flagged', () => {
  const judged = UNSEEN_GOOD.map(([raw, product, attribute]) => {
    const question = cleanAnswer(raw);
    const context = contextOf(product, attribute);
    return { raw, fault: checkAnswer(question, context), flags: flagsOf(question, context) };
  });
  expect(judged.filter(({ fault }) => fault !== null)).toEqual([]);
  expect(judged.filter(({ flags }) => flags.length > 0).length).toBeLessThanOrEqual(2);
});
