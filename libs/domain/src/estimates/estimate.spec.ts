import { describe, expect, it } from '@jest/globals';
import { expectedOf, guessPerPrompt, isLargeRun } from './estimate.js';

const each = { tokensIn: 220, tokensOut: 30, seconds: 0.06 };

describe('what a run is expected to take', () => {
  it('is what a prompt takes, as often as there are prompts', () => {
    expect(expectedOf(5_000, 5_000, each)).toEqual({ tokensIn: 1_100_000, tokensOut: 150_000, seconds: 300 });
  });

  it('is no token where the model is not asked, and nothing for nothing', () => {
    expect(expectedOf(2_000, 0, each)).toMatchObject({ tokensIn: 0, tokensOut: 0 });
    expect(expectedOf(0, 0, each)).toEqual({ tokensIn: 0, tokensOut: 0, seconds: 0 });
  });

  it('is at least the time of one call', () => {
    expect(expectedOf(2, 2, each).seconds).toBe(1.5);
    expect(expectedOf(2, 0, guessPerPrompt(2, 0, [])).seconds).toBe(0.1);
  });
});

describe('what a prompt takes where no earlier run tells', () => {
  it('goes by the length of what is asked, four letters a token', () => {
    expect(guessPerPrompt(10, 10, [400, 800])).toMatchObject({ tokensIn: 150, tokensOut: 33 });
  });

  it('counts the prompts that are composed as well, which take no token and hardly any time', () => {
    const half = guessPerPrompt(10, 5, [400]);
    expect(half).toMatchObject({ tokensIn: 50, tokensOut: 16.5 });
    expect(expectedOf(10, 5, half)).toMatchObject({ tokensIn: 500, tokensOut: 165 });
    expect(expectedOf(2_000, 0, guessPerPrompt(2_000, 0, [])).seconds).toBe(4);
  });

  it('is finite for no prompt at all', () => {
    expect(guessPerPrompt(0, 0, [])).toEqual({ tokensIn: 0, tokensOut: 0, seconds: 0.002 });
  });
});

describe('a run is to be confirmed', () => {
  it.each([
    [{ prompts: 1_000, cost: null }, { prompts: 1_000, cost: null }, false],
    [{ prompts: 1_001, cost: null }, { prompts: 1_000, cost: null }, true],
    [{ prompts: 10, cost: 9 }, { prompts: 1_000, cost: null }, false],
    [{ prompts: 10, cost: 2 }, { prompts: 1_000, cost: 2 }, false],
    [{ prompts: 10, cost: 2.01 }, { prompts: 1_000, cost: 2 }, true],
    [{ prompts: 10, cost: null }, { prompts: 1_000, cost: 0 }, false],
    [{ prompts: 10, cost: 0.001 }, { prompts: 1_000, cost: 0 }, true],
  ])('%j beyond %j: %s', (run, bound, expected) => {
    expect(isLargeRun(run, bound)).toBe(expected);
  });
});
