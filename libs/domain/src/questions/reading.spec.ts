import { describe, expect, it } from '@jest/globals';
import { readSet, type SetQuestion } from './reading.js';

const asked = (question: string, names: string[] = [], flags: string[] = []): SetQuestion => ({
  question,
  names,
  flags,
});

const SET = [
  asked('Which trail shoes would suit beginners best?', ['trail shoes', 'beginners']),
  asked('Which trail shoes would suit seniors best?', ['trail shoes', 'seniors'], ['similar']),
  asked('which boots would suit hikers best?', ['boots', 'hikers'], ['similar', 'off-topic']),
  asked('I need sandals for the beach: who makes good ones?', ['sandals', 'beach']),
  asked('I need sandals for the beach, who makes good ones?', ['sandals', 'beach']),
];

describe('reading a set of questions', () => {
  const { reading, questionsOf } = readSet(SET);
  const places = (figure: string) => questionsOf(figure)?.map(({ place }) => place);

  it('counts first words and lengths, and leads to the questions of each', () => {
    expect(reading.openings).toEqual([
      { figure: 'opening:which', text: 'which', count: 3 },
      { figure: 'opening:i', text: 'i', count: 2 },
    ]);
    expect([reading.distinctOpenings, reading.openingBits.toFixed(3)]).toEqual([2, '0.971']);
    expect(places('opening:i')).toEqual([3, 4]);
    expect(reading.lengths.reduce((sum, { count }) => sum + count, 0)).toBe(SET.length);
    expect(reading.lengths[0]).toEqual({ figure: 'length:10', text: 'up to 10', count: 5 });
    expect(reading.medianWords).toBe(7);
    expect(places('length:10')).toEqual([0, 1, 2, 3, 4]);
  });

  it('finds the largest group alike once masked, near-copies and duplicates, each with what it is like', () => {
    expect(reading.largestSkeleton).toMatchObject({ count: 3, text: 'which § would suit § best' });
    expect(questionsOf('skeleton')).toEqual([
      { place: 0, like: null },
      { place: 1, like: 0 },
      { place: 2, like: 0 },
    ]);
    expect(reading.nearCopies.count).toBe(3);
    expect(questionsOf('near-copies')).toEqual([
      { place: 1, like: 0 },
      { place: 2, like: 0 },
      { place: 4, like: 3 },
    ]);
    expect(reading.duplicates.count).toBe(2);
    expect(questionsOf('duplicates')).toEqual([
      { place: 3, like: null },
      { place: 4, like: 3 },
    ]);
  });

  it('counts flags, and knows no other figure', () => {
    expect(reading.flags.map(({ text, count }) => [text, count])).toEqual([
      ['similar', 2],
      ['off-topic', 1],
    ]);
    expect(places('flag:off-topic')).toEqual([2]);
    expect(questionsOf('constructor')).toBeNull();
  });

  it('reads an empty set', () => {
    expect(readSet([]).reading).toMatchObject({
      prompts: 0,
      openingBits: 0,
      medianWords: 0,
      largestSkeleton: null,
    });
  });
});
