import { expect, it } from '@jest/globals';
import { asked, attributeOf } from '../example-fixtures.js';

it.each([
  ['how long does it take', 'wondering how long it takes'],
  ['how painful is it', 'wondering how painful it is'],
  ['do I need insurance', 'wondering whether they need insurance'],
  ['will it work in the rain', 'wondering whether it will work in the rain'],
  ['can I bring my dog', 'wondering whether they can bring their dog'],
  ['Does it contain any alcohol?', 'wondering whether it contains any alcohol'],
  ['why is it as expensive as real wine', 'wondering why it is as expensive as real wine'],
  ['what if I need a doctor', 'wondering what happens if they need a doctor'],
  ['who fixes it', 'wondering who fixes it'],
  ['is embalming required', 'wondering whether embalming is required'],
  ['will insurance pay', 'wondering whether insurance will pay'],
  ['how did my neighbour do it', 'asking “how did their neighbour do it”'],
])('what people ask is what they wonder: %s', (question, said) => {
  expect(asked(attributeOf('CustomerAttribute', 'Worries', question))).toBe(
    `Which trail shoes for people ${said} would you recommend?`,
  );
});
