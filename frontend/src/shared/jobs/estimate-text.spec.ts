import { expect, it } from '@jest/globals';
import { estimateText } from './estimate-text';

const run = {
  prompts: 5_000,
  blocked: 0,
  calls: 5_000,
  tokensIn: 1_000_000,
  tokensOut: 100_000,
  seconds: 301,
  cost: { amount: 0.2449, currency: 'USD' },
};

it('an estimate is one line: calls, tokens, time and cost', () => {
  expect(estimateText(run)).toBe('about 5,000 calls · 1.1 M tokens · 5 min · $0.24');
});

it('invents no cost where no price is set', () => {
  expect(estimateText({ ...run, cost: null })).toBe('about 5,000 calls · 1.1 M tokens · 5 min');
});

it.each([
  [9_999, '9,999'],
  [10_000, '10 k'],
  [28_842, '29 k'],
  [999_499, '999 k'],
  [999_500, '1.0 M'],
])('says %d tokens as %s', (tokensIn, said) => {
  expect(estimateText({ ...run, tokensIn, tokensOut: 0 })).toContain(` · ${said} tokens · `);
});

it.each([
  [{ amount: 0.004, currency: 'USD' }, 'under $0.01'],
  [{ amount: 0, currency: 'EUR' }, '€0.00'],
  [{ amount: 1234.5, currency: 'GBP' }, '£1,234.50'],
  [{ amount: 3, currency: 'credits' }, '3.00 credits'],
])('says a cost of %j as %s', (cost, said) => {
  expect(estimateText({ ...run, cost })).toMatch(new RegExp(` · ${said.replace(/[$.]/g, '\\$&')}$`));
});

it('says so when the model is not asked', () => {
  expect(estimateText({ ...run, calls: 0, tokensIn: 0, tokensOut: 0, seconds: 4 })).toBe(
    'about 4 s, without the model',
  );
});
