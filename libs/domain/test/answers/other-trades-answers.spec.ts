import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { PromptType } from '../../src/vocabulary.js';
import { judge } from './judging.js';

interface Trade {
  brandName: string;
  competitorName: string;
  product: string;
  attributes: [name: string, categoryName: string][];
}
type Answer = [trade: string, promptType: PromptType, raw: string];

/**
 * Answers of 120 trades, the good ones beside bad ones of some forty classes, written by somebody who did not know the rules.
 * The rules of then refused two of the 508 good ones, and let 77 of 311, 61 of 178 and 26 of 83 bad ones through. What was
 * mended after the first round let 39 of the second through, then 17 of the third, and at last 12 of the eighty of round 22,
 * of whose 49 good ones none was refused and two were flagged. Of the 360 good ones of round 23 none was refused and nine were
 * flagged, and 37 of its 240 bad ones came through; twenty do still. Left out are those that their writer judged wrongly.
 * Nine that recite their template (`where Audience is runners`) still come through: a stand-in for the model recites so, too.
 */
const ROUNDS = JSON.parse(
  readFileSync(new URL('./other-trades-answers.json', import.meta.url), 'utf8'),
) as Record<string, { trades: Record<string, Trade>; good: Answer[]; bad: Record<string, Answer[]> }>;

const judged = (round: string, [trade, promptType, raw]: Answer) => {
  const { verdict } = judge({ promptType, ...ROUNDS[round]!.trades[trade]! }, raw);
  return { raw, isRefused: verdict === 'refused', isFlagged: verdict === 'flagged' };
};

it('of good answers of other trades at most 1 in 100 is refused, and at most 1 in 50 flagged', () => {
  const good = Object.entries(ROUNDS).flatMap(([round, { good: all }]) =>
    all.map((one) => judged(round, one)),
  );
  expect(good.length).toBeGreaterThan(400);
  expect(good.filter(({ isRefused }) => isRefused).length).toBeLessThanOrEqual(good.length / 100);
  expect(good.filter(({ isFlagged }) => isFlagged).length).toBeLessThanOrEqual(good.length / 50);
});

it('of bad answers of other trades, at most 8.5 % come through unnoticed', () => {
  const bad = Object.entries(ROUNDS).flatMap(([round, { bad: classes }]) =>
    Object.values(classes).flatMap((all) => all.map((one) => judged(round, one))),
  );
  expect(bad.length).toBeGreaterThan(500);
  const through = bad.filter(({ isRefused, isFlagged }) => !isRefused && !isFlagged);
  expect(through.length).toBeLessThanOrEqual(bad.length * 0.085);
});
