import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { checkAnswer } from '../../src/answers/answer-checks.js';
import { flagsOf, type FlagContext } from '../../src/answers/answer-flags.js';
import { GOOD } from './bad-answers.js';
import { cleanAnswer } from '../../src/answers/cleaning.js';
import type { GoodAnswer } from './good-answers.js';

/**
 * Answers that were written by somebody who did not know the rules: how well these judge what they were not made for. After
 * each round the rules were mended, so that only the newest told what to expect: of the 160 good ones of round 17 none was
 * refused and seven were flagged, of its forty bad ones four came through. Before, of 160 good ones 1, 1, 5, 7 and 4 were
 * refused (rounds 11, 12, 14, 15, 16), and of the last four 25, 21, 10 and 22 flagged; of forty bad ones 17, 7, 13, 8, 20, 5,
 * 6, 5, 8, 3, none, 7 (round 12) and 5 (round 15) came through. Those of round 13 are ours. The good ones of round 18 were
 * written to tempt, with words that are a model's, too, when it speaks of its task: of 150, eight were refused and 13 flagged;
 * of its sixty bad ones six came through, two of which are good once they are cleaned. New rules want new answers here.
 */
const ROUNDS = JSON.parse(readFileSync(new URL('./unseen-answers.json', import.meta.url), 'utf8')) as Record<
  string,
  { bad: string[]; good: GoodAnswer[] }
>;

type AboutBrand = ['Validation' | 'Competitor', ...GoodAnswer];

/**
 * The same about a brand, by itself or beside its rival. Of round 1 seven of 120 good ones were refused; its questions, and
 * ours, need not be about their topics. Since round 2 it is judged how they ask: of its 160 good ones two were refused and six
 * flagged, of its sixty bad ones 24 came through, where 37 would have before. Of round 3, judged by the rules that round 2
 * had mended, one was refused and four were flagged; 21 came through. Three and five of these are good once they are cleaned.
 */
const ABOUT_BRANDS = JSON.parse(
  readFileSync(new URL('./unseen-brand-answers.json', import.meta.url), 'utf8'),
) as Record<string, { bad: ['Validation' | 'Competitor', string][]; good: AboutBrand[] }>;

const contextOf = (product: string, attribute: string, categoryName = 'Audience'): FlagContext => ({
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  competitorNames: ['Beta', 'Gamma Labs'],
  configuredNames: [product, attribute, categoryName, 'Products'],
  topics: [{ name: product }, { name: attribute, categoryName }],
});

it('of forty or sixty unseen wordings of bad answers, at most 4 come through unrefused, uncleaned and unflagged', () => {
  const context = contextOf('trail shoes', 'beginners');
  for (const { bad } of Object.values(ROUNDS)) {
    const through = bad.filter((raw) => {
      const question = cleanAnswer(raw);
      const isUnnoticed = checkAnswer(question, context) === null && flagsOf(question, context).length === 0;
      return question !== GOOD && isUnnoticed;
    });
    expect(through.length).toBeLessThanOrEqual(4);
  }
});

it('of unseen good answers at most 1 in 100 is refused, and at most 1 in 20 flagged', () => {
  const judged = Object.values(ROUNDS).flatMap(({ good }) =>
    good.map(([raw, product, attribute, categoryName]) => {
      const question = cleanAnswer(raw);
      const context = contextOf(product, attribute, categoryName);
      return { fault: checkAnswer(question, context), flags: flagsOf(question, context) };
    }),
  );
  const share = (count: number) => count / judged.length;
  expect(judged.length).toBeGreaterThan(700);
  expect(share(judged.filter(({ fault }) => fault !== null).length)).toBeLessThanOrEqual(0.01);
  expect(share(judged.filter(({ flags }) => flags.length > 0).length)).toBeLessThanOrEqual(0.05);
});

const contextAboutBrand = (
  promptType: AboutBrand[0],
  ...names: Parameters<typeof contextOf>
): FlagContext => ({ ...contextOf(...names), promptType, competitorName: 'Beta' });

it('of unseen good answers about a brand at most 1 in 100 is refused or flagged', () => {
  const judged = Object.entries(ABOUT_BRANDS).flatMap(([round, { good }]) =>
    good.map(([promptType, raw, product, attribute, categoryName]) => {
      const context = contextAboutBrand(promptType, product, attribute, categoryName);
      const question = cleanAnswer(raw);
      const isAboutTopics = round === 'round 2' || round === 'round 3';
      return {
        fault: checkAnswer(question, context),
        flags: flagsOf(question, isAboutTopics ? context : { ...context, topics: [] }),
      };
    }),
  );
  expect(judged).toHaveLength(499);
  expect(judged.filter(({ fault, flags }) => fault !== null || flags.length > 0).length).toBeLessThanOrEqual(
    5,
  );
});

it('of 120 unseen wordings of bad answers about a brand, at most 31 come through, of which eight are cleaned', () => {
  const through = Object.values(ABOUT_BRANDS).flatMap(({ bad }) =>
    bad.filter(([promptType, raw]) => {
      const context = contextAboutBrand(promptType, 'trail shoes', 'beginners');
      const question = cleanAnswer(raw);
      return checkAnswer(question, context) === null && flagsOf(question, context).length === 0;
    }),
  );
  expect(through.length).toBeLessThanOrEqual(31);
});
