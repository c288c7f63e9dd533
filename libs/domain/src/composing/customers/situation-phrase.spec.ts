import { describe, expect, it } from '@jest/globals';
import { asked, attributeOf } from '../example-fixtures.js';
import { toldBy } from './situation-phrase.js';

describe('a shortened sentence is told whole', () => {
  it.each([
    ['dropped it', 'I dropped it'],
    ['inherited 40k', 'I inherited 40k'],
    ['never drove on the left', 'I never drove on the left'],
    ['Forget my passwords all the time', 'I forget my passwords all the time'],
    ['outgrown our current database', "we've outgrown our current database"],
    ['not very fit', "I'm not very fit"],
    ['gives me acne', 'mine gives me acne'],
    ['breaks after a year', 'mine breaks after a year'],
    ["won't start when hot", "mine won't start when hot"],
    ["hasn't been tuned in 10 years", "mine hasn't been tuned in 10 years"],
    ['airline damaged my bag', 'the airline damaged my bag'],
    ['tips over with bags on handle', 'mine tips over with bags on handle'],
    ['partner moves a lot', 'my partner moves a lot'],
    ['lower back hurts after riding', 'my lower back hurts after riding'],
    ['Our bookkeeper quit', 'our bookkeeper quit'],
    ['visitors hate tablets', 'visitors hate tablets'],
  ])('%s', (typed, text) => {
    expect(toldBy(typed)).toEqual({ text, isSentence: true });
  });
});

it.each([
  'bad back',
  'data breach email',
  'bored dads standing around',
  'hidden baggage fees',
  'college move-in',
  'storm clean up',
  'planned euthanasia at home',
  'just because',
])('what is no sentence is left as typed: %s', (typed) => {
  expect(toldBy(typed)).toEqual({ text: typed, isSentence: false });
});

it.each(['too visible', 'too expensive for one location'])(
  'what people object to is not wanted: %s',
  (name) => {
    expect(asked(attributeOf('CustomerAttribute', 'Objections', name))).toBe(
      `Which trail shoes would you recommend (ideally nothing ${name})?`,
    );
  },
);
