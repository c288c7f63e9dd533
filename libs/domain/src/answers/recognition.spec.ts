import { expect, it } from '@jest/globals';
import { unrecognised } from './recognition.js';

const isAbout = (question: string, name: string): boolean => unrecognised(question, [{ name }]).length === 0;

it.each([
  ['price', 'Is it cheaper than others?'],
  ['noise', 'Which are the quietest?'],
  ['ease of use', 'Are they easy to use?'],
  ['safety', 'Are they safe for newborns?'],
  ['strength', 'How strong are they?'],
  ['Seniors', 'Would they suit my retired father?'],
  ['battery life', 'Do they last a day on one charge?'],
  ['gluten-free', 'Which are made without gluten?'],
  ['no contract', 'Which don’t tie me to a contract?'],
  ['no contract', 'Can I avoid a contract?'],
  ['fragrance-free', 'Which contain no fragrance?'],
  ['dog food', 'Which food keeps dogs and cats healthy?'],
  ['under £3,000', 'Which cost less than £3000?'],
  ['under 10 employees', 'Which suit a company of few employees?'],
  ['3-year warranty', 'Which have a warranty of three years?'],
  ['10-15 km', 'Which are made for 12 km?'],
  ['foldable', 'Which fold?'],
  ['children', 'Which are good for kids?'],
  ['kids', 'Which are good with children?'],
  ['knives', 'Which knife is best?'],
  ['under $200', 'Which cost two people under two hundred dollars?'],
  ['under $25', 'Which cost under twenty-five dollars?'],
  ['Wi-Fi printing', 'Which have wifi for photos?'],
  ['no WiFi required', 'Which work without Wi-Fi?'],
  ['e-commerce platforms', 'Which ecommerce one is best?'],
  ['ebikes', 'Which e-bike is best?'],
  ['TVs', 'Which television is best?'],
  ['bicycles', 'Which bike is best?'],
  ['firmness', 'Which is firmer?'],
  ['under 25', 'Which can I hire at 22?'],
  ['over 70s', 'Which cover my mother, who is 74?'],
  ['3-day turnaround', 'Which turn parts round in 3 days?'],
  ['quiet', 'Which is quiet, and not big?'],
])('%s is recognised in "%s"', (name, question) => {
  expect(isAbout(question, name)).toBe(true);
});

it.each([
  ['price', 'Which are the quietest?'],
  ['noise', 'Which are the cheapest?'],
  ['gluten-free', 'Which hold the most gluten?'],
  ['no contract', 'Which have the longest contract?'],
  ['dog food', 'Which food is best for cats?'],
  ['under £300', 'Which cost less than £3,000?'],
  ['under 10 employees', 'Which suit companies with 10,000 employees?'],
  ['under $1,400', 'Which cost more than $1400?'],
  ['over 50', 'Which are for people under 50?'],
  ['under 25', 'Which can I hire at 52?'],
  ['under 25', 'Which can I hire for 7 days?'],
  ['quiet', 'Which is big, and not quiet?'],
])('%s is not recognised in "%s"', (name, question) => {
  expect(isAbout(question, name)).toBe(false);
});

it('what buyers want to be rid of may be put aside', () => {
  const greasy = { name: 'greasy', categoryName: 'Concerns' };
  expect(unrecognised('Which are light and not greasy?', [greasy])).toEqual([]);
  const leather = { name: 'leather', categoryName: 'Material' };
  expect(unrecognised('Which are real leather, not leather-look?', [leather])).toEqual([]);
});

it('a word that tells of another name is of no word’s family', () => {
  const names = [{ name: 'pet insurance' }, { name: 'older dogs', categoryName: 'Pet' }];
  expect(unrecognised('Which pet insurance is best for kittens?', names)).toEqual([names[1]]);
  expect(unrecognised('Which pet insurance is best for old dogs?', names)).toEqual([]);
});
