import { expect, it } from '@jest/globals';
import type { CategoryType } from '../vocabulary.js';
import { exampleQuestion } from './compose.js';
import { attributeOf, TRAIL_SHOES } from './example-fixtures.js';

const askedOf = (product: string, catType: CategoryType, category: string, name: string): string => {
  const { form: _, ...productCategory } = { ...TRAIL_SHOES, name: product };
  return exampleQuestion({ productCategory, attributes: [attributeOf(catType, category, name)] });
};

it.each([
  ['dental clinic', 'Payment', 'accepts Medicaid', 'dental clinics that accept Medicaid'],
  ['gyms', 'Service', 'offers physio', 'gyms that offer physio'],
  ['pet cremation', 'Type', 'communal cremation', 'communal pet cremation services'],
  ['lime plaster', 'Type', 'hydraulic lime', 'hydraulic lime plasters'],
  ['piano tuning', 'Instrument', 'player piano', 'piano tuning services for a player piano'],
  ['car insurance', 'Vehicle', 'classic cars', 'car insurance options for classic cars'],
  ['campervan hire', 'Vehicle features', 'rooftop tent', 'campervan hire services with a rooftop tent'],
])('what is said of %s fits it: %s, %s', (product, category, name, said) => {
  expect(askedOf(product, 'ProductAttribute', category, name)).toBe(`Which ${said} would you recommend?`);
});

it('what an animal will not eat is said of the animal', () => {
  expect(askedOf('dog treats', 'CustomerAttribute', 'Problem', "won't eat kibble")).toBe(
    "Which dog treats for dogs who won't eat kibble would you recommend?",
  );
});

it.each([
  ['piano tuning', 'piano tuning services after a move'],
  ['trail shoes', 'trail shoes for after a move'],
])('a service is done after something, goods are for after it: %s', (product, said) => {
  expect(askedOf(product, 'CustomerAttribute', 'Occasion', 'after a move')).toBe(
    `Which ${said} would you recommend?`,
  );
});

it.each([
  ['fresh fish delivery', 'Species', 'turbot', '(ideally turbot)'],
  ['online courses', 'Format', 'offline mode', '(offline mode would be ideal)'],
])('a third noun in a row stands apart: %s, %s, %s', (product, category, name, said) => {
  expect(askedOf(product, 'ProductAttribute', category, name)).toContain(said);
});

it.each([
  ['watch straps', 'Materials', 'leather strap', 'leather watch straps'],
  ['singing lessons', 'Lesson format', '30-minute lessons', '30-minute singing lessons'],
  ['piano lessons', 'Lesson format', 'Group classes', 'group piano lessons'],
  ['solar panels', 'Selling points', 'All-black panels', 'all-black solar panels'],
  ['drum lessons', 'What we offer', 'Free first lesson', 'drum lessons with a free first lesson'],
])('a kind of the product itself stands before it: %s, %s, %s', (product, category, name, said) => {
  expect(askedOf(product, 'ProductAttribute', category, name)).toBe(`Which ${said} would you recommend?`);
});
