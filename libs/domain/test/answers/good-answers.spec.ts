import { expect, it } from '@jest/globals';
import { checkAnswer } from '../../src/answers/answer-checks.js';
import { flagsOf, type FlagContext } from '../../src/answers/answer-flags.js';
import { FORMS } from '../../src/composing/forms.js';
import type { PromptType } from '../../src/vocabulary.js';
import { cleanAnswer } from '../../src/answers/cleaning.js';
import { GOOD_DISCOVERY, GOOD_OTHERS, type GoodAnswer } from './good-answers.js';
import { MORE_GOOD_DISCOVERY } from './more-good-answers.js';
import { TEMPTING_GOOD_DISCOVERY, TRADE_WORDS_DISCOVERY } from './tempting-good-answers.js';

const contextOf = ([, product, attribute, categoryName = 'Kind']: GoodAnswer): FlagContext => ({
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  competitorNames: ['Beta', 'Gamma Labs'],
  configuredNames: [product, attribute, categoryName],
  topics: [{ name: product }, { name: attribute, categoryName }],
});

it('at least 270 good answers of many kinds are known, and none of them is refused', () => {
  const refused = [
    ...[...GOOD_DISCOVERY, ...MORE_GOOD_DISCOVERY, ...TEMPTING_GOOD_DISCOVERY, ...TRADE_WORDS_DISCOVERY].map(
      (good) => ({
        raw: good[0],
        context: contextOf(good),
      }),
    ),
    ...GOOD_OTHERS.map(([promptType, raw]) => ({
      raw,
      context: { ...contextOf(['', 'trail shoes', 'beginners']), promptType, competitorName: 'Beta' },
    })),
  ].flatMap(({ raw, context }) => {
    const fault = checkAnswer(cleanAnswer(raw), context);
    return fault ? [`${raw}: ${fault.message}`] : [];
  });
  expect(GOOD_DISCOVERY.length + MORE_GOOD_DISCOVERY.length + GOOD_OTHERS.length).toBeGreaterThanOrEqual(270);
  expect(refused).toEqual([]);
});

const flagged = (answers: readonly GoodAnswer[]): string[] =>
  answers.filter((good) => flagsOf(cleanAnswer(good[0]), contextOf(good)).length > 0).map(([raw]) => raw);

it('no good answer is flagged', () => {
  expect(flagged([...GOOD_DISCOVERY, ...TRADE_WORDS_DISCOVERY])).toEqual([]);
});

it('of more good answers, at most 1 in 50 is flagged', () => {
  expect(flagged(MORE_GOOD_DISCOVERY).length).toBeLessThanOrEqual(MORE_GOOD_DISCOVERY.length / 50);
});

/** The composer's sentence forms, with words for their slots. */
const FILLING: Readonly<Record<string, string>> = {
  s: 'trail shoes for beginners',
  d: 'trail shoe for beginners',
  a: 'a trail shoe for beginners',
  v: 'a low drop',
  b: 'Acme',
  c: 'Beta',
  is2: 'is',
};
const composed = Object.entries(FORMS).flatMap(([set, forms]) =>
  forms.map((form) => {
    const promptType: PromptType =
      set === 'validation' ? 'Validation' : /^(?:better|alternatives)/.test(set) ? 'Competitor' : 'Discovery';
    const question = form
      .replace(/^[#*] /, '')
      .replace(/\{(\w+)\}/g, (_, slot: string) => FILLING[slot] ?? slot);
    return {
      question,
      context: { ...contextOf(['', 'trail shoes', 'beginners']), promptType, competitorName: 'Beta' },
    };
  }),
);

it('no sentence form of the composer is refused, were it a model’s', () => {
  const refused = composed.flatMap(({ question, context }) => {
    const fault = checkAnswer(cleanAnswer(question), context);
    return fault || cleanAnswer(question) !== question ? [`${question}: ${fault?.message}`] : [];
  });
  expect(refused).toEqual([]);
});

it('no sentence form of the composer is flagged as off-topic, were it a model’s', () => {
  // Those for a product category alone name no attribute.
  const asked = composed.filter(({ question }) => question.includes('beginners'));
  const flags = asked.filter(({ question, context }) => flagsOf(question, context).includes('off-topic'));
  expect(flags.map(({ question }) => question)).toEqual([]);
});
