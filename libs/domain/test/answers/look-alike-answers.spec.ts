import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { PromptType } from '../../src/vocabulary.js';
import { judge } from './judging.js';

interface Answer {
  promptType: PromptType;
  brandName: string;
  competitorName?: string;
  product: string;
  attributes: string[];
  raw: string;
}
interface BadAnswer extends Answer {
  /** Its class, in its writer's words. */
  why: string;
}

/**
 * Answers of 160 trades that look like one question at first glance, in over a hundred classes, by six writers who
 * did not know the rules, and good ones by three others, those of the second written to tempt. Unseen, 36 of 157, 48 of
 * 150, 35 of 149 and 36 of 150 bad ones came through, and 17 of 150 and 11 of 160 of the last two rounds, whose writers
 * kept to the proportions in which models fail; of the 577 good ones six were refused and 38 flagged. Each round was
 * mended before the next was judged. What still comes through is mostly a question that only knowledge of the world
 * could tell: jet skis for skis, oak veneers for a dentist's.
 */
const { good, bad } = JSON.parse(
  readFileSync(new URL('./look-alike-answers.json', import.meta.url), 'utf8'),
) as { good: Answer[]; bad: Record<string, BadAnswer[]> };

const verdictOf = ({ attributes, raw, ...asked }: Answer) =>
  judge({ ...asked, attributes: attributes.map((name) => [name, 'Features']) }, raw).verdict;

it('of good answers that look like bad ones none is refused, and at most 4 in 100 are flagged', () => {
  const verdicts = good.map(verdictOf);
  expect(verdicts.length).toBeGreaterThan(400);
  expect(good.filter((_, place) => verdicts[place] === 'refused').map(({ raw }) => raw)).toEqual([]);
  expect(verdicts.filter((verdict) => verdict === 'flagged').length).toBeLessThanOrEqual(
    verdicts.length * 0.04,
  );
});

it('of bad answers that look like a question, at most 8.5 % come through unnoticed', () => {
  const all = Object.values(bad).flat();
  expect(all.length).toBeGreaterThan(750);
  const through = all.filter((answer) => verdictOf(answer) === 'good');
  expect(through.length).toBeLessThanOrEqual(all.length * 0.085);
});
