import { expect, it } from '@jest/globals';
import { checkAnswer } from './answer-checks.js';
import { flagsOf, type FlagContext } from './answer-flags.js';
import { FORMS } from '../composing/forms.js';
import { cleanAnswer } from './cleaning.js';
import { GOOD_DISCOVERY, GOOD_OTHERS, type GoodAnswer } from './good-answers.js';

const contextOf = ([, product, attribute, categoryName = 'Kind']: GoodAnswer): FlagContext => ({
  promptType: 'Discovery',
  brandName: 'Acme',
  competitorName: null,
  competitorNames: ['Beta', 'Gamma Labs'],
  configuredNames: [product, attribute, categoryName],
  topics: [{ name: product }, { name: attribute, categoryName }],
});

it('at least 160 good answers of many kinds are known, and at most 1 % of them are refused', () => {
  const refused = [
    ...GOOD_DISCOVERY.map((good) => ({ raw: good[0], context: contextOf(good) })),
    ...GOOD_OTHERS.map(([promptType, raw]) => ({
      raw,
      context: { ...contextOf(['', 'trail shoes', 'beginners']), promptType, competitorName: 'Beta' },
    })),
  ].flatMap(({ raw, context }) => {
    const fault = checkAnswer(cleanAnswer(raw), context);
    return fault ? [`${raw}: ${fault.message}`] : [];
  });
  expect(GOOD_DISCOVERY.length + GOOD_OTHERS.length).toBeGreaterThanOrEqual(160);
  expect(refused).toEqual([]);
});

it('no good answer is flagged', () => {
  const flagged = GOOD_DISCOVERY.flatMap((good) => {
    const flags = flagsOf(cleanAnswer(good[0]), contextOf(good));
    return flags.length > 0 ? [`${good[0]}: ${flags.join()}`] : [];
  });
  expect(flagged).toEqual([]);
});

it('no sentence form of the composer is refused, were it a model’s', () => {
  const filling: Record<string, string> = {
    s: 'trail shoes for beginners',
    d: 'trail shoes for beginners',
    a: 'a trail shoe for beginners',
    v: 'a low drop',
    b: 'Acme',
    c: 'Beta',
  };
  const refused = Object.entries(FORMS).flatMap(([set, forms]) =>
    forms.flatMap((form) => {
      const promptType =
        set === 'validation'
          ? 'Validation'
          : /^(?:better|alternatives)/.test(set)
            ? 'Competitor'
            : 'Discovery';
      const question = form
        .replace(/^[#*] /, '')
        .replace(/\{(\w+)\}/g, (_, slot: string) => filling[slot] ?? slot);
      const context = {
        ...contextOf(['', 'trail shoes', 'beginners']),
        promptType,
        competitorName: 'Beta',
      } as const;
      const fault = checkAnswer(cleanAnswer(question), context);
      return fault || cleanAnswer(question) !== question ? [`${question}: ${fault?.message}`] : [];
    }),
  );
  expect(refused).toEqual([]);
});
