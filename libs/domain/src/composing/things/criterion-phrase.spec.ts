import { describe, expect, it } from '@jest/globals';
import { asked, attributeOf } from '../example-fixtures.js';

describe('what one chooses by', () => {
  it.each([
    ['Decision criteria', 'Upfront Cost', 'upfront cost'],
    ['Decision criteria', 'value for money', 'value for money'],
    ['Buying factors', 'good reputation', 'a good reputation'],
    ['Priorities', 'how long it lasts', 'how long it lasts'],
    ['What matters', 'price', 'price'],
    ['Selling points', 'battery life', 'battery life'],
    ['Strengths', 'customer service', 'customer service'],
    ['Brand values', 'transparency', 'transparency'],
    ['Decision criteria', 'return on investment', 'return on investment'],
  ])('is told as what matters most: %s, %s', (category, name, said) => {
    const question = `Which trail shoes would you recommend (what matters most is ${said})?`;
    expect(asked(attributeOf('ProductAttribute', category, name))).toBe(question);
  });

  it('is told as well of customers', () => {
    expect(asked(attributeOf('CustomerAttribute', 'Priorities', 'durability'))).toBe(
      'Which trail shoes would you recommend (what matters most is durability)?',
    );
  });

  it.each([
    ['Decision criteria', 'durable', 'durable trail shoes'],
    ['Decision criteria', 'easy to clean', 'trail shoes that are easy to clean'],
    ['Decision criteria', 'under £100', 'trail shoes under £100'],
    ['Selling points', 'money-back guarantee', 'trail shoes with a money-back guarantee'],
    ['Quality', 'hand-made', 'hand-made trail shoes'],
  ])('is said of the thing where it can be: %s, %s', (category, name, said) => {
    expect(asked(attributeOf('ProductAttribute', category, name))).toBe(`Which ${said} would you recommend?`);
  });

  it('is one note, whatever it is of', () => {
    const both = [
      attributeOf('ProductAttribute', 'Decision criteria', 'safety'),
      attributeOf('ProductAttribute', 'Quality', 'durability'),
    ];
    expect(asked(...both)).toBe(
      'Which trail shoes would you recommend (what matters most is safety and durability)?',
    );
  });
});
