import { describe, expect, it } from '@jest/globals';
import type { AttributeRef } from '../combinations/combination.js';
import { composeQuestion, exampleQuestion } from './compose.js';

const shoes: AttributeRef = {
  id: '',
  name: 'trail shoes',
  categoryId: '',
  categoryName: 'Footwear',
  form: 'plural',
};
const customer = (name: string, categoryName = 'Situation', phrase?: string): AttributeRef => ({
  ...{ id: name, name, categoryId: categoryName, categoryName, catType: 'CustomerAttribute' },
  ...(phrase && { phrase }),
});
const feature = (name: string, categoryName = 'Features'): AttributeRef => ({
  ...{ id: name, name, categoryId: categoryName, categoryName, catType: 'ProductAttribute' },
});
const said = (...attributes: AttributeRef[]): string =>
  exampleQuestion({ productCategory: shoes, attributes })
    .replace(/^Which /, '')
    .replace(/ would you recommend\?$/, '');

describe('what a question is about', () => {
  it.each([
    [
      [customer('travellers', 'Who'), customer('people without a car', 'Who')],
      'trail shoes for travellers without a car',
    ],
    [
      [customer('a', 'Who', 'for people who run'), customer('b', 'Who', 'for people who swim')],
      'trail shoes for people who run and swim',
    ],
    [
      [customer('vegetarians', 'Who'), customer('solo travellers', 'Who')],
      'trail shoes for solo travellers that suit vegetarians',
    ],
    [[customer('hiking', 'Use'), customer('flat feet', 'Condition')], 'trail shoes for hiking and flat feet'],
    [[customer('hiking', 'Use'), customer('beginners', 'Who')], 'trail shoes for hiking that suit beginners'],
  ])('says two things that it is for in one: %#', (attributes, expected) => {
    expect(said(...attributes)).toBe(expected);
  });

  it.each([
    ['wants to pass', 'for people who want to pass'],
    ["doesn't know their size", "for people who don't know their size"],
    ['never been measured', 'for people who have never been measured'],
    ['working full time', 'for people working full time'],
    ['over 500 members', 'for over 500 members'],
    ['only 3 weeks left', 'for people with only 3 weeks left'],
    ['worn out right now', 'for situations like “worn out right now”'],
    ["IT won't allow it", "for situations like “IT won't allow it”"],
  ])('says of people what customers do and are: %s', (name, expected) => {
    expect(said(customer(name))).toBe(`trail shoes ${expected}`);
  });

  it.each([
    'pass or your money back',
    '24/7 emergency',
    '-196 to +85 °C',
    'they clean up after',
    '0% / 12 mo',
  ])('puts into brackets what it cannot place: %s', (name) => {
    expect(said(feature(name))).toBe(`trail shoes (ideally ${name})`);
  });

  it('says what staff set as they set it, even if it speaks to somebody', () => {
    const question = composeQuestion({
      brandName: 'Acme',
      promptType: 'Discovery',
      templateType: null,
      combination: {
        productCategory: shoes,
        attributes: [customer('fitting', 'Service', 'with all the fitting done for you')],
        competitor: null,
      },
    });
    expect(question).toContain('trail shoes with all the fitting done for you');
  });
});
